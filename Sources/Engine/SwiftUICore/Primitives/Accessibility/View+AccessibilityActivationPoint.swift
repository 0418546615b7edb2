public import Foundation

extension View {
  /// Sets where a screen reader presses to activate the view: a point in its coordinates, which are points.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    modifier(
      AccessibilityModifier {
        $0.activationPoint = CGPoint(x: $0.frame.minX + activationPoint.x, y: $0.frame.minY + activationPoint.y)
      })
  }

  /// Sets where a screen reader presses to activate the view: a point as a part of its size.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    modifier(
      AccessibilityModifier {
        let frame = $0.frame
        $0.activationPoint = CGPoint(
          x: frame.minX + frame.width * activationPoint.x, y: frame.minY + frame.height * activationPoint.y)
      })
  }

  /// Sets where a screen reader presses to activate the view: a point in its coordinates, which are points.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(activationPoint: CGPoint) -> some View { accessibilityActivationPoint(activationPoint) }

  /// Sets where a screen reader presses to activate the view: a point as a part of its size.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(activationPoint: UnitPoint) -> some View { accessibilityActivationPoint(activationPoint) }
}
