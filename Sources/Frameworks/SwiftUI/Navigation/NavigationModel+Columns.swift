import SwiftUICore

/// The columns of a split view: beside each other, or as screens over each other.
extension NavigationModel {
  /// Puts another root in place of all screens, as a choice in the column before does.
  func replaceRoot(with view: AnyView, owner: ObjectIdentifier, dismissed: @escaping () -> Void) {
    if replacement == owner {
      remove(from: 1)
      screens[0].view = view
    } else {
      replacement = owner
      remove(from: 0)
      let screen = ScreenEntry(.root, in: self)
      screen.view = view
      screen.dismissed = dismissed
      screens = [screen]
    }
    ownElements = []
    changed()
  }

  /// Takes the columns of a split view that follow its sidebar, and how many of them a binding wants to be shown.
  func setColumns(_ views: [AnyView], shown: Int?, compactColumn: Binding<NavigationSplitViewColumn>?) {
    self.compactColumn = compactColumn
    columns = views.enumerated().map { (owner: $0 < columns.count ? columns[$0].owner : DestinationOwner(), view: $1) }
    for column in columns { place(of: column.owner).map { screens[$0].view = column.view } }
    guard let shown else { return }
    for (index, column) in columns.enumerated() {
      let home = place(of: column.owner)
      if index < shown, home == nil {
        showColumn(index)
      } else if index >= shown, let home {
        screens[home].dismissed = {}
        remove(from: home)
      }
    }
  }

  private func place(of owner: DestinationOwner) -> Int? {
    screens.firstIndex { if case .view(ObjectIdentifier(owner)) = $0.kind { true } else { false } }
  }

  private func showColumn(_ index: Int) {
    let screen = ScreenEntry(.root, in: self)
    screen.view = columns[index].view
    becomeColumn(screen, index, over: screens.last)
    screens.append(screen)
  }

  /// Lets a screen be a column by its place after the sidebar, over the column before.
  func becomeColumn(_ screen: ScreenEntry, _ index: Int, over before: ScreenEntry?) {
    screen.kind = .view(ObjectIdentifier(columns[index].owner))
    // A choice that led here does not outlive the way back.
    screen.dismissed = { [weak self, weak before] in
      before?.value.selection?.clear()
      self?.compactColumn?.wrappedValue = self?.column(index - 1) ?? .sidebar
    }
  }

  /// The name of a column by its place after the sidebar.
  private func column(_ index: Int) -> NavigationSplitViewColumn {
    index < 0 ? .sidebar : index == columns.count - 1 ? .detail : .content
  }

  // MARK: Selections that lead on

  /// The place among the columns after the sidebar of the one that a screen leads to; `nil` where it leads to none.
  private func columnAfter(_ screen: ScreenEntry) -> Int? {
    guard !columns.isEmpty else { return nil }
    switch screen.kind {
    case .root: return 0
    case .view(let owner):
      return columns.firstIndex { ObjectIdentifier($0.owner) == owner }.map { $0 + 1 }.flatMap { $0 < columns.count ? $0 : nil }
    case .value: return nil
    }
  }

  /// A selection of a list on a screen, of which a choice shows the next column where columns are screens over each other.
  func leading(_ selection: ListSelection, from screen: ScreenEntry?) -> ListSelection {
    guard !selection.isMultiple, let screen, columnAfter(screen) != nil else { return selection }
    var leading = selection
    leading.press = { [weak self, weak screen] value in
      selection.press(value)
      if let self, let screen, let index = self.columnAfter(screen) { self.leadOn(to: index) }
    }
    return leading
  }

  private func leadOn(to index: Int) {
    guard place(of: columns[index].owner) == nil else { return }
    if let compactColumn {
      compactColumn.wrappedValue = column(index)
    } else {
      showColumn(index)
      changed()
    }
  }

  /// A list says that something is selected in it, or nothing any more.
  func selectionChanged(in screen: ScreenEntry, isFirst: Bool) {
    guard let selection = screen.value.selection, let index = columnAfter(screen) else { return }
    if !selection.isEmpty {
      // What a binding wants to be shown first counts more than what is selected from the beginning on.
      if !isFirst || compactColumn == nil { leadOn(to: index) }
    } else if !isFirst, let home = place(of: columns[index].owner) {
      screens[home].dismissed = { [compactColumn, column = column(index - 1)] in compactColumn?.wrappedValue = column }
      pop(screens[home])
    }
  }
}

extension ListSelection {
  /// What a column's screen says of it.
  var inColumn: ColumnSelection? { isMultiple ? nil : ColumnSelection(isEmpty: isEmpty(), clear: clear) }
}

/// Lets the screen know what is selected in a list of a column.
struct ColumnSelectionModifier: ViewModifier {
  let selection: ColumnSelection?

  func body(content: Content) -> some View {
    let selection = selection
    content.transformPreference(ScreenKey.self) { if let selection { $0.selection = selection } }
  }
}
