import SwiftData
import SwiftUI

/// A container in memory with a few books, for previews.
struct PreviewBooks: PreviewModifier {
  static func makeSharedContext() throws -> ModelContainer {
    let container = try ModelContainer(
      for: Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let austen = Author(name: "Jane Austen"), soseki = Author(name: "夏目漱石")
    let emma = Book(title: "Emma", author: austen, pages: 474, edition: Edition(publisher: "John Murray", year: 1815))
    let kokoro = Book(title: "こころ", author: soseki, pages: 248, edition: Edition(publisher: "岩波書店", year: 1914))
    let persuasion = Book(title: "Persuasion", author: austen, pages: 249)
    for book in [emma, kokoro, persuasion] { container.mainContext.insert(book) }
    emma.shelf = .reading
    emma.pagesRead = 180
    emma.notes = [Note(text: "Box Hill: the turn of the story.", page: 368)]
    kokoro.shelf = .finished
    kokoro.rating = 5
    return container
  }

  func body(content: Content, context: ModelContainer) -> some View {
    content.modelContainer(context)
  }
}
