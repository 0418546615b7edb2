public import SwiftUICore

/// A button that looks like a link: its label in the colour of links, faint while pressed.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Makes the style of a label that looks like a link.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable { LinkLabel(configuration: $0) }
  }
}

private struct LinkLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .defaultForegroundStyle(Color(isEnabled ? UIColor.link : .tertiaryLabel))
      .opacity(configuration.isPressed ? 0.2 : 1)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A label that looks like a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
