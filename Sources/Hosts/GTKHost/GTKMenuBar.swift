import CGtk4
import CPango
import DisplayModel

/// Shows the menus of an app above a window's content.
///
/// The keys of items are only shown: the window's content gets them first, and asks the app about those that it has no use for.
@MainActor
final class GTKMenuBar {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let box: UnsafeMutablePointer<GtkBox>
  private let perform: (MenuBarItem.ID) -> Void
  private var bar: UnsafeMutablePointer<GtkWidget>?
  private var items: [MenuBarItem] = []

  /// - Parameters:
  ///   - window: The window whose actions the items are.
  ///   - box: What the bar is put into, before what is in it.
  ///   - perform: Called when an item is chosen.
  init(
    window: UnsafeMutablePointer<GtkWidget>, box: UnsafeMutablePointer<GtkBox>, perform: @escaping (MenuBarItem.ID) -> Void
  ) {
    (self.window, self.box, self.perform) = (window, box, perform)
  }

  /// Shows these menus; without any there is no bar.
  func show(_ new: [MenuBarItem]) {
    guard new != items else { return }
    items = new
    let actions = OpaquePointer(notNull(g_simple_action_group_new()))
    let menu = notNull(g_menu_new())
    for item in new { append(item, to: menu, actions) }
    gtk_widget_insert_action_group(window, Self.group, actions)
    g_object_unref(UnsafeMutableRawPointer(actions))
    if new.isEmpty {
      if let bar { gtk_box_remove(box, bar) }
      bar = nil
    } else if let bar {
      gtk_popover_menu_bar_set_menu_model(OpaquePointer(bar), UnsafeMutablePointer(menu))
    } else {
      let made = notNull(gtk_popover_menu_bar_new_from_model(UnsafeMutablePointer(menu)))
      gtk_box_prepend(box, made)
      bar = made
    }
    g_object_unref(UnsafeMutableRawPointer(menu))
  }

  private static let group = "menus"

  /// Adds items, those between two lines as a section.
  private func append(_ items: [MenuBarItem], to menu: OpaquePointer, _ actions: OpaquePointer) {
    var section = notNull(g_menu_new())
    var title: String?
    func finish() {
      if g_menu_model_get_n_items(UnsafeMutablePointer(section)) > 0 {
        g_menu_append_section(menu, title, UnsafeMutablePointer(section))
      }
      g_object_unref(UnsafeMutableRawPointer(section))
      (section, title) = (notNull(g_menu_new()), nil)
    }
    for item in items {
      switch item.kind {
      case .divider: finish()
      case .header:
        finish()
        title = item.title
      case .menu, .action: append(item, to: section, actions)
      }
    }
    finish()
    g_object_unref(UnsafeMutableRawPointer(section))
  }

  private func append(_ item: MenuBarItem, to menu: OpaquePointer, _ actions: OpaquePointer) {
    // An underscore would mark the letter after it.
    let title = item.title.replacing("_", with: "__")
    switch item.kind {
    case .menu(let items):
      let inner = notNull(g_menu_new())
      append(items, to: inner, actions)
      g_menu_append_submenu(menu, title, UnsafeMutablePointer(inner))
      g_object_unref(UnsafeMutableRawPointer(inner))
    case .action(let id, let isOn):
      add(id, isOn: isOn, isEnabled: item.isEnabled, to: actions)
      let entry = notNull(g_menu_item_new(title, "\(Self.group).a\(id)"))
      if let keys = item.shortcut?.gtkName {
        g_menu_item_set_attribute_value(entry, "accel", g_variant_new_string(keys))
      }
      g_menu_append_item(menu, entry)
      g_object_unref(UnsafeMutableRawPointer(entry))
    case .divider, .header: break
    }
  }

  private func add(_ id: MenuBarItem.ID, isOn: Bool?, isEnabled: Bool, to actions: OpaquePointer) {
    let action =
      isOn.map { notNull(g_simple_action_new_stateful("a\(id)", nil, g_variant_new_boolean($0 ? 1 : 0))) }
      ?? notNull(g_simple_action_new("a\(id)", nil))
    g_simple_action_set_enabled(action, isEnabled ? 1 : 0)
    Signals.connect("activate", of: UnsafeMutableRawPointer(action)) { [weak self] in self?.perform(id) }
    g_action_map_add_action(actions, action)
    g_object_unref(UnsafeMutableRawPointer(action))
  }
}

extension KeyboardShortcut {
  /// The shortcut as GTK writes it, such as `<Control>n`; `nil` for keys that GTK has no name for.
  ///
  /// Command is shown as Control, which stands for it.
  var gtkName: String? {
    let names: [KeyEquivalent: String] = [
      .upArrow: "Up", .downArrow: "Down", .leftArrow: "Left", .rightArrow: "Right", .escape: "Escape", .delete: "BackSpace",
      .deleteForward: "Delete", .home: "Home", .end: "End", .pageUp: "Page_Up", .pageDown: "Page_Down", .clear: "Clear",
      .tab: "Tab", .space: "space", .return: "Return",
    ]
    guard let scalar = key.character.unicodeScalars.first,
      let name = names[key] ?? gdk_keyval_name(gdk_unicode_to_keyval(scalar.value)).map({ String(cString: $0) })
    else { return nil }
    let held: [(EventModifiers, String)] = [
      (.shift, "<Shift>"), (.option, "<Alt>"), ([.command, .control], "<Control>"),
    ]
    return held.filter { !modifiers.isDisjoint(with: $0.0) }.map(\.1).joined() + name
  }
}
