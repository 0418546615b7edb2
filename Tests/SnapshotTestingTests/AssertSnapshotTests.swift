import Foundation
import Testing

@testable import SnapshotTesting

@Suite("assertSnapshot")
struct AssertSnapshotTests {
  @Test("compares with the files beside the source of a test")
  func beside() {
    assertSnapshot(of: "A ticket\nfor zone A", as: .lines, named: "ticket", record: .never)
    assertSnapshots(of: "A ticket\nfor zone A", as: ["ticket": .lines], record: .never)
  }

  @Test("fails where it stands, with the library's convention of names")
  func failing() throws {
    let line: UInt = #line + 2
    withKnownIssue {
      assertSnapshot(of: "nobody has recorded this", as: .lines, record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == Int(line) && issue.sourceLocation?.fileName == "AssertSnapshotTests.swift"
        && issue.comments.first?.rawValue.contains("__Snapshots__/AssertSnapshotTests/failing.1.txt") == true
    }
  }

  @Test("several strategies have names, or numbers in their order")
  func several() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "A.swift").path
    func assertAll(_ value: String) {
      withSnapshotTesting(record: .all) {
        for (name, strategy) in [("lines", Snapshotting<String, String>.lines), ("text", .description)] {
          _ = verifySnapshot(
            of: value, as: strategy, named: name, snapshotDirectory: folder.url.path, testName: "several()")
        }
      }
    }
    assertAll("a")
    #expect(folder.names == ["several.lines.txt", "several.text.txt"] && !file.isEmpty)
    withKnownIssue {
      assertSnapshots(of: "a", as: [.lines, .lines], record: .never)
    } matching: {
      $0.comments.first?.rawValue.contains("none is recorded") == true
    }
  }

  @Test("the older label does the same")
  @available(*, deprecated)
  func matching() throws {
    assertSnapshot(matching: "A ticket\nfor zone A", as: .lines, named: "ticket", record: .never, testName: "beside()")
    assertSnapshots(matching: "A ticket\nfor zone A", as: ["ticket": .lines], record: .never, testName: "beside()")
    let folder = try TemporaryFolder()
    let message = verifySnapshot(matching: "a", as: .lines, named: "a", record: .never, snapshotDirectory: folder.url.path)
    #expect(message?.hasPrefix("There is no reference") == true)
    withKnownIssue { assertSnapshots(matching: "a", as: [.lines], record: .never) }
  }

  @Test("a failure hands its attachments to Swift Testing and leaves them as files")
  func attachments() throws {
    let (text, picture) = (XCTAttachment(string: "a"), XCTAttachment(data: Data([1]), uniformTypeIdentifier: "public.png"))
    text.name = "a b"
    text.lifetime = .keepAlways
    #expect(picture.lifetime == .deleteOnSuccess && picture.uniformTypeIdentifier == "public.png" && picture.name == nil)
    let diffing = Diffing<String>(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { $0 == $1 ? nil : ("other", [text, picture, XCTAttachment(data: Data([2]))]) })
    let strategy = SimplySnapshotting<String>(pathExtension: "txt", diffing: diffing)
    let folder = try TemporaryFolder()
    _ = folder.failure(of: "old", as: strategy)
    #expect(folder.failure(of: "new", as: strategy)?.hasSuffix("other") == true)
    #expect(
      folder.names.filter { $0.hasPrefix("artifacts") } == [
        "artifacts/TicketTests/test.a.2.png", "artifacts/TicketTests/test.a.3.data", "artifacts/TicketTests/test.a.a-b.txt",
        "artifacts/TicketTests/test.a.txt",
      ])
  }
}
