import CairoRenderer
import Foundation
import Testing

#if GTK
  @Suite("Several windows of an app in GTK", .serialized)
  struct SeveralWindowsTests {
    /// Two windows that show the same number, one as red bars and one as blue ones, and a command that counts on.
    private static let source = """
      import SwiftUI
      @Observable final class Model { var count = 0 }
      @main struct Bars: App {
        @State private var model = Model()
        var body: some Scene {
          WindowGroup("First") { Content(model: model, color: Color(red: 1, green: 0, blue: 0)) }
            .defaultSize(width: 300, height: 200)
            .commands { CommandMenu("Count") { Button("Add") { model.count += 1 }.keyboardShortcut("k") } }
          Window("Second", id: "second") { Content(model: model, color: Color(red: 0, green: 0, blue: 1)) }
            .defaultSize(width: 300, height: 200)
        }
      }
      struct Content: View {
        let model: Model
        let color: Color
        @Environment(\\.openWindow) private var openWindow
        var body: some View {
          VStack {
            HStack(spacing: 0) {
              ForEach(0..<5, id: \\.self) { Rectangle().fill($0 < model.count ? color : .clear).frame(width: 40, height: 40) }
            }
            Button("Open") { openWindow(id: "second") }.keyboardShortcut("o")
          }
        }
      }
      """

    /// How many bars of 80 × 80 pixels are red, or blue.
    private static func bars(_ picture: PixelBuffer, red: Bool) -> Int {
      var count = 0
      for row in 0..<picture.height {
        for column in 0..<picture.width {
          let offset = row * picture.stride + column * 4
          let (one, other) = (picture.bytes[offset + (red ? 2 : 0)], picture.bytes[offset + (red ? 0 : 2)])
          if one > 240, other < 20, picture.bytes[offset + 1] < 20 { count += 1 }
        }
      }
      return Int((Double(count) / 6400).rounded())
    }

    @Test("keys of the menu bar work in every window, windows share the app's model, and one of them closes alone")
    func windows() throws {
      let folder = try AppRun.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let app = folder.appendingPathComponent("Bars")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      try Data(Self.source.utf8).write(to: app.appendingPathComponent("Bars.swift"))
      let display = try VirtualDisplay(width: 780, height: 700)
      defer { display.close() }
      try display.open(["run", app.path, "--host", "gtk"])
      try display.waitForWindow(named: "First")

      try display.press("ctrl+k", "ctrl+k")
      #expect(try display.waits { Self.bars($0, red: true) == 2 }, "the command's keys count on")
      try display.press("ctrl+o")
      try display.waitForWindow(named: "Second")
      #expect(try display.waits { Self.bars($0, red: false) == 2 }, "the other window shows the same number")
      try display.press("ctrl+k")
      #expect(try display.waits { Self.bars($0, red: false) == 3 }, "the keys work there, too")
      try display.press("ctrl+w")
      #expect(
        try display.waits { Self.bars($0, red: false) == 0 && Self.bars($0, red: true) == 3 },
        "it closes, and the first window has heard of the change")
    }
  }
#endif
