import SwiftUICore

/// What a view among the scenes is for the menu bar.
enum CommandsNote {
  enum Position { case before, after, instead }
  /// A menu of the app's own.
  case menu
  /// Items at a place of the menus that all apps have.
  case group(Position, CommandGroupPlacement)
}

/// What a view in a menu of the menu bar is.
enum MenuBarNote: Equatable {
  /// Something that is chosen, or several of it, of a section.
  case item(section: Int)
  /// The title of a section.
  case header(section: Int)
  case divider
  /// A menu in the menu.
  case menu
  /// What names a menu.
  case title
}

private enum IsInMenuBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view stands for an item of the menu bar.
  nonisolated var isInMenuBar: Bool {
    get { self[IsInMenuBarKey.self] }
    set { self[IsInMenuBarKey.self] = newValue }
  }
}

/// The views of a menu in the menu bar; nobody sees them, the bar's items are made from what they say to somebody who cannot see.
struct MenuBarContent: View {
  let content: AnyView

  var body: some View {
    VStack { DecoratedViews(content, decorator: MenuBarDecorator()) }
      .buttonStyle(MenuBarButtonStyle())
      .toggleStyle(MenuBarToggleStyle())
      .labelStyle(.titleOnly)
      .environment(\.isInMenuBar, true)
  }
}

/// A menu with what names it.
struct MenuBarMenu: View {
  let label: AnyView
  let content: AnyView

  var body: some View {
    VStack {
      VStack { label }.labelStyle(.titleOnly).note(MenuBarNote.title)
      MenuBarContent(content: content)
    }
    .note(MenuBarNote.menu)
  }
}

nonisolated private struct MenuBarDecorator: ElementDecorator {
  func decoration(of element: ListElement) -> MenuBarElement {
    let section = element.position.section
    return switch element.position.role {
    case .header, .footer: MenuBarElement(note: .header(section: section), isFooter: element.position.role == .footer)
    case .row: MenuBarElement(note: element.kind == .divider ? .divider : .item(section: section), isFooter: false)
    }
  }
}

nonisolated private struct MenuBarElement: ViewModifier, Equatable {
  let note: MenuBarNote
  let isFooter: Bool
  @MainActor func body(content: Content) -> some View { content.accessibilityHidden(isFooter).note(note) }
}

private struct MenuBarButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct MenuBarToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
