/// Makes the inside of an extension.
struct SymbolWriter {
  let hasGroups: Bool
  /// The names that the type has already; what is in groups meets none of them.
  let taken: Set<String>
  let declaration: (_ name: String, _ path: String, _ literal: String) -> String
  let isWanted: (CatalogAssets.Asset) -> Bool
  private(set) var text = ""
  private var path: [String] = []

  var isEmpty: Bool { text.isEmpty }

  init(
    hasGroups: Bool, taken: Set<String>, declaration: @escaping (String, String, String) -> String,
    isWanted: @escaping (CatalogAssets.Asset) -> Bool
  ) {
    (self.hasGroups, self.taken, self.declaration, self.isWanted) = (hasGroups, taken, declaration, isWanted)
  }

  mutating func write(_ group: SymbolGroup) {
    for symbol in group.symbols where !path.isEmpty || !taken.contains(symbol.name.filter { $0 != "`" }) {
      path.append(symbol.name)
      switch symbol.content {
      case .asset(let asset): write(asset)
      case .group(let inner, let name): write(inner, name: name)
      }
      path.removeLast()
    }
  }

  private mutating func write(_ asset: CatalogAssets.Asset) {
    guard isWanted(asset), let symbol = path.last else { return }
    let literal = SwiftLiteral.string(asset.fullName)
    line("/// The \(asset.kind.rawValue) \(literal).")
    line(declaration(symbol, path.joined(separator: "."), literal))
  }

  private mutating func write(_ group: SymbolGroup, name: String) {
    guard hasGroups, let symbol = path.last else { return }
    let before = text
    line("/// The group \(SwiftLiteral.string(name)).")
    line("enum \(symbol) {")
    let opened = text
    write(group)
    guard text != opened else {
      text = before
      return
    }
    line("}")
  }

  private mutating func line(_ words: String) {
    text += String(repeating: "  ", count: path.count) + words + "\n"
  }
}
