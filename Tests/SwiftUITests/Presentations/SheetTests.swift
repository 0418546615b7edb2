import ApusTesting
import SwiftUI
import Testing

@Suite("Sheets come, are pulled away and go")
@MainActor
struct SheetTests {
  static let phone = Screen.Settings {
    $0.size = CGSize(width: 393, height: 852)
    $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
  }

  private final class Log {
    var entries: [String] = []
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private struct Host: View {
    @State var isShown = false
    let log: Log
    var body: some View {
      log.entries.append("body")
      return Button("Show") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { log.entries.append("onDismiss") }) { Card(log: log) }
    }
  }

  private struct Card: View {
    let log: Log
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      VStack {
        Text(isPresented ? "presented" : "not presented")
        Button("Close") { dismiss() }
      }
      .onAppear { log.entries.append("appear") }
      .onDisappear { log.entries.append("disappear") }
    }
  }

  @Test("it comes by the spring of UIKit, hides what is behind from everybody, and tells in order how it goes")
  func order() throws {
    let log = Log()
    let screen = Screen(Self.phone) { Host(log: log) }
    _ = log.take()
    try screen.button("Show").tap()
    #expect(log.take() == ["appear"])
    #expect(!screen.contains("Show"))
    screen.finishAnimations()
    #expect(try screen.text("presented").frame.minY > 69)
    #expect(screen.diagnostics.isEmpty)
    try screen.button("Close").tap()
    #expect(screen.contains("Show"))
    #expect(log.take() == [])
    screen.finishAnimations()
    #expect(log.take() == ["disappear", "onDismiss"])
    #expect(!screen.contains("presented"))
    #expect(!screen.isAnimating)
  }

  private struct Placed<Sheet: View>: View {
    @State var isShown = true
    var selection = PresentationDetent.large
    @ViewBuilder let sheet: () -> Sheet
    var body: some View {
      Button("Show") { isShown = true }.frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: $isShown) { sheet() }
    }
  }

  @Test("its upper edge is 10 below the safe area, and the medium one is 453.33 high of 852; heights stand on the inset below")
  func heights() throws {
    func top(_ detents: Set<PresentationDetent>) throws -> CGFloat {
      let screen = Screen(Self.phone) {
        Placed { Color.red.accessibilityElement().accessibilityLabel("card").presentationDetents(detents) }
      }
      screen.finishAnimations()
      return try screen.element("card").frame.minY
    }
    #expect(try abs(top([.large]) - 69) < 0.5)
    #expect(try abs(top([.medium]) - 398.67) < 1)
    #expect(try abs(top([.height(360)]) - (852 - 394)) < 0.5)
    #expect(try abs(top([.fraction(0.5)]) - (852 - 34 - 374.5)) < 1)
    #expect(try abs(top([Bar.detent]) - (852 - 34 - 100)) < 0.5)
  }

  private enum Bar: CustomPresentationDetent {
    static let detent = PresentationDetent.custom(Bar.self)
    static func height(in context: Context) -> CGFloat? { context.dynamicTypeSize == .large ? 100 : nil }
  }

  @Test("after 0.05, 0.1, 0.2 and 0.3 seconds it has come 23, 54.5, 88 and 97 % of its way")
  func spring() throws {
    let screen = Screen(Self.phone) {
      Host2 { Color.red.accessibilityElement().accessibilityLabel("card") }
    }
    try screen.button("Show").tap()
    var shares: [CGFloat] = []
    for step in [0.05, 0.05, 0.1, 0.1] {
      screen.advance(by: step)
      shares.append((852 - (try screen.element("card").frame.minY)) / 783)
    }
    for (share, wanted) in zip(shares, [0.23, 0.545, 0.88, 0.973]) { #expect(abs(share - wanted) < 0.03, "\(shares)") }
  }

  private struct Host2<Sheet: View>: View {
    @State private var isShown = false
    @ViewBuilder let sheet: () -> Sheet
    var body: some View {
      Button("Show") { isShown = true }.sheet(isPresented: $isShown) { sheet() }
    }
  }

  @Test("a finger pulls it: less than half comes back, more goes, and so does a fast pull; the binding follows")
  func pulling() throws {
    for (distance, duration, goes) in [(300.0, 2.0, false), (500, 2, true), (300, 0.1, true)] {
      let log = Log()
      let screen = Screen(Self.phone) { Host(log: log) }
      try screen.button("Show").tap()
      screen.finishAnimations()
      _ = log.take()
      let start = CGPoint(x: 60, y: 150)
      screen.drag(from: start, to: CGPoint(x: 60, y: 150 + distance), duration: duration, rest: duration > 1 ? 0.3 : 0)
      screen.finishAnimations()
      #expect(screen.contains("Show") == goes, "\(distance) in \(duration) s")
      #expect(log.take() == (goes ? ["disappear", "onDismiss"] : []))
    }
  }

  @Test("one that may not be dismissed resists the finger and the Escape key; its content can dismiss it")
  func disabled() throws {
    let log = Log()
    let screen = Screen(Self.phone) {
      Host2 { Card(log: log).interactiveDismissDisabled() }
    }
    try screen.button("Show").tap()
    screen.finishAnimations()
    screen.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 60, y: 800))
    screen.finishAnimations()
    screen.press(key: "Escape")
    screen.finishAnimations()
    #expect(screen.contains("presented"))
    try screen.button("Close").tap()
    screen.finishAnimations()
    #expect(screen.contains("Show"))
  }

  @Test("Escape and a tap beside it take it away")
  func outside() throws {
    for isKey in [true, false] {
      let screen = Screen(Self.phone) { Placed { Text("card").presentationDetents([.medium]) } }
      screen.finishAnimations()
      #expect(screen.contains("card"))
      if isKey { screen.press(key: "Escape") } else { screen.tap(at: CGPoint(x: 200, y: 200)) }
      screen.finishAnimations()
      #expect(!screen.contains("card"))
      #expect(screen.contains("Show"))
    }
  }

  @Test("it goes on its way from where it is, however long nothing has moved: by Escape, and out of a finger's hand")
  func goesAfterRest() throws {
    for isKey in [true, false] {
      let screen = Screen(Self.phone) { Placed { Text("card").presentationDetents([.height(300)]) } }
      screen.finishAnimations()
      let top = try #require(screen.sheets.last).frame.minY
      if isKey {
        screen.advance(by: 2)
        screen.press(key: "Escape")
      } else {
        screen.touchDown(at: CGPoint(x: 100, y: top + 10))
        screen.touchMove(to: CGPoint(x: 100, y: top + 21))
        screen.touchMove(to: CGPoint(x: 100, y: top + 41))
        screen.advance(by: 2)
        screen.touchUp(at: CGPoint(x: 100, y: top + 41))
      }
      let held = try #require(screen.sheets.last).frame.minY
      #expect(abs(held - top - (isKey ? 0 : 20)) <= 1)
      screen.advance(by: 0.1)
      let moved = try #require(screen.sheets.last).frame.minY
      #expect(isKey ? moved > top + 100 && moved < top + 250 : moved < held - 5 && moved > top + 5)
    }
  }

  private struct Detents: View {
    @State private var isShown = true
    @State private var detent = PresentationDetent.medium
    var body: some View {
      Text("\(detent == .medium ? "medium" : "large") behind")
        .sheet(isPresented: $isShown) {
          VStack {
            Text(detent == .medium ? "medium" : "large")
            Button("Grow") { detent = .large }
          }
          .presentationDetents([.medium, .large], selection: $detent)
        }
    }
  }

  @Test("a finger and the app bring it from one height to another, and its content is as high as what shows")
  func detents() throws {
    let screen = Screen(Self.phone) { Detents() }
    screen.finishAnimations()
    let middle = try screen.text("medium").frame.midY
    #expect(middle > 398 && middle < 818)
    screen.drag(from: CGPoint(x: 60, y: 500), to: CGPoint(x: 60, y: 300), duration: 0.15)
    screen.finishAnimations()
    #expect(try screen.text("large").frame.midY < middle)
    screen.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 60, y: 420), duration: 0.15)
    screen.finishAnimations()
    #expect(try abs(screen.text("medium").frame.midY - middle) < 0.5)
    try screen.button("Grow").tap()
    screen.finishAnimations()
    #expect(try screen.text("large").frame.midY < middle)
  }

  @Test("content that scrolls moves the sheet at its upper end, and scrolls otherwise")
  func scrolling() throws {
    let screen = Screen(Self.phone) {
      Placed { ScrollView { ForEach(0..<60) { Text("row \($0)").frame(maxWidth: .infinity, minHeight: 44) } } }
    }
    screen.finishAnimations()
    let first = try screen.text("row 0").frame.minY
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 1, rest: 0.3)
    screen.finishAnimations()
    #expect(try !screen.contains("row 0") || screen.text("row 0").frame.minY < first - 100)
    screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 700), duration: 1, rest: 0.3)
    screen.finishAnimations()
    #expect(try abs(screen.text("row 0").frame.minY - first) < 1)
    screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 820), duration: 1, rest: 0.3)
    screen.finishAnimations()
    #expect(screen.contains("Show"))
  }

  private struct Pair: View {
    @State private var first = false
    @State private var second = false
    var body: some View {
      Button("Both") { (first, second) = (true, true) }
        .sheet(isPresented: $first) {
          Inner { first = false }
        }
        .background { Color.clear.sheet(isPresented: $second) { Text("second") } }
    }
    struct Inner: View {
      @State private var isShown = false
      let close: () -> Void
      var body: some View {
        VStack {
          Button("Deeper") { isShown = true }
          Button("Close", action: close)
        }
        .sheet(isPresented: $isShown) { Text("deeper") }
      }
    }
  }

  @Test("of two that are asked for at once the second waits, and says so; one that is declared inside lies above")
  func several() throws {
    let screen = Screen(Self.phone) { Pair() }
    try screen.button("Both").tap()
    screen.finishAnimations()
    #expect(screen.diagnostics.count == 1)
    let isFirst = screen.contains("Deeper")
    #expect(isFirst != screen.contains("second"))
    guard isFirst else {
      screen.press(key: "Escape")
      screen.finishAnimations()
      #expect(screen.contains("Deeper"))
      return
    }
    try screen.button("Deeper").tap()
    screen.finishAnimations()
    #expect(screen.contains("deeper"))
    #expect(!screen.contains("Close"))
    screen.press(key: "Escape")
    screen.finishAnimations()
    try screen.button("Close").tap()
    screen.finishAnimations()
    #expect(screen.contains("second"))
  }

  private struct Thing: Identifiable { var id: Int }
  private struct Items: View {
    @State private var item: Thing?
    let log: Log
    var body: some View {
      Button("Show") { item = Thing(id: 1) }
        .sheet(item: $item, onDismiss: { log.entries.append("gone") }) { thing in
          VStack {
            Text("thing \(thing.id)")
            Button("Next") { item = Thing(id: thing.id + 1) }
            Button("None") { item = nil }
          }
        }
    }
  }

  @Test("another item dismisses the first one's sheet and shows its own; while one goes it shows the last item")
  func items() throws {
    let log = Log()
    let screen = Screen(Self.phone) { Items(log: log) }
    try screen.button("Show").tap()
    screen.finishAnimations()
    try screen.button("Next").tap()
    screen.finishAnimations()
    #expect(screen.contains("thing 2"))
    #expect(log.take() == ["gone"])
    try screen.button("None").tap()
    screen.advance(by: 0.05)
    #expect(screen.isAnimating)
    screen.finishAnimations()
    #expect(log.take() == ["gone"])
    #expect(!screen.contains("thing 2"))
  }

  @Test("a cover is as large as the window, and no finger takes it away")
  func cover() throws {
    let screen = Screen(Self.phone) { CoverHost() }
    try screen.button("Show").tap()
    screen.finishAnimations()
    #expect(try abs(screen.text("cover").frame.midY - (59 + 818) / 2) < 0.5)
    screen.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 60, y: 800))
    screen.finishAnimations()
    try screen.button("Close").tap()
    screen.finishAnimations()
    #expect(screen.contains("Show"))
  }

  private struct CoverHost: View {
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }
        .fullScreenCover(isPresented: $isShown) {
          Text("cover").frame(maxHeight: .infinity).overlay(alignment: .bottom) { Button("Close") { isShown = false } }
        }
    }
  }

  @Test("what is behind can be used where the sheet says so, and is as bright as ever")
  func reach() throws {
    let screen = Screen(Self.phone) {
      Reach()
    }
    screen.finishAnimations()
    #expect(screen.contains("0 taps") && screen.contains("card"))
    screen.tap(at: CGPoint(x: 196, y: 100))
    #expect(screen.contains("1 taps"))
    #expect(screen.gray(x: 20, y: 400) == 255)
  }

  private struct Reach: View {
    @State private var taps = 0
    var body: some View {
      Button("\(taps) taps") { taps += 1 }.padding(.top, 30).frame(maxHeight: .infinity, alignment: .top)
        .sheet(isPresented: .constant(true)) {
          Text("card").presentationDetents([.medium]).presentationBackgroundInteraction(.enabled(upThrough: .medium))
        }
    }
  }

  @Test("a pull evaluates no body, an open sheet makes no frame, and opening evaluates nothing of the screen")
  func costs() throws {
    let log = Log()
    let screen = Screen(Self.phone) { Host(log: log) }
    _ = log.take()
    screen.forgetWork()
    try screen.button("Show").tap()
    screen.finishAnimations()
    #expect(!log.take().contains("body"))
    #expect(!screen.isFrameRequested)
    screen.forgetWork()
    screen.touchDown(at: CGPoint(x: 60, y: 150))
    for step in 1...20 { screen.touchMove(to: CGPoint(x: 60, y: 150 + CGFloat(step) * 10)) }
    #expect(screen.work.bodies == 0)
    screen.touchUp(at: CGPoint(x: 60, y: 350))
    screen.finishAnimations()
  }

  @Test("one whose owner goes, goes with it and leaves nothing behind")
  func owner() throws {
    let screen = Screen(Self.phone) { Owner() }
    let nodes = screen.liveNodes
    try screen.button("Show").tap()
    screen.finishAnimations()
    try screen.button("Remove").tap()
    screen.finishAnimations()
    #expect(!screen.contains("Remove"))
    #expect(screen.contains("empty"))
    #expect(screen.liveNodes <= nodes)
  }

  private struct Owner: View {
    @State private var hasChild = true
    @State private var isShown = false
    var body: some View {
      if hasChild {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Button("Remove") { hasChild = false } }
      } else {
        Text("empty")
      }
    }
  }

  private struct Scrolling: View {
    let content: PresentationContentInteraction
    let background: PresentationBackgroundInteraction
    var body: some View {
      Text("behind").sheet(isPresented: .constant(true)) {
        ScrollView { ForEach(0..<60) { Text("row \($0)").frame(height: 40) } }
          .presentationDetents([.medium, .large])
          .presentationContentInteraction(content)
          .presentationBackgroundInteraction(background)
      }
    }
  }

  @Test("a pull up on what scrolls makes the sheet larger first, or scrolls first; what is behind is in use where it is said")
  func interactions() throws {
    for (content, grows) in [(.automatic, true), (.resizes, true), (.scrolls, false)] as [(PresentationContentInteraction, Bool)]
    {
      for (background, isInUse) in [(.disabled, false), (.enabled, true)] as [(PresentationBackgroundInteraction, Bool)] {
        let screen = Screen(SheetSupport.phone) { Scrolling(content: content, background: background) }
        screen.finishAnimations()
        let before = try #require(screen.sheets.last).frame.minY
        #expect(screen.contains("behind") == isInUse)
        screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 450), duration: 0.5, rest: 0.3)
        screen.finishAnimations()
        #expect((try #require(screen.sheets.last).frame.minY < before - 100) == grows)
      }
    }
  }
}
