import Foundation
import StoreEngine
import Synchronization

/// The identifiers of the stores of this process, by number; identifiers of models outlive their stores.
enum StoreNames {
  private struct Place: Hashable {
    var store: Int32
    var entity: Int32
  }

  private static let names = Mutex<[Int32: UUID]>([:])
  private static let spaces = Mutex<[Place: IdentifierSpace]>([:])

  static func set(_ name: UUID, of store: Int32) { names.withLock { $0[store] = name } }
  static func name(of store: Int32) -> UUID? { names.withLock { $0[store] } }

  /// The space of the identifiers of a record's entity in its store; nil where the store has no name.
  static func space(of record: Record) -> IdentifierSpace? {
    let place = Place(store: record.id.store, entity: record.id.entity)
    if let known = spaces.withLock({ $0[place] }) { return known }
    guard let store = name(of: place.store) else { return nil }
    let space = IdentifierSpace.of(store: store.uuidString, entityName: record.entity.name)
    spaces.withLock { $0[place] = space }
    return space
  }
}
