import Foundation
import PangoText
import SwiftUICore
import Testing

@Suite struct EngineTests {
  @Test func anotherWidthDoesNotShapeAgain() {
    let engine = PangoTextEngine()
    let text = engine.prepare(Sample.text("A label of some words"))
    let first = text.layout(width: .infinity, height: .infinity)
    let (shaped, laidOut) = (engine.shapingCount, engine.layoutCount)
    for width in stride(from: CGFloat(300), to: 600, by: 10) {
      #expect(text.layout(width: width, height: .infinity) === first)
    }
    #expect(engine.layoutCount == laidOut)
    for width in [90.0, 80, 70] { _ = text.layout(width: width, height: .infinity) }
    #expect(engine.layoutCount == laidOut + 3)
    #expect(engine.shapingCount == shaped)
  }

  @Test func preparedTextsAreKept() {
    let engine = PangoTextEngine(cacheLimit: 8)
    let first = engine.prepare(Sample.text("kept"))
    #expect(engine.prepare(Sample.text("kept")) === first)
    #expect(engine.shapingCount == 1)
    for index in 0..<20 {
      _ = engine.prepare(Sample.text("\(index)"))
      _ = engine.prepare(Sample.text("kept"))
    }
    #expect(engine.cachedTextCount == 8)
    #expect(engine.prepare(Sample.text("kept")) === first)
    #expect(engine.shapingCount == 21)
    _ = engine.prepare(Sample.text("0"))
    #expect(engine.shapingCount == 22)
  }

  @Test func anotherSizeLoadsNoFont() throws {
    let engine = PangoTextEngine()
    func fonts(_ size: CGFloat) throws -> [OpaquePointer] {
      try engine.layout(Sample.text("a日😀", Sample.system(size))).lines[0].runs.map {
        try #require(($0.face as? PangoFace)?.pangoFont)
      }
    }
    #expect(try fonts(12) == fonts(17.3))
    #expect(try fonts(20) == fonts(99))
    #expect(try fonts(17) != fonts(20))
  }

  @Test func onlyParagraphsThatCanBeSeenAreShaped() {
    let engine = PangoTextEngine()
    let string = String(repeating: "line\n", count: 10_000)
    let layout = engine.layout(Sample.text(string) { $0.lineLimit = 2 }, width: 200)
    #expect(layout.lines.count == 2)
    // Two paragraphs and the ellipsis.
    #expect(engine.shapingCount == 3)
  }

  @Test func attachmentsAreBoxes() {
    let engine = PangoTextEngine()
    let box = TextAttachment(size: CGSize(width: 17, height: 17), descent: 2.5, index: 4)
    let runs = [
      StyledTextRun(string: "Checked ", font: Sample.body),
      StyledTextRun(string: "\u{FFFC}", font: Sample.body, attachment: box),
      StyledTextRun(string: " more", font: Sample.body),
    ]
    let layout = engine.layout(StyledText(runs: runs, paragraph: ParagraphStyle(displayScale: 2)))
    #expect(layout.lines[0].attachments.count == 1)
    let found = layout.lines[0].attachments[0]
    #expect(found.index == 4)
    #expect(found.frame.size == box.size)
    #expect(abs(found.frame.maxY - layout.firstBaseline - 2.5) < 0.001)
    #expect(abs(found.frame.minX - engine.width("Checked x") + engine.width("x")) < 1)
    #expect(layout.size.height == 20.5)
    #expect(layout.glyphCount == 13)
  }

  @Test func runsKeepTheirPaint() {
    let runs = [
      StyledTextRun(string: "one", font: Sample.body), StyledTextRun(string: "two", font: Sample.body, paintIndex: 1),
      StyledTextRun(string: "three", font: Sample.body, paintIndex: 2),
    ]
    let layout = PangoTextEngine().layout(StyledText(runs: runs, paragraph: ParagraphStyle(displayScale: 2)))
    #expect(layout.lines[0].runs.map(\.paintIndex) == [0, 1, 2])
    #expect(layout.lines[0].runs.map(\.glyphs.count) == [3, 3, 5])
  }

