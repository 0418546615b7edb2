/// How a screen reader treats a view that takes touches directly.
nonisolated public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The options, a bit for each.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is read while it is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// It takes touches once it has been activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
  /// Says whether touches go to the view directly while a screen reader is used.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    modifier(
      AccessibilityModifier {
        if isDirectTouchArea { $0.add(.allowsDirectInteraction) } else { $0.remove(.allowsDirectInteraction) }
        $0.directTouch = isDirectTouchArea ? options : []
      })
  }
}
