import Foundation
import StoreEngine
import SwiftDataCore
import Testing

/// Classes that the tests of predicates ask for.
enum Ledger {
  enum Kind: String, Codable, CaseIterable {
    case income, expense
    case transfer = "moved"
    var title: String { rawValue.capitalized }
  }

  enum Rank: String, Codable, CaseIterable, Comparable {
    case high, low, middle
    private var place: Int { self == .low ? 0 : self == .middle ? 1 : 2 }
    static func < (lhs: Rank, rhs: Rank) -> Bool { lhs.place < rhs.place }
  }

  struct Place: Codable, Hashable {
    var street: String
    var floor: Int
  }

  @Model final class Entry {
    var name: String = ""
    var note: String?
    var count: Int = 0
    var small: Int16 = 0
    var maybe: Int?
    var price: Double = 0
    var rating: Double?
    var weight: Float = 0
    var done: Bool = false
    var flag: Bool?
    var date: Date = Date(timeIntervalSinceReferenceDate: 0)
    var due: Date?
    var kind: Kind = Kind.income
    var kindMaybe: Kind?
    var code: UUID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    var link: URL?
    var words: [String] = []
    var place: Place?
    var cost: Decimal = 0
    var rank: Rank = Rank.low
    var rankMaybe: Rank?
    var folder: Folder?
    @Relationship(inverse: \Mark.entries) var marks: [Mark] = []
    var shortName: String { String(name.prefix(1)) }

    init(name: String) { self.name = name }
  }

  @Model final class Folder {
    var title: String = ""
    var size: Int = 0
    var limit: Int?
    var parent: Folder?
    @Relationship(inverse: \Entry.folder) var entries: [Entry] = []
    @Relationship(inverse: \Folder.parent) var folders: [Folder]? = []

    init(title: String) { self.title = title }
  }

  @Model final class Mark {
    var text: String = ""
    var level: Int = 0
    var entries: [Entry] = []

    init(text: String) { self.text = text }
  }

  static func store(_ name: String = UUID().uuidString) throws -> Store {
    try Store(at: .memory(name: name), model: Schema([Entry.self]).storeModel)
  }
}

extension Store {
  /// Compiles a fetch of a class.
  func compiled<T: PersistentModel>(
    _ predicate: Predicate<T>?, sortBy: [SortDescriptor<T>] = [], limit: Int? = nil, offset: Int? = nil
  ) throws -> CompiledFetch<T> {
    let entity = try #require(model.entity(named: ModelLayout.of(T.self).name))
    return PredicateCompilation.compile(
      predicate: predicate, sortBy: sortBy, limit: limit, offset: offset, entity: entity, model: model, names: layout,
      store: identifier)
  }
}
