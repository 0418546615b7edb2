import Foundation
import Testing

@testable import ApusCommand

@Suite("apus snapshot")
struct SnapshotCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(["App.swift": "import SwiftUI"])
  }

  private func command(_ words: [String]) throws -> SnapshotCommand {
    let installation = Installation(
      root: folder.path, cache: folder.path / "cache", environment: [:], workingFolder: folder.path)
    return try SnapshotCommand(ParsedArguments(words, syntax: SnapshotCommand.syntax), installation: installation)
  }

  @Test("the ending of the file says what is written", arguments: ["out.png", "out.pdf", "out.svg"])
  func endings(name: String) throws {
    #expect(try command(["App.swift", "-o", name]).output == folder.path / name)
  }

  @Test("another ending, and none, is refused with those that there are", arguments: ["out.gif", "out", "out.PDF.txt"])
  func others(name: String) {
    let message = "the picture is a PNG, PDF or SVG file; '\(name)' does not end in .png, .pdf or .svg"
    #expect(throws: CommandError.usage(message)) { try command(["App.swift", "-o", name]) }
  }

  @Test("a file is needed, and a folder to write to")
  func missing() {
    #expect(throws: CommandError.usage("apus snapshot needs -o OUT.png")) { try command(["App.swift"]) }
    #expect(throws: CommandError.self) { try command(["App.swift", "-o", "nowhere/out.pdf"]) }
  }
}
