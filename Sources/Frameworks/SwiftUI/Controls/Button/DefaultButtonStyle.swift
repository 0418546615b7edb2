public import SwiftUICore

/// The look that fits the surroundings: text in the tint; in a list's row the row is what is pressed.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style that buttons have without another.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(row: ListRowPress()) { BorderlessLabel(configuration: $0) }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that fits the surroundings.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
