/// What a diffable data source shows: sections and their items, each known by a value of its own.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// Items that are asked for anew, in new cells.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Items that are asked for anew, in the cells that they have.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// Sections that are asked for anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot of nothing.
  public init() {}

  /// How many items there are.
  public var numberOfItems: Int { sectionOfItem.count }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections, in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections, in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }
  /// The items of a section, in their order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = items[identifier] else {
      preconditionFailure("the snapshot has no section \(identifier); append it before")
    }
    return items
  }
  /// The section that an item is in; `nil` where there is no such item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }
  /// Which one of all items an item is, from 0.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier], let index = items[section]?.firstIndex(of: identifier) else { return nil }
    return sections.prefix { $0 != section }.reduce(index) { $0 + (items[$1]?.count ?? 0) }
  }
  /// Which one of the sections a section is, from 0.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  // MARK: Items

  /// Puts items behind those of a section, the last one unless another one is said.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
  {
    guard let section = sectionIdentifier ?? sections.last else {
      preconditionFailure("the snapshot has no section to append items to; append a section before")
    }
    insert(identifiers, in: section, at: numberOfItems(inSection: section))
  }
  /// Puts items before another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
    let place = place(of: beforeIdentifier)
    insert(identifiers, in: place.section, at: place.index)
  }
  /// Puts items behind another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    let place = place(of: afterIdentifier)
    insert(identifiers, in: place.section, at: place.index + 1)
  }
  /// Takes items out; those that are not there are left alone.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { sectionOfItem[$0] }) { items[section]?.removeAll { gone.contains($0) } }
    for item in gone { sectionOfItem[item] = nil }
    reloadedItemIdentifiers.removeAll { gone.contains($0) }
    reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
  }
  /// Takes all sections and items out.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
  /// Puts an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Puts an item behind another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  /// Has items asked for anew, in new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
  /// Has items asked for anew, in the cells that they have.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reconfiguredItemIdentifiers += identifiers }

  // MARK: Sections

  /// Puts sections behind the others.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sections.count) }
  /// Puts sections before another one.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
    insert(identifiers, at: index(of: toIdentifier))
  }
  /// Puts sections behind another one.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
    insert(identifiers, at: index(of: toIdentifier) + 1)
  }
  /// Takes sections out with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { for item in items.removeValue(forKey: section) ?? [] { sectionOfItem[item] = nil } }
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
  }
  /// Puts a section before another one.
  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
    guard identifier != toIdentifier else { return }
    sections.remove(at: index(of: identifier))
    sections.insert(identifier, at: index(of: toIdentifier))
  }
  /// Puts a section behind another one.
  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
    guard identifier != toIdentifier else { return }
    sections.remove(at: index(of: identifier))
    sections.insert(identifier, at: index(of: toIdentifier) + 1)
  }
  /// Has sections asked for anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { reloadedSectionIdentifiers += identifiers }

  private mutating func insert(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int) {
    for item in identifiers {
      guard sectionOfItem.updateValue(section, forKey: item) == nil else {
        preconditionFailure("the snapshot has the item \(item) already; an item can be in it only once")
      }
    }
    items[section]?.insert(contentsOf: identifiers, at: index)
  }
  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for section in identifiers {
      guard items.updateValue([], forKey: section) == nil else {
        preconditionFailure("the snapshot has the section \(section) already; a section can be in it only once")
      }
    }
    sections.insert(contentsOf: identifiers, at: index)
  }
  private func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
    guard let section = sectionOfItem[item], let index = items[section]?.firstIndex(of: item) else {
      preconditionFailure("the snapshot has no item \(item); append it before")
    }
    return (section, index)
  }
  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: section) else {
      preconditionFailure("the snapshot has no section \(section); append it before")
    }
    return index
  }

  /// Once it shows, nothing is to be asked for anew any more.
  var shown: NSDiffableDataSourceSnapshot {
    var result = self
    (result.reloadedItemIdentifiers, result.reconfiguredItemIdentifiers, result.reloadedSectionIdentifiers) = ([], [], [])
    return result
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
