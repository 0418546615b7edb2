import CoreGraphicsTypes
import Foundation
import SeededNumbers
import Testing
import UIKit

@MainActor
@Suite("Laws of Auto Layout")
struct LayoutLawTests {
  /// A tree of views with constraints, all of which can hold: places and sizes are below one another.
  @MainActor
  private struct Tree {
    let root: UIView
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []

    init(_ random: inout SplitMix) {
      root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      grow(in: root, depth: 0, &random)
      NSLayoutConstraint.activate(constraints)
    }

    private mutating func grow(in parent: UIView, depth: Int, _ random: inout SplitMix) {
      var last: UIView?
      for _ in 0..<(1 + random.below(3)) {
        let view: UIView = random.below(2) == 0 ? Block(CGFloat(random.below(120)), CGFloat(random.below(60))) : plain()
        parent.addSubview(view)
        views.append(view)
        let space = CGFloat(random.below(20))
        constraints.append(
          last.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: space) }
            ?? view.topAnchor.constraint(equalTo: parent.topAnchor, constant: space))
        constraints.append(view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: space))
        let soft = [
          view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5, constant: -space),
          view.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(random.below(50))),
          view.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -space),
        ]
        for constraint in soft { constraint.priority = UILayoutPriority(Float(100 + random.below(800))) }
        constraints += soft
        if depth < 2, random.below(2) == 0 { grow(in: view, depth: depth + 1, &random) }
        last = view
      }
    }

  }

  private func edge(_ view: UIView?, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView) -> CGFloat {
    guard let view else { return 0 }
    let frame = view === holder ? view.bounds : view.frame
    switch attribute {
    case .leading, .left: return frame.minX
    case .trailing, .right: return frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .width: return frame.width
    case .height: return frame.height
    default: return 0
    }
  }

  @Test("what is required holds in every tree, and frames are numbers", arguments: 0..<100)
  func required(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let tree = Tree(&random)
    tree.root.layoutIfNeeded()
    for view in tree.views {
      #expect(view.frame.minX.isFinite && view.frame.maxY.isFinite && view.frame.width >= 0 && view.frame.height >= 0)
    }
    for constraint in tree.constraints where constraint.priority == .required {
      guard let view = constraint.firstItem as? UIView, let parent = view.superview else { continue }
      let first = edge(view, constraint.firstAttribute, in: parent)
      let second = edge(constraint.secondItem as? UIView, constraint.secondAttribute, in: parent)
      #expect(abs(first - second - constraint.constant) < 1.01, "seed \(seed): \(constraint)")
    }
  }

  @Test("a layout after changes is the layout from nothing", arguments: 0..<30)
  func increments(seed: Int) {
    func change(_ tree: Tree, _ random: inout SplitMix) {
      for _ in 0..<6 {
        let constraint = tree.constraints[random.below(tree.constraints.count)]
        if constraint.multiplier == 1 { constraint.constant = CGFloat(random.below(40)) }
      }
      for view in tree.views {
        if let block = view as? Block, random.below(3) == 0 { block.size.width = CGFloat(random.below(150)) }
      }
      tree.root.frame.size.width = CGFloat(100 + random.below(500))
    }
    var random = SplitMix(seed: UInt64(seed + 700)), again = SplitMix(seed: UInt64(seed + 700))
    let live = Tree(&random), fresh = Tree(&again)
    live.root.layoutIfNeeded()
    change(live, &random)
    live.root.layoutIfNeeded()
    change(fresh, &again)
    fresh.root.layoutIfNeeded()
    for (first, second) in zip(live.views, fresh.views) where !first.hasAmbiguousLayout {
      #expect(
        abs(first.frame.minX - second.frame.minX) < 0.51 && abs(first.frame.width - second.frame.width) < 0.51, "seed \(seed)")
      #expect(
        abs(first.frame.minY - second.frame.minY) < 0.51 && abs(first.frame.height - second.frame.height) < 0.51, "seed \(seed)")
    }
  }

  @Test("views and constraints that are gone are not kept")
  func memory() {
    weak var engine: AnyObject?
    weak var gone: UIView?
    weak var held: NSLayoutConstraint?
    do {
      let inner = plain()
      let view = root(100, 100, [inner])
      let constraint = inner.widthAnchor.constraint(equalTo: view.widthAnchor)
      constraint.isActive = true
      view.layoutIfNeeded()
      (engine, gone, held) = (view.layoutState, inner, constraint)
      #expect(inner.frame.width == 100 && engine != nil)
    }
    #expect(engine == nil && gone == nil && held == nil)
  }
}
