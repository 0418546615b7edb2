package import Foundation

extension OutsideFormats {
  /// Makes symbols of catalogues whose descriptions are some bytes, and whose assets and texts are called as their lines are.
  ///
  /// - Returns: Whether each line that was made is one that Swift can read.
  package static func readSymbols(_ data: Data, in folder: URL) -> Bool {
    let root = Path(folder.path)
    defer { try? root.remove() }
    let lines = String(decoding: data.prefix(4_096), as: UTF8.self).split(separator: "\n").prefix(5)
    let names = ["Group", "b"] + lines.map { $0.prefix(60).filter { $0 != "/" && $0 != "\0" } }
    let catalog = root / "A.xcassets"
    for (index, name) in names.enumerated() {
      let group = index.isMultiple(of: 2) ? catalog / "Group" : catalog
      try? (group / "\(name).\(["colorset", "imageset", "symbolset"][index % 3])").makeFolder()
    }
    try? (catalog / "Group/Contents.json").write(data)
    try? (catalog / "Group/Group.colorset/Contents.json").write(data)
    try? (root / "Localizable.xcstrings").write(data)
    try? (root / "Other table.xcstrings").write(data)
    let strings = StringSymbols(catalogs: [root / "Localizable.xcstrings", root / "Other table.xcstrings"])
    let texts = [AssetSymbols(catalogs: [catalog]).source(), strings.source()].compactMap { $0 }
    return texts.flatMap { $0.split(whereSeparator: \.isNewline) }.allSatisfy(isDeclaration)
  }

  private static func isDeclaration(_ line: Substring) -> Bool {
    let words = line.drop { $0 == " " }
    let beginnings = [
      "//", "import SwiftUI", "nonisolated extension ", "static let ", "static var ", "static func ",
      "@_disfavoredOverload static var ",
      "enum ", "}", "LocalizedStringResource(\"",
    ]
    return beginnings.contains { words.hasPrefix($0) }
  }
}
