import CoreGraphicsTypes
public import Foundation
import SwiftUI
import SwiftUICore

extension UICollectionView {
  func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
  }
  func madeCell(_ path: IndexPath) -> UICollectionViewCell {
    guard let dataSource else { return UICollectionViewCell() }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    cell.rowState.owner = self
    cell.rowState.changed()
    cell.isSelected = chosen.contains(path)
    return cell
  }
  func madeSupplement(_ kind: String, _ path: IndexPath) -> UICollectionReusableView {
    dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path) ?? UICollectionReusableView()
  }

  /// The cell of an item, where it shows.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { content.cells[indexPath] }
  /// The place of a cell that shows.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { content.cells.first { $0.value === cell }?.key }
  /// The cells that show.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { content.cells[$0] } }
  /// The places of the items that show.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return content.cells.keys.sorted()
  }
  /// A header, a footer or another view, where it shows.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    content.supplements[CollectionContent.Supplement(kind: elementKind, path: indexPath)]
  }
  /// The headers, footers or other views of a kind that show.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layoutIfNeeded()
    return content.supplements.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
  }
  /// The place of the item at a point; `nil` where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    content.prepare(self)
    let attributes =
      collectionViewLayout.layoutAttributesForElements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))) ?? []
    return attributes.first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }
  /// Where a cell lies.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    content.prepare(self)
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Where a header, a footer or another view lies.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    content.prepare(self)
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Moves the content until a cell shows where it is said; along a direction that is not said, as little as is needed.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let inset = adjustedContentInset
    let shown = CGRect(
      x: bounds.minX + inset.left, y: bounds.minY + inset.top, width: bounds.width - inset.left - inset.right,
      height: bounds.height - inset.top - inset.bottom)
    func start(
      _ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ room: CGFloat, _ end: CGFloat,
      _ places: (first: ScrollPosition, middle: ScrollPosition, last: ScrollPosition)
    ) -> CGFloat {
      var start = from
      if scrollPosition.contains(places.first) {
        start = low
      } else if scrollPosition.contains(places.middle) {
        start = (low + high - room) / 2
      } else if scrollPosition.contains(places.last) {
        start = high - room
      } else if low < from {
        start = low
      } else if high > from + room {
        start = high - room
      }
      return min(max(start, 0), max(end - room, 0))
    }
    let x = start(frame.minX, frame.maxX, shown.minX, shown.width, contentSize.width, (.left, .centeredHorizontally, .right))
    let y = start(frame.minY, frame.maxY, shown.minY, shown.height, contentSize.height, (.top, .centeredVertically, .bottom))
    setContentOffset(CGPoint(x: x - inset.left, y: y - inset.top), animated: animated)
  }

  // MARK: Choosing

  /// The places of the chosen cells; `nil` for none.
  public var indexPathsForSelectedItems: [IndexPath]? { chosen.sorted() }
  /// Has a cell chosen, and shows it where it is said; the delegate is not told; `nil` has none chosen.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if indexPath == nil || !allowsMultipleSelection {
      for path in chosen where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    chosen.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Has a cell no longer chosen; the delegate is not told.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard chosen.remove(indexPath) != nil else { return }
    cellForItem(at: indexPath)?.isSelected = false
  }

  private func press(_ path: IndexPath) {
    if let delegate, !delegate.collectionView(self, shouldHighlightItemAt: path) { return }
    if chosen.contains(path), allowsMultipleSelection { return release(path) }
    if let delegate, !delegate.collectionView(self, shouldSelectItemAt: path) { return }
    if !allowsMultipleSelection { for other in chosen where other != path { release(other) } }
    selectItem(at: path, animated: false, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: path)
  }
  private func release(_ path: IndexPath) {
    if let delegate, allowsMultipleSelection, !delegate.collectionView(self, shouldDeselectItemAt: path) { return }
    deselectItem(at: path, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  // MARK: Changes

  /// Shows items that have come; the data source has them already.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
  /// Takes items away that are gone.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
  /// Has items asked for anew.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
  /// Has items asked for anew in the cells that they have, where the data source makes them by dequeuing.
  public func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
  /// Shows an item in another place.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Shows sections that have come.
  public func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  /// Takes sections away that are gone.
  public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// Has sections asked for anew.
  public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
  /// Shows a section in another place.
  public func moveSection(_ section: Int, toSection newSection: Int) { change { $0.movedSections.append((section, newSection)) } }
  /// Makes the changes that a closure tells together, and says when they are done.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    _ = content.counts(self)
    content.depth += 1
    updates?()
    content.depth -= 1
    if content.depth == 0 { commit(isAnimated: true, completion) } else { completion?(true) }
  }

  private func change(_ note: (inout ElementUpdates) -> Void) {
    _ = content.counts(self)
    note(&content.updates)
    if content.depth == 0 { commit(isAnimated: true, nil) }
  }
  /// Makes changes that are known together, after a closure has changed the data.
  func take(_ updates: ElementUpdates, isAnimated: Bool, _ change: () -> Void, completion: @escaping (Bool) -> Void) {
    _ = content.counts(self)
    change()
    content.updates = updates
    commit(isAnimated: isAnimated, completion)
  }
  private func commit(isAnimated: Bool, _ completion: ((Bool) -> Void)?) {
    let updates = content.updates
    content.updates = ElementUpdates()
    move(isAnimated: isAnimated, completion) {
      let (old, new) = (content.counts(self), askedCounts())
      let map = updates.map(from: old, to: new, owner: self)
      chosen = Set(map.new(for: chosen).values)
      content.replace(new, map, self)
      for path in map.new(for: updates.reloaded).values { content.discard(path, self) }
    }
  }
}

extension UICollectionView: RowOwner {
  private func place(_ row: UIView) -> IndexPath? { (row as? UICollectionViewCell).flatMap { indexPath(for: $0) } }

  func takesPresses(_ row: UIView) -> Bool { allowsSelection || allowsMultipleSelection }
  func pressed(_ row: UIView) { if let path = place(row), takesPresses(row) { press(path) } }
  func pressChanged(_ row: UIView, isPressed: Bool) {
    guard let cell = row as? UICollectionViewCell, let path = indexPath(for: cell), cell.isHighlighted != isPressed else {
      return
    }
    if isPressed, let delegate, !delegate.collectionView(self, shouldHighlightItemAt: path) { return }
    cell.isHighlighted = isPressed
    if isPressed {
      delegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      delegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }
  func side(_ edge: HorizontalEdge, of row: UIView) -> RowActions.Side? {
    RowActions.Side(row) { [weak self, weak row] in
      guard let self, let row, let path = self.place(row) else { return nil }
      return (self.collectionViewLayout as? UICollectionViewCompositionalLayout)?.swipes(edge, path)
    }
  }
  func signPressed(_ row: UIView) {}
  func detailPressed(_ row: UIView) { (row as? UICollectionViewListCell)?.detailPressed() }
  func dragged(_ row: UIView, _ drag: RowDrag) {}
}
