package import SwiftUI
public import SwiftUICore

/// A lamp, which a press turns on and off.
nonisolated public struct Lamp<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  @ControlStyle<LampStyleConfiguration> private var style

  /// Creates a lamp that is named after the views of its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// What the view shows.
  @MainActor public var body: some View {
    let isOn = isOn
    style.body(of: LampStyleConfiguration(label: .init(content: style.part(label)), isOn: isOn))
      .accessibilityControl(.toggle) { isOn.wrappedValue.toggle() }
      .accessibilityValue(isOn.wrappedValue ? "on" : "off")
  }
}

/// How lamps look and what turns them on; apply it with `lampStyle(_:)`.
@MainActor @preconcurrency
public protocol LampStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = LampStyleConfiguration
  /// Makes a lamp's look.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a lamp style is given.
public struct LampStyleConfiguration {
  /// The lamp's label.
  public struct Label: View {
    let content: AnyView
    /// What the view shows.
    public var body: some View { content }
  }
  /// The lamp's label.
  public let label: Label
  /// Whether the lamp is on.
  @Binding public var isOn: Bool
}

extension LampStyleConfiguration: StyleConfiguration {
  package static var defaultStyle: StyleBox<Self> { StyleBox(BulbLampStyle()) { $0.makeBody(configuration: $1) } }
}

extension View {
  /// Sets how the lamps inside look.
  public nonisolated func lampStyle<S: LampStyle>(_ style: S) -> some View {
    controlStyle(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

/// A label with a round lamp behind it, all of which can be pressed.
public struct BulbLampStyle: LampStyle {
  @Environment(\.isEnabled) private var isEnabled
  /// Makes the style that lamps have without another.
  public nonisolated init() {}
  /// The lamp's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Pressable(action: { configuration.isOn.toggle() }) { isPressed in
      HStack(spacing: 8) {
        configuration.label
        Circle().fill(configuration.isOn ? .yellow : .gray).frame(width: 20, height: 20)
      }
      .opacity(isEnabled && !isPressed ? 1 : 0.5)
    }
  }
}

extension LampStyle where Self == BulbLampStyle {
  /// A label with a round lamp behind it.
  public static var bulb: BulbLampStyle { BulbLampStyle() }
}
