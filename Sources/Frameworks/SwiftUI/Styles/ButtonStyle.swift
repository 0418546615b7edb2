import SwiftUICore

/// What a button style is given.
nonisolated public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    /// What the view shows.
    public var body: some View { content }
  }
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is pressed now.
  public let isPressed: Bool
}

/// How buttons look; what pressing them means stays the button's.
///
/// Apply it with `buttonStyle(_:)`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes a button's look.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a primitive button style is given.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    /// What the view shows.
    public var body: some View { content }
  }
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let perform: () -> Void
  /// Does what the button does.
  public func trigger() { perform() }
}

/// How buttons look and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes a button's look and decides when it acts.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The look of buttons unless another is set: text in the tint, faint while pressed (Facts 3.3).
public struct BorderlessButtonStyle: ButtonStyle {
  /// Makes the style of a label in the tint, 20 % opaque while pressed.
  public nonisolated init() {}
  /// The button's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessLabel(configuration: configuration)
  }
}

private struct BorderlessLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    configuration.label
      .foregroundColor(!isEnabled ? Color(UIColor.tertiaryLabel) : configuration.role == .destructive ? .red : .accentColor)
      .opacity(configuration.isPressed ? 0.2 : 1)
  }
}

/// A label as it is, without a tint; fainter while pressed.
public struct PlainButtonStyle: ButtonStyle {
  /// Makes the style of a label as it is, 75 % opaque while pressed and 50 % while disabled.
  public nonisolated init() {}
  /// The button's look in this style.
  public func makeBody(configuration: Configuration) -> some View { PlainLabel(configuration: configuration) }
}

/// A label as it is, fainter while pressed or disabled (Facts 3.3).
private struct PlainLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    configuration.label.opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.75 : 1)
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

/// A label in the tint on a faint fill of it, with round corners.
public struct BorderedButtonStyle: ButtonStyle {
  /// Makes the style of a label in the tint on a faint fill of it.
  public nonisolated init() {}
  /// The button's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    FilledLabel(configuration: configuration, isProminent: false)
  }
}

/// A white label on the tint, with round corners.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Makes the style of a white label on the tint.
  public nonisolated init() {}
  /// The button's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    FilledLabel(configuration: configuration, isProminent: true)
  }
}

/// The look that fits the surroundings: text in the tint.
public struct DefaultButtonStyle: ButtonStyle {
  /// Makes the style that buttons have without another.
  public nonisolated init() {}
  /// The button's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The look that fits the surroundings.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension ButtonStyle where Self == BorderlessButtonStyle {
  /// Text in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension ButtonStyle where Self == PlainButtonStyle {
  /// A label without a tint.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension ButtonStyle where Self == BorderedButtonStyle {
  /// A label on a faint fill of the tint.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A button style behind its type.
struct ButtonStyleBox {
  let make: @MainActor (AnyView, ButtonRole?, Bool, @escaping () -> Void) -> AnyView

  nonisolated init<S: ButtonStyle>(_ style: S) {
    nonisolated(unsafe) let style = style
    make = { label, role, isPressed, _ in
      AnyView(
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: role, label: ButtonStyleConfiguration.Label(content: label), isPressed: isPressed)))
    }
  }

  nonisolated init<S: PrimitiveButtonStyle>(primitive style: S) {
    nonisolated(unsafe) let style = style
    make = { label, role, _, trigger in
      AnyView(
        style.makeBody(
          configuration: PrimitiveButtonStyleConfiguration(
            role: role, label: PrimitiveButtonStyleConfiguration.Label(content: label), perform: trigger)))
    }
  }

  @MainActor func makeBody(
    label: AnyView, role: ButtonRole?, isPressed: Bool, trigger: @escaping () -> Void
  ) -> AnyView {
    make(label, role, isPressed, trigger)
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleBox { ButtonStyleBox(DefaultButtonStyle()) }
}

extension EnvironmentValues {
  var buttonStyleBox: ButtonStyleBox {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the buttons inside look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyleBox, ButtonStyleBox(style))
  }
  /// Sets how the buttons inside look and when they act.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyleBox, ButtonStyleBox(primitive: style))
  }
}
