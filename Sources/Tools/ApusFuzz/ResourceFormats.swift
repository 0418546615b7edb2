import AppResources
import Foundation
import ImageDecoding
import SwiftUICore
import SystemSymbols

/// The descriptions in asset catalogues, and of icons.
struct CatalogFormat: FuzzFormat {
  let name = "catalog"

  var words: [String] {
    [
      "\"scale\":\"0x\",", "\"scale\":\"nanx\",", "\"filename\":\"../../x\",", "\"components\":{}", "[", "]", "{", "}", "null",
      "\"\\u0000\"",
      "\"groups\":[{\"layers\":[{\"image-name\":\"a.png\"}]}],", "\"fill\":{\"solid\":\"srgb:1,nan,0,1\"},",
      "\"position\":{\"scale\":1e308,\"translation-in-points\":[1e308,0]},",
      "\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}],",
    ]
  }

  func run(_ data: Data) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-fuzz-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for set in ["a.colorset", "a.imageset", "AppIcon.appiconset"] {
      let place = folder.appendingPathComponent("A.xcassets/\(set)")
      try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try? data.write(to: place.appendingPathComponent("Contents.json"))
    }
    let drawing = folder.appendingPathComponent("Drawn.icon")
    try? FileManager.default.createDirectory(at: drawing, withIntermediateDirectories: true)
    try? data.write(to: drawing.appendingPathComponent("icon.json"))
    guard let bundle = Bundle(path: folder.path) else { return }
    let resources = BundleResources(images: SystemImageDecoder())
    _ = resources.appIcon(in: bundle)
    let drawn = BundleResources(images: SystemImageDecoder(), info: ["CFBundleIconName": "Drawn"])
    _ = drawn.appIcon(in: bundle)?.bitmap(pixelSize: CGSize(width: 16, height: 16))
    for isDark in [false, true] {
      _ = resources.color(named: "a", in: bundle, isDark: isDark, isHighContrast: isDark)
      _ = resources.image(named: "a", in: bundle, isDark: isDark, scale: 2)
    }
  }
}

/// Property lists as people write them, which Foundation reads for bundles and localised texts.
///
/// Binary ones are not among the seeds: Foundation itself ends on damaged ones, and nothing here reads them by itself.
struct PropertyListFormat: FuzzFormat {
  let name: String

  var words: [String] {
    ["<dict>", "</dict>", "<key>a</key>", "<array>", "\"a\" = \"b\";", "{", "}", "(", ")", "/*", "\\U0000", ";"]
  }

  func run(_ data: Data) { _ = try? PropertyListSerialization.propertyList(from: data, format: nil) }
}

/// The files that symbols are drawn from.
struct SymbolFormat: FuzzFormat {
  let name = "symbols"

  var words: [String] {
    ["size", "stroke", "fill", "erase", "M", "L", "C", "Q", "Z", "circle", "rect", "arc", "use", "limit 40", "\n", "#"]
  }

  func run(_ data: Data) {
    for weight in [-1, 0, 1] as [CGFloat] {
      _ = try? LibrarySymbols.graphic(of: String(decoding: data, as: UTF8.self), weight: weight)
    }
  }
}
