public import SwiftUICore

/// How menus look before they are opened; apply it with `menuStyle(_:)`.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = MenuStyleConfiguration
  /// Makes a menu's look; `Menu(configuration)` goes on with the style around this one.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a menu style is given.
nonisolated public struct MenuStyleConfiguration {
  /// The menu's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The menu's items.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration: StyleConfiguration {
  package static var defaultStyle: StyleBox<Self> { StyleBox(DefaultMenuStyle()) { $0.makeBody(configuration: $1) } }
}

extension View {
  /// Sets how the menus inside look.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

/// The look that fits the surroundings: a button in the style of the buttons there.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style that menus have without another.
  public nonisolated init() {}
  /// The menu's look in this style.
  public func makeBody(configuration: Configuration) -> some View { MenuOpener(configuration: configuration) }
}

/// A button in the style of the buttons around the menu.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style of menus that look as buttons do.
  public nonisolated init() {}
  /// The menu's look in this style.
  public func makeBody(configuration: Configuration) -> some View { MenuOpener(configuration: configuration) }
}

/// A label in the tint, whatever the style of the buttons around the menu.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style of menus that look as a label in the tint.
  public nonisolated init() {}
  /// The menu's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look that fits the surroundings.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style of the buttons around the menu.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A label in the tint.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A button that opens a menu.
struct MenuOpener: View {
  let configuration: MenuStyleConfiguration
  @State private var level = MenuLevel()
  @Environment(\.metrics.menus) private var metrics
  @Environment(\.menuOrder) private var order
  @Environment(\.isInBar) private var isInBar
  @Environment(\.menuIndicatorVisibility) private var indicator

  var body: some View {
    let (level, content) = (level, configuration.content.content)
    level.order = order
    return Button(action: configuration.primaryAction ?? { level.popup.open() }) {
      if indicator == .visible {
        HStack(spacing: metrics.chevronSpacing) {
          configuration.label
          Image(systemName: "chevron.down").font(metrics.chevronFont).accessibilityHidden(true)
        }
      } else {
        configuration.label
      }
    }
    .environment(\.isInListRow, false)
    .modifier(
      PopupModifier(
        menu: level, metrics: isInBar ? metrics.barPopup : metrics.popup,
        press: configuration.primaryAction.map { .hold(metrics.hold, tap: $0) } ?? .down,
        isEmpty: { Diagnostics.report("a menu has nothing in it, so that it does not open; give it a button, or disable it") },
        items: { content }))
  }
}
