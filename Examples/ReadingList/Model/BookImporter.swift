import Foundation
import SwiftData

/// Brings the books of a file into the store, away from the main actor.
@ModelActor
actor BookImporter {
  private struct Entry: Decodable {
    var title: String
    var author: String
    var pages: Int
    var year: Int
    var publisher: String
    var shelf: String
    var tags: [String]
  }

  /// Inserts what is not there yet; the number of new books.
  func run(_ file: URL) throws -> Int {
    let entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: file))
    var count = 0
    for entry in entries where try !holds(entry.title) {
      let book = Book(
        title: entry.title, author: try author(entry.author), pages: entry.pages,
        edition: Edition(publisher: entry.publisher, year: entry.year))
      modelContext.insert(book)
      book.shelf = Shelf(rawValue: entry.shelf) ?? .wanted
      book.tags = try entry.tags.map(tag)
      count += 1
    }
    try modelContext.save()
    return count
  }

  private func holds(_ title: String) throws -> Bool {
    try modelContext.fetchCount(FetchDescriptor<Book>(predicate: #Predicate { $0.title == title })) > 0
  }

  private func author(_ name: String) throws -> Author {
    try first(#Predicate { $0.name == name }, else: Author(name: name))
  }

  private func tag(_ name: String) throws -> Tag {
    try first(#Predicate { $0.name == name }, else: Tag(name: name))
  }

  /// The model that is there already, or a new one.
  private func first<Model: PersistentModel>(_ predicate: Predicate<Model>, else make: @autoclosure () -> Model) throws -> Model {
    var descriptor = FetchDescriptor(predicate: predicate)
    descriptor.fetchLimit = 1
    if let known = try modelContext.fetch(descriptor).first { return known }
    let made = make()
    modelContext.insert(made)
    return made
  }
}
