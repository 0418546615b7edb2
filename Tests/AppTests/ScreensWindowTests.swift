import CairoRenderer
import Foundation
import Testing

#if GTK
  @Suite("Lists and screens in a GTK window", .serialized)
  struct ScreensWindowTests {
    /// Rows of colours that are found in pictures, each with a link to a green screen and a button behind its edge.
    private static let source = """
      import SwiftUI
      @main struct Rows: App { var body: some Scene { WindowGroup { Content() } } }
      struct Content: View {
        @State private var names = ["Alpha", "Beta", "Gamma", "Delta"]
        @State private var query = ""
        private var shown: [String] { query.isEmpty ? names : names.filter { $0.contains(query) } }
        private let colors: [String: Color] = ["Alpha": Color(red: 1, green: 0, blue: 0), "Gamma": Color(red: 0, green: 0, blue: 1)]
        var body: some View {
          NavigationStack {
            List(shown, id: \\.self) { name in
              NavigationLink(name) { Color(red: 0, green: 0.8, blue: 0).ignoresSafeArea().navigationTitle(name) }
                .listRowBackground(colors[name])
                .swipeActions(allowsFullSwipe: false) {
                  Button("Away") { withAnimation { names.removeAll { $0 == name } } }.tint(Color(red: 1, green: 0, blue: 1))
                }
            }
            .navigationTitle("Rows")
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
          }
        }
      }
      """

    private typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8)
    private static func isRed(_ pixel: Pixel) -> Bool { pixel.red > 240 && pixel.green < 20 && pixel.blue < 20 }
    private static func isBlue(_ pixel: Pixel) -> Bool { pixel.blue > 240 && pixel.red < 20 && pixel.green < 20 }
    private static func isGreen(_ pixel: Pixel) -> Bool { pixel.green > 190 && pixel.red < 20 && pixel.blue < 20 }
    private static func isMagenta(_ pixel: Pixel) -> Bool { pixel.red > 240 && pixel.green < 20 && pixel.blue > 240 }

    /// How many pixels are of a kind, and the middle of them; `nil` where there are fewer than a letter has.
    private static func area(_ picture: PixelBuffer, _ holds: (Pixel) -> Bool) -> (count: Int, x: Int, y: Int)? {
      var (count, x, y) = (0, 0, 0)
      for row in 0..<picture.height {
        for column in 0..<picture.width {
          let offset = row * picture.stride + column * 4
          guard holds((picture.bytes[offset + 2], picture.bytes[offset + 1], picture.bytes[offset])) else { continue }
          (count, x, y) = (count + 1, x + column, y + row)
        }
      }
      return count < 500 ? nil : (count, x / count, y / count)
    }

    /// Waits till a colour shows and rests, and tells where its middle is.
    private static func middle(_ display: VirtualDisplay, of holds: (Pixel) -> Bool) throws -> (x: Int, y: Int) {
      var found: (count: Int, x: Int, y: Int)?
      _ = try display.waits {
        let last = found
        found = Self.area($0, holds)
        return found != nil && found?.count == last?.count && found?.x == last?.x
      }
      let area = try #require(found)
      return (area.x, area.y)
    }

    @Test("a push, a swipe back from the edge that is let go and one that is not, a row's button, and a search")
    func screens() throws {
      let folder = try AppRun.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let app = folder.appendingPathComponent("Rows")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      try Data(Self.source.utf8).write(to: app.appendingPathComponent("Rows.swift"))
      let display = try VirtualDisplay(width: 780, height: 1700)
      defer { display.close() }
      try display.open(["run", app.path, "--host", "gtk"])

      var red = try Self.middle(display, of: Self.isRed)
      try display.click(x: red.x, y: red.y)
      let isPushed = { (picture: PixelBuffer) in
        (Self.area(picture, Self.isGreen)?.count ?? 0) > 780 * 1000 && Self.area(picture, Self.isRed) == nil
      }
      #expect(try display.waits(for: isPushed), "a click on the row pushes its screen")
      try display.drag(from: (4, 900), to: (120, 900))
      #expect(try display.waits(for: isPushed), "pulled back by a little, the screen stays")
      try display.drag(from: (4, 900), to: (700, 900))
      #expect(try display.waits { Self.area($0, Self.isGreen) == nil && Self.area($0, Self.isRed) != nil }, "pulled far, it goes")

      red = try Self.middle(display, of: Self.isRed)
      try display.drag(from: (red.x + 200, red.y), to: (red.x, red.y))
      let button = try Self.middle(display, of: Self.isMagenta)
      try display.click(x: button.x, y: button.y)
      #expect(
        try display.waits { Self.area($0, Self.isRed) == nil && Self.area($0, Self.isMagenta) == nil }, "its button takes it away"
      )

      let rows = try PixelBuffer(contentsOfPNG: display.screenshot())
      let blue = try #require(Self.area(rows, Self.isBlue))
      // The search field is the last that the keyboard reaches, behind the rows.
      try display.press("shift+Tab")
      try display.type("Gam")
      #expect(
        try display.waits { picture in
          guard let now = Self.area(picture, Self.isBlue) else { return false }
          return now.y < blue.y - 40
        }, "the one row that is found moves up to the place of the first")
      try display.press("ctrl+a")
      try display.type("Delt")
      #expect(try display.waits { Self.area($0, Self.isBlue) == nil }, "another search finds another row")
    }

    private static let menuSource = """
      import SwiftUI
      @main struct Chooser: App { var body: some Scene { WindowGroup { Content() } } }
      struct Content: View {
        @State private var isChosen = false
        var body: some View {
          VStack {
            Menu {
              Button("Choose") { isChosen = true }
            } label: {
              (isChosen ? Color(red: 0, green: 0.8, blue: 0) : Color(red: 1, green: 0, blue: 0)).frame(width: 200, height: 100)
            }
            Spacer()
          }
          .padding(.top, 100)
        }
      }
      """

    @Test("a click opens a menu, another one chooses from it")
    func menu() throws {
      let folder = try AppRun.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let app = folder.appendingPathComponent("Chooser")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      try Data(Self.menuSource.utf8).write(to: app.appendingPathComponent("Chooser.swift"))
      let display = try VirtualDisplay(width: 780, height: 1700)
      defer { display.close() }
      try display.open(["run", app.path, "--host", "gtk"])

      let red = try Self.middle(display, of: Self.isRed)
      try display.click(x: red.x, y: red.y)
      #expect(try display.waits { Self.area($0, Self.isRed) == nil }, "the label is pale while the menu is open")
      // Two pixels a point: the label's lower half, the gap and half of the first row are below the label's middle.
      try display.click(x: red.x, y: red.y + 2 * (50 + 8 + 22))
      #expect(try display.waits { Self.area($0, Self.isGreen) != nil }, "the item has done what it does")
    }
  }
#endif
