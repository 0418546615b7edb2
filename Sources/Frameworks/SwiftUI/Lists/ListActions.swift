import SwiftUICore

/// What is done with the rows of a list, as the list was evaluated last; its rows share it.
nonisolated final class ListActions {
  let selection: ListSelection?
  /// What shows when a row is held, and what a press does for the selected values.
  let menu: SelectionMenu?
  private let isEditing: Bool
  /// Whether an arrow key that leads to a row selects it.
  let selectsByKeys: Bool

  init(in context: ListContext, selection: ListSelection?, menu: SelectionMenu?) {
    (self.selection, self.menu) = (selection, menu)
    isEditing = context.isEditing
    selectsByKeys = context.followsKeys && selection?.isMultiple == false
  }

  /// Selects a row.
  func select(_ element: ListElement) {
    if let value = element.selectionValue { selection?.press(value) }
  }

  /// Does what a press of a row does: selects it, and else what the views in it ask and the menu's action does.
  func press(_ element: ListElement) {
    if isEditing || selection?.isMultiple == false { select(element) }
    if isEditing { return }
    for action in element.presses.actions { action() }
    if let act = menu?.act { act(menuValues(of: element)) }
  }

  /// The values for which the menu of a row is: all that are selected, where the row is among several of them.
  func menuValues(of element: ListElement) -> Set<AnyHashable> {
    guard let value = element.selectionValue else { return [] }
    return selection.flatMap { $0.isMultiple && $0.contains(value) ? $0.all() : nil } ?? [value]
  }
}
