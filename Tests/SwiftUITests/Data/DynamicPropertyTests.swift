import ApusTesting
import SwiftUI
import Testing

@Observable private final class Book: Identifiable {
  let id = 7
  var title = "a"
  var pages = 10
}

@Suite("Bindings to observable objects")
@MainActor
struct BindableTests {
  private struct Title: View {
    @Binding var title: String
    var body: some View { Button("title \(title)") { title += "!" } }
  }
  private struct Editor: View {
    @Bindable var book: Book
    var body: some View { Title(title: $book.title) }
  }
  private struct Inline: View {
    let book: Book
    var body: some View {
      @Bindable var book = book
      Title(title: $book.title)
    }
  }

  @Test("a binding reads and writes the object's property, and updates who shows it", arguments: [false, true])
  func binding(isInline: Bool) throws {
    let book = Book()
    let screen = Screen { if isInline { Inline(book: book) } else { Editor(book: book) } }
    try screen.button("title a").tap()
    #expect(book.title == "a!")
    #expect(screen.contains("title a!"))
    book.title = "b"
    screen.settle()
    #expect(screen.contains("title b"))
    screen.forgetWork()
    book.pages = 11
    screen.settle()
    #expect(screen.work.bodies == 0)
  }

  @Test("a bindable can be made anywhere, and has its object's identity")
  func plain() {
    let book = Book()
    let bindable = Bindable(book)
    bindable.pages.wrappedValue = 12
    #expect(book.pages == 12)
    #expect(bindable.projectedValue.wrappedValue === book)
    #expect(bindable.id == 7)
  }
}

/// State that a view may hold like its own, with a value made of it before each body.
@propertyWrapper
private struct Doubled: DynamicProperty {
  @State private var value = 1
  @Environment(\.isEnabled) private var isEnabled
  private var shown = 0
  let log: Log

  final class Log { var updates = 0 }

  init(log: Log) { self.log = log }

  mutating func update() {
    log.updates += 1
    shown = value * 2 + (isEnabled ? 0 : 100)
  }

  var wrappedValue: Int {
    get { shown }
    nonmutating set { value = newValue }
  }
}

@Suite("Dynamic properties of an app's own")
@MainActor
struct DynamicPropertyTests {
  private struct Counter: View {
    @Doubled var value: Int
    let other: Int
    init(log: Doubled.Log, other: Int = 0) {
      _value = Doubled(log: log)
      self.other = other
    }
    var body: some View {
      Button("value \(value), \(other)") { value = 5 }
    }
  }

  @Test("state in it belongs to the view, and update() runs before each body")
  func update() throws {
    let log = Doubled.Log()
    let screen = Screen { Counter(log: log) }
    #expect(screen.contains("value 2, 0"))
    #expect(log.updates == 1)
    try screen.button("value 2, 0").tap()
    #expect(screen.contains("value 10, 0"))
    #expect(log.updates == 2)
  }

  private struct Outer: View {
    let log: Doubled.Log
    @State private var other = 0
    var body: some View {
      VStack {
        Button("more") { other += 1 }
        Counter(log: log, other: other).disabled(other > 0)
      }
    }
  }

  @Test("it keeps its state when the view is given anew, and follows the environment")
  func kept() throws {
    let screen = Screen { Outer(log: Doubled.Log()) }
    try screen.button("value 2, 0").tap()
    try screen.button("more").tap()
    #expect(screen.contains("value 110, 1"))
  }
}
