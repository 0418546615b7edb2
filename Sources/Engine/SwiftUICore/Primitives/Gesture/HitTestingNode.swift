import Foundation

/// Decides which presses reach a view.
struct HitTestingModifier: PrimitiveModifier {
  typealias Body = Never
  let isEnabled: Bool
  let shape: ((CGRect, LayoutDirection) -> Path)?
  var isEvenOdd = false
  nonisolated init(isEnabled: Bool, shape: ((CGRect, LayoutDirection) -> Path)?, isEvenOdd: Bool = false) {
    self.isEnabled = isEnabled
    self.shape = shape
    self.isEvenOdd = isEvenOdd
  }
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> HitTestingNode { HitTestingNode(modifier, inputs: inputs) }
  static func updateNode(_ node: HitTestingNode, with modifier: Self) { node.modifier = modifier }
}

final class HitTestingNode: WrapperNode {
  var modifier: HitTestingModifier
  init(_ modifier: HitTestingModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard modifier.isEnabled else { return nil }
    guard let shape = modifier.shape else { return super.hitTest(point) }
    let path = withContainerShape { shape(CGRect(origin: .zero, size: size), layoutDirection) }
    guard path.contains(point, eoFill: modifier.isEvenOdd) else { return nil }
    return super.hitTest(point) ?? self
  }
}
