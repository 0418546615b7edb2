import Foundation

extension Text {
  /// How large text is beside the font's own size.
  public struct Scale: Hashable, Sendable {
    /// What the size in points is multiplied by (Facts 1.9).
    let factor: CGFloat
    /// As large as the font says.
    public static let `default` = Scale(factor: 1)
    /// Smaller, for what stands beside a text of the font, as a unit does.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Sets how large the text is beside the font's own size.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(.scale(scale)) : self
  }
}

extension View {
  /// Sets how large text is beside the font's own size.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    fontOverride { if isEnabled { $0.scale = scale } }
  }
}
