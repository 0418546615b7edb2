import Foundation
import Glibc
import SeededNumbers
import Testing

@testable import StoreEngine

@Suite("Damaged stores and missing permissions")
struct StoreDamageTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private enum Answer: Equatable { case opened, unreadable, unwritable, incompatible, other }

  private func answer(isReadOnly: Bool = false) -> Answer {
    do {
      let store = try scratch.open(.notes(), isReadOnly: isReadOnly)
      _ = try store.all("Note")
      return .opened
    } catch StoreError.unreadable {
      return .unreadable
    } catch StoreError.unwritable {
      return .unwritable
    } catch StoreError.incompatible {
      return .incompatible
    } catch {
      return .other
    }
  }

  /// A store without a log beside it, of some pages.
  private func makeStore() throws -> Data {
    let store = try scratch.open(.notes())
    try store.insert(try (0..<300).map { try store.newRow("Note", [0: .text(String(repeating: "\($0)", count: 30))]) })
    store.close()
    return try Data(contentsOf: scratch.url)
  }

  private func clear() {
    for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: scratch.url.path + ending) }
  }

  @Test("a file that is cut off does not open, and stays as it is")
  func truncation() throws {
    let whole = try makeStore()
    var random = SplitMix(seed: 1)
    let lengths =
      [1, 15, 16, 99, 100, 4095, 4096, 4097, whole.count - 1] + (0..<20).map { _ in 1 + random.below(whole.count - 1) }
    for length in lengths {
      clear()
      let cut = whole.prefix(length)
      try cut.write(to: scratch.url)
      #expect(answer() == .unreadable, "\(length) bytes")
      #expect(answer(isReadOnly: true) == .unreadable, "\(length) bytes")
      #expect(try Data(contentsOf: scratch.url) == cut)
    }
    clear()
    try Data().write(to: scratch.url)
    #expect(answer() == .opened)
  }

  @Test("pages of noise give an error or rows, never a trap")
  func noise() throws {
    let whole = try makeStore()
    for seed in UInt64(0)..<15 {
      var random = SplitMix(seed: seed)
      var damaged = whole
      for _ in 0..<1 + random.below(40) {
        // Now and then in the first page, which says what there is.
        let limit = random.below(2) == 0 ? 4096 : damaged.count
        damaged[random.below(limit)] = UInt8(random.below(256))
      }
      try StoreFuzzing.open(damaged, model: .notes(), in: scratch.folder)
    }
  }

  @Test("a log that is cut off loses the saves that it no longer has, and nothing else")
  func log() throws {
    let store = try scratch.open(.notes())
    let size = { try Data(contentsOf: URL(filePath: scratch.url.path + "-wal")).count }
    var sizes = [try size()]
    for number in 0..<5 {
      try store.insert(try store.newRow("Note", [0: .text("\(number)")]))
      sizes.append(try size())
    }
    let file = try Data(contentsOf: scratch.url), log = try Data(contentsOf: URL(filePath: scratch.url.path + "-wal"))
    store.close()
    for (count, cut) in [(5, log.count), (4, log.count - 1), (4, sizes[4] + 40), (2, sizes[2]), (0, sizes[0])] {
      clear()
      try file.write(to: scratch.url)
      try log.prefix(cut).write(to: URL(filePath: scratch.url.path + "-wal"))
      let opened = try scratch.open(.notes())
      #expect(try opened.all("Note").count == count, "\(cut) of \(log.count) bytes")
    }
  }

  @Test("an empty file beside a log is not taken for a new store")
  func emptyFile() throws {
    try Data().write(to: scratch.url)
    try Data(count: 5000).write(to: URL(filePath: scratch.url.path + "-wal"))
    #expect(answer() == .unreadable)
    #expect(try Data(contentsOf: URL(filePath: scratch.url.path + "-wal")).count == 5000)
  }

  @Test("a folder in the file's place, a missing folder and a text say what is wrong")
  func places() throws {
    try FileManager.default.createDirectory(at: scratch.url, withIntermediateDirectories: true)
    #expect(answer() == .unreadable)
    try FileManager.default.removeItem(at: scratch.url)
    #expect(answer(isReadOnly: true) == .unreadable)
    #expect(throws: StoreError.self) {
      try Store(at: .file(scratch.folder.appending(path: "none/a.store"), isReadOnly: false), model: .notes())
    }
    try Data(("no database, although it is longer than a header" + String(repeating: ".", count: 100)).utf8).write(
      to: scratch.url)
    #expect(answer() == .unreadable)
  }

  @Test("a store of a folder without permission to write is read, where it was closed well", .disabled(if: getuid() == 0))
  func permissions() throws {
    _ = try makeStore()
    clearLog()
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: scratch.url.path)
    #expect(answer() == .unwritable)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: scratch.folder.path)
    #expect(answer(isReadOnly: true) == .opened)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.folder.path)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: scratch.url.path)
    #expect(answer() == .unreadable)
  }

  private func clearLog() {
    for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: scratch.url.path + ending) }
  }

  @Test("without room a save fails, and what was there stays")
  func noRoom() throws {
    let store = try scratch.open(.notes())
    let row = try store.newRow("Note", [0: .text("a")])
    try store.insert(row)
    try store.pool.write { (connection) throws(StoreError) in try connection.run("PRAGMA max_page_count = 16") }
    let large = try (0..<100).map { _ in try store.newRow("Note", [0: .text(String(repeating: "x", count: 2000))]) }
    #expect { try store.insert(large) } throws: { error in
      error as? StoreError == .unwritable(path: scratch.url.path, reason: "there is no room left")
    }
    #expect(try store.all("Note") == [row])
    try store.pool.write { (connection) throws(StoreError) in try connection.run("PRAGMA max_page_count = 100000") }
    try store.insert(large)
    #expect(try store.all("Note").count == 101)
  }
}
