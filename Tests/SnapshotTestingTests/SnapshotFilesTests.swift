import Foundation
import Testing

@testable import SnapshotTesting

@Suite("Files of snapshots")
struct SnapshotFilesTests {
  private func files(_ test: String, _ identifier: String, _ ending: String?) -> SnapshotFiles {
    SnapshotFiles(
      file: "/p/Tests/TicketTests.swift", directory: nil, testName: test, identifier: identifier, pathExtension: ending)
  }

  @Test("lie in a folder of the source's name, named after test and number")
  func names() {
    #expect(files("testTicket()", "1", "png").plain.path == "/p/Tests/__Snapshots__/TicketTests/testTicket.1.png")
    #expect(files("testTicket()", "1", "png").beside.path == "/p/Tests/__Snapshots__/TicketTests/testTicket.1.apus.png")
    #expect(files("bytes()", "zone-A", nil).plain.path == "/p/Tests/__Snapshots__/TicketTests/bytes.zone-A")
    #expect(files("bytes()", "1", "").beside.path == "/p/Tests/__Snapshots__/TicketTests/bytes.1.apus")
    let other = SnapshotFiles(file: "/p/A.swift", directory: "/q/r", testName: "t()", identifier: "1", pathExtension: "txt")
    #expect(other.plain.path == "/q/r/t.1.txt")
  }

  @Test(
    "what is between the words of a name becomes a hyphen",
    arguments: [
      ("testTicket()", "testTicket"), ("prices(zone:count:)", "prices-zone-count"), ("`a ticket costs`()", "a-ticket-costs"),
      ("切符 A", "切符-A"), ("snake_case", "snake_case"), ("../../etc/passwd", "etc-passwd"), ("été", "été"), ("—", ""),
    ])
  func pathComponents(name: String, expected: String) {
    #expect(SnapshotFiles.pathComponent(name) == expected)
  }

  @Test("a snapshot without a name has the next number of its test")
  func numbers() throws {
    let folder = try TemporaryFolder()
    for _ in 0..<2 { _ = folder.failure(of: "a", as: .lines, named: nil, test: "first()") }
    _ = folder.failure(of: "a", as: .lines, named: nil, test: "second()")
    #expect(folder.names == ["references/first.1.txt", "references/first.2.txt", "references/second.1.txt"])
    SnapshotCounter.shared.reset()
  }
}
