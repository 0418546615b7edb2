import ApusTesting
import Foundation
import SwiftData
import SwiftUI
import Testing

@testable import ReadingList

@Suite("A reading list that is kept, used as a person does") @MainActor
struct ReadingListTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try PreviewBooks.makeSharedContext()
    try container.mainContext.save()
  }

  private func shelves() -> Screen { Screen { ShelfScreen().modelContainer(container) } }

  private func titles(_ screen: Screen) -> [String] {
    let known: Set = ["Emma", "こころ", "Persuasion", "Middlemarch", "Walden", "坊っちゃん", "Frankenstein", "Der Prozess", "Sanditon"]
    // What stands in a row is spoken in one.
    return screen.elements.compactMap { element in known.first { element.label == $0 || element.label.hasPrefix($0 + ", ") } }
  }

  @Test("books stand on their shelves, in order")
  func shelved() {
    let screen = shelves()
    #expect(titles(screen) == ["Emma", "Persuasion", "こころ"])
    #expect(screen.elements.contains { $0.label.contains("Jane Austen") } && screen.diagnostics.isEmpty)
  }

  @Test("a search finds titles and authors, whatever the case, and says when there is none")
  func searching() throws {
    func found(_ text: String) throws -> [String] {
      let screen = shelves()
      try screen.search(for: text)
      return titles(screen)
    }
    #expect(try found("emm") == ["Emma"])
    #expect(try found("austen") == ["Emma", "Persuasion"])
    #expect(try found("no such book").isEmpty)
  }

  @Test("a book is added with a known author, who stays one")
  func adding() throws {
    let screen = Screen { AddBookSheet().modelContainer(container) }
    try screen.element("Title").tap()
    screen.type("Sanditon")
    try screen.element("Author").tap()
    screen.type("Jane Austen")
    try screen.button("Add").tap()
    let books = try context.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.title == "Sanditon" }))
    #expect(books.count == 1 && books.first?.author?.books.count == 3)
    #expect(try context.fetchCount(FetchDescriptor<Author>()) == 2)
  }

  @Test("a book that is changed on its screen changes where it stands; its notes go with it")
  func changing() throws {
    let book = try #require(try context.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.title == "Emma" })).first)
    #expect(book.notes.count == 1)
    let screen = shelves()
    book.shelf = .finished
    screen.finishAnimations()
    #expect(titles(screen) == ["Persuasion", "Emma", "こころ"])
    context.delete(book)
    screen.finishAnimations()
    #expect(titles(screen) == ["Persuasion", "こころ"])
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Note>()) == 0)
  }

  @Test("classics are imported away from the main actor, once, and show by themselves")
  func importing() async throws {
    let screen = shelves()
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples/ReadingList/Resources/Classics.json")
    let importer = BookImporter(modelContainer: container)
    // こころ is there already.
    #expect(try await importer.run(file) == 5)
    #expect(try await importer.run(file) == 0)
    screen.finishAnimations()
    #expect(titles(screen).count == 8)
    let long = try context.fetch(FetchDescriptor<ReadingList.Tag>(predicate: #Predicate { $0.name == "Long" }))
    #expect(long.first?.books.map(\.title) == ["Middlemarch"])
  }

  @Test("books of the first version get authors")
  func migration() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ReadingList-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let configuration = ModelConfiguration(url: folder.appendingPathComponent("books.store"))
    do {
      let first = try ModelContainer(
        for: Schema(versionedSchema: ReadingListSchemaV1.self), configurations: [configuration])
      let context = ModelContext(first)
      for title in ["Emma", "Persuasion"] {
        context.insert(ReadingListSchemaV1.Book(title: title, writer: "Jane Austen"))
      }
      try context.save()
    }
    let second = try ModelContainer(for: Book.self, migrationPlan: ReadingListMigration.self, configurations: configuration)
    let authors = try ModelContext(second).fetch(FetchDescriptor<Author>())
    #expect(authors.map(\.name) == ["Jane Austen"] && authors.first?.books.count == 2)
  }
}
