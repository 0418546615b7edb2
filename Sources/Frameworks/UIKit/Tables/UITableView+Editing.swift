import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import UIKitTypes

/// What a table knows while its rows are edited.
@MainActor
final class TableEditing {
  var isOn = false
  /// Whether the data source has turned out to edit nothing.
  private(set) var isIdle = false
  /// The row that a finger moves: where it comes from, and where it would be dropped.
  fileprivate(set) var moved: (cell: UITableViewCell, from: IndexPath, to: IndexPath, grip: CGFloat)?

  func editsNothing() { isIdle = true }
  /// Whether a row is where a finger has it.
  func keeps(_ cell: UITableViewCell) -> Bool { moved?.cell === cell }

  /// How far a row makes room for the one that is moved.
  func shift(of path: IndexPath) -> CGFloat {
    guard let moved else { return 0 }
    let height = moved.cell.bounds.height
    if path > moved.from, path <= moved.to { return -height }
    return path < moved.from && path >= moved.to ? height : 0
  }
}

extension UITableView {
  func edit(_ isOn: Bool, animated: Bool) {
    guard isOn != editing.isOn else { return }
    editing.isOn = isOn
    selectRow(at: nil, animated: false, scrollPosition: .none)
    content.rowsChanged()
    setNeedsLayout()
    guard animated else { return }
    withAnimation(ListMetrics.usual.rowMotion) { self.layoutIfNeeded() }
  }

  // MARK: Pulling aside

  func side(_ edge: HorizontalEdge, of row: UIView) -> RowActions.Side? {
    guard let cell = row as? UITableViewCell, let path = indexPath(for: cell) else { return nil }
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    guard canEdit else { return nil }
    guard edge == .trailing else {
      return isEditing ? nil : configured(cell) { $0.delegate?.tableView($0, leadingSwipeActionsConfigurationForRowAt: $1) }
    }
    let own = isEditing ? nil : configured(cell) { $0.delegate?.tableView($0, trailingSwipeActionsConfigurationForRowAt: $1) }
    if let own { return own }
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard style == .delete, !editing.isIdle else { return nil }
    return configured(cell) { table, path in table.deletion(of: path) }
  }

  private func configured(
    _ cell: UITableViewCell, _ ask: @escaping @MainActor (UITableView, IndexPath) -> UISwipeActionsConfiguration?
  ) -> RowActions.Side? {
    RowActions.Side(cell) { [weak self, weak cell] in
      guard let self, let cell, let path = self.indexPath(for: cell) else { return nil }
      return ask(self, path)
    }
  }

  /// The button that deletes a row.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, row, done in
      guard let self, let cell = row as? UITableViewCell, let path = self.indexPath(for: cell) else { return done(false) }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
      if self.editing.isIdle { self.content.rowsChanged() }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func signPressed(_ row: UIView) {
    guard let cell = row as? UITableViewCell, let path = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
    } else {
      cell.rowState.swipe.open(.trailing)
    }
  }

  // MARK: Moving

  func dragged(_ row: UIView, _ drag: RowDrag) {
    guard let cell = row as? UITableViewCell else { return }
    switch drag {
    case .moves(let start, let now): move(cell, from: start, to: now)
    case .ends: drop(isCancelled: false)
    case .isCancelled: drop(isCancelled: true)
    }
  }

  private func move(_ cell: UITableViewCell, from start: CGFloat, to finger: CGFloat) {
    if editing.moved == nil {
      guard let path = indexPath(for: cell) else { return }
      editing.moved = (cell, path, path, start - cell.frame.minY)
      bringSubviewToFront(cell)
      cell.layer.shadowOpacity = 0.25
    }
    guard let moved = editing.moved, moved.cell === cell else { return }
    cell.frame.origin.y = finger - moved.grip
    guard let proposed = indexPathForRow(at: CGPoint(x: bounds.midX, y: cell.frame.midY)), proposed != moved.to else { return }
    let target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: moved.from, toProposedIndexPath: proposed) ?? proposed
    guard target != moved.to else { return }
    editing.moved?.to = target
    setNeedsLayout()
    withAnimation(ListMetrics.usual.rowMotion) { self.layoutIfNeeded() }
  }

  private func drop(isCancelled: Bool) {
    guard let moved = editing.moved else { return }
    editing.moved = nil
    moved.cell.layer.shadowOpacity = 0
    let isMove = !isCancelled && moved.to != moved.from
    if isMove {
      dataSource?.tableView(self, moveRowAt: moved.from, to: moved.to)
      moveRow(at: moved.from, to: moved.to)
    } else {
      setNeedsLayout()
      withAnimation(ListMetrics.usual.rowMotion) { self.layoutIfNeeded() }
    }
  }
}
