import Foundation
import Testing

@testable import SnapshotTesting

@Suite("Settings of snapshots")
struct SettingsTests {
  @Test("a difference names both files, as a tool wants them")
  func tools() throws {
    typealias Tool = SnapshotTestingConfiguration.DiffTool
    #expect(Tool.default(currentFilePath: "/a", failedFilePath: "/b") == "@−\n\"file:///a\"\n@+\n\"file:///b\"")
    #expect(Tool.ksdiff(currentFilePath: "/a", failedFilePath: "/b c") == "ksdiff \"/a\" \"/b c\"")
    #expect(("compare" as Tool)(currentFilePath: "/a", failedFilePath: "/b") == "compare \"/a\" \"/b\"")
    #expect((nil as Tool)(currentFilePath: "/a", failedFilePath: "/b").hasPrefix("@−"))
    let folder = try TemporaryFolder()
    _ = folder.failure(of: "old", as: .lines)
    let message = withSnapshotTesting(diffTool: .init { "look: \($0) \($1)" }) { folder.failure(of: "new", as: .lines) }
    let (old, new) = (folder.url.path + "/references/test.a.txt", folder.url.path + "/artifacts/TicketTests/test.a.txt")
    #expect(message?.contains("look: \(old) \(new)\n") == true)
    #expect(try folder.text("artifacts/TicketTests/test.a.txt") == "new")
    #expect(try folder.text("artifacts/TicketTests/test.a.difference.patch") == "@@ −1,1 +1,1 @@\n−old\n+new")
  }

  @Test("a trait says it for tests", .snapshots(record: .never, diffTool: "outer"))
  func trait() async throws {
    #expect(SnapshotTestingConfiguration.current?.record == .never)
    #expect(SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b") == #"outer "a" "b""#)
    await withSnapshotTesting(record: .all) {
      await Task.yield()
      #expect(SnapshotTestingConfiguration.current?.record == .all)
    }
  }

  @Suite("of a suite", .snapshots(.init(record: .failed)))
  struct Inner {
    @Test("hold for its tests, where they say nothing themselves")
    func inherited() { #expect(SnapshotTestingConfiguration.current?.record == .failed) }

    @Test("give way to a test's", .snapshots(record: .all))
    func own() { #expect(SnapshotTestingConfiguration.current?.record == .all) }
  }

  @Test("the older settings hold for a process")
  func older() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      guard !isRecording, folder.failure(of: "old", as: .lines) != nil, folder.failure(of: "old", as: .lines) == nil
      else { exit(2) }
      diffTool = "compare"
      guard folder.failure(of: "new", as: .lines)?.contains("compare \"/") == true else { exit(3) }
      isRecording = true
      guard isRecording, folder.failure(of: "new", as: .lines)?.hasPrefix("Recorded") == true else { exit(4) }
      isRecording = false
      guard folder.failure(of: "new", as: .lines) == nil else { exit(5) }
    }
  }
}
