import SwiftUICore

/// The menus of an app as data, and what their items do.
@MainActor
struct AppMenus {
  /// The menus, from the leading side on; none where the app has neither commands nor several scenes.
  private(set) var items: [MenuBarItem] = []
  private var actions: [() -> Void] = []
  private var shortcuts: [(shortcut: KeyboardShortcut, action: MenuBarItem.ID, isEnabled: Bool)] = []

  init() {}

  /// - Parameters:
  ///   - notes: What is found in the app's tree.
  ///   - scenes: Those of them that are scenes.
  ///   - app: What the items of the system act on.
  init(of notes: [NoteNode], scenes: [NoteNode], app: RunningApp) {
    let commands = notes.filter { $0.value is CommandsNote && !$0.environment.sceneTraits.hasNoCommands }
    guard !commands.isEmpty || scenes.count > 1 else { return }
    var groups: [CommandGroupPlacement.Position: Group] = [:]
    var own: [MenuBarItem] = []
    for note in commands {
      let items = items(of: note.notesInside)
      switch note.value(as: CommandsNote.self) {
      case .menu: own += items
      case .group(let position, let placement): groups[placement.position, default: Group()].add(items, position)
      }
    }
    let defaults = DefaultCommands(scenes: scenes, app: app)
    var isUsed = shortcutsInUse(of: own + groups.values.flatMap(\.all))
    for position in CommandGroupPlacement.Position.allCases {
      groups[position, default: Group()].standard = defaults.commands(for: position).map { command in
        var item = action(command.title, command.action)
        if let shortcut = command.shortcut, isUsed.insert(shortcut).inserted { item.shortcut = shortcut }
        return item
      }
    }
    assemble(groups, own)
  }

  /// What one place of the menus has.
  private struct Group {
    var before: [MenuBarItem] = []
    var after: [MenuBarItem] = []
    var instead: [MenuBarItem]?
    var standard: [MenuBarItem] = []

    mutating func add(_ items: [MenuBarItem], _ position: CommandsNote.Position) {
      switch position {
      case .before: before = joined(before, items)
      case .after: after = joined(after, items)
      case .instead: instead = instead.map { joined($0, items) } ?? items
      }
    }

    private func joined(_ first: [MenuBarItem], _ second: [MenuBarItem]) -> [MenuBarItem] {
      (first + [.divider] + second).withoutNeedlessDividers
    }

    /// All that the app has put there.
    var all: [MenuBarItem] { before + (instead ?? []) + after }
    var shown: [MenuBarItem] { [before, instead ?? standard, after].joinedByDividers }
  }

  private mutating func assemble(_ groups: [CommandGroupPlacement.Position: Group], _ own: [MenuBarItem]) {
    func menu(_ title: String, _ positions: [CommandGroupPlacement.Position]) -> [MenuBarItem] {
      let items = positions.compactMap { groups[$0]?.shown }.joinedByDividers
      return items.isEmpty ? [] : [MenuBarItem(title, .menu(items))]
    }
    items = menu(
      "File",
      [.newItem, .saveItem, .importExport, .printItem, .appSettings, .systemServices, .appVisibility, .appTermination])
    items += menu("Edit", [.undoRedo, .pasteboard, .textEditing]) + menu("Format", [.textFormatting])
    items += menu("View", [.toolbar, .sidebar]) + own
    items += menu("Window", [.windowSize, .windowArrangement, .singleWindowList, .windowList])
    items += menu("Help", [.appInfo, .help])
    items = items.map { taken($0) }
  }

  /// Notes an item's shortcut; of two items with the same one only the first has it, and the developer is told.
  private mutating func taken(_ item: MenuBarItem) -> MenuBarItem {
    var item = item
    switch item.kind {
    case .menu(let inner): item.kind = .menu(inner.map { taken($0) })
    case .action(let id, _):
      guard let shortcut = item.shortcut else { break }
      if shortcuts.contains(where: { $0.shortcut == shortcut }) {
        Diagnostics.report("the keyboard shortcut of \"\(item.title)\" is another command's already; the first one keeps it")
        item.shortcut = nil
      } else {
        shortcuts.append((shortcut, id, item.isEnabled))
      }
    case .header, .divider: break
    }
    return item
  }

  private func shortcutsInUse(of items: [MenuBarItem]) -> Set<KeyboardShortcut> {
    var found = Set(items.compactMap(\.shortcut))
    for item in items { if case .menu(let inner) = item.kind { found.formUnion(shortcutsInUse(of: inner)) } }
    return found
  }
}

// MARK: - What views say

extension AppMenus {
  private mutating func action(_ title: String, _ action: @escaping () -> Void) -> MenuBarItem {
    actions.append(action)
    return MenuBarItem(title, .action(actions.count - 1, isOn: nil))
  }

  /// The items that views in a menu stand for.
  private mutating func items(of notes: [NoteNode]) -> [MenuBarItem] {
    var result: [MenuBarItem] = []
    var last: Int?
    func begin(_ section: Int) {
      if let last, last != section { result.append(.divider) }
      last = section
    }
    for note in notes {
      switch note.value as? MenuBarNote {
      case .divider: result.append(.divider)
      case .header(let section):
        begin(section)
        let title = note.name
        if !title.isEmpty { result.append(MenuBarItem(title, .header, isEnabled: false)) }
      case .item(let section):
        begin(section)
        let inside = note.notesInside
        result += inside.isEmpty ? items(of: note.elements) : items(of: inside)
      case .menu:
        let inside = note.notesInside
        let title = inside.first { $0.value as? MenuBarNote == .title }?.name ?? ""
        result.append(MenuBarItem(title, .menu(items(of: inside)), isEnabled: note.environment.isEnabled))
      case .title: break
      case nil: result += items(of: note.notesInside)
      }
    }
    return result.withoutNeedlessDividers
  }

  /// The items that controls stand for; what is no control is a text.
  private mutating func items(of elements: [AccessibilityElement]) -> [MenuBarItem] {
    let controls = elements.flatMap(\.flattened).filter { $0.activate != nil }
    guard !controls.isEmpty else {
      let title = elements.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
      return title.isEmpty ? [] : [MenuBarItem(title, .header, isEnabled: false)]
    }
    return controls.map { element in
      var item = action(element.label) { element.activate?() }
      if element.role == .toggle, case .action(let id, _) = item.kind {
        item.kind = .action(id, isOn: element.value.split(separator: ", ").contains("on"))
      }
      item.isEnabled = element.isEnabled
      item.shortcut = element.environment?.keyboardShortcut
      return item
    }
  }
}

extension [MenuBarItem] {
  /// Without dividers at the ends and beside each other.
  var withoutNeedlessDividers: [MenuBarItem] {
    var result: [MenuBarItem] = []
    for item in self where item != .divider || (result.last.map { $0 != .divider } ?? false) { result.append(item) }
    if result.last == .divider { result.removeLast() }
    return result
  }
}

extension [[MenuBarItem]] {
  fileprivate var joinedByDividers: [MenuBarItem] { flatMap { $0 + [MenuBarItem.divider] }.withoutNeedlessDividers }
}

// MARK: - Acting

extension AppMenus {
  /// Does what an item does.
  func perform(_ item: MenuBarItem.ID) {
    if actions.indices.contains(item) { actions[item]() }
  }

  /// The item whose keys these are, if it can be used.
  func item(for key: KeyInput, isRightToLeft: Bool) -> MenuBarItem.ID? {
    let found = shortcuts.first { $0.shortcut.matches(key, isRightToLeft: isRightToLeft) }
    return found.flatMap { $0.isEnabled ? $0.action : nil }
  }
}
