import Foundation
import SwiftData

typealias Book = ReadingListSchemaV2.Book
typealias Author = ReadingListSchemaV2.Author
typealias Note = ReadingListSchemaV2.Note
typealias Tag = ReadingListSchemaV2.Tag

/// The first version of the app knew a writer's name only.
enum ReadingListSchemaV1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Book.self] }

  @Model
  final class Book {
    var title: String
    var writer: String
    var added: Date

    init(title: String, writer: String, added: Date = .now) {
      self.title = title
      self.writer = writer
      self.added = added
    }
  }
}

/// Authors are models of their own, books have tags and notes.
enum ReadingListSchemaV2: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Book.self, Author.self, Note.self, Tag.self] }

  @Model
  final class Book {
    var title: String
    var added: Date
    var finished: Date?
    var pages: Int = 0
    var pagesRead: Int = 0
    var rating: Int = 0
    /// The raw value of a ``Shelf``: predicates compare texts, not cases.
    var shelfName: String = Shelf.wanted.rawValue
    var edition: Edition?
    var author: Author?
    @Relationship(inverse: \Tag.books) var tags: [Tag] = []
    @Relationship(deleteRule: .cascade, inverse: \Note.book) var notes: [Note] = []
    /// What the first version kept in place of an author.
    var writer: String?

    init(title: String, author: Author? = nil, pages: Int = 0, edition: Edition? = nil, added: Date = .now) {
      self.title = title
      self.author = author
      self.pages = pages
      self.edition = edition
      self.added = added
    }
  }

  @Model
  final class Author {
    @Attribute(.unique) var name: String
    var books: [Book] = []

    init(name: String) {
      self.name = name
    }
  }

  @Model
  final class Note {
    var text: String
    var page: Int
    var written: Date
    var book: Book?

    init(text: String, page: Int, written: Date = .now) {
      self.text = text
      self.page = page
      self.written = written
    }
  }

  @Model
  final class Tag {
    @Attribute(.unique) var name: String
    var books: [Book] = []

    init(name: String) {
      self.name = name
    }
  }
}

/// Makes authors of the names in the first version's books.
enum ReadingListMigration: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [ReadingListSchemaV1.self, ReadingListSchemaV2.self] }

  static var stages: [MigrationStage] {
    [
      .custom(fromVersion: ReadingListSchemaV1.self, toVersion: ReadingListSchemaV2.self, willMigrate: nil) { context in
        var authors: [String: Author] = [:]
        for book in try context.fetch(FetchDescriptor<Book>()) {
          guard let name = book.writer, !name.isEmpty else { continue }
          let author = authors[name] ?? Author(name: name)
          authors[name] = author
          book.author = author
          book.writer = nil
        }
        try context.save()
      }
    ]
  }
}
