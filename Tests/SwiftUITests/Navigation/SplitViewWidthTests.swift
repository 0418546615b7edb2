import ApusTesting
import SwiftUI
import Testing

@Suite("Columns when the window becomes narrow or wide") @MainActor
struct SplitViewWidthTests {
  private static let narrow = CGSize(width: 390, height: 800), wide = CGSize(width: 1180, height: 820)

  private func screen<V: View>(_ size: CGSize, @ViewBuilder _ content: () -> V) -> Screen {
    let view = content()
    return Screen(.init { $0.size = size }) { view }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    @State private var log = Appearances()
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log.count += 1 }.onDisappear { log.count -= 1 }
        .accessibilityValue("\(log.count)")
    }
  }
  private final class Appearances { var count = 0 }

  private struct Chosen: View {
    @State private var selection: Int?
    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          Counter(name: "side")
          ForEach(0..<3, id: \.self) { Text("town \($0)").tag($0) }
        }
        .navigationTitle("Towns")
      } detail: {
        VStack {
          Text("chosen \(selection.map(String.init) ?? "none")")
          Counter(name: "detail")
        }
        .navigationTitle("Town")
      }
    }
  }

  @Test("what is chosen, and the state of all columns, go to the stack and back")
  func selection() throws {
    let screen = screen(Self.wide) { Chosen() }
    try screen.row("town 1").tap()
    try screen.button("side 0").tap()
    try screen.button("detail 0").tap()
    #expect(screen.contains("chosen 1") && screen.contains("side 1") && screen.contains("detail 1"))
    screen.resize(to: Self.narrow)
    screen.finishAnimations()
    #expect(screen.contains("chosen 1") && !screen.contains("side 1"))
    try screen.button("detail 1").tap()
    try screen.goBack()
    #expect(screen.contains("side 1") && !screen.contains("detail 2"))
    try screen.row("town 2").tap()
    screen.finishAnimations()
    #expect(screen.contains("chosen 2"))
    try screen.button("detail 0").tap()
    screen.resize(to: Self.wide)
    screen.finishAnimations()
    #expect(screen.contains("chosen 2") && screen.contains("side 1") && screen.contains("detail 1"))
    try screen.button("side 1").tap()
    #expect(screen.contains("side 2"))
  }

  @Test("where nothing is chosen the sidebar shows, and beside each other the details are there again")
  func nothingChosen() throws {
    let screen = screen(Self.wide) { Chosen() }
    try screen.button("side 0").tap()
    screen.resize(to: Self.narrow)
    #expect(screen.contains("side 1") && !screen.contains("chosen none"))
    screen.resize(to: Self.wide)
    #expect(screen.contains("side 1") && screen.contains("chosen none"))
  }

  private struct Linked: View {
    var body: some View {
      NavigationSplitView {
        NavigationLink("go") { Counter(name: "linked") }.navigationTitle("Side")
      } detail: {
        Text("nothing yet")
      }
    }
  }

  @Test("the screen of a link is in the next column, or over the one that led to it, with its state")
  func links() throws {
    let screen = screen(Self.narrow) { Linked() }
    try screen.button("go").tap()
    screen.finishAnimations()
    try screen.button("linked 0").tap()
    screen.resize(to: Self.wide)
    #expect(screen.contains("go") && screen.contains("linked 1") && !screen.contains("nothing yet"))
    screen.resize(to: Self.narrow)
    #expect(!screen.contains("go") && screen.contains("linked 1"))
    try screen.goBack()
    #expect(screen.contains("go"))
    screen.resize(to: Self.wide)
    #expect(screen.contains("go") && screen.contains("nothing yet"))
  }

  private struct Deep: View {
    @State private var isChosen: Bool? = true
    var body: some View {
      NavigationSplitView {
        List(selection: $isChosen) { Text("row").tag(true) }
      } detail: {
        NavigationStack {
          NavigationLink("deeper") { Counter(name: "deep") }.navigationTitle("First")
        }
      }
    }
  }

  @Test("a stack in a column keeps its screens")
  func innerStack() throws {
    let screen = screen(Self.wide) { Deep() }
    try screen.button("deeper").tap()
    screen.finishAnimations()
    try screen.button("deep 0").tap()
    screen.resize(to: Self.narrow)
    screen.finishAnimations()
    #expect(screen.contains("deep 1"))
    #expect(try screen.button("deep 1").value == "1")
    try screen.goBack()
    #expect(screen.contains("deeper"))
    screen.resize(to: Self.wide)
    #expect(screen.contains("deeper") && screen.contains("row"))
  }

  private struct Three: View {
    var body: some View {
      NavigationSplitView {
        NavigationLink("to content") {
          VStack {
            Counter(name: "content")
            NavigationLink("to detail") { Counter(name: "last") }
          }
        }
      } content: {
        Text("no content")
      } detail: {
        Text("no detail")
      }
    }
  }

  @Test("three columns")
  func three() throws {
    let screen = screen(Self.wide) { Three() }
    try screen.button("to content").tap()
    try screen.button("content 0").tap()
    try screen.button("to detail").tap()
    screen.finishAnimations()
    try screen.button("last 0").tap()
    screen.resize(to: Self.narrow)
    #expect(screen.contains("last 1") && !screen.contains("content 1"))
    try screen.goBack()
    #expect(screen.contains("content 1"))
    screen.resize(to: Self.wide)
    #expect(screen.contains("to content") && screen.contains("content 1") && screen.contains("no detail"))
  }
}
