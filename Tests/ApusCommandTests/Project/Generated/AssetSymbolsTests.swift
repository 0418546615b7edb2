import Foundation
import Testing

@testable import ApusCommand

@Suite("Symbols of an app's colours and pictures")
struct AssetSymbolsTests {
  private let temporary: TemporaryFolder
  init() throws { temporary = try TemporaryFolder() }

  private func symbols(
    _ sets: [String], namespaces: [String] = [], options: AssetSymbols.Options = .init()
  ) throws -> AssetSymbols {
    let namespace = #"{"properties":{"provides-namespace":true}}"#
    try temporary.write(Dictionary(uniqueKeysWithValues: sets.map { ("A.xcassets/\($0)/Contents.json", "{}") }))
    try temporary.write(Dictionary(uniqueKeysWithValues: namespaces.map { ("A.xcassets/\($0)/Contents.json", namespace) }))
    return AssetSymbols(catalogs: [temporary.path / "A.xcassets"], options: options)
  }

  @Test("resources, and members of the types that show them")
  func text() throws {
    let symbols = try symbols(["Brand.colorset", "logo.imageset"])
    #expect(
      symbols.source() == """
        // Made from the app's asset catalogues whenever it is built. Changes to this file are lost.

        import SwiftUI

        nonisolated extension SwiftUI.ColorResource {
          /// The color "Brand".
          static let brand = SwiftUI.ColorResource(name: "Brand", bundle: .main)
        }

        nonisolated extension SwiftUI.ImageResource {
          /// The image "logo".
          static let logo = SwiftUI.ImageResource(name: "logo", bundle: .main)
        }

        nonisolated extension SwiftUI.Color {
          /// The color "Brand".
          static var brand: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.brand) }
        }

        nonisolated extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          /// The color "Brand".
          @_disfavoredOverload static var brand: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.brand) }
        }

        nonisolated extension SwiftUI.UIColor {
          /// The color "Brand".
          static var brand: SwiftUI.UIColor { SwiftUI.UIColor(resource: .brand) }
        }

        nonisolated extension SwiftUI.UIImage {
          /// The image "logo".
          static var logo: SwiftUI.UIImage { SwiftUI.UIImage(resource: .logo) }
        }

        """)
    #expect(symbols.warnings.isEmpty && AssetSymbols.fileName == "GeneratedAssetSymbols.swift")
  }

  @Test("without extensions, by the project's word or the catalogue's, there are resources only; a package's are in its bundle")
  func options() throws {
    let options = AssetSymbols.Options(extensions: false, bundle: ".module")
    let text = try #require(try symbols(["Brand.colorset"], options: options).source())
    #expect(text.contains("bundle: .module)") && !text.contains("extension SwiftUI.Color {") && !text.contains("UIColor"))
    try temporary.write([
      "A.xcassets/Contents.json": #"{"properties":{"generate-swift-asset-symbol-extensions":"disabled"}}"#
    ])
    #expect(try symbols([]).source()?.contains("extension SwiftUI.Color {") == false)
  }

  @Test("groups that provide a namespace are enums, which the extension of a protocol cannot hold")
  func groups() throws {
    let text = try #require(
      try symbols(["Theme/Dark/red.colorset", "Theme/b.colorset"], namespaces: ["Theme", "Theme/Dark"]).source())
    #expect(
      text.contains(
        """
        nonisolated extension SwiftUI.Color {
          /// The group "Theme".
          enum Theme {
            /// The group "Dark".
            enum Dark {
              /// The color "Theme/Dark/red".
              static var red: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.Theme.Dark.red) }
            }
            /// The color "Theme/b".
            static var b: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.Theme.b) }
          }
        }
        """))
    #expect(!text.contains("ShapeStyle"))
  }

  @Test("what a type has already stays what it is; the resource has the name all the same")
  func framework() throws {
    let text = try #require(try symbols(["Red.colorset", "primary.colorset", "label.colorset", "add.imageset"]).source())
    #expect(text.contains("static let red = ") && text.contains("static let primary = ") && text.contains("static let add = "))
    #expect(!text.contains("var red") && !text.contains("var primary: SwiftUI.Color") && !text.contains("SwiftUI.UIImage"))
    #expect(text.contains("var primary: SwiftUI.UIColor") && text.contains("var label: SwiftUI.Color"))
    #expect(!text.contains("var label: SwiftUI.UIColor"))
  }

  @Test("what the app declares itself is left out, where it does")
  func existing() throws {
    var existing = DeclaredMembers()
    existing.read(Data("extension Color { static let brand = Color.red }".utf8), conditions: .init())
    let symbols = try symbols(["Brand.colorset", "switch.imageset"])
    let text = try #require(symbols.source(existingMembers: existing))
    #expect(!text.contains("extension SwiftUI.Color {") && text.contains("extension SwiftUI.UIColor {"))
    existing.read(Data("extension ImageResource { static let `switch` = 1 }".utf8), conditions: .init())
    #expect(symbols.source(existingMembers: existing)?.contains("static let `switch`") == false)
  }

  @Test("of two assets with one symbol the first has it, and the other is named")
  func twice() throws {
    let symbols = try symbols(["Sea-1.colorset", "Sea1.colorset", "sub/Sea1.colorset", "🍎.imageset"])
    let text = try #require(symbols.source())
    #expect(text.contains("name: \"Sea-1\"") && !text.contains("name: \"Sea1\""))
    #expect(symbols.warnings.count == 3 && symbols.warnings.contains { $0.contains("🍎") })
    #expect(symbols.warnings.contains { $0.contains("\"Sea1\" has no symbol") && $0.contains("\"sea1\"") })
    let other = try TemporaryFolder()
    try other.write(["A.xcassets/sea.colorset/Contents.json": "{}", "B.xcassets/sea.colorset/Contents.json": "{}"])
    let both = AssetSymbols(catalogs: [other.path / "B.xcassets", other.path / "A.xcassets"])
    #expect(both.warnings.count == 1 && both.warnings[0].contains("twice"))
  }

  @Test("names that would end a literal or a line do not; without assets there is no text")
  func quoting() throws {
    let text = try #require(try symbols(["a\"b\\(c)\nd.colorset"]).source())
    #expect(text.contains(#"name: "a\"b\\(c)\u{a}d""#) && text.contains(#"/// The color "a\"b\\(c)\u{a}d"."#))
    #expect(AssetSymbols(catalogs: []).source() == nil)
    #expect(SwiftLiteral.string("é\u{2028}") == "\"é\\u{2028}\"" && SwiftLiteral.escaped("\t") == "\\u{9}")
  }

  @Test("groups whose enums have one name are one; many assets take no time", .timeLimit(.minutes(1)))
  func merged() {
    var warnings: [String] = []
    let assets = (0..<5_000).map { CatalogAssets.Asset(kind: .image, groups: ["Icons"], name: "icon\($0)") }
    let other = CatalogAssets.Asset(kind: .image, groups: ["icons"], name: "last")
    let group = SymbolGroup(assets + [other], warnings: &warnings)
    #expect(group.symbols.map(\.name) == ["Icons"] && warnings.isEmpty)
    guard case .group(let inner, let name)? = group.symbols.first?.content else { return #expect(Bool(false)) }
    #expect(inner.symbols.count == 5_001 && name == "Icons")
    var writer = SymbolWriter(hasGroups: true, taken: ["Icons"], declaration: { name, _, _ in name }, isWanted: { _ in true })
    writer.write(group)
    #expect(writer.isEmpty)
  }
}
