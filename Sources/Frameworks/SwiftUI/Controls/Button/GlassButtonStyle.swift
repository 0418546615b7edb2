import CoreGraphicsTypes
public import SwiftUICore

/// A label on glass, in a capsule unless another border shape is set.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass
  /// Makes the style of a label on regular glass.
  public nonisolated init() { glass = .regular }
  /// Makes the style of a label on glass of a kind.
  public nonisolated init(_ glass: Glass) { self.glass = glass }
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable { GlassLabel(configuration: $0, glass: glass, isProminent: false) }
  }
}

/// A white label on glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style of a white label on glass in the tint.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable { GlassLabel(configuration: $0, glass: .regular, isProminent: true) }
  }
}

/// A button's label on glass, to the measures of bordered buttons.
private struct GlassLabel: View {
  let configuration: ButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.metrics.buttons) private var metrics

  var body: some View {
    let measures = metrics.measures(for: controlSize)
    let isDestructive = configuration.role == .destructive
    let fill = isProminent && isEnabled ? glass.tint(isDestructive ? .red : .accentColor) : glass
    let text: Color = !isEnabled ? Color(UIColor.tertiaryLabel) : isProminent ? .white : isDestructive ? .red : .primary
    configuration.label
      .transformEnvironment(\.font) { $0 = $0 ?? measures.font }
      .defaultForegroundStyle(text)
      .modifier(FilledLabelRoom(insets: measures.insets, isCircle: border == .circle))
      .glassEffect(fill.interactive(false), in: border.shape(radius: nil))
      .contentShape(border.shape(radius: nil))
      .scaleEffect(configuration.isPressed ? 1.05 : 1)
      .animation(.spring(duration: 0.3, bounce: 0.3), value: configuration.isPressed)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A label on glass of a kind.
  public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A white label on glass in the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
