import ApusTesting
import Observation
import SwiftUI
import Testing

private struct Note: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

private let notes = (0..<4).map { Note(id: $0, title: "note \($0)") }

@Observable private final class Notebook {
  var notes = SwiftUITests.notes
}

private final class SharedNotebook: ObservableObject {
  @Published var notes = SwiftUITests.notes
}

/// Ways to leave a collection with fewer elements.
private enum Removal: String, CaseIterable {
  case last, first, middle, several, all, shorter

  func apply(to notes: inout [Note]) {
    switch self {
    case .last: notes.removeLast()
    case .first: notes.removeFirst()
    case .middle: notes.remove(at: 1)
    case .several: notes.removeAll { $0.id % 2 == 0 }
    case .all: notes.removeAll()
    case .shorter: notes = [Note(id: 7, title: "other")]
    }
  }
}

/// Views that read an element by its binding.
private enum RowKind: String, CaseIterable { case text, field, toggle, child }

private struct NoteRow: View {
  @Binding var note: Note
  var kind: RowKind

  var body: some View {
    switch kind {
    case .text: Text(note.title)
    case .field: TextField("title", text: $note.title)
    case .toggle: Toggle(note.title, isOn: $note.isDone)
    case .child: NoteTitle(note: $note)
    }
  }
}

private struct NoteTitle: View {
  @Binding var note: Note
  var body: some View { Text(note.title) }
}

/// The containers in which a loop over a binding stands.
private enum Holder: String, CaseIterable { case stack, lazyStack, listOfLoop, list, editable, reversed }

private struct Notes: View {
  @Binding var notes: [Note]
  var holder: Holder
  var kind: RowKind

  var body: some View {
    switch holder {
    case .stack: VStack { ForEach($notes) { NoteRow(note: $0, kind: kind) } }
    case .lazyStack: ScrollView { LazyVStack { ForEach($notes) { NoteRow(note: $0, kind: kind) } } }
    case .listOfLoop: List { ForEach($notes) { NoteRow(note: $0, kind: kind) }.onDelete { notes.remove(atOffsets: $0) } }
    case .list: List($notes) { NoteRow(note: $0, kind: kind) }
    case .editable: List($notes, editActions: .all) { NoteRow(note: $0, kind: kind) }
    case .reversed: VStack { ForEach($notes.reversed()) { NoteRow(note: $0, kind: kind) } }
    }
  }
}

private struct StateNotes: View {
  @State var notes = SwiftUITests.notes
  var holder = Holder.stack
  var kind = RowKind.text
  var removal: Removal
  var animation: Animation?

  var body: some View {
    VStack {
      Notes(notes: $notes, holder: holder, kind: kind)
      Button("cut") { withAnimation(animation) { removal.apply(to: &notes) } }
    }
  }
}

@Suite("Rows made of bindings to a collection's elements") @MainActor
struct BoundElementsTests {
  private static func left(after removal: Removal) -> [String] {
    var notes = SwiftUITests.notes
    removal.apply(to: &notes)
    return notes.map(\.title)
  }

  private func titles(on screen: Screen) -> [String] {
    screen.elements.filter { $0.role != "button" && !$0.label.isEmpty }
      .map { $0.role == "textField" ? $0.value : $0.label }.filter { $0.hasPrefix("note") || $0 == "other" }
  }

  @Test("the rows of elements that are removed go, and nothing else happens", arguments: Holder.allCases, RowKind.allCases)
  private func removal(holder: Holder, kind: RowKind) throws {
    for removal in Removal.allCases {
      let screen = Screen { StateNotes(holder: holder, kind: kind, removal: removal) }
      try screen.button("cut").tap()
      let left = Self.left(after: removal)
      let expected = holder == .reversed ? left.reversed() : left
      #expect(titles(on: screen) == expected, "\(removal)")
    }
  }

  @Test("rows that leave in motion show what they showed last", arguments: Holder.allCases)
  private func animatedRemoval(holder: Holder) throws {
    for removal in Removal.allCases {
      let screen = Screen { StateNotes(holder: holder, removal: removal, animation: .linear(duration: 0.4)) }
      try screen.button("cut").tap()
      screen.advance(by: 0.2)
      screen.finishAnimations()
      #expect(Set(titles(on: screen)) == Set(Self.left(after: removal)), "\(removal)")
    }
  }

  @Test("an observable model's elements go as well", arguments: Removal.allCases)
  private func observable(removal: Removal) async throws {
    struct Content: View {
      @Bindable var model: Notebook
      var body: some View { VStack { ForEach($model.notes) { $note in Text(note.title) } } }
    }
    let model = Notebook()
    let screen = Screen { Content(model: model) }
    removal.apply(to: &model.notes)
    screen.settle()
    #expect(titles(on: screen) == Self.left(after: removal))
  }

