import Foundation
import FoundationAdditions

/// The order of sort descriptors for models in memory, which is that of SQL.
struct MemoryOrder<T: PersistentModel> {
  private let comparisons: [(T, T) -> ComparisonResult]

  init(_ descriptors: [SortDescriptor<T>]) { comparisons = descriptors.map { Self.comparison($0) } }

  /// Whether a model comes before another; those that descriptors do not tell apart are ordered by key.
  func isBefore(_ lhs: T, _ rhs: T) -> Bool {
    for comparison in comparisons {
      switch comparison(lhs, rhs) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return lhs.persistentModelID < rhs.persistentModelID
  }

  private static func comparison(_ descriptor: SortDescriptor<T>) -> (T, T) -> ComparisonResult {
    if let keyPath = descriptor.keyPath as? KeyPath<T, String> {
      return { bytes(descriptor.order, $0[keyPath: keyPath], $1[keyPath: keyPath]) }
    }
    if let keyPath = descriptor.keyPath as? KeyPath<T, String?> {
      return { bytes(descriptor.order, $0[keyPath: keyPath], $1[keyPath: keyPath]) }
    }
    return descriptor.compare
  }

  /// Texts by their bytes, as the index of a store has them; nil comes first.
  private static func bytes(_ order: SortOrder, _ lhs: String?, _ rhs: String?) -> ComparisonResult {
    let isBefore: Bool
    switch (lhs, rhs) {
    case (nil, nil): return .orderedSame
    case (nil, _): isBefore = true
    case (_, nil): isBefore = false
    case (let lhs?, let rhs?):
      if lhs.utf8.elementsEqual(rhs.utf8) { return .orderedSame }
      isBefore = lhs.utf8.lexicographicallyPrecedes(rhs.utf8)
    }
    return isBefore == (order == .forward) ? .orderedAscending : .orderedDescending
  }
}
