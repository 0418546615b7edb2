import CoreGraphicsTypes
import Foundation
import PangoText
import SwiftUICore

/// Fonts of an app, registered and used for a text.
struct FontFormat: FuzzFormat {
  let name = "fonts"

  func run(_ data: Data) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("apus-fuzz-\(getpid()).ttf")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? data.write(to: file)) != nil else { return }
    let engine = PangoTextEngine()
    guard (try? engine.registerFont(at: file)) != nil else { return }
    let font = ResolvedFont(family: .named("Seed"), size: 17)
    let text = StyledText(runs: [StyledTextRun(string: "AB a", font: font)], paragraph: ParagraphStyle(displayScale: 2))
    _ = engine.prepare(text).layout(width: 100, height: .infinity)
  }
}