  @Test("a published collection's elements go as well", arguments: Removal.allCases)
  private func published(removal: Removal) throws {
    struct Content: View {
      @ObservedObject var model: SharedNotebook
      var body: some View { VStack { ForEach($model.notes) { $note in Text(note.title) } } }
    }
    let model = SharedNotebook()
    let screen = Screen { Content(model: model) }
    removal.apply(to: &model.notes)
    screen.settle()
    #expect(titles(on: screen) == Self.left(after: removal))
  }

  @Test("views that have only a binding to a published property follow it, and those whose part stays are left alone")
  func publishedBindings() throws {
    struct Titles: View {
      @Binding var notes: [Note]
      var body: some View { ForEach($notes) { NoteTitle(note: $0) } }
    }
    struct Content: View {
      @StateObject var model = SharedNotebook()
      var body: some View {
        VStack {
          Button("rename") { model.notes[1].title = "note one" }
          Button("cut") { model.notes.removeFirst() }
          Titles(notes: $model.notes)
          Toggle("done", isOn: $model.notes[2].isDone)
        }
      }
    }
    let screen = Screen { Content() }
    screen.forgetWork()
    try screen.button("rename").tap()
    #expect(titles(on: screen) == ["note 0", "note one", "note 2", "note 3"])
    #expect(screen.bodiesByType["NoteTitle"] == 1)
    try screen.toggle("done").tap()
    #expect(try screen.toggle("done").value == "on")
    try screen.button("cut").tap()
    #expect(titles(on: screen) == ["note one", "note 2", "note 3"])
  }

  @Test("elements that come are shown, though the view around has not read the collection")
  func insertion() throws {
    struct Content: View {
      @State var notes = SwiftUITests.notes
      var body: some View {
        VStack {
          ForEach($notes) { $note in Text(note.title) }
          Button("add") { notes.insert(Note(id: 9, title: "note 9"), at: 0) }
        }
      }
    }
    let screen = Screen { Content() }
    try screen.button("add").tap()
    #expect(titles(on: screen) == ["note 9"] + SwiftUITests.notes.map(\.title))
  }

  @Test("a binding to an element that is gone returns what it returned last, and takes nothing")
  func goneElement() throws {
    final class Kept {
      var element: Binding<Note>?
      var all: Binding<[Note]>?
    }
    struct Content: View {
      let kept: Kept
      @State var notes = SwiftUITests.notes
      var body: some View {
        kept.all = $notes
        return VStack {
          ForEach($notes) { note in
            if note.id == 3 { let _ = kept.element = note }
            Text(note.wrappedValue.title)
          }
        }
      }
    }
    let kept = Kept()
    let screen = Screen { Content(kept: kept) }
    let (element, all) = try (#require(kept.element), #require(kept.all))
    element.wrappedValue.title = "note three"
    screen.settle()
    #expect(all.wrappedValue[3].title == "note three")
    all.wrappedValue.removeLast()
    screen.settle()
    #expect(element.wrappedValue.title == "note three")
    element.wrappedValue.title = "lost"
    screen.settle()
    #expect(all.wrappedValue == Array(SwiftUITests.notes.dropLast()))
    #expect(titles(on: screen) == Array(SwiftUITests.notes.dropLast().map(\.title)))
  }

  @Test("a binding that nobody has read returns what was there when it was made", arguments: ["state", "observed"])
  func unreadElement(kind: String) throws {
    final class Kept {
      var elements: [Binding<Note>] = []
      var make: (() -> Binding<Note>)?
    }
    struct Content: View {
      let kept: Kept
      let kind: String
      @State var notes = SwiftUITests.notes
      @State var model = Notebook()
      var body: some View {
        @Bindable var model = model
        let all = kind == "state" ? $notes : $model.notes
        if kind == "state" { kept.elements = [all[3]] }
        kept.make = { all[3] }
        return Button("empty") { all.wrappedValue = [] }
      }
    }
    let kept = Kept()
    let screen = Screen { Content(kept: kept, kind: kind) }
    let make = try #require(kept.make)
    kept.elements.append(make())
    screen.forgetWork()
    try screen.button("empty").tap()
    // Making the binding is no read.
    #expect(screen.bodiesByType["Content"] == nil)
    for element in kept.elements {
      #expect(element.wrappedValue.title == "note 3")
      element.wrappedValue.title = "lost"
      #expect(element.wrappedValue.title == "note 3")
    }
  }

  @Test("a change of one element evaluates no body around the rows")
  func work() throws {
    struct Content: View {
      @State var notes = SwiftUITests.notes
      var body: some View {
        VStack {
          ForEach($notes) { NoteTitle(note: $0) }
          Button("rename") { notes[2].title = "note two" }
        }
      }
    }
    let screen = Screen { Content() }
    screen.forgetWork()
    try screen.button("rename").tap()
    #expect(titles(on: screen)[2] == "note two")
    #expect(screen.bodiesByType["Content"] == nil)
  }
}
