/// The names that Xcode gives an app's colours and pictures in Swift.
///
/// With them sources say `Color(.brand)`, `Image(.Icons.home)` and, where the project asks for it, `Color.brand`,
/// `.foregroundStyle(.brand)`, `UIColor.brand`, `UIImage.logo`. What becomes a symbol, and of which name, is as in the files that
/// Xcode makes: sorted by the assets' names as bytes compare; of two assets with one symbol the first has it.
struct AssetSymbols: Equatable {
  struct Options: Equatable {
    /// Whether `Color`, `ShapeStyle`, `UIColor` and `UIImage` get members, too; a catalogue's own word on it goes before.
    var extensions = true
    /// How the sources name the bundle that holds the catalogues; in a package `.module`.
    var bundle = ".main"
  }

  let options: Options
  private let colors: SymbolGroup
  private let images: SymbolGroup
  /// One line for each asset that has no symbol, and for each description that cannot be read.
  private(set) var warnings: [String]

  /// The name of the file with the symbols, as Xcode calls it.
  static let fileName = "GeneratedAssetSymbols.swift"

  /// Reads catalogues: folders called `….xcassets`.
  init(catalogs: [Path], options: Options = Options()) {
    self.options = options
    let catalog = CatalogAssets(catalogs)
    warnings = catalog.warnings
    colors = SymbolGroup(catalog.assets.filter { $0.kind == .color }, warnings: &warnings)
    images = SymbolGroup(catalog.assets.filter { $0.kind == .image }, warnings: &warnings)
  }

  /// The text of the file without what the app declares itself; `nil` where there is no symbol.
  func source(existingMembers: DeclaredMembers = DeclaredMembers()) -> String? {
    let resources = resourceBlocks(existingMembers)
    guard !resources.isEmpty else { return nil }
    let members = memberBlocks(existingMembers)
    let header = "// Made from the app's asset catalogues whenever it is built. Changes to this file are lost."
    return ([header, "import SwiftUI"] + resources + members).joined(separator: "\n\n") + "\n"
  }

  private func resourceBlocks(_ existing: DeclaredMembers) -> [String] {
    [
      block(.colorResource, colors, existing) { name, _, asset in
        "static let \(name) = SwiftUI.ColorResource(name: \(asset), bundle: \(options.bundle))"
      },
      block(.imageResource, images, existing) { name, _, asset in
        "static let \(name) = SwiftUI.ImageResource(name: \(asset), bundle: \(options.bundle))"
      },
    ].compactMap { $0 }
  }

  private func memberBlocks(_ existing: DeclaredMembers) -> [String] {
    [
      block(.color, colors, existing) { name, path, _ in
        "static var \(name): SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.\(path)) }"
      },
      // Where a style of another type has the name, such as `.background`, the style is meant.
      block(.shapeStyle, colors, existing) { name, path, _ in
        "@_disfavoredOverload static var \(name): SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.\(path)) }"
      },
      block(.uiColor, colors, existing) { name, path, _ in
        "static var \(name): SwiftUI.UIColor { SwiftUI.UIColor(resource: .\(path)) }"
      },
      block(.uiImage, images, existing) { name, path, _ in
        "static var \(name): SwiftUI.UIImage { SwiftUI.UIImage(resource: .\(path)) }"
      },
    ].compactMap { $0 }
  }

  /// An extension of a type, with members made of their names, their places in the resources and the literals of the assets'
  /// names; `nil` where nothing is in it.
  private func block(
    _ owner: DeclaredMembers.Owner, _ group: SymbolGroup, _ existing: DeclaredMembers,
    declaration: @escaping (_ name: String, _ path: String, _ literal: String) -> String
  ) -> String? {
    let isResource = owner == .colorResource || owner == .imageResource
    let taken = existing[owner].union(FrameworkMembers.names(of: owner))
    var writer = SymbolWriter(
      // A protocol's extension holds no types.
      hasGroups: owner != .shapeStyle, taken: taken, declaration: declaration,
      isWanted: { isResource || $0.wantsExtensions ?? options.extensions })
    writer.write(group)
    guard !writer.isEmpty else { return nil }
    let condition = owner == .shapeStyle ? " where Self == SwiftUI.Color" : ""
    return "nonisolated extension SwiftUI.\(owner.rawValue)\(condition) {\n\(writer.text)}"
  }
}
