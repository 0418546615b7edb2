public import SwiftUICore

/// A control that shows a menu of actions.
///
/// A press shows the items of its content: buttons, toggles, pickers, other menus, with dividers and sections between them. A
/// finger that stays down may slide to an item and is lifted there. In a menu, a menu is an item that opens another one.
///
///     Menu("More") {
///       Button("Copy") {}
///       Button("Delete", role: .destructive) {}
///     }
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  @ControlStyle<MenuStyleConfiguration> private var style
  @Environment(\.menu) private var menu
  @Environment(\.isInMenuBar) private var isInMenuBar

  init(label: Label, content: Content, primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// Creates a menu with the views of a closure as its label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Creates a menu whose label does something when it is tapped, and shows the menu when it is held.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  /// The number of views that a view of this type stands for: one, whatever a style makes of it.
  public nonisolated static func _viewListCount() -> Int? { 1 }

  @MainActor public var body: some View {
    if let menu {
      let content = AnyView(content)
      MenuItemMenu(label: AnyView(label), outer: menu.level, content: content)
    } else if isInMenuBar {
      MenuBarMenu(label: AnyView(label), content: AnyView(content))
    } else {
      style.body(
        of: MenuStyleConfiguration(
          label: .init(content: style.part(label)), content: .init(content: AnyView(content)), primaryAction: primaryAction))
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title of the app's string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }
  /// Creates a menu with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }
  /// Creates a menu with a title of the app's string tables, whose tap does something of its own.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }
  /// Creates a menu with a title that is shown as it is, whose tap does something of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a title of the app's string tables and one of the system's symbols.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
  }
  /// Creates a menu with a title that is shown as it is and one of the system's symbols.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: SwiftUI.Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
  }
  /// Creates a menu with a title of the app's string tables and a symbol, whose tap does something of its own.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }
  /// Creates a menu with a title that is shown as it is and a symbol, whose tap does something of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: SwiftUI.Label(title, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from what a style is given, so that the style can build on others.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}
