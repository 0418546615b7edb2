import Synchronization

/// Keys that a store has reserved in its file and not yet given out: one insertion must not cost a transaction.
final class KeyReserve: Sendable {
  private static let block = 64
  private static let largestBlock = 4096

  private struct Reserved {
    var keys: Range<Int64> = 1..<1
    var block = KeyReserve.block
  }

  private let reserved = Mutex<[Int32: Reserved]>([:])

  /// Takes keys of a table; where too few are left, more are reserved, from the one on that the closure gives.
  func take(
    _ count: Int, root: Int32, reserve: (_ count: Int) throws(StoreError) -> Int64
  ) throws(StoreError) -> Range<Int64> {
    let result = reserved.withLock { all -> Result<Range<Int64>, StoreError> in
      var mine = all[root] ?? Reserved()
      if mine.keys.count < count {
        let wanted = max(count, mine.block)
        do throws(StoreError) {
          let first = try reserve(wanted)
          mine.keys = first..<first + Int64(wanted)
        } catch {
          return .failure(error)
        }
        mine.block = min(mine.block * 2, KeyReserve.largestBlock)
      }
      let taken = mine.keys.lowerBound..<mine.keys.lowerBound + Int64(count)
      mine.keys = taken.upperBound..<mine.keys.upperBound
      all[root] = mine
      return .success(taken)
    }
    return try result.get()
  }

  /// What is left of each table's keys, which are not given out any more.
  func rest() -> [(root: Int32, keys: Range<Int64>)] {
    reserved.withLock { all in
      let rest = all.filter { !$0.value.keys.isEmpty }.map { (root: $0.key, keys: $0.value.keys) }
      all.removeAll()
      return rest
    }
  }
}
