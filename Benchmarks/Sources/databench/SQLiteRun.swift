import Foundation
import SQLitePeer

/// The workloads by SQLite's programming interface in C.
struct SQLiteRun {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let folder: URL
  let rows: Int

  func figures() throws -> [Workload: Double] {
    guard let peer = sqlite_peer_open(folder.appending(path: "peer-\(UUID()).db").path) else {
      throw Failure(description: "SQLite opens no database in \(folder.path)")
    }
    defer { sqlite_peer_close(peer) }
    let count = Int64(rows), half = count / 2
    var figures = [Workload: Double]()
    figures[.insert] = try Meter.seconds { try check(sqlite_peer_insert(peer, 1, count) == 0) }
    figures[.fetchAll] = try Meter.seconds { try check(sqlite_peer_keys(peer) == count) }
    figures[.fetchFirst] = try Meter.seconds(each: 50) {
      try check(sqlite_peer_rows(peer, half + Int64($0) * 50, 50) == min(50, half + 1 - Int64($0) * 50))
    }
    figures[.count] = try Meter.seconds(each: 10) { _ in try check(sqlite_peer_count(peer, half) == count - half + 1) }
    figures[.fault] = try Meter.seconds(each: 2_560) {
      let key = Int64($0 % rows) + 1
      try check(sqlite_peer_row(peer, key) == key)
    }
    figures[.change] = try Meter.seconds(each: 20) { try check(sqlite_peer_change(peer, Int64($0) + 1, Double($0)) == 0) }
    figures[.append] = try Meter.seconds { try check(sqlite_peer_link(peer, 1, count / 20, 1) == 0) }
    figures[.deleteSome] = try Meter.seconds { try check(sqlite_peer_delete(peer, count / 10) == 0) }
    return figures
  }

  private func check(_ isRight: Bool) throws {
    if !isRight { throw Failure(description: "SQLite's C interface gave another answer than was asked for") }
  }
}
