import Foundation
import Synchronization

// Safe: the connections are taken and given back under the locks, and each is used by one thread at a time.
/// The connections of a store: one that writes, and a few that read beside it.
///
/// A database in memory has one connection for both.
final class ConnectionPool: @unchecked Sendable {
  private static let readerLimit = 4

  let path: String
  private let readerAccess: Connection.Access
  private let isShared: Bool
  private let writing = NSLock()
  private var writer: Connection?
  private let reading = NSCondition()
  private var readers: [Connection] = []
  private var readerCount = 0
  private var isClosed = false
  /// How many stores use it.
  private let users = Mutex(1)

  /// Takes the connection that writes; a store that is only read has one as well, which reads.
  init(_ writer: Connection, readerAccess: Connection.Access) {
    path = writer.path
    self.writer = writer
    self.readerAccess = readerAccess
    isShared = readerAccess == .memory
  }

  /// Works with the connection that writes, once nobody else does.
  func write<Result>(_ body: (Connection) throws(StoreError) -> Result) throws(StoreError) -> Result {
    writing.lock()
    defer { writing.unlock() }
    guard let writer else { throw closedError }
    writer.takeFunctions()
    return try body(writer)
  }

  /// Works with the connection that writes, where nobody else does now.
  func writeIfIdle<Result>(_ body: (Connection) throws(StoreError) -> Result) throws(StoreError) -> Result? {
    guard writing.try() else { return nil }
    defer { writing.unlock() }
    guard let writer else { throw closedError }
    return try body(writer)
  }

  /// How often something was read, each time by one statement or few; tests count by it.
  let reads = Atomic<Int>(0)

  /// What all connections have done that nobody reads with now.
  var work: StoreWork {
    var work = StoreWork()
    writing.withLock { if let writer { work.add(writer) } }
    reading.withLock { for reader in readers { work.add(reader) } }
    return work
  }

  /// Works with a connection that reads.
  func read<Result>(_ body: (Connection) throws(StoreError) -> Result) throws(StoreError) -> Result {
    reads.add(1, ordering: .relaxed)
    if isShared { return try write(body) }
    let reader = try takeReader()
    defer { giveBack(reader) }
    reader.takeFunctions()
    return try body(reader)
  }

  /// Ends all connections once no store uses them; those in use end when they are given back.
  func close() {
    guard
      users.withLock({
        $0 -= 1; return $0 == 0
      })
    else { return }
    reading.lock()
    isClosed = true
    readers.removeAll()
    reading.broadcast()
    reading.unlock()
    writing.lock()
    writer?.forgetStatements()
    writer = nil
    writing.unlock()
  }

  /// Counts one more store that uses it; false where the last has closed it.
  private func join() -> Bool {
    users.withLock { count in
      if count > 0 { count += 1 }
      return count > 0
    }
  }

  private var closedError: StoreError { .unreadable(path: path, reason: "the store has been closed") }

  private func takeReader() throws(StoreError) -> Connection {
    reading.lock()
    while readers.isEmpty && readerCount >= ConnectionPool.readerLimit && !isClosed { reading.wait() }
    if isClosed {
      reading.unlock()
      throw closedError
    }
    if let reader = readers.popLast() {
      reading.unlock()
      return reader
    }
    readerCount += 1
    reading.unlock()
    do {
      return try Connection(path: path, access: readerAccess)
    } catch {
      reading.lock()
      readerCount -= 1
      reading.signal()
      reading.unlock()
      throw error
    }
  }

  private func giveBack(_ reader: Connection) {
    reading.lock()
    if !isClosed { readers.append(reader) }
    reading.signal()
    reading.unlock()
  }
}

extension ConnectionPool {
  private struct Named {
    weak var pool: ConnectionPool?
  }

  private static let named = Mutex<[String: Named]>([:])

  /// The database in memory that has a name in this process; it is there as long as a store uses it.
  static func memory(named name: String) throws(StoreError) -> ConnectionPool {
    let found = named.withLock { pools -> Result<ConnectionPool, StoreError> in
      if let pool = pools[name]?.pool, pool.join() { return .success(pool) }
      do throws(StoreError) {
        let pool = ConnectionPool(try Connection(path: "memory:\(name)", access: .memory), readerAccess: .memory)
        pools = pools.filter { $0.value.pool != nil }
        pools[name] = Named(pool: pool)
        return .success(pool)
      } catch {
        return .failure(error)
      }
    }
    return try found.get()
  }
}
