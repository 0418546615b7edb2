import Foundation
import Testing

@testable import ApusCommand

@Suite("apus check")
struct CheckCommandTests {
  private static let root = Path(#filePath).parent.parent.parent.parent

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func command(_ words: [String]) throws -> CheckCommand {
    try CheckCommand(ParsedArguments(words, syntax: CheckCommand.syntax), installation: folder.installation())
  }

  @Test("takes a PATH, what builds take, and one way to print")
  func arguments() throws {
    try folder.write(["App/Main.swift": ""])
    let path = (folder.path / "App").string
    #expect(try command([path]).format == .text && command([path]).checksTests)
    #expect(try !command([path, "--no-tests"]).checksTests)
    #expect(try command([path, "--sarif"]).format == .sarif)
    let json = try command([path, "--json", "--os", "macOS", "-c", "release"])
    #expect(json.format == .json && json.build.platform == .macOS && json.build.configuration == .release)
    #expect(failure { _ = try command([path, "--json", "--sarif"]) }?.code == 2)
    #expect(failure { _ = try command([path, path]) }?.code == 2)
  }

  @Test("what only projects have is refused elsewhere, and a folder without an app is a failure")
  func refusals() throws {
    try folder.write(["App/Main.swift": "@main struct Main {}", "Empty/a.txt": ""])
    let target = failure { _ = try command([(folder.path / "App").string, "--target", "A"]).run() }
    #expect(target?.code == 2)
    #expect(failure { _ = try command([(folder.path / "Empty").string]).run() }?.code == 1)
    let check = ProjectCheck(
      location: .file(folder.path / "none.swift"), settings: BuildSettings(), installation: folder.installation())
    #expect(failure { _ = try check.run() }?.code == 1)
  }

  @Test("what a package manager's build leaves is found at any depth, where its file still is")
  func built() throws {
    let data = try #require(KeptDiagnostics.data)
    try folder.write(["build/a/b/.keep": "", "build/a/bad.dia": "no"])
    try (folder.path / "build/a/b/Shop.dia").write(data)
    let built = BuiltDiagnostics(below: folder.path / "build")
    #expect(built.all.isEmpty == !Path("/tmp/Shop.swift").isFile)
    #expect(built.errors.count <= 2 && built.ones(of: folder.path).isEmpty)
    #expect(BuiltDiagnostics(below: folder.path / "none").all.isEmpty)
  }

  @Test("a symbol without a drawing is warned of once, where it stands first")
  func symbols() throws {
    let wrong = "Image(systemName: \"no.such.symbol\")\n"
    try folder.write(["App.swift": "Image(systemName: \"star.fill\")\n  \(wrong)\(wrong)"])
    let installation = Installation(root: Self.root, cache: folder.path, environment: [:], workingFolder: folder.path)
    let warnings = try SymbolWarnings(installation).all(in: [folder.path / "App.swift"])
    #expect(warnings.map(\.message) == ["no.such.symbol is no symbol of the system"])
    #expect(warnings.first?.line == 2 && warnings.first?.column == 21 && warnings.first?.category == SymbolWarnings.category)
  }

  @Test("the texts of an overlay are those in its description")
  func overlay() throws {
    try folder.write(["A.swift": "import UIKit.UIView\n", "B.swift": "let b = 1\n"])
    let sources = ["A.swift", "B.swift"].map { folder.path / $0 }
    let description = try #require(try SourceOverlay(folder: folder.path / "overlay", platform: .iOS).write(for: sources))
    let texts = try OverlayDescription.texts(of: description)
    #expect(Set(texts.keys) == [sources[0]])
    #expect(try texts[sources[0]]?.read() == SourceOverlay.text(of: sources[0], platform: .iOS))
  }
}
