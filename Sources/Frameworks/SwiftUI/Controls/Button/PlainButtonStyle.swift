public import SwiftUICore

/// A label as it is, without a tint; fainter while pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style of a label as it is, 75 % opaque while pressed and 50 % while disabled.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable { PlainLabel(configuration: $0) }
  }
}

private struct PlainLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    configuration.label.opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.75 : 1)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label without a tint.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
