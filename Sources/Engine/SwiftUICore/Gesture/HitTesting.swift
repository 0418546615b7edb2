import Foundation

extension View {
  /// Lets presses and the pointer reach the view and those inside; with `false` they pass through to what is behind.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled, shape: nil))
  }

  /// Makes a shape, fitted to the view's bounds, the area that takes presses.
  ///
  /// `eoFill` says which parts are inside where the outline crosses itself: by the even-odd rule, or by winding.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(HitTestingModifier(isEnabled: true, shape: { shape.path(in: $0) }, isEvenOdd: eoFill))
  }
}

/// Decides which presses reach a view.
struct HitTestingModifier: PrimitiveModifier {
  typealias Body = Never
  let isEnabled: Bool
  let shape: ((CGRect) -> Path)?
  var isEvenOdd = false
  nonisolated init(isEnabled: Bool, shape: ((CGRect) -> Path)?, isEvenOdd: Bool = false) {
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
    guard shape(CGRect(origin: .zero, size: size)).contains(point, eoFill: modifier.isEvenOdd) else { return nil }
    return super.hitTest(point) ?? self
  }
}
