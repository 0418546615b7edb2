import Foundation
import Synchronization

/// The identifiers of the stores of this process, by number; identifiers of models outlive their stores.
enum StoreNames {
  private static let names = Mutex<[Int32: UUID]>([:])

  static func set(_ name: UUID, of store: Int32) { names.withLock { $0[store] = name } }
  static func name(of store: Int32) -> UUID? { names.withLock { $0[store] } }
}
