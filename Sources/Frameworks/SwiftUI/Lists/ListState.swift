import SwiftUICore

/// What a list remembers of its rows, by their identity: which one is pulled aside, which one is being moved, and where
/// things are dropped.
nonisolated final class ListState {
  let swipes = RowSwipes()
  let mover = RowMover()
  let inserter = RowInserter()
  let index = ListIndexState()
  /// How often the list was evaluated: each time, the rows that show are looked at again.
  var evaluations = 0
}
