public import SwiftUICore

/// The look of buttons unless another is set: text in the tint, or in the foreground style that is set around the button, faint
/// while pressed (Facts 3.3).
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style of a label in the tint, 20 % opaque while pressed.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable { BorderlessLabel(configuration: $0) }
  }
}

struct BorderlessLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    configuration.label
      .defaultForegroundStyle(
        !isEnabled ? Color(UIColor.tertiaryLabel) : configuration.role == .destructive ? .red : .accentColor
      )
      .opacity(configuration.isPressed ? 0.2 : 1)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Text in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
