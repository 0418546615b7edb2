extension Image {
  /// How much brighter than white a picture may become.
  nonisolated public struct DynamicRange: Hashable, Sendable {
    private let number: Int
    /// Not at all.
    public static let standard = DynamicRange(number: 0)
    /// Somewhat, so that what is beside it does not look dark.
    public static let constrainedHigh = DynamicRange(number: 1)
    /// As much as the display can.
    public static let high = DynamicRange(number: 2)
  }

  /// Sets how much brighter than white the picture may become, where a display can show that; none does here.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

extension View {
  /// Sets how much brighter than white the pictures inside may become, where a display can show that; none does here.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}

private enum AllowedDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

extension EnvironmentValues {
  /// How much brighter than white pictures may become; `nil`: as the system has it.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}
