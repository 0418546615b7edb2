import Foundation
import Testing

/// An app whose sources are for the Mac, as the tool builds it with the library of AppKit.
@Suite("An app that imports AppKit")
struct MacAppTests {
  private static let source = """
    import AppKit
    import SwiftUI

    final class Level: NSView {
      override func draw(_ dirtyRect: NSRect) {
        NSColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        NSBezierPath(rect: NSRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)).fill()
      }
    }

    struct Shown: NSViewRepresentable {
      func makeNSView(context: Context) -> Level { Level() }
      func updateNSView(_ view: Level, context: Context) {}
    }

    @main
    struct MacApp: App {
      var body: some Scene {
        WindowGroup {
          Shown().frame(width: 100, height: 100)
          #if canImport(UIKit)
          Text("UIKit")
          #elseif os(macOS)
          Text("Mac").foregroundStyle(Color(nsColor: .secondaryLabelColor))
          #endif
        }
      }
    }
    """

  @Test("is built for the Mac, and shows a view that draws itself")
  func shows() throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.source.utf8).write(to: folder.appending(path: "MacApp.swift"))
    let picture = folder.appending(path: "screen.svg")
    let outcome = try AppRun.apus(
      ["snapshot", ".", "-o", picture.path, "--size", "300x300"], in: folder, environment: ["APUS_TRACE": "elements"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains(#""label":"Mac""#) && !outcome.errors.contains(#""label":"UIKit""#))
    let drawing = try String(contentsOf: picture, encoding: .utf8)
    let red = try #require(drawing.split(separator: "\n").first { $0.contains("fill:rgb(100%,0%,0%)") }, "\(drawing)")
    // The lower half of a view that is 86 below the top: y points up in it.
    #expect(red.contains("M 100 186.") && red.contains("L 100 136."), "\(red)")
  }
}
