import CoreText
import Foundation
import SwiftUICore
import Synchronization

/// The measures of a font, in its sizes.
struct FontMeasures {
  var ascent: CGFloat
  var descent: CGFloat
  var gap: CGFloat
  var capHeight: CGFloat
  var xHeight: CGFloat

  /// Those of the system's font (Facts 1.2).
  static let system = FontMeasures(ascent: 0.952_148, descent: 0.241_211, gap: 0, capHeight: 0.704_6, xHeight: 0.526)

  private static let cached = Mutex<[String: FontMeasures]>([:])

  /// Those of a font by name, as the app's text shows it; the system's, where no app has started.
  static func ofFont(named name: String) -> FontMeasures {
    if let cached = cached.withLock({ $0[name] }) { return cached }
    guard let services = EngineServices.current else { return .system }
    let measures = MainThread.wait { measured(name, services.text) }
    cached.withLock { $0[name] = measures }
    return measures
  }

  /// Lines are measured on letters that are so large that rounding does not show; letters as the font's file says.
  private static func measured(_ name: String, _ engine: any TextEngine) -> FontMeasures {
    let size: CGFloat = 1_000
    let layout = { (text: String) in
      let run = StyledTextRun(string: text, font: ResolvedFont(family: .named(name), size: size))
      return engine.prepare(StyledText(runs: [run], paragraph: ParagraphStyle())).layout(width: .infinity, height: .infinity)
    }
    let (small, lines) = (layout("x"), layout("x\nx"))
    let line = small.size.height
    let font = CTFontCreateWithName(NSString(string: name), size, nil)
    return FontMeasures(
      ascent: small.firstBaseline / size, descent: (line - small.firstBaseline) / size,
      gap: max(lines.size.height - 2 * line, 0) / size, capHeight: CTFontGetCapHeight(font) / size,
      xHeight: CTFontGetXHeight(font) / size)
  }
}
