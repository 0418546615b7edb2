import ApusTesting
import SwiftUI
import Testing

@Suite("Lines of text")
@MainActor
struct TextLineTests {
  private let long = Text("one two three four five six seven")

  @Test(
    "limits of lines: at most, at least, and both (body: 20.5 for one line, 22 more for each other)",
    arguments: [
      (Change("none") { $0 }, 130.5, 20.5), (Change("nil") { $0.lineLimit(nil) }, 130.5, 20.5),
      (Change("2") { $0.lineLimit(2) }, 42.5, 20.5), (Change("0 counts as 1") { $0.lineLimit(0) }, 20.5, 20.5),
      (Change("3 reserved") { $0.lineLimit(3, reservesSpace: true) }, 64.5, 64.5),
      (Change("3 not reserved") { $0.lineLimit(3, reservesSpace: false) }, 64.5, 20.5),
      (Change("2...3") { $0.lineLimit(2...3) }, 64.5, 42.5), (Change("2...") { $0.lineLimit(2...) }, 130.5, 42.5),
      (Change("...2") { $0.lineLimit(...2) }, 42.5, 20.5),
      (Change("by its value") { $0.environment(\.lineLimit, 2) }, 42.5, 20.5),
    ] as [(Change, CGFloat, CGFloat)])
  func limits(change: Change, long: CGFloat, short: CGFloat) {
    #expect(size(of: change(self.long), width: 60).height == long)
    #expect(size(of: change(Text("one")), width: 60).height == short)
  }

  @Test("line spacing comes on top, between lines only", arguments: [0, 3, 10] as [CGFloat])
  func spacing(points: CGFloat) {
    #expect(size(of: Text("a\nb\nc").lineSpacing(points)).height == 64.5 + 2 * points)
    #expect(size(of: Text("a").lineSpacing(points)).height == 20.5)
  }

  /// The dark columns among `width` at the height of small letters, where an ellipsis has nothing.
  private func ink(_ view: some View, width: CGFloat) -> [Bool] {
    let screen = picture(width, 40) { view.font(.system(size: 20, design: .monospaced)).lineLimit(1) }
    return (0..<Int(width)).map { screen.pixel(CGFloat($0), 16).green < 128 }
  }

  @Test(
    "what does not fit is cut where the mode says",
    arguments: [
      (nil, [true, true, false]), (.tail, [true, true, false]), (.head, [false, true, true]), (.middle, [true, false, true]),
    ]
      as [(Text.TruncationMode?, [Bool])])
  func truncation(mode: Text.TruncationMode?, dark: [Bool]) {
    // Blocks of 12.35 points each; ten places, one of them the ellipsis'.
    let text = Text(String(repeating: "\u{2588}", count: 20))
    let columns = ink(mode.map { AnyView(text.truncationMode($0)) } ?? AnyView(text), width: 124)
    #expect([4, 54, 118].map { columns[$0] } == dark)
    #expect(abs(columns.count { $0 } - 111) <= 12)
  }

  @Test(
    "lines of different widths are lined up in the text's own box",
    arguments: [(nil, 0), (.leading, 0), (.center, 0.5), (.trailing, 1)] as [(TextAlignment?, CGFloat)])
  func alignment(alignment: TextAlignment?, share: CGFloat) {
    let text = Text("\u{2588}\u{2588}\u{2588}\u{2588}\u{2588}\n\u{2588}").font(.system(size: 20, design: .monospaced))
    let screen = picture(100, 60) { alignment.map { AnyView(text.multilineTextAlignment($0)) } ?? AnyView(text) }
    let left = { (y: CGFloat) in (0..<100).first { screen.pixel(CGFloat($0), y).green < 128 } ?? 0 }
    #expect(abs(CGFloat(left(42) - left(18)) - 49.4 * share) <= 1)
  }

  @Test("leading is on the right where lines run from there")
  func rightToLeft() {
    let text = Text("\u{2588}\u{2588}\u{2588}\n\u{2588}").font(.system(size: 20, design: .monospaced))
    let screens = [TextAlignment.leading, .trailing].map { alignment in
      picture(60, 60, rightToLeft: true) { text.multilineTextAlignment(alignment) }
    }
    #expect(screens[0].pixel(18, 42) == .white && screens[0].pixel(42, 42).green < 128)
    #expect(screens[1].pixel(18, 42).green < 128 && screens[1].pixel(42, 42) == .white)
  }

  @Test("text shrinks to fit, down to its least factor")
  func minimumScale() {
    // Equal widths without distances of the system font: the text is as wide as its size says.
    let text = Text("abcdefghij").font(.system(size: 20, design: .monospaced)).lineLimit(1)
    let line: CGFloat = 1.193359
    let natural = size(of: text)
    #expect(natural == CGSize(width: 123.5, height: 24))
    let fitted = size(of: text.minimumScaleFactor(0.5), width: 90)
    #expect(fitted.width <= 90 && fitted.width > 88 && fitted.height == (20 * 46 / 64 * line * 2).rounded(.up) / 2)
    let least = size(of: text.minimumScaleFactor(0.5), width: 40)
    #expect(least.width <= 40 && least.height == (10 * line * 2).rounded(.up) / 2)
    #expect(size(of: text.minimumScaleFactor(1), width: 90).height == 24)
    #expect(size(of: text.minimumScaleFactor(0.5), width: 200) == natural)
  }

  @Test("letters move closer together where they may, so that nothing is cut", arguments: [false, true])
  func tightening(isAllowed: Bool) {
    // Ten blocks of 12.35 points in 3.5 points less: an ellipsis, or nine distances of less than 0.025 em.
    let text = Text(String(repeating: "\u{2588}", count: 10)).allowsTightening(isAllowed)
    #expect(ink(text, width: 120)[118] == isAllowed)
  }

  @Test(
    "letters in capitals or not, and what is read with them",
    arguments: [
      (nil, "Straße ij"), (.uppercase, "STRASSE IJ"), (.lowercase, "straße ij"),
    ] as [(Text.Case?, String)])
  func textCase(textCase: Text.Case?, shown: String) {
    #expect(size(of: Text("Straße ij").textCase(textCase)) == size(of: Text(shown)))
    let screen = picture(200, 40) { Text("Straße ij").textCase(textCase).textCase(.uppercase) }
    #expect(screen.contains(shown))
  }
}
