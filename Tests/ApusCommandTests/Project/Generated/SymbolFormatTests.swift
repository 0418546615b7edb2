import Foundation
import Testing

@testable import ApusCommand

@Suite("Symbols of bad catalogues")
struct SymbolFormatTests {
  @Test(
    "whatever assets and texts are called, the lines are Swift",
    arguments: ["", "{", "a\"b\nimport\ninit\n`\u{2028}\n}", "{\"strings\":{\"a\\n}b\":{\"extractionState\":\"manual\"}}}"])
  func lines(text: String) throws {
    let temporary = try TemporaryFolder()
    let folder = URL(fileURLWithPath: (temporary.path / "symbols").string)
    #expect(OutsideFormats.readSymbols(Data(text.utf8), in: folder))
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }
}
