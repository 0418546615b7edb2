import ApusTesting
import SwiftUI
import Testing

/// Page views under a finger.
@MainActor
struct PagesTests {
  private struct Pages: View {
    @State private var selection = 0
    var animation: Animation? = .linear(duration: 0.3)
    var body: some View {
      VStack(spacing: 0) {
        Text("selected \(selection)").frame(height: 40)
        Button("next") { withAnimation(animation) { selection += 1 } }.frame(height: 40)
        TabView(selection: $selection) {
          ForEach(0..<4, id: \.self) { Text("page \($0)").frame(maxWidth: .infinity, maxHeight: .infinity).tag($0) }
        }
        .tabViewStyle(.page)
      }
    }
  }

  private func screen(animation: Animation? = .linear(duration: 0.3)) -> Screen {
    Screen(.init { $0.size = CGSize(width: 300, height: 500) }) { Pages(animation: animation) }
  }

  @Test("a page follows the finger, and a slow drag back leaves the page")
  func following() throws {
    let screen = screen()
    screen.touchDown(at: CGPoint(x: 250, y: 300))
    screen.touchMove(to: CGPoint(x: 240, y: 300))
    screen.touchMove(to: CGPoint(x: 140, y: 300))
    #expect(try screen.text("page 0").frame.midX == 50)
    #expect(screen.contains("selected 0"))
    screen.advance(by: 0.3)
    screen.touchMove(to: CGPoint(x: 200, y: 300))
    screen.advance(by: 0.3)
    screen.touchUp(at: CGPoint(x: 200, y: 300))
    screen.finishAnimations()
    #expect(try screen.text("page 0").frame.midX == 150)
    #expect(screen.contains("selected 0"))
  }

