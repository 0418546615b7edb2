/// The symbols of colours or of pictures, each under the name that it has in Swift, in the order of the assets.
struct SymbolGroup: Equatable {
  struct Symbol: Equatable {
    /// In backticks where it is a word of the language.
    var name: String
    var content: Content
  }

  enum Content: Equatable {
    case asset(CatalogAssets.Asset)
    case group(SymbolGroup, name: String)
  }

  private(set) var symbols: [Symbol] = []

  /// Of assets in their order; `warnings` gets a line for each that has no symbol.
  init(_ assets: [CatalogAssets.Asset], warnings: inout [String]) {
    self.init(assets.map { Entry(asset: $0, groups: $0.groups[...]) }, &warnings)
  }

  /// An asset, and the groups between a place and it.
  private struct Entry {
    var asset: CatalogAssets.Asset
    var groups: ArraySlice<String>
  }

  private init(_ entries: [Entry], _ warnings: inout [String]) {
    var indices: [String: Int] = [:]
    var inner: [Int: [Entry]] = [:]
    for entry in entries {
      let what = "the \(entry.asset.kind.rawValue) asset \"\(entry.asset.fullName)\""
      guard let name = Self.name(of: entry) else {
        warnings.append("\(what) has no name that Swift could take, and no symbol")
        continue
      }
      let index = indices[name]
      switch index.map({ symbols[$0].content }) {
      case nil:
        indices[name] = symbols.count
        symbols.append(Symbol(name: name, content: .asset(entry.asset)))
        if !entry.groups.isEmpty { inner[symbols.count - 1] = [entry] }
      case .asset(let first)?:
        if let index, inner[index] != nil, !entry.groups.isEmpty {
          inner[index]?.append(entry)
        } else if first.fullName == entry.asset.fullName {
          warnings.append("\(what) is twice in the catalogues")
        } else {
          warnings.append("\(what) has no symbol: another one has \"\(name)\"; rename one of them")
        }
      case .group?: break
      }
    }
    for (index, entries) in inner.sorted(by: { $0.key < $1.key }) {
      let below = entries.map { Entry(asset: $0.asset, groups: $0.groups.dropFirst()) }
      symbols[index].content = .group(SymbolGroup(below, &warnings), name: entries[0].groups[entries[0].groups.startIndex])
    }
  }

  private static func name(of entry: Entry) -> String? {
    entry.groups.first.map { NameWords.symbol(ofGroup: $0) } ?? NameWords.symbol(ofAsset: entry.asset.name)
  }
}
