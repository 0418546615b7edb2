import AppResources
import ApusCommand
import Foundation

/// The descriptions and names of assets, and string catalogues, of which the tool makes Swift names.
struct GeneratedSymbolFormat: FuzzFormat {
  let name = "generated"

  var words: [String] {
    [
      "\"provides-namespace\":true", "\"properties\":{", "{", "}", "null", "\n", "\"", "\\", "`", "init", "\u{2028}", "é",
      "Color",
      "\"extractionState\":\"manual\"", "\"strings\":{", "%lld", "%@", "%1$@", "%(", ")", "%#@a@", "\"substitutions\":{",
      "\"argNum\":9223372036854775807",
    ]
  }

  func run(_ data: Data) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-fuzz-symbols-\(getpid())")
    guard OutsideFormats.readSymbols(data, in: folder) else { fatalError("a line was made that Swift cannot read") }
  }
}

/// The templates of an app's own symbols.
struct SymbolTemplateFormat: FuzzFormat {
  let name = "template"

  var words: [String] {
    [
      "<g id=\"Regular-M\">", "</g>", "<path d=\"", "\"/>", "<!--", "-->", "<![CDATA[", "matrix(1 0 0 1 5 5)", "1e9", "-.5", "A",
      "Z",
    ]
  }

  func run(_ data: Data) { _ = SymbolTemplate(data)?.svg(showing: 0.5) }
}
