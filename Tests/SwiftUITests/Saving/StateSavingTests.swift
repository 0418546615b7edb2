import ApusTesting
import EngineTesting
import Foundation
import Observation
import SwiftUI
import SwiftUICore
import Testing

/// A screen that goes on from another one.
@MainActor
func resumed<Content: View>(from screen: Screen, @ViewBuilder _ content: () -> Content) -> Screen {
  Screen(resuming: screen.save().window, content: content)
}

@MainActor
@Suite("What a view holds, after a restart")
struct StateSavingTests {
  private enum Tab { case home, list }
  private struct Draft { var title = "", words = 0 }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Shape: View {
    @State private var tab = Tab.home
    @State private var draft = Draft()
    @State private var chosen: Set<String> = []
    @State private var untouched = 1
    var body: some View {
      Button("Change") { (tab, draft, chosen) = (.list, Draft(title: "京都", words: 2), ["a"]) }
      Text("\(tab == .list ? "list" : "home") \(draft.title) \(draft.words) \(chosen.count)")
    }
  }

  @Test("numbers, texts, enumerations and structs are there again, what nobody has changed is as the source says")
  func values() throws {
    let first = Screen { Shape() }
    #expect(first.save().window.entries.isEmpty)
    try first.button("Change").tap()
    let saving = first.save()
    #expect(saving.window.entries.keys.sorted() == ["Shape chosen", "Shape draft", "Shape tab"] && saving.lost.isEmpty)
    let second = resumed(from: first) { Shape() }
    _ = try second.text("list 京都 2 1")
    #expect(second.save().window == saving.window)
  }

  @Test("views are told apart by their places, and one more beside them or around them changes nothing")
  func places() throws {
    let first = Screen {
      VStack {
        Counter(name: "A")
        HStack {
          Counter(name: "B")
          Text("Beside")
        }
        Counter(name: "C").padding()
      }
    }
    for (name, count) in [("A", 1), ("B", 2), ("C", 3)] {
      for number in 0..<count { try first.button("\(name) \(number)").tap() }
    }
    let second = resumed(from: first) {
      VStack {
        Text("New")
        Counter(name: "A").border(.red).navigationTitle("A")
        HStack {
          Text("Newer")
          Counter(name: "B").padding()
        }
        .overlay { Text("Above") }
        Counter(name: "C")
      }
      .padding()
    }
    for name in ["A 1", "B 2", "C 3"] { _ = try second.button(name) }
  }

  @Test("views of groups in one another are told apart, though groups have no place of their own")
  func groups() throws {
    let view = {
      VStack {
        Group {
          Counter(name: "A")
          Counter(name: "B")
        }
        Counter(name: "C")
      }
    }
    let first = Screen { view() }
    for (name, count) in [("A", 1), ("B", 2), ("C", 3)] {
      for number in 0..<count { try first.button("\(name) \(number)").tap() }
    }
    #expect(first.save().lost.isEmpty)
    let second = resumed(from: first) { view() }
    for name in ["A 1", "B 2", "C 3"] { _ = try second.button(name) }
  }

  private struct Marked: ViewModifier {
    @State private var isMarked = false
    func body(content: Content) -> some View {
      VStack {
        content
        Button(isMarked ? "Marked" : "Mark") { isMarked = true }
      }
    }
  }

  @Test("a modifier keeps its state, twice on one view, and a view inside has its own without it")
  func modifiers() throws {
    let first = Screen { Counter(name: "A").modifier(Marked()).modifier(Marked()) }
    try first.button("A 0").tap()
    try first.button("Mark").tap()
    let labels = first.elements.filter { $0.role == "button" }.map(\.label)
    #expect(labels == ["A 1", "Marked", "Mark"])
    let second = resumed(from: first) { Counter(name: "A").modifier(Marked()).modifier(Marked()) }
    #expect(second.elements.filter { $0.role == "button" }.map(\.label) == labels)
    _ = try resumed(from: first) { Counter(name: "A") }.button("A 1")
  }

  @Test("layers on each other keep their own")
  func layers() throws {
    @ViewBuilder func content() -> some View {
      Color.white.frame(width: 200, height: 200)
        .overlay(alignment: .top) { Counter(name: "top") }.overlay(alignment: .bottom) { Counter(name: "bottom") }
    }
    let first = Screen { content() }
    try first.button("bottom 0").tap()
    let second = resumed(from: first) { content() }
    _ = (try second.button("bottom 1"), try second.button("top 0"))
  }

  private struct Loop: View {
    let names: [String]
    var body: some View { ForEach(names, id: \.self) { Counter(name: $0) } }
  }

