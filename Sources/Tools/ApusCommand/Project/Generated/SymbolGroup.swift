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
    self.init(assets.map { Place(asset: $0, groups: $0.groups[...]) }, &warnings)
  }

  /// An asset, and the groups between a place and it.
  private struct Place {
    var asset: CatalogAssets.Asset
    var groups: ArraySlice<String>
  }

  private init(_ places: [Place], _ warnings: inout [String]) {
    var indices: [String: Int] = [:]
    var inner: [Int: [Place]] = [:]
    for place in places {
      let what = "the \(place.asset.kind.rawValue) asset \"\(place.asset.fullName)\""
      guard let name = Self.name(of: place) else {
        warnings.append("\(what) has no name that Swift could take, and no symbol")
        continue
      }
      let index = indices[name]
      switch index.map({ symbols[$0].content }) {
      case nil:
        indices[name] = symbols.count
        symbols.append(Symbol(name: name, content: .asset(place.asset)))
        if !place.groups.isEmpty { inner[symbols.count - 1] = [place] }
      case .asset(let first)?:
        if let index, inner[index] != nil, !place.groups.isEmpty {
          inner[index]?.append(place)
        } else if first.fullName == place.asset.fullName {
          warnings.append("\(what) is twice in the catalogues")
        } else {
          warnings.append("\(what) has no symbol: another one has \"\(name)\"; rename one of them")
        }
      case .group?: break
      }
    }
    for (index, places) in inner.sorted(by: { $0.key < $1.key }) {
      let below = places.map { Place(asset: $0.asset, groups: $0.groups.dropFirst()) }
      symbols[index].content = .group(SymbolGroup(below, &warnings), name: places[0].groups[places[0].groups.startIndex])
    }
  }

  private static func name(of place: Place) -> String? {
    place.groups.first.map { NameWords.symbol(ofGroup: $0) } ?? NameWords.symbol(ofAsset: place.asset.name)
  }
}
