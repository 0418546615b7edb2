import EngineTesting
import Foundation
import LiveServices
import PangoText
import SwiftUICore
import Testing

@Suite("What all screens of a process share")
@MainActor
struct CommonServicesTests {
  private func screen() -> Screen {
    Screen {
      Text("Latin, and \u{0E44}\u{0E17}\u{0E22} that the quick fonts lack")
      Text("mono").font(.custom("JetBrains Mono", size: 12))
    }
  }

  @Test("fonts are looked for once, however many screens there are")
  func fonts() throws {
    let fonts = CommonServices.ofProcess.fonts
    _ = screen()
    let made = fonts.catalogsMade
    #expect((1...3).contains(made))
    for _ in 0..<3 {
      let text = try #require(screen().engine.services.text as? PangoTextEngine)
      #expect(text.sharedFonts === fonts)
    }
    #expect(fonts.catalogsMade == made)
  }

  @Test("symbols are read once, and what holds a person's work is each screen's own")
  func others() {
    let (first, second) = (screen().engine.services, screen().engine.services)
    #expect(first.symbols === second.symbols)
    #expect(first.text !== second.text && first.images !== second.images && first.resources !== second.resources)
    #expect(first.desktop !== second.desktop && first.window !== second.window)
  }

  @Test("an app that starts has its own")
  func app() throws {
    let (first, second) = (LiveServices.make(), LiveServices.make())
    #expect(first.symbols !== second.symbols)
    let fonts = [first, second].compactMap { ($0.text as? PangoTextEngine)?.sharedFonts }
    #expect(fonts.count == 2 && fonts[0] !== fonts[1])
  }
}
