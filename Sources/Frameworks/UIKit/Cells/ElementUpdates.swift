import Foundation

/// Changes of what a table or a collection shows, until they are made together.
struct ElementUpdates {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty && deleted.isEmpty
      && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
  }

  /// Which place each element had before, and has now.
  ///
  /// Places of what goes are counted before all changes, those of what comes after all, as UIKit counts them.
  ///
  /// - Parameters:
  ///   - old: How many elements each section had.
  ///   - new: How many each one has now.
  ///   - owner: Who is named where numbers do not fit together.
  /// - Returns: The places.
  func map(from old: [Int], to new: [Int], owner: Any) -> ElementMap {
    let sections = arranged(
      old.count, removed: deletedSections.union(IndexSet(movedSections.map(\.from))), inserted: insertedSections,
      moved: movedSections)
    if sections.count != new.count {
      fail(owner, "there are \(new.count) sections; with \(old.count) before, the changes make \(sections.count)")
    }
    var map = ElementMap(sections: sections)
    for (section, was) in sections.enumerated() {
      if let was, reloadedSections.contains(was) { continue }
      let coming = inserted.filter { $0.section == section }.map(\.item)
      let arriving = moved.filter { $0.to.section == section }
      let going = was.map { was in (deleted + moved.map(\.from)).filter { $0.section == was }.map(\.item) } ?? []
      guard let was else { continue }
      if coming.isEmpty, arriving.isEmpty, going.isEmpty {
        if old[was] != new[section] { failRows(owner, section, new[section], old[was], old[was]) }
        continue
      }
      var rows: [IndexPath?] = (0..<old[was]).map { IndexPath(item: $0, section: was) }
      for row in Set(going).sorted(by: >) where rows.indices.contains(row) { rows.remove(at: row) }
      let arrivals = coming.map { ($0, nil as IndexPath?) } + arriving.map { ($0.to.item, Optional($0.from)) }
      for (row, from) in arrivals.sorted(by: { $0.0 < $1.0 }) { rows.insert(from, at: min(row, rows.count)) }
      if rows.count != new[section] { failRows(owner, section, new[section], old[was], rows.count) }
      map.rows[section] = rows
    }
    map.reloadedSections = reloadedSections
    return map
  }

  private func arranged(_ count: Int, removed: IndexSet, inserted: IndexSet, moved: [(from: Int, to: Int)]) -> [Int?] {
    var result: [Int?] = (0..<count).filter { !removed.contains($0) }
    let arrivals = inserted.map { ($0, nil as Int?) } + moved.map { ($0.to, Optional($0.from)) }
    for (index, from) in arrivals.sorted(by: { $0.0 < $1.0 }) { result.insert(from, at: min(index, result.count)) }
    return result
  }

  private func failRows(_ owner: Any, _ section: Int, _ new: Int, _ old: Int, _ expected: Int) -> Never {
    fail(owner, "section \(section) has \(new) elements; with \(old) before, the changes make \(expected)")
  }

  private func fail(_ owner: Any, _ reason: String) -> Never {
    fatalError(
      "\(type(of: owner)): the data source and the changes do not fit together: \(reason); change the data before telling of it")
  }
}

/// Which place each element had before a change, and has now.
struct ElementMap {
  /// For each section, which one it was.
  var sections: [Int?]
  /// For each section whose elements have changed, where they were; others are as they were.
  var rows: [Int: [IndexPath?]] = [:]
  var reloadedSections = IndexSet()

  init(sections: [Int?]) { self.sections = sections }

  /// Where an element was.
  func old(_ path: IndexPath) -> IndexPath? {
    guard sections.indices.contains(path.section), let was = sections[path.section] else { return nil }
    if reloadedSections.contains(was) { return nil }
    if let rows = rows[path.section] { return rows.indices.contains(path.item) ? rows[path.item] : nil }
    return IndexPath(item: path.item, section: was)
  }

  /// Where elements are now, by where they were: of some of them.
  func new(for paths: some Sequence<IndexPath>) -> [IndexPath: IndexPath] {
    let requested = Set(paths)
    var result: [IndexPath: IndexPath] = [:]
    for (section, was) in sections.enumerated() {
      if let rows = rows[section] {
        for (row, old) in rows.enumerated() {
          if let old, requested.contains(old) { result[old] = IndexPath(item: row, section: section) }
        }
      } else if let was, !reloadedSections.contains(was) {
        for path in requested where path.section == was { result[path] = IndexPath(item: path.item, section: section) }
      }
    }
    return result
  }
}
