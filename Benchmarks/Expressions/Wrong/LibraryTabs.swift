// unknown: titel
import SwiftUI

struct Book: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var author: String
  var pages: Int
}

struct LibraryTabs: View {
  @State private var books: [Book] = []
  @State private var query = ""
  @State private var tab = 0
  @State private var isAdding = false

  private var found: [Book] {
    books
      .filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) || $0.author.contains(query) }
      .sorted { ($0.author, $0.title, $0.pages) < ($1.author, $1.title, $1.pages) }
  }

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack {
        List(found) { book in
          NavigationLink(value: book) {
            VStack(alignment: .leading) {
              Text(book.titel).font(.headline)
              Text("\(book.author), \(book.pages) pages").font(.caption).foregroundStyle(.secondary)
            }
          }
        }
        .searchable(text: $query, prompt: "Title or author")
        .navigationDestination(for: Book.self) { book in
          Text(book.title).navigationTitle(book.title).navigationBarTitleDisplayMode(.inline)
        }
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Add", systemImage: "plus") { isAdding = true }
          }
        }
      }
      .tabItem { Label("Books", systemImage: "books.vertical") }
      .tag(0)
      Text("Settings").tabItem { Label("Settings", systemImage: "gear") }.tag(1)
    }
    .sheet(isPresented: $isAdding, onDismiss: { query = "" }) {
      Text("New book").presentationDetents([.medium, .large])
    }
  }
}
