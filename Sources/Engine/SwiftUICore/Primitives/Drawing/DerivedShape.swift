/// A shape made of another one: it is used, and mirrored, as that one is.
nonisolated protocol DerivedShape: Shape {
  /// The type of the other shape.
  associatedtype Content: Shape
  /// The other shape.
  var shape: Content { get }
}

extension DerivedShape {
  /// How the shape is used by default: as the one that it is made of.
  public nonisolated static var role: ShapeRole { Content.role }
  /// Whether the shape mirrors where leading is on the right: if the one that it is made of does.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
