import Foundation
import Testing

@testable import ApusCommand

@Suite("apus symbols")
struct SymbolsCommandTests {
  private static let root = Path(#filePath).parent.parent.parent.parent

  /// The command without outlines, whose package differs from machine to machine.
  private func command(_ words: [String], in folder: Path) throws -> SymbolsCommand {
    let installation = Installation(root: Self.root, cache: folder, environment: [:], workingFolder: folder)
    var command = try SymbolsCommand(
      ParsedArguments(words, syntax: SymbolsCommand.syntax), installation: installation)
    command.icons = URL(fileURLWithPath: "/nonexistent", isDirectory: true)
    return command
  }

  @Test("lists all names, most of them drawn")
  func all() throws {
    let folder = try TemporaryFolder()
    let rows = try command([], in: folder.path).rows()
    #expect(rows.count > 5300 && Set(rows.map(\.name)).count == rows.count)
    #expect(rows.contains(.init(kind: .own, name: "star.fill")))
    #expect(rows.contains(.init(kind: .derived, name: "34.circle.fill")))
    #expect(!rows.contains { $0.kind == .unknown || $0.name.hasPrefix("_") })
    #expect(try command([], in: folder.path).run() == 0)
  }

  @Test("lists what an app names in plain literals, with the first place, and fails where something is missing")
  func app() throws {
    let folder = try TemporaryFolder()
    let file = folder.path / "App.swift"
    let text = """
      // Image(systemName: "trash")
      Image(systemName: "star"); Label("plus", systemImage: "star")
      let icons = ["heart.fill", "some.text", "Heart.fill"]
      Image(systemName: "no.such.symbol")
      """
    try file.write(Data(text.utf8))
    let command = try command([file.string], in: folder.path)
    #expect(
      try command.rows() == [
        .init(kind: .own, name: "heart.fill", location: .init(file: file, line: 3)),
        .init(kind: .unknown, name: "no.such.symbol", location: .init(file: file, line: 4)),
        .init(kind: .own, name: "star", location: .init(file: file, line: 2)),
      ])
    #expect(try command.run() == 1)
    #expect(try command.rows()[0].text == "own      heart.fill" + String(repeating: " ", count: 27) + "\(file):3")
  }

  @Test("takes one PATH")
  func arguments() throws {
    let folder = try TemporaryFolder()
    #expect(throws: CommandError.self) { try command(["a", "b"], in: folder.path) }
    #expect(throws: CommandError.self) { try command(["nothing.swift"], in: folder.path) }
  }
}