  @Test("past the middle, or with a flick, the next page comes and the selection follows", arguments: [false, true])
  func turning(isFlick: Bool) throws {
    let screen = screen()
    if isFlick {
      screen.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 170, y: 300), duration: 0.1)
    } else {
      screen.drag(from: CGPoint(x: 280, y: 300), to: CGPoint(x: 80, y: 300), duration: 1, rest: 0.3)
      #expect(screen.contains("selected 1"))
    }
    screen.finishAnimations()
    #expect(screen.contains("selected 1"))
    #expect(try screen.text("page 1").frame.midX == 150)
  }

  @Test("an optional selection is followed, and follows a finger")
  func optionalSelection() throws {
    // A type of the app's own: `AnyHashable` takes an optional number or string for the value in it, any other type it does not.
    enum Page: String, CaseIterable { case first, second, third, fourth }
    struct Pages: View {
      @State var selection: Page? = .second
      var body: some View {
        VStack(spacing: 0) {
          Text("selected \(selection?.rawValue ?? "none")").frame(height: 40)
          Button("last") { selection = .fourth }.frame(height: 40)
          Button("none") { selection = nil }.frame(height: 40)
          TabView(selection: $selection) {
            ForEach(Page.allCases, id: \.self) {
              Text("page \($0.rawValue)").frame(maxWidth: .infinity, maxHeight: .infinity).tag($0)
            }
          }
          .tabViewStyle(.page)
        }
      }
    }
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 500) }) { Pages() }
    #expect(try screen.text("page second").frame.midX == 150, "shows what is selected at first")
    try screen.button("last").tap()
    screen.finishAnimations()
    #expect(try screen.text("page fourth").frame.midX == 150)
    screen.drag(from: CGPoint(x: 50, y: 350), to: CGPoint(x: 250, y: 350), duration: 0.2)
    screen.finishAnimations()
    #expect(screen.contains("selected third"))
    try screen.button("none").tap()
    screen.finishAnimations()
    #expect(try screen.text("page third").frame.midX == 150, "nothing selected leaves the page")
  }

  @Test("a page that the owner of the selection refuses is turned back once it has come; it is asked once each time")
  func refusing() throws {
    struct Pages: View {
      @State private var selection = 0
      let asked: (Int) -> Void
      private var binding: Binding<Int> {
        Binding(get: { selection }) { new in
          asked(new)
          if new != 2 { selection = new }
        }
      }
      var body: some View {
        TabView(selection: binding) { ForEach(0..<3, id: \.self) { Text("page \($0)").tag($0) } }
          .tabViewStyle(.page)
      }
    }
    var asked: [Int] = []
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 500) }) { Pages { asked.append($0) } }
    let turn = { screen.drag(from: CGPoint(x: 280, y: 300), to: CGPoint(x: 80, y: 300), duration: 1, rest: 0.3) }
    turn()
    screen.finishAnimations()
    #expect(try asked == [1] && screen.text("page 1").frame.midX == 150)
    for times in 1...2 {
      turn()
      let released = try screen.text("page 2").frame.midX
      screen.advance(by: 0.1)
      #expect(try screen.text("page 2").frame.midX < released, "it comes first")
      screen.finishAnimations()
      #expect(try screen.text("page 1").frame.midX == 150)
      #expect(asked == [1] + Array(repeating: 2, count: times))
    }
    screen.drag(from: CGPoint(x: 20, y: 300), to: CGPoint(x: 220, y: 300), duration: 1, rest: 0.3)
    screen.finishAnimations()
    #expect(try asked.last == 0 && screen.text("page 0").frame.midX == 150)
  }

  @Test("one drag turns one page, and before the first one content resists")
  func limits() throws {
    let screen = screen()
    screen.drag(from: CGPoint(x: 290, y: 300), to: CGPoint(x: 5, y: 300), duration: 0.05)
    screen.finishAnimations()
    #expect(screen.contains("selected 1"))
    screen.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 250, y: 300), duration: 0.1)
    screen.finishAnimations()
    #expect(screen.contains("selected 0"))
    screen.touchDown(at: CGPoint(x: 50, y: 300))
    screen.touchMove(to: CGPoint(x: 60, y: 300))
    screen.touchMove(to: CGPoint(x: 160, y: 300))
    let pulled = try screen.text("page 0").frame.midX - 150
    #expect(abs(pulled - (1 - 1 / (0.55 * 100 / 300 + 1)) * 300) <= 0.5)
  }

  @Test("a selection in an animation moves the pages, without one it jumps")
  func programs() throws {
    let screen = screen()
    try screen.button("next").tap()
    screen.advance(by: 0.15)
    #expect(abs(try screen.text("page 1").frame.midX - 300) <= 0.5)
    screen.finishAnimations()
    #expect(try screen.text("page 1").frame.midX == 150)
    let jumping = self.screen(animation: nil)
    try jumping.button("next").tap()
    #expect(try jumping.text("page 1").frame.midX == 150)
    #expect(!jumping.isAnimating)
  }

  @Test("pages without a selection turn too, and made pages keep their state")
  func ownSelection() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View {
        Button("\(name) \(count)") { count += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 500) }) {
      TabView {
        Counter(name: "a")
        Counter(name: "b")
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
    try screen.button("a 0").tap()
    screen.drag(from: CGPoint(x: 280, y: 300), to: CGPoint(x: 80, y: 300), duration: 0.1)
    screen.finishAnimations()
    #expect(screen.contains("b 0"))
    screen.drag(from: CGPoint(x: 80, y: 300), to: CGPoint(x: 280, y: 300), duration: 0.1)
    screen.finishAnimations()
    #expect(screen.contains("a 1"))
  }

  @Test("all pages may go while one is on its way, by a finger too, and come back")
  func emptied() throws {
    struct Pages: View {
      @State var selection = 0
      @State var count = 5
      var body: some View {
        VStack(spacing: 0) {
          Button("last") { withAnimation(.linear(duration: 0.4)) { selection = 4 } }.frame(height: 40)
          Button("less") { withAnimation { count = 0 } }.frame(height: 40)
          Button("more") { count = 5 }.frame(height: 40)
          TabView(selection: $selection) { ForEach(0..<count, id: \.self) { Text("page \($0)").tag($0) } }
            .tabViewStyle(.page)
        }
      }
    }
    for isFinger in [false, true] {
      let screen = Screen(.init { $0.size = CGSize(width: 300, height: 500) }) { Pages() }
      if isFinger {
        screen.touchDown(at: CGPoint(x: 250, y: 300))
        screen.touchMove(to: CGPoint(x: 240, y: 300))
        screen.touchMove(to: CGPoint(x: 140, y: 300))
      } else {
        try screen.button("last").activate()
        screen.advance(by: 0.1)
      }
      try screen.button("less").activate()
      screen.advance(by: 0.1)
      if isFinger {
        screen.touchMove(to: CGPoint(x: 60, y: 300))
        screen.touchUp(at: CGPoint(x: 60, y: 300))
      }
      screen.finishAnimations()
      #expect(!screen.elements.contains { $0.label.hasPrefix("page") })
      try screen.button("more").activate()
      screen.finishAnimations()
      #expect(screen.elements.contains { $0.label.hasPrefix("page") })
    }
  }
}
