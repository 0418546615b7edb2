import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("textRenderer") struct TextRendererTests {
  /// Draws with a closure.
  private struct Drawing: TextRenderer {
    var padding = EdgeInsets()
    let body: (Text.Layout, inout GraphicsContext) -> Void
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { body(layout, &ctx) }
    var displayPadding: EdgeInsets { padding }
  }

  /// Moves all lines down, in points.
  private struct Shift: TextRenderer {
    var distance: Double
    var widens = false
    var animatableData: Double {
      get { distance }
      set { distance = newValue }
    }
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      ctx.translateBy(x: 0, y: distance)
      for line in layout { ctx.draw(line) }
    }
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let own = text.sizeThatFits(proposal)
      return widens ? CGSize(width: own.width + distance, height: own.height) : own
    }
    var displayPadding: EdgeInsets { EdgeInsets(top: 100, leading: 100, bottom: 100, trailing: 100) }
  }

  private struct Mark: TextAttribute { var level: Int }
  private struct Note: TextAttribute {}

  private static let lines = Drawing { layout, context in for line in layout { context.draw(line) } }
  private static let runs = Drawing { layout, context in for run in layout.joined() { context.draw(run) } }
  private static let glyphs = Drawing { layout, context in
    for glyph in layout.joined().joined() { context.draw(glyph) }
  }

  /// What a renderer is given for a text.
  private func layout<V: View>(
    width: CGFloat = 200, rightToLeft: Bool = false, _ view: V, look: @escaping (Text.Layout) -> Void
  ) {
    var drawn = 0
    let screen = picture(width, 120, rightToLeft: rightToLeft) {
      view.textRenderer(
        Drawing { layout, _ in
          look(layout)
          drawn += 1
        })
    }
    #expect(drawn > 0 && screen.ink().isNull)
  }

  nonisolated static let texts = [
    Change("one line") { _ in Text("Kyoto").font(.title) },
    Change("Japanese, wrapped") { _ in Text(verbatim: "日本語の文章を折り返して表示します。") },
    Change("right to left, wrapped") { _ in
      Text(verbatim: "שלום abc 123 עולם שלום עולם").environment(\.layoutDirection, .rightToLeft)
    },
    Change("cut") { _ in Text("one two three four five six seven eight").lineLimit(2).multilineTextAlignment(.center) },
    Change("cut in the middle") { _ in Text("one two three four five six").lineLimit(1).truncationMode(.middle) },
    Change("made smaller") { _ in Text("one two three four five six").lineLimit(1).minimumScaleFactor(0.5) },
    Change("colours and lines") { _ in
      Text("red ").foregroundColor(.pureRed) + Text("line").underline() + Text(" and ").strikethrough(color: .pureBlue)
        + Text(Image(systemName: "star"))
    },
    Change("a colour behind") { _ in
      var string = AttributedString("behind it")
      string.swiftUI.backgroundColor = .yellow
      return Text(string).font(.largeTitle)
    },
    Change("a gradient") { _ in
      Text("one two three four five")
        .foregroundStyle(LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing))
    },
  ]

  @Test("a renderer that draws all lines paints what the text paints, pixel for pixel", arguments: texts)
  func allLines(_ text: Change) {
    let plain = picture(120, 90, scale: 2) { text(EmptyView()) }
    let rendered = picture(120, 90, scale: 2) { text(EmptyView()).textRenderer(Self.lines) }
    #expect(!plain.ink().isNull && rendered.pixels == plain.pixels)
  }

  @Test("runs and single glyphs lie where the text has them", arguments: texts)
  func parts(_ text: Change) {
    let plain = picture(120, 90, scale: 2) { text(EmptyView()) }
    for renderer in [Self.runs, Self.glyphs] {
      let rendered = picture(120, 90, scale: 2) { text(EmptyView()).textRenderer(renderer) }
      // Where the soft edges of two glyphs meet, one is painted over the other.
      #expect(zip(rendered.pixels, plain.pixels).count { !$0.isNear($1, within: 64) } == 0)
      #expect(zip(rendered.pixels, plain.pixels).count { $0 != $1 } < 200)
    }
  }

  @Test("lines, runs and glyphs tell where they are, in points from the text's corner")
  func bounds() {
    layout(Text("one two three four five six").font(.system(size: 20)).frame(width: 100)) { layout in
      #expect(layout.count > 1 && !layout.isTruncated && layout.startIndex == 0)
      var above: CGFloat = 0
      for line in layout {
        let bounds = line.typographicBounds
        #expect(bounds.origin == line.origin && bounds.width <= 100 && bounds.width > 20)
        #expect(bounds.rect.minY == bounds.origin.y - bounds.ascent && bounds.rect.height == bounds.ascent + bounds.descent)
        #expect(abs(bounds.rect.height - 23.87) < 0.01 && bounds.rect.minY >= above - 1)
        above = bounds.rect.maxY
        for run in line {
          #expect(run.typographicBounds.origin.y == line.origin.y && run.layoutDirection == .leftToRight)
          #expect(run.typographicBounds.leading == bounds.leading)
          var left = run.typographicBounds.rect.minX
          for glyph in run {
            #expect(abs(glyph.typographicBounds.rect.minX - left) < 0.001 && glyph.count == 1 && glyph.run == run)
            left = glyph.typographicBounds.rect.maxX
          }
          #expect(abs(left - run.typographicBounds.rect.maxX) < 0.001)
        }
      }
      #expect(Text.Layout.TypographicBounds() == .init() && Text.Layout.TypographicBounds().rect == .zero)
    }
  }

  @Test("slices are parts of their run, with its indices")
  func slices() {
    layout(Text("abcdef")) { layout in
      let run = layout[0][0]
      let middle = run[2..<5], inner = middle[3..<4]
      #expect(middle.count == 3 && middle.indices == 2..<5)
      #expect(inner == run[3] && inner == Text.Layout.RunSlice(run: run, indices: 3..<4))
      #expect(middle.typographicBounds.rect.minX == run[2].typographicBounds.rect.minX)
      #expect(middle.typographicBounds.rect.maxX == run[4].typographicBounds.rect.maxX)
      #expect(run.dropFirst(2).characterIndices == Array(run.characterIndices[2...]))
    }
  }

  @Test("what runs to the left has the last character first")
  func rightToLeft() {
    layout(rightToLeft: true, Text(verbatim: "אבג abc")) { layout in
      let runs = Array(layout[0])
      #expect(runs.map(\.layoutDirection).contains(.leftToRight) && runs.last?.layoutDirection == .rightToLeft)
      let indices = runs.flatMap(\.characterIndices)
      let lowest: Text.Layout.CharacterIndex? = indices.min()
      #expect(runs.last?.characterIndices.last == lowest)
      for run in runs {
        let sorted = run.characterIndices.sorted()
        #expect(run.characterIndices == (run.layoutDirection == .leftToRight ? sorted : sorted.reversed()))
      }
      guard let lowest else { return }
      let third = lowest.advanced(by: 2)
      #expect(lowest < third && lowest.distance(to: third) == 2)
    }
  }

  @Test("what a text is cut to tells that it is cut")
  func truncation() {
    layout(width: 80, Text("one two three four five six").lineLimit(1)) { #expect($0.isTruncated && $0.count == 1) }
    layout(width: 80, Text("one")) { #expect(!$0.isTruncated) }
  }

  @Test("attributes reach the runs of their characters, the innermost of a type")
  func attributes() {
    let inner = Text("b").customAttribute(Mark(level: 2)).bold()
    let text = Text("a") + (inner + Text("c").customAttribute(Note())).customAttribute(Mark(level: 1))
    layout(text) { layout in
      let runs = Array(layout[0])
      #expect(runs.map { $0[Mark.self]?.level } == [nil, 2, 1])
      #expect(runs.map { $0[Note.self] != nil } == [false, false, true])
      #expect(runs[1][0][Mark.self] == Mark(level: 2))
    }
    layout(Text("x \(Text("y").customAttribute(Note())) z")) { layout in
      #expect(layout[0].map { $0[Note.self] != nil } == [false, true, false])
    }
  }

  @Test("another attribute alone is drawn")
  func changedAttribute() throws {
    struct Content: View {
      @State private var level = 1
      let renderer: Drawing
      var body: some View {
        Button("more") { level += 1 }
        Text("a").customAttribute(Mark(level: level)).textRenderer(renderer)
      }
    }
    var levels: [Int?] = []
    let screen = picture(100, 100) { Content(renderer: Drawing { layout, _ in levels.append(layout[0][0][Mark.self]?.level) }) }
    try screen.button("more").tap()
    #expect(levels.first == 1 && levels.last == 2)
  }

  @Test("opacity, transforms and filters of the context hold for what is drawn")
  func context() {
    func block(_ body: @escaping (Text.Layout, inout GraphicsContext) -> Void) -> Screen {
      let padding = EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
      return picture(100, 100) {
        Text(verbatim: "\u{2588}").font(.system(size: 40)).textRenderer(Drawing(padding: padding, body: body))
      }
    }
    let plain = block { layout, context in context.draw(layout[0]) }.ink { $0 == .black }
    let moved = block { layout, context in
      context.translateBy(x: 10, y: -5)
      context.draw(layout[0][0])
    }
    #expect(moved.ink { $0 == .black } == plain.offsetBy(dx: 10, dy: -5))
    let pale = block { layout, context in
      context.opacity = 0.5
      context.draw(layout[0][0][0])
    }
    #expect(pale.pixel(plain.midX, plain.midY).isNear(Pixel(gray: 128)))
    let tinted = block { layout, context in
      context.addFilter(.colorInvert())
      context.addFilter(.colorMultiply(.pureRed))
      context.draw(layout[0])
    }
    #expect(tinted.pixel(plain.midX, plain.midY) == .red)
    let placed = block { layout, context in
      var line = layout[0]
      line.origin.x += 7
      context.draw(line)
      #expect(line[0].typographicBounds.origin.x == line.origin.x && line != layout[0])
    }
    #expect(placed.ink { $0 == .black } == plain.offsetBy(dx: 7, dy: 0))
  }

  @Test("letters stand on whole pixels unless the options say where exactly")
  func quantization() {
    func block(_ options: Text.Layout.DrawingOptions) -> Screen {
      picture(100, 100) {
        Text(verbatim: "\u{2588}").font(.system(size: 40))
          .textRenderer(
            Drawing { layout, context in
              context.translateBy(x: 0, y: 0.4)
              context.draw(layout[0], options: options)
            })
      }
    }
    let plain = picture(100, 100) { Text(verbatim: "\u{2588}").font(.system(size: 40)) }
    #expect(block([]).pixels == plain.pixels)
    let exact = block(.disablesSubpixelQuantization)
    #expect(exact.pixels != plain.pixels && !exact.ink().isNull)
    #expect(Text.Layout.DrawingOptions.disablesSubpixelQuantization.rawValue == 1)
  }

  @Test("what lies further out than the padding is cut off")
  func padding() {
    func ink(_ padding: CGFloat) -> CGRect {
      picture(100, 100) {
        Text(verbatim: "a")
          .textRenderer(
            Drawing(padding: EdgeInsets(top: padding, leading: 0, bottom: 0, trailing: 0)) { _, context in
              context.fill(Path(CGRect(x: 0, y: -200, width: 4, height: 400)), with: .color(.black))
            })
      }.ink()
    }
    let (without, with) = (ink(0), ink(20))
    #expect(without.minY > 0 && abs(without.minY - with.minY - 20) < 0.001 && abs(with.maxY - without.maxY) < 0.001)
  }

  @Test("a renderer may take another size, from the size of the text")
  func size() {
    let text = Text("Kyoto")
    let own = SwiftUITests.size(of: text)
    let wide = SwiftUITests.size(of: text.textRenderer(Shift(distance: 12, widens: true)))
    #expect(wide == CGSize(width: own.width + 12, height: own.height))
    #expect(SwiftUITests.size(of: text.textRenderer(Shift(distance: 12))) == own)
  }

  private struct Moving: View {
    @State private var isDown = false
    var widens = false
    var body: some View {
      VStack(spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 1)) { isDown = true } }.frame(height: 20)
        Text(verbatim: "\u{2588}").font(.system(size: 20)).accessibilityIdentifier("text")
          .textRenderer(Shift(distance: isDown ? 20 : 0, widens: widens))
        Spacer(minLength: 0)
      }
    }
  }

  @Test("its data moves, painted anew in each frame without a layout")
  func animation() throws {
    let screen = picture(60, 100) { Moving() }
    let frame = CGRect(x: 0, y: 20, width: 60, height: 80)
    let start = screen.ink(in: frame)
    try screen.button("go").tap()
    screen.forgetWork()
    screen.advance(by: 0.5)
    #expect(abs(screen.ink(in: frame).minY - start.minY - 10) <= 1)
    #expect(screen.work.textLayouts == 0 && screen.work.placements == 0 && screen.work.bodies == 0)
    #expect(screen.work.fragments > 0)
    screen.advance(by: 0.6)
    #expect(screen.ink(in: frame) == start.offsetBy(dx: 0, dy: 20))
    #expect(try screen.element("\u{2588}").frame.minY == 20)
  }

  @Test("a size that follows the data moves, too")
  func animatedSize() throws {
    let screen = picture(60, 100) { Moving(widens: true) }
    let start = screen.elements.first { $0.identifier == "text" }?.frame.width ?? 0
    try screen.button("go").tap()
    screen.advance(by: 0.5)
    let middle = screen.elements.first { $0.identifier == "text" }?.frame.width ?? 0
    screen.advance(by: 0.6)
    let end = screen.elements.first { $0.identifier == "text" }?.frame.width ?? 0
    #expect(abs(middle - start - 10) <= 1 && abs(end - start - 20) < 0.001)
  }

  @Observable fileprivate final class Model { var distance = 0.0 }

  private struct Reading: TextRenderer {
    let model: Model
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      ctx.translateBy(x: model.distance, y: 0)
      ctx.draw(layout[0])
    }
    var displayPadding: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 20) }
  }

  @Test("what it reads is followed, and without it the text is as before")
  func changes() throws {
    struct Content: View {
      @State private var model = Model()
      @State private var isRendered = true
      var body: some View {
        Button("move") { model.distance = 15 }
        Button("off") { isRendered = false }
        let text = Text(verbatim: "\u{2588}").frame(height: 60)
        if isRendered { text.textRenderer(Reading(model: model)) } else { text }
      }
    }
    let screen = picture(80, 160) { Content() }
    let area = CGRect(x: 0, y: 95, width: 80, height: 60)
    let start = screen.ink(in: area)
    try screen.button("move").tap()
    #expect(screen.ink(in: area) == start.offsetBy(dx: 15, dy: 0))
    try screen.button("off").tap()
    #expect(screen.ink(in: area) == start)
  }

  @Test("people who cannot see it hear the text, and links open where the text has them")
  func accessibility() throws {
    var opened: [String] = []
    let screen = picture(200, 60) {
      Text("go [there](x:a)").font(.system(size: 20)).textRenderer(Drawing { _, _ in })
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0.absoluteString)
            return .handled
          })
    }
    #expect(screen.contains("go there"))
    try screen.element("there", role: "link").tap()
    #expect(opened == ["x:a"])
  }
}
