import Foundation

/// A table or a collection, as who shows snapshots in it knows it.
@MainActor
protocol SnapshotView: AnyObject {
  /// Makes changes that are known together, after a closure has changed the data.
  func take(_ updates: ElementUpdates, isAnimated: Bool, _ change: () -> Void, completion: @escaping (Bool) -> Void)
  func reloadData()
}

extension UITableView: SnapshotView {}
extension UICollectionView: SnapshotView {}

/// What a diffable data source shows now, and how it goes over to something else.
@MainActor
final class DiffableContent<Section: Hashable, Item: Hashable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private var sections: [Section] = []
  private var items: [[Item]] = []
  private var places: [Item: IndexPath] = [:]

  /// Goes over to a snapshot in a view, and at once where that is gone; `completion` is called when it shows.
  func apply(
    _ new: NSDiffableDataSourceSnapshot<Section, Item>, in view: (any SnapshotView)?, isAnimated: Bool,
    completion: (() -> Void)?
  ) {
    guard let view else {
      show(new)
      completion?()
      return
    }
    // What shows first is there at once.
    view.take(updates(to: new), isAnimated: isAnimated && sectionCount > 0) {
      show(new)
    } completion: { _ in
      completion?()
    }
  }

  /// Shows a snapshot in a view that asks for all elements anew.
  func reload(
    _ new: NSDiffableDataSourceSnapshot<Section, Item>, in view: (any SnapshotView)?, completion: (() -> Void)?
  ) {
    show(new)
    view?.reloadData()
    completion?()
  }

  private func show(_ new: NSDiffableDataSourceSnapshot<Section, Item>) {
    snapshot = new.shown
    sections = new.sectionIdentifiers
    items = sections.map { new.itemIdentifiers(inSection: $0) }
    places = [:]
    for (section, items) in items.enumerated() {
      for (row, item) in items.enumerated() { places[item] = IndexPath(item: row, section: section) }
    }
  }

  var sectionCount: Int { sections.count }
  func count(_ section: Int) -> Int { items[section].count }
  func item(_ path: IndexPath) -> Item? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else { return nil }
    return items[path.section][path.item]
  }
  func place(_ item: Item) -> IndexPath? { places[item] }
  func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }
  func index(_ section: Section) -> Int? { sections.firstIndex(of: section) }

  /// The changes that lead to a snapshot from what shows now.
  func updates(to new: NSDiffableDataSourceSnapshot<Section, Item>) -> ElementUpdates {
    var updates = ElementUpdates()
    let newSections = new.sectionIdentifiers
    sectionUpdates(to: newSections, &updates)
    let newPlaces = Dictionary(
      uniqueKeysWithValues: newSections.enumerated().flatMap { section, identifier in
        new.itemIdentifiers(inSection: identifier).enumerated().map { ($1, IndexPath(item: $0, section: section)) }
      })
    let oldIndex = Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($1, $0) })
    let goneSections = updates.deletedSections
    for (item, path) in places where newPlaces[item] == nil && !goneSections.contains(path.section) {
      updates.deleted.append(path)
    }
    for (section, identifier) in newSections.enumerated() {
      let was = oldIndex[identifier]
      // Items that stay in their section and in their order stay; others move.
      let staying = was.map { kept(items[$0], new.itemIdentifiers(inSection: identifier)) } ?? []
      for (row, item) in new.itemIdentifiers(inSection: identifier).enumerated() where !staying.contains(item) {
        let path = IndexPath(item: row, section: section)
        if let old = places[item], !goneSections.contains(old.section), was != nil {
          updates.moved.append((old, path))
        } else if was != nil {
          updates.inserted.append(path)
        } else if let old = places[item], !goneSections.contains(old.section) {
          // What goes into a section that comes, comes with it.
          updates.deleted.append(old)
        }
      }
    }
    updates.reloaded = (new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers).compactMap { places[$0] }
    updates.reloadedSections = IndexSet(new.reloadedSectionIdentifiers.compactMap { oldIndex[$0] })
    return updates
  }

  private func sectionUpdates(to new: [Section], _ updates: inout ElementUpdates) {
    let staying = kept(sections, new)
    let (before, after) = (Set(sections), Set(new))
    for (index, section) in sections.enumerated() where !after.contains(section) { updates.deletedSections.insert(index) }
    for (index, section) in new.enumerated() where !staying.contains(section) {
      if before.contains(section), let was = self.index(section) {
        updates.movedSections.append((was, index))
      } else {
        updates.insertedSections.insert(index)
      }
    }
  }

  /// The longest part of what is in both that has the same order in both.
  private func kept<Value: Hashable>(_ old: [Value], _ new: [Value]) -> Set<Value> {
    let index = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    // The longest rising sequence of old places: for each length, the least end, and for each place the one before.
    var ends: [Int] = []
    var before: [Int: Int] = [:]
    for place in new.compactMap({ index[$0] }) {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < place { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    return Set(
      sequence(first: ends.last, next: { $0.flatMap { before[$0] } }).prefix { $0 != nil }.compactMap { $0.map { old[$0] } })
  }
}
