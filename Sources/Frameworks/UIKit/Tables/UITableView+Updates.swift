public import Foundation
import SwiftUI
import SwiftUICore

extension UITableView {
  /// Shows rows that have come; the data source has them already.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.inserted += indexPaths }
  }
  /// Takes rows away that are gone; the data source has them no longer.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deleted += indexPaths }
  }
  /// Has rows asked for anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloaded += indexPaths }
  }
  /// Has rows asked for anew in the cells that they have, where the data source makes them by dequeuing.
  public func reconfigureRows(at indexPaths: [IndexPath]) { change(.none) { $0.reloaded += indexPaths } }
  /// Shows a row in another place; the data source has it there already.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Shows sections that have come.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }
  /// Takes sections away that are gone.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }
  /// Has sections asked for anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }
  /// Shows a section in another place.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections.append((section, newSection)) }
  }

  /// Begins changes that are made together at ``endUpdates()``; without changes, rows are measured anew.
  public func beginUpdates() {
    _ = content.geometry(self)
    content.depth += 1
  }
  /// Makes the changes that were told since ``beginUpdates()``.
  public func endUpdates() {
    guard content.depth > 0 else { return }
    content.depth -= 1
    if content.depth == 0 { commit(isAnimated: true, nil) }
  }
  /// Makes the changes that a closure tells together, and says when they are done.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    content.depth -= 1
    if content.depth == 0 { commit(isAnimated: true, completion) } else { completion?(true) }
  }

  /// Makes changes that are known together, after a closure has changed the data.
  func take(_ updates: ElementUpdates, isAnimated: Bool, _ change: () -> Void, completion: @escaping (Bool) -> Void) {
    _ = content.geometry(self)
    change()
    content.updates = updates
    commit(isAnimated: isAnimated, completion)
  }

  private func change(_ animation: RowAnimation, _ note: (inout ElementUpdates) -> Void) {
    _ = content.geometry(self)
    note(&content.updates)
    if content.depth == 0 { commit(isAnimated: animation != .none, nil) }
  }

  private func commit(isAnimated: Bool, _ completion: ((Bool) -> Void)?) {
    let updates = content.updates
    content.updates = ElementUpdates()
    guard superview != nil || mount != nil, isAnimated, UIView.areAnimationsEnabled else {
      apply(updates)
      completion?(true)
      return
    }
    withAnimation(ListMetrics.usual.rowMotion, completionCriteria: .logicallyComplete) {
      apply(updates)
      layoutIfNeeded()
    } completion: {
      completion?(true)
    }
  }

  private func apply(_ updates: ElementUpdates) {
    let old = content.geometry(self)
    var new = askedGeometry()
    let map = updates.map(from: old.counts, to: new.counts, owner: self)
    if !updates.isEmpty {
      for section in new.sections.indices {
        guard let was = map.sections[section], !map.reloadedSections.contains(was) else { continue }
        let changed = map.rows[section]
        let estimate = new.sections[section].rows.estimate
        if changed == nil, estimate == old.sections[was].rows.estimate {
          new.sections[section].rows = old.sections[was].rows
        } else {
          new.sections[section].rows = old.sections[was].rows.mapped(
            count: new.sections[section].rows.count, estimate: estimate
          ) { row in
            let path = changed.map { $0[row] } ?? IndexPath(row: row, section: was)
            return path.flatMap { $0.section == was ? $0.row : nil }
          }
        }
      }
    }
    let reloaded = map.new(for: updates.reloaded)
    let chosen = map.new(for: choice.selected)
    choice.selected = Set(chosen.values)
    new.top = old.top
    content.replace(new, map, self)
    for path in reloaded.values {
      content.discard(path, self)
      content.edit(self) { $0.sections[path.section].rows.forget(path.row) }
    }
  }
}