  @Test("elements of a loop are found by their identities, wherever they stand")
  func loops() throws {
    let first = Screen { VStack { Loop(names: ["a", "b", "c"]) } }
    try first.button("b 0").tap()
    let second = resumed(from: first) { VStack { Loop(names: ["x", "c", "b"]) } }
    _ = (try second.button("b 1"), try second.button("c 0"), try second.button("x 0"))
  }

  @Test("branches, and views with an id, have values of their own")
  func branches() throws {
    struct Choice: View {
      var isOn: Bool
      var body: some View {
        if isOn { Counter(name: "on") } else { Counter(name: "off") }
        Counter(name: "id").id(isOn)
      }
    }
    let first = Screen { Choice(isOn: true) }
    try first.button("on 0").tap()
    try first.button("id 0").tap()
    let other = resumed(from: first) { Choice(isOn: false) }
    _ = (try other.button("off 0"), try other.button("id 0"))
    let same = resumed(from: first) { Choice(isOn: true) }
    _ = (try same.button("on 1"), try same.button("id 1"))
  }

  @Test("another type of value begins anew, and so does another view")
  func otherTypes() throws {
    struct Number: View {
      @State private var value = 0
      var body: some View { Button("\(value)") { value += 1 } }
    }
    let first = Screen { Number() }
    try first.button("0").tap()
    do {
      struct Number: View {
        @State private var value = 0.5
        var body: some View { Text("\(value, specifier: "%.1f")") }
      }
      _ = try resumed(from: first) { Number() }.text("0.5")
    }
    _ = try resumed(from: first) { Counter(name: "A") }.button("A 0")
  }

  private final class Coded: ObservableObject, Codable {
    var name = "first"
  }
  private final class Plain: ObservableObject { @Published var name = "first" }
  @Observable fileprivate final class Watched { var name = "first" }

  private struct Objects: View {
    @StateObject private var coded = Coded()
    @StateObject private var plain = Plain()
    @State private var watched = Watched()
    @State private var count = 0
    var body: some View {
      Button("Rename") {
        (coded.name, plain.name, watched.name) = ("second", "second", "second")
        count += 1
      }
      Text("\(coded.name) \(plain.name) \(watched.name) \(count)")
    }
  }

  @Test("objects that say how they are written are there again; others are named")
  func objects() throws {
    let first = Screen { Objects() }
    try first.button("Rename").tap()
    #expect(first.save().lost == ["Objects.plain", "Objects.watched"])
    _ = try resumed(from: first) { Objects() }.text("second first first 1")
  }

  @Test("a view begins as at a start: it appears once, nothing changes, and no body runs for it")
  func start() throws {
    var log: [String] = []
    struct Logged: View {
      @State private var count = 0
      let log: (String) -> Void
      var body: some View {
        Button("\(count)") { count += 1 }
          .onAppear { log("appear \(count)") }
          .onChange(of: count) { log("change \($0) \($1)") }
      }
    }
    let first = Screen { Logged { log.append($0) } }
    try first.button("0").tap()
    #expect(log == ["appear 0", "change 0 1"])
    log = []
    let second = resumed(from: first) { Logged { log.append($0) } }
    #expect(log == ["appear 1"] && second.bodiesByType["Logged"] == 1 && !second.isAnimating)
  }

  @Test("values wait for content that comes later, for five seconds, and those of views that did not show for ever")
  func later() throws {
    struct Late: View {
      @State private var isThere = false
      let isLate: Bool
      var body: some View {
        Button("Load") { isThere = true }
        if isThere || !isLate { Counter(name: "late") }
      }
    }
    let first = Screen { Late(isLate: false) }
    try first.button("late 0").tap()
    for (seconds, expected) in [(4.0, "late 1"), (6, "late 0")] {
      let screen = resumed(from: first) { Late(isLate: true) }
      screen.advance(by: seconds)
      // What waits is kept once more where the app is restarted meanwhile.
      if seconds < 5 { #expect(screen.save().window.entries.count == 1) }
      try screen.button("Load").tap()
      _ = try screen.button(expected)
    }
  }

  @Test("what nobody can tell apart is not kept, and named")
  func doubled() throws {
    struct Twice: ViewModifier {
      func body(content: Content) -> some View {
        VStack {
          content
          content
        }
      }
    }
    let first = Screen { Counter(name: "A").modifier(Twice()) }
    for button in first.elements where button.role == "button" { button.tap() }
    let saving = first.save()
    #expect(saving.window.entries.isEmpty && saving.lost == ["Counter.count"])
  }

  @Test("nothing is kept while nobody saves, and saving does no work in the window")
  func cost() throws {
    let screen = Screen { VStack { Loop(names: (0..<50).map { "\($0)" }) } }
    try screen.button("3 0").tap()
    screen.forgetWork()
    #expect(screen.save().window.entries.count == 1)
    screen.settle()
    #expect(screen.work == .none && !screen.engine.uses(StateRestoration.self))
  }
}
