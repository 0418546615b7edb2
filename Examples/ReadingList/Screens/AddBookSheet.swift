import SwiftData
import SwiftUI

/// Asks for a new book.
struct AddBookSheet: View {
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss
  @Query(sort: \Author.name) private var authors: [Author]
  @State private var title = ""
  @State private var authorName = ""
  @State private var pages = 200

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        TextField("Author", text: $authorName)
        if !authors.isEmpty {
          Picker("Known authors", selection: $authorName) {
            Text("–").tag("")
            ForEach(authors) { Text($0.name).tag($0.name) }
          }
        }
        Stepper("\(pages) pages", value: $pages, in: 10...5000, step: 10)
      }
      .navigationTitle("New Book")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add", action: add).disabled(title.isEmpty)
        }
      }
    }
  }

  private func add() {
    let author = authorName.isEmpty ? nil : authors.first { $0.name == authorName } ?? Author(name: authorName)
    context.insert(Book(title: title, author: author, pages: pages))
    dismiss()
  }
}

#Preview("New book", traits: .modifier(PreviewBooks())) {
  AddBookSheet()
}
