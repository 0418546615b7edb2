/// A shape of the framework whose path follows from its fields and its surroundings alone: no app's code runs for it.
nonisolated protocol SelfContainedShape: Shape {}

extension Shape {
  /// Whether an app's code may make the path, and read state for it.
  ///
  /// The type is looked up: ask once.
  nonisolated static var asksApp: Bool { !(Self.self is any SelfContainedShape.Type) }
}

extension Rectangle: SelfContainedShape {}
extension RoundedRectangle: SelfContainedShape {}
extension UnevenRoundedRectangle: SelfContainedShape {}
extension Capsule: SelfContainedShape {}
extension Ellipse: SelfContainedShape {}
extension Circle: SelfContainedShape {}
extension ContainerRelativeShape: SelfContainedShape {}
extension Path: SelfContainedShape {}
extension _InsetRoundedRectangle: SelfContainedShape {}
extension _InsetShape: SelfContainedShape where Base: SelfContainedShape {}
extension OffsetShape: SelfContainedShape where Content: SelfContainedShape {}
extension ScaledShape: SelfContainedShape where Content: SelfContainedShape {}
extension RotatedShape: SelfContainedShape where Content: SelfContainedShape {}
extension TransformedShape: SelfContainedShape where Content: SelfContainedShape {}
extension _StrokedShape: SelfContainedShape where Content: SelfContainedShape {}
extension _TrimmedShape: SelfContainedShape where Content: SelfContainedShape {}
extension _SizedShape: SelfContainedShape where Content: SelfContainedShape {}
