import CairoRenderer
import Foundation
import SwiftUICore
import Testing

@Suite("The colours that most pixels have") struct MainColorsTests {
  /// A picture in one colour with rectangles of others in it.
  private func picture(_ ground: UInt32, _ parts: [(CGRect, UInt32)] = []) -> PixelBuffer {
    let buffer = PixelBuffer(width: 40, height: 30)
    let words = buffer.bytes.bindMemory(to: UInt32.self)
    for y in 0..<30 {
      for x in 0..<40 {
        let hit = parts.last { $0.0.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) }
        words[y * buffer.stride / 4 + x] = 0xFF00_0000 | (hit?.1 ?? ground)
      }
    }
    buffer.markDirty()
    return buffer
  }

  @Test("come with the most frequent first, within the part, in points")
  func order() {
    let buffer = picture(0xFFFFFF, [(CGRect(x: 0, y: 0, width: 10, height: 10), 0x007AFF)])
    #expect(buffer.mainColors(in: CGRect(x: 0, y: 0, width: 20, height: 15), scale: 2) == [0xFFFFFF, 0x007AFF])
    #expect(buffer.mainColors(in: CGRect(x: 0, y: 0, width: 5, height: 5), scale: 2) == [0x007AFF])
    #expect(buffer.mainColors(in: CGRect(x: 20, y: 10, width: 20, height: 20), scale: 1) == [0xFFFFFF])
  }

  @Test("leave out shades beside a more frequent colour, and what is rare; thin letters count by their contrast")
  func shades() {
    let line = CGRect(x: 0, y: 0, width: 20, height: 1)
    let whole = CGRect(x: 0, y: 0, width: 40, height: 30)
    let corner = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(picture(0xFFFFFF, [(corner, 0xF5F5F5)]).mainColors(in: whole, scale: 1) == [0xFFFFFF])
    #expect(picture(0xFFFFFF, [(line, 0xC0C0C0)]).mainColors(in: whole, scale: 1) == [0xFFFFFF])
    #expect(picture(0xFFFFFF, [(line, 0x000000)]).mainColors(in: whole, scale: 1) == [0xFFFFFF, 0x000000])
    #expect(
      picture(0xFFFFFF, [(CGRect(x: 0, y: 0, width: 2, height: 1), 0)]).mainColors(in: whole, scale: 1) == [0xFFFFFF])
  }

  @Test("have those of letters, which shades are not, where letters show")
  func letters() {
    let frame = CGRect(x: 5, y: 5, width: 10, height: 10), whole = CGRect(x: 0, y: 0, width: 40, height: 30)
    let red = ShownLetters(frame: frame, color: DisplayColor(red: 1, green: 0, blue: 0))
    // No pixel has the whole of the colour; the most has three quarters of it.
    let stroke = CGRect(x: 5, y: 5, width: 10, height: 3), middle = CGRect(x: 6, y: 6, width: 2, height: 1)
    let thin = picture(0xFFFFFF, [(stroke, 0xFF6060), (middle, 0xFF4040)])
    #expect(thin.mainColors(in: whole, scale: 1) == [0xFFFFFF, 0xFF6060])
    #expect(thin.mainColors(in: whole, scale: 1, letters: [red, red]) == [0xFFFFFF, 0xFF0000])
    // Seen through, they are what they make of the ground.
    let faint = ShownLetters(frame: frame, color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.6))
    let gray = picture(0xFFFFFF, [(CGRect(x: 5, y: 5, width: 3, height: 3), 0x777777)])
    #expect(gray.mainColors(in: whole, scale: 1, letters: [faint]) == [0xFFFFFF, 0x666666])
    // What lies over them hides them, and what is no shade stays.
    let blue = picture(0xFFFFFF, [(frame, 0x0000FF)])
    #expect(blue.mainColors(in: whole, scale: 1, letters: [red]) == [0xFFFFFF, 0x0000FF])
    #expect(picture(0xFFFFFF).mainColors(in: whole, scale: 1, letters: [red]) == [0xFFFFFF])
  }

  @Test("are none outside of the picture, and as many as are asked for")
  func bounds() {
    let buffer = picture(
      0xFFFFFF, [(CGRect(x: 0, y: 0, width: 10, height: 10), 0xFF0000), (CGRect(x: 20, y: 0, width: 10, height: 9), 0x0000FF)])
    #expect(buffer.mainColors(in: CGRect(x: 100, y: 0, width: 10, height: 10), scale: 1).isEmpty)
    #expect(buffer.mainColors(in: .null, scale: 1).isEmpty)
    #expect(buffer.mainColors(in: CGRect(x: -50, y: -50, width: 500, height: 500), scale: 1, atMost: 2) == [0xFFFFFF, 0xFF0000])
  }
}
