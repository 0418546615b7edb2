import CoreGraphicsTypes
import SwiftUICore

/// Says what stands around the views of a list, by what they are and where.
nonisolated struct ListDecorator: ElementDecorator {
  let context: ListContext
  let state: ListState
  let selection: ListSelection?
  let menu: SelectionMenu?
  /// Differs after each evaluation of the list, since what is selected cannot be seen from a binding's closures.
  let evaluation: Int

  func decoration(of element: ListElement) -> ListElementChrome {
    let position = element.position
    let traits = element.node.trait(ListRowTraitsKey.self)
    var row = ListRowAbilities()
    if position.role == .row {
      let presses = element.presses
      row.press = presses.look
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
      press: press, keyArrived: context.followsKeys && selection?.isMultiple == false ? select : nil, menu: menu, values: values)
  }

  /// Selects a row.
  private var select: (ListElement) -> Void {
    let selection = selection
    return { element in
      if let value = element.selectionValue { selection?.press(value) }
    }
  }

  /// Does what a press of a row does.
  private var press: (ListElement) -> Void {
    let (context, selection, menu, values) = (context, selection, menu, values)
    return { element in
      let selects = context.isEditing || selection?.isMultiple == false
      if selects, let selection, let value = element.selectionValue { selection.press(value) }
      if context.isEditing { return }
      for action in element.presses.actions { action() }
      if let act = menu?.act { act(values(element)) }
    }
  }

  /// The values for which the menu of a row is.
  private var values: (ListElement) -> Set<AnyHashable> {
    let selection = selection
    return { element in
      guard let value = element.selectionValue else { return [] }
      return selection.flatMap { $0.isMultiple && $0.contains(value) ? $0.all() : nil } ?? [value]
    }
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
  var isSelected = false
  /// Whether a circle says whether the row is selected.
  var showsCircle = false
  var canDelete = false
  var canMove = false
}
