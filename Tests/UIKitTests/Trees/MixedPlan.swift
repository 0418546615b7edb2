import Foundation
import SeededNumbers

/// A tree of views of SwiftUI and of UIKit in one another, as a value that changes.
struct MixedPlan: Identifiable, Sendable {
  enum Kind: Sendable {
    case column, row, padded, framed, optional, list
    case plain, constrained, stacked, scrolled, contained, cells
    case color, text
    case block, label, button

    static let swiftContainers: [Kind] = [.column, .row, .padded, .framed, .optional, .list]
    static let uikitContainers: [Kind] = [.plain, .constrained, .stacked, .scrolled, .contained, .cells]
    static let leaves: [Kind] = [.color, .text, .block, .label, .button]

    var isSwiftUI: Bool { Self.swiftContainers.contains(self) || self == .color || self == .text }
    var isLeaf: Bool { Self.leaves.contains(self) }
  }

  let id: Int
  var kind: Kind
  /// Whether it is there, or can be seen.
  var isOn = true
  /// A length of its own: a margin, a distance, a size.
  var length: CGFloat
  /// Whether UIKit moves to what is new by an animation of its own.
  var animates: Bool
  var children: [MixedPlan]

  init(depth: Int, inSwiftUI: Bool = true, using random: inout SplitMix) {
    id = random.below(1_000_000_000)
    // Mostly of the other kind than what is around.
    let becomesSwiftUI = random.below(4) == 0 ? inSwiftUI : !inSwiftUI
    let kinds = depth == 0 ? Kind.leaves : becomesSwiftUI ? Kind.swiftContainers : Kind.uikitContainers
    let kind = kinds[random.below(kinds.count)]
    self.kind = kind
    length = CGFloat(1 + random.below(8))
    animates = random.below(3) == 0
    children = []
    guard depth > 0 else { return }
    for _ in 0..<(1 + random.below(3)) {
      children.append(MixedPlan(depth: random.below(4) == 0 ? 0 : depth - 1, inSwiftUI: kind.isSwiftUI, using: &random))
    }
  }

  /// The children that make a place in a stack of SwiftUI.
  var present: [MixedPlan] { children.filter { $0.kind != .optional || $0.isOn } }

  /// Everything in it.
  var flattened: [MixedPlan] { [self] + children.flatMap(\.flattened) }

  /// Changes one of the views.
  mutating func change(using random: inout SplitMix) {
    if let index = children.indices.randomElement(using: &random), random.below(4) > 0 {
      return children[index].change(using: &random)
    }
    switch random.below(10) {
    case 0...2: isOn.toggle()
    case 3, 4: length = CGFloat(1 + random.below(8))
    case 5: children.shuffle(using: &random)
    case 6, 7:
      guard !kind.isLeaf, children.count < 4 else { return }
      let new = MixedPlan(depth: random.below(2), inSwiftUI: kind.isSwiftUI, using: &random)
      children.insert(new, at: random.below(children.count + 1))
    case 8: if children.count > 1 { children.remove(at: random.below(children.count)) }
    default: if kind.isLeaf { kind = Kind.leaves[random.below(Kind.leaves.count)] }
    }
  }
}
