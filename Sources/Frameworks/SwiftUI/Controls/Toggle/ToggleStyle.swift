public import SwiftUICore

/// How toggles look and what turns them on; apply it with `toggleStyle(_:)`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes a toggle's look.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a toggle style is given.
nonisolated public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that are not all the same.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension ToggleStyleConfiguration: StyleConfiguration {
  package static var defaultStyle: StyleBox<Self> { StyleBox(DefaultToggleStyle()) { $0.makeBody(configuration: $1) } }
}

extension View {
  /// Sets how the toggles inside look.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

/// The look that fits the surroundings: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style that toggles have without another.
  public nonisolated init() {}
  /// The toggle's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that fits the surroundings.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A label that is pressed to turn it on, and then has a fill.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style of a label that is pressed.
  public nonisolated init() {}
  /// The toggle's look in this style.
  public func makeBody(configuration: Configuration) -> some View { ToggleButton(configuration: configuration) }
}

/// A toggle as a button: with a fill in the tint while it is on, and without one while it is off, unless a style of buttons that is
/// set says how it looks (Facts 3.3).
private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.hasButtonStyle) private var hasButtonStyle

  var body: some View {
    let isOn = configuration.$isOn
    let button = Button(action: { isOn.wrappedValue.toggle() }) { configuration.label }
      .environment(\.toggleIsOn, configuration.isOn || configuration.isMixed)
    if hasButtonStyle { button } else { button.buttonStyle(ToggleButtonStyle()) }
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A label that is pressed to turn it on, and then has a fill.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
