import Foundation

extension View {
  /// Lets the view and what is inside move as one where the layout moves them, instead of each part by itself.
  ///
  /// A view that comes into a group while the group moves then moves with it.
  public nonisolated func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}

/// Animates a view's place and size as a unit, together with what is inside.
nonisolated struct _GeometryGroupModifier: PrimitiveModifier {
  typealias Body = Never
  nonisolated init() {}
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> GeometryGroupNode { GeometryGroupNode(inputs: inputs) }
  static func updateNode(_ node: GeometryGroupNode, with modifier: Self) {}
}

final class GeometryGroupNode: WrapperNode {
  override var layoutNode: ViewNode { self }
  override var animatesOwnFrame: Bool { true }
  override var isGeometryGroup: Bool { true }
  override var debugName: String { "GeometryGroup" }
}
