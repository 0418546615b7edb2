import Foundation

/// The colours and pictures of an app's asset catalogues.
struct AssetNames: Equatable {
  struct Asset: Equatable {
    var name: String
    /// `Color` or `Image`.
    var type: String
    /// What an app writes.
    var expression: String { "\(type)(\"\(name)\")" }
  }

  private var assets: [Asset] = []

  init() {}

  init(_ resources: AppResources) {
    assets = resources.items.map(\.source).filter { $0.fileExtension == "xcassets" }.flatMap(Self.assets)
  }

  /// What a folder of a catalogue holds, in the order of the paths.
  private static func assets(below folder: Path) -> [Asset] {
    ((try? folder.children()) ?? []).map { folder / $0 }.filter(\.isFolder).flatMap { child -> [Asset] in
      switch child.fileExtension {
      case "colorset": [Asset(name: child.stem, type: "Color")]
      case "imageset": [Asset(name: child.stem, type: "Image")]
      default: assets(below: child)
      }
    }
  }

  /// The asset for which other tools make a symbol of some name: `brandInk` for `Brand Ink`.
  func asset(forSymbol symbol: String) -> Asset? { assets.first { Self.letters($0.name) == Self.letters(symbol) } }

  private static func letters(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// Notes on the colours and pictures that a file names and no catalogue has, as the compiler writes notes.
  ///
  /// Only names in plain string literals are looked at, and only where the app has a catalogue.
  func notes(on file: Path, text: Data) -> [String] {
    guard !assets.isEmpty else { return [] }
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line in
      line.matches(of: #/\b(Color|Image)\("([^"\\]+)"[,)]/#).compactMap { match in
        let (type, name) = (String(match.1), String(match.2))
        guard !assets.contains(where: { $0.type == type && $0.name == name || name.hasSuffix("/" + $0.name) }) else { return nil }
        let column = line[..<match.2.startIndex].utf8.count
        let near = nearest(to: name, in: assets.filter { $0.type == type }.map(\.name)).map { "; did you mean \"\($0)\"?" } ?? ""
        return "\(file):\(index + 1):\(column): note: no asset catalogue of this app has \"\(name)\" for \(type)\(near)"
      }
    }
  }
}
