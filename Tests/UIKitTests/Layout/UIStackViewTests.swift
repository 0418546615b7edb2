import CoreGraphicsTypes
import Foundation
import Testing
import UIKit

@MainActor
@Suite("A stack view")
struct UIStackViewTests {
  /// A stack that fills a root, in a size.
  private func stack(_ views: [UIView], _ width: CGFloat, _ height: CGFloat, _ change: (UIStackView) -> Void = { _ in })
    -> UIStackView
  {
    let stack = UIStackView(arrangedSubviews: views)
    change(stack)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    let view = root(width, height, [stack])
    keep = view
    view.layoutIfNeeded()
    return stack
  }

  private final class Keeper { var views: [UIView] = [] }
  private let keeper = Keeper()
  private var keep: UIView? {
    get { keeper.views.last }
    nonmutating set { if let newValue { keeper.views.append(newValue) } }
  }

  private func xs(_ stack: UIStackView) -> [[CGFloat]] { stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] } }
  private func ys(_ stack: UIStackView) -> [[CGFloat]] { stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] } }

  @Test("fill: what hugs least grows, what resists least shrinks; of equals the first grows")
  func fill() {
    let views = [Block(40, 20), Block(60, 20), Block(20, 20)]
    views[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    let row = stack(views, 200, 50) { $0.spacing = 10 }
    #expect(xs(row) == [[0, 40], [50, 120], [180, 20]] && ys(row) == [[0, 50], [0, 50], [0, 50]])
    let equals = stack([Block(40, 20), Block(60, 20)], 200, 50)
    #expect(xs(equals) == [[0, 140], [140, 60]])
    let tight = [Block(80, 20), Block(60, 20)]
    tight[0].setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
    #expect(xs(stack(tight, 100, 50)) == [[0, 40], [40, 60]])
  }

  @Test("fill equally: all of one size, whatever they are by themselves")
  func equally() {
    let row = stack([Block(40, 20), Block(100, 20), Block(10, 20)], 320, 40) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(xs(row) == [[0, 100], [110, 100], [220, 100]])
  }

  @Test("fill proportionally: sizes in proportion to intrinsic ones, also after these change")
  func proportionally() throws {
    let views = [Block(10, 20), Block(20, 20), Block(30, 20)]
    let row = stack(views, 260, 40) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    #expect(xs(row) == [[0, 40], [50, 80], [140, 120]])
    views[0].size.width = 70
    try #require(keep).layoutIfNeeded()
    #expect(xs(row) == [[0, 140], [150, 40], [200, 60]])
  }

  @Test("equal spacing: sizes stay, distances share the rest, and do not go below the spacing")
  func equalSpacing() {
    func views() -> [UIView] { [Block(40, 20), Block(60, 20), Block(20, 20)] }
    let row = stack(views(), 200, 40) { $0.distribution = .equalSpacing }
    #expect(xs(row) == [[0, 40], [80, 60], [180, 20]])
    let tight = stack(views(), 130, 40) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    #expect(xs(tight) == [[0, 40], [50, 60], [120, 10]], "of equals the last one shrinks")
  }

  @Test("equal centering: middles equally far apart, as far as the spacing allows")
  func equalCentering() {
    let row = stack([Block(40, 20), Block(60, 20), Block(20, 20)], 230, 40) { $0.distribution = .equalCentering }
    let middles = row.arrangedSubviews.map(\.frame.midX)
    #expect(middles == [20, 120, 220])
    let tight = stack([Block(40, 20), Block(100, 20), Block(20, 20)], 180, 40) {
      $0.distribution = .equalCentering
      $0.spacing = 10
    }
    #expect(xs(tight) == [[0, 40], [50, 100], [160, 20]])
  }

  @Test(
    "alignment across the stack",
    arguments: [
      (.fill, [[0, 100], [0, 100]]), (.top, [[0, 20], [0, 40]]), (.bottom, [[80, 20], [60, 40]]),
      (.center, [[40, 20], [30, 40]]), (.leading, [[0, 20], [0, 40]]), (.trailing, [[80, 20], [60, 40]]),
      (.firstBaseline, [[20, 20], [0, 40]]), (.lastBaseline, [[75, 20], [60, 40]]),
    ] as [(UIStackView.Alignment, [[CGFloat]])])
  func alignment(_ alignment: UIStackView.Alignment, _ expected: [[CGFloat]]) {
    let small = Block(50, 20).setBaselines(first: 10, last: 5), large = Block(50, 40).setBaselines(first: 30, last: 10)
    #expect(ys(stack([small, large], 100, 100) { $0.alignment = alignment }) == expected)
  }

  @Test("a column, its margins, and distances of its own behind single views")
  func column() throws {
    let views = [Block(40, 20), Block(60, 30), Block(20, 10)]
    let column = stack(views, 100, 110) {
      $0.axis = .vertical
      $0.alignment = .leading
      $0.spacing = 5
      $0.setCustomSpacing(20, after: views[0])
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 10, left: 7, bottom: 15, right: 7)
    }
    #expect(ys(column) == [[10, 20], [50, 30], [85, 10]] && xs(column) == [[7, 40], [7, 60], [7, 20]])
    #expect(column.customSpacing(after: views[0]) == 20 && column.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    column.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    column.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    try #require(keep).layoutIfNeeded()
    #expect(column.arrangedSubviews[1].frame.minY - column.arrangedSubviews[0].frame.maxY == 5)
    #expect(column.arrangedSubviews[2].frame.minY - column.arrangedSubviews[1].frame.maxY == 8)
  }

  @Test("hidden views take no space, and come back")
  func hidden() throws {
    let views = [Block(40, 20), Block(60, 20), Block(20, 20)]
    for view in views { view.setContentHuggingPriority(.required, for: .horizontal) }
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 10
    row.translatesAutoresizingMaskIntoConstraints = false
    let view = root(300, 100, [row])
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor), row.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    view.layoutIfNeeded()
    #expect(row.frame == rect(0, 0, 140, 20))
    views[1].isHidden = true
    view.layoutIfNeeded()
    #expect(row.frame.width == 70 && views[2].frame.minX == 50)
    views[1].isHidden = false
    views[2].removeFromSuperview()
    view.layoutIfNeeded()
    #expect(row.arrangedSubviews == [views[0], views[1]] && row.frame.width == 110)
    row.removeArrangedSubview(views[0])
    row.insertArrangedSubview(views[2], at: 0)
    view.layoutIfNeeded()
    #expect(row.arrangedSubviews == [views[2], views[1]] && views[0].superview === row && row.frame.width == 90)
  }

  @Test("stacks in stacks are as large as what is in them")
  func nesting() {
    let texts = UIStackView(arrangedSubviews: [Block(120, 20), Block(80, 16)])
    texts.axis = .vertical
    texts.spacing = 4
    let row = UIStackView(arrangedSubviews: [Block(40, 40), texts])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    let view = root(300, 200, [row])
    NSLayoutConstraint.activate([
      row.centerXAnchor.constraint(equalTo: view.centerXAnchor), row.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    view.layoutIfNeeded()
    #expect(row.frame == rect(64, 80, 172, 40) && texts.frame == rect(52, 0, 120, 40))
    #expect(texts.arrangedSubviews.map(\.frame) == [rect(0, 0, 120, 20), rect(0, 24, 120, 16)])
    #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 172, height: 40))
  }

  @Test("a column with distances between baselines; a row from right to left")
  func baselinesAndDirections() {
    let views = [Block(40, 20).setBaselines(first: 15, last: 5), Block(40, 20).setBaselines(first: 15, last: 5)]
    let column = stack(views, 100, 60) {
      $0.axis = .vertical
      $0.isBaselineRelativeArrangement = true
      $0.spacing = 40
    }
    #expect(views[1].frame.minY + 15 - (views[0].frame.maxY - 5) == 40 && column.isBaselineRelativeArrangement)
    let row = stack([Block(40, 20), Block(60, 20)], 110, 20) { stack in
      stack.spacing = 10
      for view in stack.arrangedSubviews + [stack] { view.semanticContentAttribute = .forceRightToLeft }
    }
    #expect(xs(row) == [[70, 40], [0, 60]])
  }
}
