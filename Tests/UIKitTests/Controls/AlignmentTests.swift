import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing
import UIKit

/// Where contents lie in controls, pictures beside titles, and margins of rows.
@MainActor
@Suite struct AlignmentTests {
  /// Where a screen of 200 points is neither white nor nearly so.
  private func ink(on screen: Screen, height: CGFloat = 200) -> CGRect {
    var box = CGRect.null
    for y in stride(from: 1, to: height, by: 2) {
      for x in stride(from: 1, to: 200, by: 2) as StrideTo<CGFloat> where screen.color(x, y)[1] < 200 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private func ink(of button: UIButton) -> CGRect {
    button.setTitle("●", for: .normal)
    button.setTitleColor(.pureRed, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(button)
    return ink(on: .showing(root))
  }

  @Test(
    "A title lies at the side that its button says",
    arguments: [
      (UIControl.ContentHorizontalAlignment.left, 0.1), (.leading, 0.1), (.center, 0.5), (.right, 0.9), (.trailing, 0.9),
    ])
  func horizontal(alignment: UIControl.ContentHorizontalAlignment, part: CGFloat) {
    let button = UIButton(type: .custom)
    button.contentHorizontalAlignment = alignment
    #expect(abs(ink(of: button).midX / 200 - part) < 0.09)
    #expect(button.effectiveContentHorizontalAlignment != .leading && button.effectiveContentHorizontalAlignment != .trailing)
  }

  @Test(
    "A title lies at the height that its button says",
    arguments: [(UIControl.ContentVerticalAlignment.top, 0.1), (.center, 0.5), (.bottom, 0.9)])
  func vertical(alignment: UIControl.ContentVerticalAlignment, part: CGFloat) {
    let button = UIButton(type: .custom)
    button.contentVerticalAlignment = alignment
    #expect(abs(ink(of: button).midY / 200 - part) < 0.09)
  }

  @Test("A picture stands at the side of the title that its button's configuration says")
  func pictures() {
    func size(_ placement: NSDirectionalRectEdge) -> CGSize {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Town"
      configuration.image = UIImage(systemName: "star")
      configuration.imagePadding = 10
      configuration.imagePlacement = placement
      return UIButton(configuration: configuration).intrinsicContentSize
    }
    #expect(size(.leading) == size(.trailing) && size(.top) == size(.bottom))
    #expect(size(.top).height > size(.leading).height + 20 && size(.top).width < size(.leading).width - 20)
    #expect(NSDirectionalRectEdge.all.isSuperset(of: [.leading, .bottom]))
  }

  @Test("A row's content keeps its own margins along the axes that do not follow the row's")
  func margins() {
    func start(_ axes: UIAxis) -> CGFloat {
      let towns = Towns([["Nara"]])
      let table = towns.table()
      let screen = Screen.showing(table, width: 200, height: 44)
      let cell = table.visibleCells[0]
      var content = cell.defaultContentConfiguration()
      content.text = "Nara"
      content.axesPreservingSuperviewLayoutMargins = axes
      content.directionalLayoutMargins.leading = 70
      cell.contentConfiguration = content
      screen.settle()
      return withExtendedLifetime(towns) { ink(on: screen, height: 40).minX }
    }
    #expect(UIAxis.both == [.horizontal, .vertical])
    let (own, rows) = (start([]), start(.both))
    #expect(abs(own - 71) <= 2 && rows < 40, "\(own), \(rows)")
  }

  @Test("Content that a finger throws rests sooner at the fast rate")
  func deceleration() {
    func rest(_ rate: UIScrollView.DecelerationRate) -> CGFloat {
      let view = UIScrollView()
      view.contentSize = CGSize(width: 200, height: 20_000)
      view.decelerationRate = rate
      let screen = Screen.showing(view)
      screen.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 40), duration: 0.15)
      screen.finishAnimations()
      return view.contentOffset.y
    }
    let (normal, fast) = (rest(.normal), rest(.fast))
    #expect(fast > 100 && normal > fast + 100, "\(normal), \(fast)")
  }
}
