import SwiftData
import SwiftUI

/// All books, by shelf.
struct ShelfScreen: View {
  @Environment(\.modelContext) private var context
  @State private var search = ""
  @State private var order = BookOrder.title
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      BookList(search: search, order: order)
        .navigationTitle("Reading List")
        .navigationDestination(for: Book.self) { BookScreen(book: $0) }
        .searchable(text: $search, prompt: "Titles and authors")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Menu("Sort", systemImage: "arrow.up.arrow.down") {
              Picker("Sort", selection: $order) {
                ForEach(BookOrder.allCases) { Text($0.title).tag($0) }
              }
            }
          }
          ToolbarItem(placement: .topBarTrailing) {
            Button("Import", systemImage: "square.and.arrow.down", action: importClassics)
          }
          ToolbarItem(placement: .topBarTrailing) {
            Button("Add Book", systemImage: "plus") { isAdding = true }
          }
        }
        .sheet(isPresented: $isAdding) { AddBookSheet() }
    }
  }

  private func importClassics() {
    guard let file = Bundle.main.url(forResource: "Classics", withExtension: "json") else { return }
    let importer = BookImporter(modelContainer: context.container)
    Task { try await importer.run(file) }
  }
}

/// In which order books stand.
enum BookOrder: String, CaseIterable, Identifiable {
  case title, added, rating

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .title: "Title"
    case .added: "Recently Added"
    case .rating: "Rating"
    }
  }

  var descriptors: [SortDescriptor<Book>] {
    switch self {
    case .title: [SortDescriptor(\.title)]
    case .added: [SortDescriptor(\.added, order: .reverse)]
    case .rating: [SortDescriptor(\.rating, order: .reverse), SortDescriptor(\.title)]
    }
  }
}

/// The books that a search finds, in sections.
private struct BookList: View {
  @Environment(\.modelContext) private var context
  @Query private var books: [Book]
  private let isSearching: Bool

  init(search: String, order: BookOrder) {
    isSearching = !search.isEmpty
    let filter = #Predicate<Book> { book in
      search.isEmpty || book.title.localizedStandardContains(search)
        || book.author?.name.localizedStandardContains(search) == true
    }
    _books = Query(filter: filter, sort: order.descriptors, animation: .default)
  }

  var body: some View {
    List {
      ForEach(Shelf.allCases) { shelf in
        let onShelf = books.filter { $0.shelf == shelf }
        if !onShelf.isEmpty {
          Section {
            ForEach(onShelf) { book in
              NavigationLink(value: book) { BookRow(book: book) }
                .swipeActions(edge: .leading) {
                  if shelf != .finished {
                    Button("Finished", systemImage: "checkmark") { book.shelf = .finished }.tint(.green)
                  }
                }
            }
            .onDelete { offsets in
              for offset in offsets { context.delete(onShelf[offset]) }
            }
          } header: {
            Text(shelf.title)
          }
        }
      }
    }
    .overlay {
      if books.isEmpty {
        if isSearching {
          ContentUnavailableView.search
        } else {
          ContentUnavailableView(
            "No Books", systemImage: "books.vertical", description: Text("Add a book, or import some classics."))
        }
      }
    }
  }
}

#Preview("Shelves", traits: .modifier(PreviewBooks())) {
  ShelfScreen()
}
