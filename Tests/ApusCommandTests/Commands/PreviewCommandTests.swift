import Foundation
import LaunchContract
import Testing

@testable import ApusCommand

@Suite("apus preview")
struct PreviewCommandTests {
  private let temporary: TemporaryFolder
  private var folder: Path { temporary.path }

  init() throws { temporary = try TemporaryFolder() }

  private func command(_ words: [String]) throws -> PreviewCommand {
    let installation = Installation(root: folder, cache: folder / "cache", environment: [:], workingFolder: folder)
    return try PreviewCommand(ParsedArguments(words, syntax: PreviewCommand.syntax), installation: installation)
  }

  @Test("it takes a PATH and a folder, choices, variants and numbers")
  func arguments() throws {
    try (folder / "App.swift").write(Data("import SwiftUI".utf8))
    let command = try command(
      ["App.swift", "-o", "out", "--dark", "--name", "Card", "--jobs", "3", "--scale", "1", "--junit", "r.xml", "--github"],
      in: folder)
    guard case .show(let location, let output, let selection, let matrix) = command.work else {
      Issue.record("it compares")
      return
    }
    #expect(location == .file(folder / "App.swift") && output == folder / "out" && selection.names == ["Card"])
    #expect(matrix.variants.map(\.colorScheme) == ["dark"] && command.jobs == 3 && command.base.scale?.value == 1)
    #expect(command.junit == folder / "r.xml" && command.printsAnnotations)
  }

  @Test("what is missing or out of range is said before anything is built")
  func wrong() throws {
    #expect(throws: CommandError.usage("apus preview needs -o FOLDER")) { try command(["."]) }
    for words in [["--jobs", "0"], ["--jobs", "x"], ["--scale", "9"], ["--tolerance", "300"], ["--name", ""]] {
      #expect(throws: CommandError.self) { try command([".", "-o", "out"] + words) }
    }
    #expect(throws: CommandError.self) { try command(["--compare", "old"]) }
    try (folder / "file").write(Data())
    #expect(throws: CommandError.self) { try command([".", "-o", "file"]) }
  }

  @Test("a comparison ends with 0 where nothing differs, 1 where something does, and writes what was asked for")
  func comparison() throws {
    for (name, file) in [("old", "A"), ("new", "B")] {
      let subject = PreviewSubject(
        number: 1, name: file, file: "\(file).swift", line: 1, path: nil, group: nil, layout: nil, fileName: file,
        identity: "\(file).swift/\(file)")
      let previews = PreviewFolder(path: folder / name)
      try previews.clear()
      try previews.write([PreviewRecord(of: subject, in: PreviewVariant())], named: ["\(file).json"], app: "App", seconds: 1)
    }
    #expect(try command(["--compare", "old", "old"]).run() == 0)
    #expect(try command(["--compare", "old", "new", "-o", "changes", "--junit", "j.xml"]).run() == 1)
    #expect((folder / "changes" / PreviewComparison.fileName).isFile && (folder / "j.xml").isFile)
    #expect(throws: CommandError.self) { try command(["--compare", "old", "nothing"]).run() }
  }
}
