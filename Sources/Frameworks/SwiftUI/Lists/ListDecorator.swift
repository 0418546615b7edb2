import CoreGraphicsTypes
import SwiftUICore

/// Says what stands around the views of a list, by what they are and where.
nonisolated struct ListDecorator: ElementDecorator {
  let context: ListContext
  let state: ListState
  let actions: ListActions
  /// Differs after each evaluation of the list, since what is selected cannot be seen from a binding's closures.
  let evaluation: Int

  func noteSections(_ sections: ListSections) { state.index.take(sections) }

  func decoration(of element: ListElement) -> ListElementChrome {
    let position = element.position
    let traits = element.node.trait(ListRowTraitsKey.self)
    let (selection, menu) = (actions.selection, actions.menu)
    var row = ListRowAbilities()
    if position.role == .row {
      let presses = element.presses
      row.press = presses.row
      row.isAlternate = context.alternates && element.index % 2 == 1
      row.badge = element.node.trait(BadgeTraitKey.self)
      row.level = traits.level ?? 0
      let value = element.selectionValue
      let canSelect = traits.isSelectionDisabled != true && value.map { selection?.accepts($0) ?? false } ?? false
      row.isSelected = canSelect && value.map { selection?.contains($0) ?? false } ?? false
      row.showsCircle = context.isEditing && canSelect && selection?.isMultiple == true
      let selects = canSelect && (context.isEditing || selection?.isMultiple == false)
      row.isPressable = selects || (!presses.actions.isEmpty || menu?.act != nil && value != nil) && !context.isEditing
      let edits = element.edits
      row.canDelete = edits?.delete != nil && traits.isDeleteDisabled != true
      row.canMove = edits?.move != nil && traits.isMoveDisabled != true
    }
    let prominence = position.role == .header ? element.environment.headerProminence : .standard
    return ListElementChrome(
      element: element, position: position, context: context, state: state, traits: traits, row: row, prominence: prominence,
      actions: actions)
  }
}

extension ListElement {
  /// The value that stands for the row in a selection: its tag, else the id of its element.
  var selectionValue: AnyHashable? { node.trait(TagTraitKey.self) ?? id }
}

/// What a row shows of what can be done with it.
nonisolated struct ListRowAbilities: Equatable {
  var press = ListRowPress()
  /// What stands after its view.
  var badge: Text?
  /// How far inside an outline it is.
  var level = 0
  var isPressable = false
  /// Whether it is one of those that have another ground.
  var isAlternate = false
  var isSelected = false
  /// Whether a circle says whether the row is selected.
  var showsCircle = false
  var canDelete = false
  var canMove = false
}
