import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing
import UIKit

/// Content of lines is as high as the lines that it has in the width that constraints leave it, and no higher.
@MainActor
@Suite struct LineHeightTests {
  private static let words = "The third lamp flickers, and the river has come up by a hand since the morning, which nobody saw."

  private func label() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Self.words
    return label
  }

  /// A view with another one inside, 20 points from its sides and at its top.
  private func surrounding(_ view: UIView) -> UIView {
    let outer = UIView()
    outer.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
    ])
    return outer
  }

  /// Whether a view is as high as its lines, which are several.
  private func fits(_ view: UIView) -> Bool {
    let lines = view.sizeThatFits(CGSize(width: view.frame.width, height: 0)).height
    return abs(view.frame.height - lines) < 1 && lines > 30
  }

  private func column(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    return stack
  }

  @Test("Labels in a column are as high as their text in the column's width, and the window's width decides")
  func labels() {
    let labels = (0..<3).map { _ in label() }
    let stack = column(labels)
    let screen = Screen.showing(surrounding(stack), width: 300, height: 800)
    for label in labels { #expect(label.frame.width == 260 && fits(label)) }
    #expect(abs(stack.frame.height - labels.reduce(0) { $0 + $1.frame.height }) < 1)
    withExtendedLifetime(screen) {}
  }

  @Test("Heights follow a width that grows, and one that shrinks again", arguments: [180, 300, 500] as [CGFloat])
  func widths(width: CGFloat) {
    let text = label()
    let outer = surrounding(column([text]))
    for size in [240, width, 700, width] {
      outer.frame = CGRect(x: 0, y: 0, width: size, height: 900)
      outer.layoutIfNeeded()
      #expect(text.frame.width == size - 40)
      #expect(abs(text.frame.height - text.sizeThatFits(CGSize(width: size - 40, height: 0)).height) < 1)
    }
  }

  @Test("What surrounds a column takes part of its width", arguments: [UIStackView.Alignment.fill, .leading, .center])
  func nested(alignment: UIStackView.Alignment) {
    let picture = Block(40, 40), texts = [label(), label()]
    let inner = column(texts)
    inner.alignment = alignment
    inner.isLayoutMarginsRelativeArrangement = true
    let row = UIStackView(arrangedSubviews: [picture, inner])
    row.spacing = 12
    row.alignment = .top
    picture.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let outer = surrounding(row)
    outer.frame = CGRect(x: 0, y: 0, width: 320, height: 900)
    outer.layoutIfNeeded()
    for text in texts { #expect(text.frame.width <= 212 && text.frame.width > 150 && fits(text)) }
  }

  @Test("Text views that do not scroll, buttons with long titles and hosted views follow the same rule")
  func kinds() {
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = Self.words
    var configuration = UIButton.Configuration.filled()
    configuration.title = Self.words
    let button = UIButton(configuration: configuration)
    let hosting = UIHostingController(rootView: Text(verbatim: Self.words))
    hosting.sizingOptions = .intrinsicContentSize
    let views: [UIView] = [text, button, hosting.view]
    let outer = surrounding(column(views))
    for width in [300, 220, 420] as [CGFloat] {
      outer.frame = CGRect(x: 0, y: 0, width: width, height: 900)
      outer.layoutIfNeeded()
      for view in views { #expect(view.frame.width == width - 40 && fits(view), "\(type(of: view)) at \(width)") }
    }
  }

  @Test("A subclass that adds to its intrinsic size adds to its lines as well")
  func padded() {
    final class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 16)
      }
    }
    let padded = Padded(), plain = label()
    padded.numberOfLines = 0
    padded.text = Self.words
    let outer = surrounding(column([padded, plain]))
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 900)
    outer.layoutIfNeeded()
    #expect(abs(padded.frame.height - plain.frame.height - 16) < 1 && fits(plain))
  }

  @Test("Where an app says at which width lines break, the height is that of such lines")
  func preferredWidth() {
    let text = label()
    text.preferredMaxLayoutWidth = 130
    let outer = surrounding(column([text]))
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 900)
    outer.layoutIfNeeded()
    #expect(text.frame.width == 260)
    #expect(abs(text.frame.height - text.sizeThatFits(CGSize(width: 130, height: 0)).height) < 1)
  }

  @Test("A size that fits counts the lines that a width makes")
  func fitting() {
    let text = label()
    let outer = surrounding(text)
    text.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
    let size = outer.systemLayoutSizeFitting(
      CGSize(width: 240, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 240)
    #expect(abs(size.height - text.sizeThatFits(CGSize(width: 200, height: 0)).height) < 1)
  }

  @Test("Among views of SwiftUI lines break before a view becomes wider than it is offered")
  func represented() {
    let text = label(), inner = label()
    let outer = surrounding(inner)
    inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 600) }) {
      VStack(spacing: 0) {
        Shown(view: text)
        Shown(view: outer).fixedSize(horizontal: false, vertical: true)
      }
    }
    #expect(text.frame.width <= 300 && fits(text))
    #expect(outer.frame.width == 300 && inner.frame.width == 260 && fits(inner))
    #expect(abs(outer.frame.height - inner.frame.height) < 1)
    withExtendedLifetime(screen) {}
  }

  @Test("Rows of a table are as high as the labels in their cells")
  func cells() {
    final class Cell: UITableViewCell {
      let label = UILabel()
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.text = LineHeightTests.words
        let stack = UIStackView(arrangedSubviews: [label])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
          stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
          stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), source = Source()
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    let screen = Screen.showing(table, width: 300, height: 600)
    let cells = table.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.count == 3)
    for cell in cells {
      #expect(cell.label.frame.width == 268 && fits(cell.label))
      #expect(abs(cell.contentView.frame.height - cell.label.frame.height - 16) < 1)
    }
    withExtendedLifetime((screen, source)) {}
  }
}
