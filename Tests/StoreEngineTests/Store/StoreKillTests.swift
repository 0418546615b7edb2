import Foundation
import Glibc
import SeededNumbers
import StoreEngine
import Testing

@Suite("Stores whose process is killed", .serialized)
struct StoreKillTests {
  /// How often: a few times, or as often as the variable APUS_KILL_ROUNDS says.
  private static let rounds = ProcessInfo.processInfo.environment["APUS_KILL_ROUNDS"].flatMap { Int($0) } ?? 3
  private static let folderVariable = "APUS_KILL_FOLDER"
  private static let delayVariable = "APUS_KILL_DELAY"

  @Test("nothing that a save has returned for is lost, and no save is there by half")
  func kill() async throws {
    let scratch = try Scratch()
    var random = SplitMix(seed: 36)
    for round in 0..<StoreKillTests.rounds {
      setenv(StoreKillTests.folderVariable, scratch.folder.path, 1)
      setenv(StoreKillTests.delayVariable, String(random.below(60_000)), 1)
      await #expect(processExitsWith: .signal(SIGKILL)) { try StoreKillTests.saveUntilKilled() }
      let reported = (try? Data(contentsOf: scratch.folder.appending(path: "reported")))?.count ?? 0
      let store = try scratch.open(.notes())
      let ranks = try store.all("Note").compactMap { row -> Int64? in
        guard case .integer(let rank) = row.values[1] else { return nil }
        return rank
      }
      var counts: [Int64: Int] = [:]
      for rank in ranks { counts[rank, default: 0] += 1 }
      #expect(counts.values.allSatisfy { $0 == 3 }, "round \(round)")
      #expect(counts.count >= reported && counts.count <= reported + round + 1, "round \(round)")
      store.close()
      #expect(try Judge(scratch.url).rows("PRAGMA integrity_check") == ["ok"], "round \(round)")
    }
  }

  @Test("a migration that is cut off has happened, or has not")
  func killMigration() async throws {
    let scratch = try Scratch()
    var random = SplitMix(seed: 7)
    for round in 0..<StoreKillTests.rounds {
      let store = try scratch.open(.notes())
      try store.insert(try (0..<200).map { _ in try store.newRow("Note", [0: .text("a")]) })
      store.close()
      setenv(StoreKillTests.folderVariable, scratch.folder.path, 1)
      setenv(StoreKillTests.delayVariable, String(random.below(40_000)), 1)
      await #expect(processExitsWith: .signal(SIGKILL)) { try StoreKillTests.migrateUntilKilled() }
      let judge = try Judge(scratch.url)
      #expect(judge.rows("PRAGMA integrity_check") == ["ok"], "round \(round)")
      if judge.rows("SELECT name FROM pragma_table_info('ZNOTE')").contains("ZTEXT") {
        #expect(judge.rows("SELECT DISTINCT ZTEXT FROM ZNOTE WHERE Z_PK <= 200") == ["new"], "round \(round)")
      }
      #expect(judge.rows("SELECT count(*) FROM ZNOTE") == ["\((round + 1) * 200)"])
    }
  }

  private static func migrateUntilKilled() throws {
    killLater()
    let url = URL(filePath: ProcessInfo.processInfo.environment[folderVariable] ?? "").appending(path: "test.store")
    let grown = StoreModel.notes(isUnique: false, .one("text", .string, isOptional: false, defaultValue: .text("new")))
    let store = try Store(at: .file(url, isReadOnly: false), model: grown)
    while true { _ = try store.count(StoreRequest(entity: 1)) }
  }

  private static func killLater() {
    let delay = ProcessInfo.processInfo.environment[delayVariable].flatMap { UInt32($0) } ?? 0
    Thread.detachNewThread {
      usleep(delay)
      Glibc.kill(getpid(), SIGKILL)
    }
  }

  /// Saves three rows at a time and writes a byte for each save that returned, until a thread kills the process.
  private static func saveUntilKilled() throws {
    killLater()
    let folder = URL(filePath: ProcessInfo.processInfo.environment[folderVariable] ?? "")
    let store = try Store(at: .file(folder.appending(path: "test.store"), isReadOnly: false), model: .notes())
    let report = open(folder.appending(path: "reported").path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    while true {
      let first = try store.newRow("Note", [0: .text("a")])
      var rows = [first, try store.newRow("Note", [0: .text("b")]), try store.newRow("Note", [0: .text("c")])]
      for index in rows.indices { rows[index].values[1] = .integer(first.id.key) }
      try store.insert(rows)
      write(report, "x", 1)
    }
  }
}
