import CPango
import CairoRenderer
import Foundation
import SwiftUICore
import Testing

@testable import PangoText

@Suite("Texts where fontconfig is broken")
struct BrokenFontsTests {
  /// What fontconfig may give instead of fonts.
  enum Fault: CaseIterable {
    case nothing, noFolder, emptyFolder, rubbish
  }

  private func engine(_ fault: Fault) throws -> PangoTextEngine {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("BrokenFontsTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("no configuration \0\u{1}<<<".utf8).write(to: folder.appendingPathComponent("fonts.conf"))
    return PangoTextEngine(
      library: FontLibrary { _ in
        guard fault != .nothing, let config = FcConfigCreate() else { return nil }
        if fault == .emptyFolder { FcConfigAppFontAddDir(config, folder.path) }
        if fault == .rubbish { _ = FcConfigParseAndLoad(config, folder.appendingPathComponent("fonts.conf").path, FcBool(0)) }
        FcConfigBuildFonts(config)
        return config
      })
  }

  @Test("every text is laid out, with nothing lost", arguments: Fault.allCases)
  func laws(fault: Fault) throws {
    let engine = try engine(fault)
    for string in ["", "Hello, world", "日本語のテキスト", "e\u{301}👩‍💻", "abc אבג def", "a\tb\nc", "\u{FFFC}\u{200B}"] {
      for width in [0, 30, CGFloat.infinity] {
        for isRightToLeft in [false, true] {
          let text = Sample.text(string) { $0.isRightToLeft = isRightToLeft }
          #expect(engine.layout(text, width: width).faults == [], "\(string) in \(width)")
        }
      }
    }
    #expect(engine.layout(Sample.text("Hello")).glyphCount == 5)
    #expect(!engine.layout(Sample.text("Hello world and more"), width: 60).isTruncated)
    #expect(engine.layout(Sample.text("Hello world and more"), width: 60).lines.count > 2)
  }

  @Test("a line is as tall as ever, and East Asian characters are an em wide", arguments: Fault.allCases)
  func measures(fault: Fault) throws {
    let engine = try engine(fault)
    #expect(engine.layout(Sample.text("Hello")).size.height == PangoTextEngine().layout(Sample.text("Hello")).size.height)
    #expect(abs(engine.width("漢字") - 34) < 0.01)
    #expect(engine.width("e\u{301}") == engine.width("e"))
    #expect(engine.width("ii") < engine.width("mm"))
    #expect(abs(engine.width("Hello", Sample.system(34)) - 2 * engine.width("Hello")) < 0.01)
    // Cairo's letters are not much wider or narrower than Inter's.
    let share = engine.width("The quick brown fox") / PangoTextEngine().width("The quick brown fox")
    #expect((0.7...1.4).contains(share))
  }

  @Test("a caret stands before each character and behind the last")
  func carets() throws {
    let line = try #require(engine(.nothing).prepare(Sample.text("abc")).caretLines(width: .infinity).lines.first)
    let positions = line.stops.map(\.start) + [line.end]
    #expect(positions.count == 4 && positions == positions.sorted() && Set(positions).count == 4)
  }

  @Test("no font has a name, and a box between the words keeps its place")
  func namesAndBoxes() throws {
    let engine = try engine(.nothing)
    #expect(!engine.hasFont(named: "Inter"))
    let box = TextAttachment(size: CGSize(width: 20, height: 10), descent: 0, index: 3)
    let runs = [
      StyledTextRun(string: "ab", font: Sample.body), StyledTextRun(string: "\u{FFFC}", font: Sample.body, attachment: box),
    ]
    let line = engine.layout(StyledText(runs: runs, paragraph: ParagraphStyle(displayScale: 2))).lines[0]
    #expect(line.attachments.map(\.index) == [3])
    #expect(abs(line.attachments[0].frame.minX - engine.width("ab")) < 0.01)
    #expect(abs(line.width - engine.width("ab") - 20) < 0.01)
  }

  @Test("words from right to left stand in their order on the line")
  func directions() throws {
    let engine = try engine(.nothing)
    let text = Sample.text("אב ab") { $0.isRightToLeft = true }
    let runs = engine.layout(text).lines[0].runs
    // The Latin word comes last in reading order and so stands on the left: its two letters, then boxes.
    #expect(runs.flatMap(\.glyphs) == [0x61, 0x62, 0, 0])
  }

  @Test("the letters leave ink: each on its own place")
  func ink() throws {
    let layout = try engine(.nothing).layout(Sample.text("HH HH", Sample.system(40)))
    let size = layout.size
    let text = DisplayText(layout: layout, origin: .zero, paints: [.color(DisplayColor(red: 0, green: 0, blue: 0, alpha: 1))])
    let root = DisplayFragment(id: DisplayID(rawValue: 1), items: [.text(text)], bounds: CGRect(origin: .zero, size: size))
    let buffer = PixelBuffer(width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
    CairoRenderer().paint(DisplayList(root: root, size: size, scale: 1), into: buffer, damage: nil)
    let columns = (0..<buffer.width).map { x in (0..<buffer.height).contains { buffer.pixel(x: x, y: $0) >> 24 > 128 } }
    // Between the stems of an H is its bar, so that each letter is one stretch of columns.
    let stretches = zip(columns, columns.dropFirst()).filter { !$0 && $1 }.count + (columns[0] ? 1 : 0)
    #expect(stretches == 4)
  }

  @Test("fonts of the app are used where the system has none")
  func ownFonts() throws {
    let engine = try engine(.noFolder)
    try engine.registerFont(at: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"))
    #expect(engine.hasFont(named: "DejaVu Sans Mono"))
    let font = ResolvedFont(family: .named("DejaVu Sans Mono"), size: 20)
    #expect(abs(engine.width("ii", font) - engine.width("mm", font)) < 0.01)
    // DejaVu Sans Mono's letters are 1233 of 2048 units wide.
    #expect(abs(engine.width("i", font) - 20 * 1233 / 2048) < 0.01)
  }
}
