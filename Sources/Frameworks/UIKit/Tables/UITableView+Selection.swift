public import Foundation
import SwiftUI
import SwiftUICore

/// Which rows of a table are chosen.
@MainActor
final class TableChoice {
  var selected: Set<IndexPath> = []
  /// The row that is pressed.
  var highlighted: IndexPath?
}

extension UITableView {
  /// The place of the chosen row, of several the first one.
  public var indexPathForSelectedRow: IndexPath? { choice.selected.min() }
  /// The places of the chosen rows; `nil` for none.
  public var indexPathsForSelectedRows: [IndexPath]? { choice.selected.isEmpty ? nil : choice.selected.sorted() }

  var choosesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  private var choosesNow: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
  }

  /// Has a row chosen, and shows it where it is said; the delegate is not told; `nil` has none chosen.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in choice.selected { deselectRow(at: path, animated: animated) }
      return
    }
    if !choosesSeveral { for path in choice.selected where path != indexPath { deselectRow(at: path, animated: animated) } }
    choice.selected.insert(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Has a row no longer chosen; the delegate is not told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard choice.selected.remove(indexPath) != nil else { return }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  private func press(_ path: IndexPath) {
    if let delegate, !delegate.tableView(self, shouldHighlightRowAt: path) { return }
    if choosesSeveral, choice.selected.contains(path) { return release(path) }
    let answer = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen = answer else { return }
    if !choosesSeveral { for other in choice.selected where other != chosen { release(other) } }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }
  private func release(_ path: IndexPath) {
    let answer = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let path = answer, choice.selected.contains(path) else { return }
    deselectRow(at: path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }
}

extension UITableView: RowOwner {
  private func place(_ row: UIView) -> IndexPath? { (row as? UITableViewCell).flatMap { indexPath(for: $0) } }

  func takesPresses(_ row: UIView) -> Bool { choosesNow }
  func pressed(_ row: UIView) { if let path = place(row), choosesNow { press(path) } }

  func pressChanged(_ row: UIView, isPressed: Bool) {
    guard let cell = row as? UITableViewCell, let path = indexPath(for: cell) else { return }
    if isPressed, let delegate, !delegate.tableView(self, shouldHighlightRowAt: path) { return }
    guard isPressed != cell.isHighlighted else { return }
    cell.setHighlighted(isPressed, animated: !isPressed)
    if isPressed {
      delegate?.tableView(self, didHighlightRowAt: path)
    } else {
      delegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  func detailPressed(_ row: UIView) {
    if let path = place(row) { delegate?.tableView(self, accessoryButtonTappedForRowWith: path) }
  }
}
