import Foundation

/// The colours and pictures of asset catalogues, as they lie on disk.
struct CatalogAssets: Equatable {
  struct Asset: Equatable {
    enum Kind: String, Equatable { case color, image }

    var kind: Kind
    /// The groups that are part of its name, outermost first: those whose description says `provides-namespace`.
    var groups: [String] = []
    /// The set's own name, without the folder's extension.
    var name: String
    /// Whether the catalogue asks for members of `Color` and its like; `nil` where it leaves that to the project.
    var wantsExtensions: Bool?

    /// What an app writes in `Color("…")`.
    var fullName: String { (groups + [name]).joined(separator: "/") }
  }

  /// In the order of their names, as bytes compare.
  private(set) var assets: [Asset] = []
  /// One line for each description that cannot be read, and for what is left out.
  private(set) var warnings: [String] = []

  /// More assets than an app has; a link to a whole disk stops here.
  static let mostAssets = 20_000
  /// More bytes than a set's description has.
  private static let mostBytes: Int64 = 1 << 20
  /// Deeper folders are left out, as they are when the app looks for its assets.
  private static let mostDepth = 16

  private var isFull = false

  init() {}

  init(_ catalogs: [Path]) {
    for catalog in catalogs.sorted() {
      let wantsExtensions = description(of: catalog)?.wantsExtensions
      read(catalog, groups: [], wantsExtensions: wantsExtensions, trail: FolderTrail(), depth: 0)
    }
    if isFull { warnings.append("the asset catalogues hold more than \(Self.mostAssets) sets; those beyond have no symbols") }
    // Equal names keep the order of their catalogues.
    assets = assets.enumerated().map { ($0, $1, $1.fullName) }.sorted { left, right in
      left.2 == right.2 ? left.0 < right.0 : left.2.utf8.lexicographicallyPrecedes(right.2.utf8)
    }.map(\.1)
  }

  private mutating func read(_ folder: Path, groups: [String], wantsExtensions: Bool?, trail: FolderTrail, depth: Int) {
    guard depth < Self.mostDepth, let trail = trail.into(folder) else { return }
    for name in (try? folder.children()) ?? [] where !name.hasPrefix(".") && !isFull {
      let child = folder / name
      guard child.isFolder else { continue }
      switch child.fileExtension {
      case "colorset": add(child, .color, groups, wantsExtensions)
      case "imageset", "symbolset": add(child, .image, groups, wantsExtensions)
      case let kind where Self.isOtherSet(kind): break
      default:
        let own = description(of: child)?.providesNamespace == true ? [name] : []
        read(child, groups: groups + own, wantsExtensions: wantsExtensions, trail: trail, depth: depth + 1)
      }
    }
  }

  /// Whether a folder with some extension is a set of another kind, such as an app's icon, and no group.
  private static func isOtherSet(_ kind: String) -> Bool {
    ["set", "stack", "layer", "assets"].contains { kind.hasSuffix($0) }
  }

  private mutating func add(_ set: Path, _ kind: Asset.Kind, _ groups: [String], _ wantsExtensions: Bool?) {
    guard assets.count < Self.mostAssets else {
      isFull = true
      return
    }
    _ = description(of: set)
    assets.append(Asset(kind: kind, groups: groups, name: set.stem, wantsExtensions: wantsExtensions))
  }

  /// What the description of a set or a group says, which groups need not have; one that cannot be read becomes a warning.
  private mutating func description(of folder: Path) -> Description? {
    let file = folder / "Contents.json"
    guard file.exists else { return nil }
    do {
      return try Description(file.read(limit: Self.mostBytes))
    } catch let error as CommandError {
      warnings.append(error.message)
    } catch {
      warnings.append("\(file) is no valid description of an asset; its name counts, its settings do not")
    }
    return nil
  }
}

/// What of a `Contents.json` concerns names.
private struct Description: Decodable {
  private struct Properties: Decodable {
    var providesNamespace: Bool?
    var symbolExtensions: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case symbolExtensions = "generate-swift-asset-symbol-extensions"
    }
  }

  private var properties: Properties?

  init(_ data: Data) throws { self = try JSONDecoder().decode(Description.self, from: data) }

  var providesNamespace: Bool { properties?.providesNamespace ?? false }

  /// The catalogue's own word on members of `Color` and its like.
  var wantsExtensions: Bool? {
    switch properties?.symbolExtensions {
    case "enabled": true
    case "disabled": false
    default: nil
    }
  }
}