  @Test func decorationsSpanTheirRuns() {
    let plain = StyledTextRun(string: "under", font: Sample.body)
    var first = plain
    first.underline = TextDecoration(pattern: .dot, paintIndex: 3)
    var second = first
    second.paintIndex = 1
    var third = plain
    third.strikethrough = TextDecoration()
    let text = StyledText(runs: [plain, first, second, third], paragraph: ParagraphStyle(displayScale: 2))
    let line = PangoTextEngine().layout(text).lines[0]
    #expect(line.decorations.count == 2)
    let (underline, strike) = (line.decorations[0], line.decorations[1])
    #expect(underline.pattern == .dot && underline.paintIndex == 3 && underline.start.y > 0)
    #expect(abs(underline.length - line.width / 2) < 1)
    #expect(strike.start.y < 0 && strike.paintIndex == 0)
  }

  @Test func inkLiesAroundTheGlyphs() {
    let layout = PangoTextEngine().layout(Sample.text("Ag\nAg"))
    #expect(layout.inkBounds.minX <= 0 && layout.inkBounds.maxX >= layout.size.width)
    #expect(layout.inkBounds.minY <= 0 && layout.inkBounds.maxY >= layout.size.height)
  }
}

@Suite struct FontRegistrationTests {
  @Test func namesAreFound() {
    let engine = PangoTextEngine()
    for name in ["Inter", "inter", "InterDisplay-Bold", "Inter Display Bold", "JetBrainsMono-Regular", "DejaVu Serif"] {
      #expect(engine.hasFont(named: name), "\(name)")
    }
    #expect(!engine.hasFont(named: "No Such Family"))
    #expect(!engine.hasFont(named: ""))
  }

  @Test func aFaceIsFoundByItsPostScriptName() {
    let font = ResolvedFont(family: .named("JetBrainsMono-Bold"), size: 17)
    let face = PangoTextEngine().layout(Sample.text("a", font)).lines[0].runs[0].face
    #expect(face.name.contains("JetBrains Mono") && face.name.contains("Bold"))
  }

  @Test func namedFontsHaveTheirOwnLineHeight() {
    let font = ResolvedFont(family: .named("JetBrains Mono"), size: 20)
    let layout = PangoTextEngine().layout(Sample.text("a", font))
    #expect(abs(layout.size.height - 1.32 * 20) < 0.6)
  }

  @Test func theSystemFontStandsInForUnknownNames() {
    let engine = PangoTextEngine()
    let font = ResolvedFont(family: .named("No Such Family"), size: 17)
    #expect(engine.width("Checked", font) == engine.width("Checked", Sample.system(17)))
  }

  @Test func filesThatAreNoFontsAreRefused() throws {
    let engine = PangoTextEngine()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("text.ttf")
    for content in ["", "not a font", "OTTO\0\u{1}", String(repeating: "\0\u{1}", count: 5000)] {
      try Data(content.utf8).write(to: file)
      #expect(throws: FontFileError.notAFont(file.path)) { try engine.registerFont(at: file) }
    }
    let missing = folder.appendingPathComponent("missing.ttf")
    #expect(throws: FontFileError.unreadable(missing.path)) { try engine.registerFont(at: missing) }
    #expect(throws: FontFileError.unreadable(folder.path)) { try engine.registerFont(at: folder) }
    #expect(throws: FontFileError.self) { try engine.registerFont(at: URL(string: "https://example.org/a.ttf")!) }
  }

  @Test func registeringKeepsTextsThatArePrepared() throws {
    let engine = PangoTextEngine()
    let before = engine.prepare(Sample.text("before registration"))
    let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    try #require(FileManager.default.fileExists(atPath: file.path))
    try engine.registerFont(at: file)
    try engine.registerFont(at: file)
    #expect(before.layout(width: 60, height: .infinity).lines.count > 1)
    let font = ResolvedFont(family: .named("DejaVu Sans"), size: 17)
    #expect(engine.layout(Sample.text("a", font)).lines[0].runs[0].face.name.contains("DejaVu Sans"))
  }
}
