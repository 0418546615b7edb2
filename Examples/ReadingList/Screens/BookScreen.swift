import SwiftData
import SwiftUI

/// One book, to be read about and to be changed.
struct BookScreen: View {
  @Environment(\.modelContext) private var context
  @Bindable var book: Book
  @Query(sort: \Tag.name) private var tags: [Tag]
  @State private var note = ""

  var body: some View {
    Form {
      Section("Book") {
        TextField("Title", text: $book.title)
        LabeledContent("Author", value: book.author?.name ?? "–")
        if let edition = book.edition {
          LabeledContent("Published", value: "\(edition.publisher), \(edition.year)")
        }
        Picker("Shelf", selection: $book.shelf) {
          ForEach(Shelf.allCases) { Text($0.title).tag($0) }
        }
      }
      Section("Progress") {
        Stepper("Page \(book.pagesRead) of \(book.pages)", value: $book.pagesRead, in: 0...max(book.pages, 0), step: 10)
        ProgressView(value: book.progress)
        Picker("Rating", selection: $book.rating) {
          ForEach(0..<6) { Text($0 == 0 ? "–" : String(repeating: "★", count: $0)).tag($0) }
        }
      }
      if !tags.isEmpty {
        Section("Tags") {
          ForEach(tags) { tag in
            Toggle(tag.name, isOn: isTagged(tag))
          }
        }
      }
      Section("Notes") {
        ForEach(book.notes.sorted { $0.written < $1.written }) { note in
          VStack(alignment: .leading) {
            Text(note.text)
            Text("Page \(note.page)").font(.caption).foregroundStyle(.secondary)
          }
        }
        .onDelete(perform: deleteNotes)
        TextField("New note", text: $note)
          .onSubmit(addNote)
      }
    }
    .navigationTitle(book.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private func isTagged(_ tag: Tag) -> Binding<Bool> {
    Binding {
      book.tags.contains(tag)
    } set: { isTagged in
      if isTagged { book.tags.append(tag) } else { book.tags.removeAll { $0 == tag } }
    }
  }

  private func addNote() {
    guard !note.isEmpty else { return }
    book.notes.append(Note(text: note, page: book.pagesRead))
    note = ""
  }

  private func deleteNotes(_ offsets: IndexSet) {
    let shown = book.notes.sorted { $0.written < $1.written }
    for offset in offsets { context.delete(shown[offset]) }
  }
}

#Preview("A book", traits: .modifier(PreviewBooks())) {
  @Previewable @Query(sort: \Book.title) var books: [Book]
  NavigationStack { if let book = books.first { BookScreen(book: book) } }
}
