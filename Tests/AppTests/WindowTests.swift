import CairoRenderer
import Foundation
import Testing

#if GTK
  @Suite("TownRanking in a GTK window", .serialized)
  struct WindowTests {
    /// The accent colours of the two tabs' underlines, red and blue channel: orange for rent, blue for buy.
    private static func isOrange(_ pixel: (red: UInt8, green: UInt8, blue: UInt8)) -> Bool { pixel.red > 180 && pixel.blue < 60 }
    private static func isBlue(_ pixel: (red: UInt8, green: UInt8, blue: UInt8)) -> Bool { pixel.red < 60 && pixel.blue > 180 }

    /// The fraction of pixels in a part of the screen for which something holds.
    private static func fraction(
      of picture: PixelBuffer, rows: Range<Int>, columns: Range<Int>,
      _ holds: ((red: UInt8, green: UInt8, blue: UInt8)) -> Bool
    ) -> Double {
      var count = 0
      for y in rows {
        for x in columns {
          let offset = y * picture.stride + x * 4
          if holds((picture.bytes[offset + 2], picture.bytes[offset + 1], picture.bytes[offset])) { count += 1 }
        }
      }
      return Double(count) / Double(rows.count * columns.count)
    }

    /// Whether the underline has a colour below the left or the right tab.
    private static func hasUnderline(
      _ picture: PixelBuffer, columns: Range<Int>, _ color: ((red: UInt8, green: UInt8, blue: UInt8)) -> Bool
    ) -> Bool {
      (150..<200).contains { fraction(of: picture, rows: $0..<$0 + 1, columns: columns, color) > 0.95 }
    }

    @Test("The wait for a window that does not come ends by itself")
    func noWindow() throws {
      let display = try VirtualDisplay(width: 100, height: 100)
      defer { display.close() }
      #expect {
        try display.waitForWindow(named: "住みたい街", seconds: 1)
      } throws: { "\($0)" == "no window named 住みたい街 came up" }
    }

    @Test func opensAndAClickShowsTheOtherTab() throws {
      let display = try VirtualDisplay(width: 780, height: 1700)
      defer { display.close() }
      try display.open(["run", "Examples/TownRanking", "--host", "gtk"])

      let showsRent = try display.waits { Self.hasUnderline($0, columns: 10..<380, Self.isOrange) }
      #expect(showsRent, "the window shows the rent tab, with its underline on the left")
      #expect(throws: Never.self, "the window has the title of its screen") { try display.waitForWindow(named: "住みたい街ランキング2021") }

      try display.click(x: 580, y: 140)
      let showsBuy = try display.waits { Self.hasUnderline($0, columns: 400..<770, Self.isBlue) }
      #expect(showsBuy, "after a click on the other tab the underline is on the right")
      try AppRun.expectGolden("window-buy", display.screenshot())

      // A finger, here the mouse, pulls the first page back.
      try display.drag(from: (100, 900), to: (650, 900))
      #expect(try display.waits { Self.hasUnderline($0, columns: 10..<380, Self.isOrange) }, "a drag turns the page")
      try display.drag(from: (650, 900), to: (100, 900))
      #expect(try display.waits { Self.hasUnderline($0, columns: 400..<770, Self.isBlue) }, "and back")

      // The button at the list's end is a wide blue bar.
      let isAtTheEnd = { (picture: PixelBuffer) in
        Self.fraction(of: picture, rows: 1585..<1600, columns: 60..<200, Self.isBlue) > 0.95
      }
      #expect(try display.waits { !isAtTheEnd($0) })
      try display.turnWheel(x: 390, y: 900, notches: 30)
      #expect(try display.waits(for: isAtTheEnd), "the wheel scrolls the list to its end")
    }

    /// Whether a cell of the grid between some columns is chosen: a blue that is lighter than the slider's.
    private static func hasChosenCell(_ picture: PixelBuffer, columns: Range<Int>) -> Bool {
      fraction(of: picture, rows: 280..<1400, columns: columns) { $0.blue > 245 && $0.red > 170 && $0.red < 210 } > 0.02
    }

    @Test func typesCutsAndPastesInAField() throws {
      let display = try VirtualDisplay(width: 780, height: 1700)
      defer { display.close() }
      try display.open(["run", "Examples/AllGlyphs", "--host", "gtk"])
      // The slider's blue track shows that the window is there.
      #expect(try display.waits { Self.fraction(of: $0, rows: 1500..<1690, columns: 0..<300, Self.isBlue) > 0.005 })
      try display.click(x: 300, y: 130)
      try display.type("U+6C38")
      #expect(try display.waits { Self.hasChosenCell($0, columns: 650..<780) }, "what is typed finds a glyph")
      try display.press("ctrl+a", "ctrl+x")
      try display.type("#0")
      #expect(try display.waits { Self.hasChosenCell($0, columns: 0..<120) }, "after the cut the field is empty")
      try display.press("ctrl+a", "ctrl+v")
      #expect(try display.waits { Self.hasChosenCell($0, columns: 650..<780) }, "what was cut is pasted")
    }
  }
#endif
