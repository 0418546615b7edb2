public import CoreTransferable
public import SwiftUICore

/// Rows whose views have a modifier.
nonisolated private struct ModifiedRows<Base: TableRowContent, Rows: View>: TableRowContent {
  typealias TableRowValue = Base.TableRowValue
  typealias TableRowBody = Never
  let base: Base
  let change: (Base._Rows) -> Rows
  @MainActor var _rows: Rows { change(base._rows) }
}

extension TableRowContent {
  /// Shows a menu when one of the rows is held.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return ModifiedRows(base: self) { $0.contextMenu { items } }
  }

  /// Shows a menu when one of the rows is held, with another view lifted in the row's place.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    let (items, shown) = (menuItems(), preview())
    return ModifiedRows(base: self) { $0.contextMenu(menuItems: { items }, preview: { shown }) }
  }

  /// Sets whether the rows cannot be selected.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    ModifiedRows(base: self) { $0.selectionDisabled(isDisabled) }
  }

  /// Runs an action when the pointer comes over one of the rows, and when it leaves.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    ModifiedRows(base: self) { $0.onHover(perform: action) }
  }

  /// Lets the rows be dragged, with a payload that is made when that begins.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    ModifiedRows(base: self) { $0.draggable(payload()) }
  }
}
