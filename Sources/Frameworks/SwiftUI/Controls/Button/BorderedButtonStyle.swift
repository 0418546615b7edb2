public import SwiftUICore

/// A label in the tint on a faint fill of it, with round corners.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style of a label in the tint on a faint fill of it.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable { FilledLabel(configuration: $0, isProminent: false) }
  }
}

/// A white label on the tint, with round corners.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style of a white label on the tint.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable { FilledLabel(configuration: $0, isProminent: true) }
  }
}

/// A label on a filled shape (Facts 3.3).
private struct FilledLabel: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    let tint: Color = configuration.role == .destructive ? .red : .accentColor
    let fill: Color = !isEnabled ? .gray.opacity(0.12) : isProminent ? tint : tint.opacity(0.15)
    let text: Color = !isEnabled ? Color(UIColor.tertiaryLabel) : isProminent ? .white : tint
    configuration.label
      .foregroundColor(text)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background(fill, in: RoundedRectangle(cornerRadius: 8))
      .overlay(Color.black.opacity(configuration.isPressed ? 0.1 : 0), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a faint fill of the tint.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
