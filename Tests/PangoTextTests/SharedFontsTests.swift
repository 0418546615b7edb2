import FontFiles
import Foundation
import SwiftUICore
import Testing

@testable import PangoText

@Suite("Engines that share their fonts")
struct SharedFontsTests {
  @Test("lay out as one alone does, with fonts that were found once")
  func alike() {
    let fonts = SharedFonts()
    let engines = (0..<3).map { _ in PangoTextEngine(sharing: fonts) }
    for string in ["Hello", "漢字", "\u{0E44}\u{0E17}\u{0E22}"] {
      let alone = PangoTextEngine().width(string)
      for engine in engines { #expect(engine.width(string) == alone) }
    }
    #expect((1...2).contains(fonts.catalogsMade))
  }

  @Test("a font that one of them registers is no other's")
  func registering() throws {
    let fonts = SharedFonts()
    let (first, second) = (PangoTextEngine(sharing: fonts), PangoTextEngine(sharing: fonts))
    let before = second.width("Hello")
    let catalog = fonts.library.catalog(.everything)
    // A font of our own, which no machine has.
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Fuzz/fonts/seed.ttf")
    try first.registerFont(at: file)
    #expect(first.hasFont(named: "Seed"))
    #expect(second.width("Hello") == before && fonts.library.catalog(.everything) === catalog)
    #expect(catalog.font(named: "Seed") == nil)
  }
}
