public import SwiftUICore

/// The look that fits the surroundings: text in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style that buttons have without another.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that fits the surroundings.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
