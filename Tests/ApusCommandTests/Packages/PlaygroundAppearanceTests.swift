import Foundation
import Testing

@testable import ApusCommand

@Suite("The icon and the accent colour of an app of Swift Playgrounds")
struct PlaygroundAppearanceTests {
  private func app(icon: String? = nil, accent: String? = nil) throws -> PlaygroundApp {
    let values = [icon.map { "appIcon: \($0)" }, accent.map { "accentColor: \($0)" }].compactMap { $0 }
    let manifest = """
      import AppleProductTypes
      let package = Package(name: "A", products: [
        .iOSApplication(name: "A", targets: ["A"]\(values.map { ", " + $0 }.joined()))
      ])
      """
    return try #require(PlaygroundApp(ManifestText(Data(manifest.utf8))))
  }

  private func json(_ look: PlaygroundAppearance, _ name: String) throws -> [String: Any] {
    let file = try #require(look.files.first { $0.name == name }, "\(look.files.map(\.name))")
    return try #require(try JSONSerialization.jsonObject(with: file.contents) as? [String: Any])
  }

  @Test("assets are named in Info.plist")
  func assets() throws {
    let look = PlaygroundAppearance(try app(icon: ".asset(\"Boat\")", accent: ".asset(\"Sea\")"))
    #expect(look.info == ["CFBundleIconName": "Boat", "NSAccentColorName": "Sea"] && look.files.isEmpty)
    #expect(PlaygroundAppearance(try app()) == PlaygroundAppearance(try app(accent: ".presetColor(.ultraviolet)")))
    #expect(PlaygroundAppearance(try app()).info.isEmpty)
  }

  @Test("a colour of the choice is a colour set of the system's colour", arguments: ["teal", "red", "brown"])
  func colors(name: String) throws {
    let look = PlaygroundAppearance(try app(accent: ".presetColor(.\(name))"))
    let accent = try #require(look.info["NSAccentColorName"])
    #expect(look.info["CFBundleIconName"] == nil && look.files.count == 1)
    let set = try json(look, "Playground.xcassets/\(accent).colorset/Contents.json")
    let colors = try #require(set["colors"] as? [[String: Any]])
    #expect((colors.first?["color"] as? [String: String])?["reference"] == "system\(name.capitalized)Color")
  }

  @Test("a placeholder is a drawing of a symbol upon the accent colour, or upon blue")
  func placeholders() throws {
    for (accent, color) in [(".presetColor(.mint)", "mint"), (".asset(\"Sea\")", "blue")] {
      let look = PlaygroundAppearance(try app(icon: ".placeholder(icon: .leaf)", accent: accent))
      let name = try #require(look.info["CFBundleIconName"])
      let icon = try json(look, "\(name).icon/icon.json")
      #expect(icon["fill"] as? [String: String] == ["automatic-gradient": "named:system-\(color)"])
      let layers = try #require((icon["groups"] as? [[String: Any]])?.first?["layers"] as? [[String: Any]])
      #expect(layers.count == 1 && layers[0]["symbol-names"] as? [String] == ["leaf.fill", "leaf"])
    }
  }

  @Test("names of drawings are those of symbols, or the nearest")
  func symbols() {
    #expect(PlaygroundAppearance.symbols(for: "coffee") == ["cup.and.saucer.fill", "cup.and.saucer"])
    #expect(PlaygroundAppearance.symbols(for: "paperPlane") == ["paper.plane.fill", "paper.plane"])
    #expect(PlaygroundAppearance.symbols(for: "") == [".fill", ""])
  }
}
