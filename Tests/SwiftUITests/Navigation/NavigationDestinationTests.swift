import ApusTesting
import SwiftUI
import Testing

@Suite("Where the values of links lead")
@MainActor
struct NavigationDestinationTests {
  private struct Town: Hashable, Codable { var name: String }

  private struct Towns: View {
    @State var path: NavigationPath
    init(_ path: NavigationPath = NavigationPath()) { _path = State(initialValue: path) }
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("depth \(path.count)")
          NavigationLink("town", value: Town(name: "Ulm"))
          NavigationLink("number", value: 5)
          NavigationLink("nowhere", value: Town?.none)
          NavigationLink(value: "text") { Text("text") }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Town.self) { town in
          VStack {
            Text("in \(town.name)")
            Button("home") { path = NavigationPath() }
            Button("two more") {
              path.append(1)
              path.append(2)
            }
          }
          .navigationTitle(town.name)
        }
        .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("\($0)") }
      }
    }
  }

  @Test("a value shows what the stack says for its type")
  func values() throws {
    let screen = Screen { Towns() }
    try screen.button("town").tap()
    screen.finishAnimations()
    #expect(screen.contains("in Ulm"))
    try screen.goBack()
    try screen.button("number").tap()
    screen.finishAnimations()
    #expect(screen.contains("number 5"))
    #expect(!(try screen.backButton.label).isEmpty)
    try screen.goBack()
    #expect(screen.contains("depth 0"))
    #expect(try !screen.button("nowhere").isEnabled)
  }

  @Test("a value for which nothing is said shows a sign, and the developer hears of it")
  func missing() throws {
    let screen = Screen { Towns() }
    try screen.button("text").tap()
    screen.finishAnimations()
    #expect(!screen.contains("depth 1"))
    #expect(screen.diagnostics.contains { $0.contains("type String") })
    try screen.goBack()
    #expect(screen.contains("depth 0"))
  }

  @Test("a path that is there from the beginning shows its last screen, without motion")
  func deep() throws {
    var path = NavigationPath([Town(name: "Ulm")])
    path.append(7)
    let screen = Screen { Towns(path) }
    #expect(!screen.isAnimating)
    #expect(screen.contains("number 7"))
    #expect(try screen.backButton.label == "Ulm")
    try screen.goBack()
    #expect(screen.contains("in Ulm"))
  }

  @Test("a program moves along the path: several screens at once, and home")
  func programs() throws {
    let screen = Screen { Towns(NavigationPath([Town(name: "Ulm")])) }
    try screen.button("two more").tap()
    screen.finishAnimations()
    #expect(screen.contains("number 2"))
    try screen.goBack()
    #expect(screen.contains("number 1"))
    try screen.goBack()
    try screen.button("home").tap()
    screen.finishAnimations()
    #expect(screen.contains("depth 0"))
  }

  private struct Numbers: View {
    @State var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("\(path.map(String.init).joined(separator: ","))!")
          NavigationLink("one", value: 1)
          NavigationLink("text", value: "no number")
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("screen \(number)")
            NavigationLink("next", value: number + 1)
            Button("replace") { path = [9] }
          }
        }
      }
    }
  }

  @Test("a path of one type is an array that the app reads and writes; it takes no other type")
  func typed() throws {
    let screen = Screen { Numbers() }
    try screen.button("one").tap()
    screen.finishAnimations()
    try screen.button("next").tap()
    screen.finishAnimations()
    #expect(screen.contains("screen 2"))
    try screen.button("replace").tap()
    screen.finishAnimations()
    #expect(screen.contains("screen 9"))
    try screen.goBack()
    #expect(screen.contains("!"))
    try screen.button("text").tap()
    screen.finishAnimations()
    #expect(screen.contains("!"))
    #expect(screen.diagnostics.contains { $0.contains("cannot hold") })
  }

  private struct Shown: View {
    @State var isShown = false
    @State var number: Int?
    var body: some View {
      NavigationStack {
        VStack {
          Text("\(isShown) \(number ?? 0)")
          Button("show") { isShown = true }
          Button("item") { number = 3 }
        }
        .navigationDestination(isPresented: $isShown) { Button("hide") { isShown = false } }
        .navigationDestination(item: $number) { Text("item \($0)") }
      }
    }
  }

  @Test("a binding shows a screen, takes it away, and hears that a person has gone back")
  func bindings() throws {
    let screen = Screen { Shown() }
    try screen.button("show").tap()
    screen.finishAnimations()
    try screen.button("hide").tap()
    screen.finishAnimations()
    #expect(screen.contains("false 0"))
    try screen.button("show").tap()
    screen.finishAnimations()
    try screen.goBack()
    #expect(screen.contains("false 0"))
    try screen.button("item").tap()
    screen.finishAnimations()
    #expect(screen.contains("item 3"))
    try screen.goBack()
    #expect(screen.contains("false 0"))
  }

  private struct Updating: View {
    @State var count = 0
    var body: some View {
      NavigationStack {
        NavigationLink("link") { Button("count \(count)") { count += 1 } }
          .navigationDestination(for: Int.self) { Text("number \($0), \(count)") }
      }
    }
  }

  @Test("a screen follows what the link that it came from gives it")
  func updating() throws {
    let screen = Screen { Updating() }
    try screen.button("link").tap()
    screen.finishAnimations()
    try screen.button("count 0").tap()
    #expect(screen.contains("count 1"))
    try screen.button("count 1").tap()
    #expect(screen.contains("count 2"))
  }

  private struct Kept: View {
    @State private var path = [3]
    @State private var numbers = [1, 2, 3]
    var body: some View {
      // Nothing is read here but by the closure.
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { number in
          if numbers.contains(number) { Button("drop \(number)") { numbers.removeAll { $0 == number } } } else { Text("gone") }
        }
      }
    }
  }

  @Test("a screen follows what its closure alone reads, though nobody declares the destination anew")
  func closure() throws {
    let screen = Screen { Kept() }
    screen.forgetWork()
    try screen.button("drop 3").tap()
    #expect(screen.contains("gone") && screen.bodiesByType["Kept"] == nil)
  }

  @Test("a destination that is declared twice, or where it may not be made, is said once")
  func misuse() {
    let twice = Screen {
      NavigationStack {
        VStack {
          Text("a").navigationDestination(for: Int.self) { Text("first \($0)") }
          Text("b").navigationDestination(for: Int.self) { Text("second \($0)") }
        }
      }
    }
    #expect(twice.diagnostics.count { $0.contains("declared twice") } == 1)
    let lazy = Screen {
      NavigationStack {
        ScrollView { LazyVStack { Text("a").navigationDestination(for: Int.self) { Text("\($0)") } } }
      }
    }
    #expect(lazy.diagnostics.count { $0.contains("makes its views as they show") } == 1)
  }
}
