import CPango
import FontFiles
import Foundation
import SwiftUICore
import Testing

@testable import PangoText

@Suite("Which installed fonts take part")
struct InstalledFontsTests {
  /// A folder that stands for a machine's fonts: the ones there are, some of them under names that no package installs.
  private static func machine(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("InstalledFontsTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("deep.d"), withIntermediateDirectories: true)
    for (name, source) in files {
      try FileManager.default.copyItem(atPath: source, toPath: folder.appendingPathComponent("deep.d/\(name)").path)
    }
    return folder
  }

  /// The names of the files that a selection leaves of a folder.
  private static func files(in folder: URL, _ fonts: InstalledFonts) throws -> [String] {
    let config = try #require(FcConfigCreate())
    defer { FcConfigDestroy(config) }
    let text = "<?xml version=\"1.0\"?><fontconfig><dir>\(folder.path)</dir>\(fonts.selection)</fontconfig>"
    try #require(FcConfigParseAndLoadFromMemory(config, text, FcBool(1)) != 0)
    FcConfigBuildFonts(config)
    let set = try #require(FcConfigGetFonts(config, FcSetSystem))
    return (0..<Int(set.pointee.nfont)).compactMap { index in
      var file: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(set.pointee.fonts[index], FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
      return URL(fileURLWithPath: String(cString: file)).lastPathComponent
    }.sorted()
  }

  /// The file of an installed stand-in.
  private static func path(of name: String) throws -> String {
    let catalog = FontCatalog(config: FontConfiguration.make(.everything, of: .standIns), registered: [])
    return try #require(catalog.files(ofFontNamed: name).first)
  }

  @Test("stand-ins are found by their files' names, in any folder; others only where all take part")
  func selection() throws {
    let font = try Self.path(of: "DejaVu Serif")
    let folder = try Self.machine(["DejaVuSans.ttf": font, "DejaVuSans-Oblique.ttf": font, "Helvetica.TTF": font])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Self.files(in: folder, .standIns) == ["DejaVuSans.ttf"])
    #expect(try Self.files(in: folder, .all) == ["DejaVuSans-Oblique.ttf", "DejaVuSans.ttf", "Helvetica.TTF"])
  }

  @Test("no font that is installed besides takes part in tests")
  func hermetic() throws {
    let catalog = FontCatalog(config: FontConfiguration.make(.everything, of: .standIns), registered: [])
    for name in ["Inter", "Noto Sans CJK JP", "JetBrains Mono", "Noto Color Emoji", "DejaVu Serif"] {
      #expect(catalog.hasFamily(name), "\(name)")
    }
    // What other packages install of families that stand in, or would stand in before them.
    for name in [
      "DejaVu Sans Condensed", "DejaVu Math TeX Gyre", "Noto Serif", "Nunito", "Source Serif 4", "Noto Sans CJK JP Thin",
    ] {
      #expect(catalog.font(named: name) == nil, "\(name)")
    }
    #expect(InstalledFonts.inUse == .standIns)
  }

  @Test("a font that an app names is found wherever it is installed, and lends its letters to no other text")
  func named() throws {
    let (serif, mono) = (try Self.path(of: "DejaVu Serif"), try Self.path(of: "JetBrains Mono"))
    let library = FontLibrary(
      fonts: .standIns, makeConfiguration: { _ in Self.configuration(with: [serif]) },
      makeInstalled: { Self.configuration(with: [serif, mono]) })
    let engine = PangoTextEngine(library: library)
    let text = "Ramblings of a font"
    let before = engine.width(text)
    #expect(!engine.hasFont(named: "No Such Font At All"))
    #expect(engine.hasFont(named: "JetBrains Mono"))
    let named = ResolvedFont(family: .named("JetBrains Mono"), size: 17)
    // All of its letters are equally wide, which those of the serif font are not.
    #expect(abs(engine.width(text, named) - CGFloat(text.count) * engine.width("m", named)) < 0.5)
    #expect(engine.width(text) == before)
    #expect(abs(before - CGFloat(text.count) * engine.width("m")) > 20)
  }

  private static func configuration(with files: [String]) -> OpaquePointer? {
    guard let config = FcConfigCreate() else { return nil }
    for file in files { FcConfigAppFontAddFile(config, file) }
    FcConfigBuildFonts(config)
    return config
  }
}
