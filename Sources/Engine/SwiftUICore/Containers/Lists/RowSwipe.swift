/// What is behind a row of a list at one edge, where the row is pulled aside.
package struct RowEdgeActions {
  /// Makes the buttons: for a row, and told whether the first of them takes all the room.
  package var content: (RowSwipe, _ isFull: Bool) -> AnyView
  /// Whether a long pull does what the first button does.
  package var allowsFullSwipe: Bool
  /// Hears when the buttons begin to show, and when they are gone again.
  package var presentationChanged: (Bool) -> Void

  package init(
    allowsFullSwipe: Bool, presentationChanged: @escaping (Bool) -> Void = { _ in },
    content: @escaping (RowSwipe, _ isFull: Bool) -> AnyView
  ) {
    self.allowsFullSwipe = allowsFullSwipe
    self.presentationChanged = presentationChanged
    self.content = content
  }
}

/// The way to a row that can be pulled aside, for the buttons behind it and for signs that open it.
package final class RowSwipe {
  weak var node: ListRowNode?
  /// How far the row shows from its place, for who moves rows.
  fileprivate var shift: Binding<RowShift>?
  package init() {}

  /// Shows what is behind the row at an edge, and closes another open row.
  package func open(_ edge: HorizontalEdge) { node?.open(edge) }
  /// Shows the row alone again.
  package func close() { node?.close() }
  /// Does what a button behind the row does: closes the row with it, or leaves that to the row's removal.
  package func perform(_ action: () -> Void, removesRow: Bool, motion: Animation?) {
    guard removesRow, let node else {
      close()
      return action()
    }
    withAnimation(motion) { action() }
    // Rows that stay after all come back.
    node.closeUnlessRemoved()
  }
}

extension ListElement {
  /// The way to the row as something that is pulled aside.
  package var swipe: RowSwipe { companion(RowSwipe.init) }
  /// How far the row shows from its place, for who moves rows.
  package var shift: Binding<RowShift>? {
    get { swipe.shift }
    set { swipe.shift = newValue }
  }
}

/// Knows which row of a list, or of another container, is pulled aside: there is one at most.
package final class RowSwipes {
  weak var openRow: ListRowNode?
  package init() {}

  func rowMoves(_ row: ListRowNode) {
    if let openRow, openRow !== row { openRow.close() }
    openRow = row
  }
  func rowRests(_ row: ListRowNode) { if openRow === row { openRow = nil } }
}

/// A button behind a row, for a pull that is so long that it does what the first one does.
package struct RowSwipeButton {
  package let perform: () -> Void
  package init(perform: @escaping () -> Void) { self.perform = perform }
}

/// Takes the buttons behind a row to it, in their order.
package enum RowSwipeButtonsKey: PreferenceKey {
  package static var defaultValue: [RowSwipeButton] { [] }
  package static func reduce(value: inout [RowSwipeButton], nextValue: () -> [RowSwipeButton]) { value += nextValue() }
}
