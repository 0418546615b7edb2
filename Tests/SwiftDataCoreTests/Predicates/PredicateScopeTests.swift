import Foundation
import FoundationAdditions
import StoreEngine
import SwiftDataCore
import Testing

/// Classes that inherit.
enum Zoo {
  @Model class Animal {
    var name: String = ""
    init(name: String) { self.name = name }
  }

  @Model class Bird: Animal {
    var span: Int = 0
    init(name: String, span: Int) {
      super.init(name: name)
      self.span = span
    }
  }
}

@Suite("Predicates and models") struct PredicateScopeTests {
  private typealias Entry = Ledger.Entry

  private let container: ModelContainer
  private let context: ModelContext

  init() throws {
    container = try ModelContainer(for: Schema([Entry.self]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    context = ModelContext(container)
  }

  private func names(_ predicate: Predicate<Entry>) throws -> [String] {
    let descriptor = FetchDescriptor<Entry>(predicate: predicate)
    #expect(try #require(context.compiled(descriptor)).residual == nil)
    return try context.fetch(descriptor).map(\.name).sorted()
  }

  @Test("compare models and identifiers with foreign keys") func identity() throws {
    let folder = Ledger.Folder(title: "f"), other = Ledger.Folder(title: "g")
    let entries = ["a", "b", "c"].map { Entry(name: $0) }
    context.insert(folder)
    for entry in entries { context.insert(entry) }
    entries[0].folder = folder
    try context.save()
    context.insert(other)
    let id = entries[1].persistentModelID, ids = entries.prefix(2).map(\.persistentModelID)
    let folderID = folder.persistentModelID, otherID = other.persistentModelID
    #expect(try names(#Predicate { $0.persistentModelID == id }) == ["b"])
    #expect(try names(#Predicate { $0.id == id }) == ["b"])
    #expect(try names(#Predicate { ids.contains($0.persistentModelID) }) == ["a", "b"])
    #expect(try names(#Predicate { $0.folder?.persistentModelID == folderID }) == ["a"])
    #expect(try names(#Predicate { $0.folder?.persistentModelID != folderID }) == ["b", "c"])
    #expect(try names(#Predicate { $0.folder?.persistentModelID == otherID }) == [])
    let holders = FetchDescriptor<Ledger.Folder>(predicate: #Predicate { $0.entries.contains { $0.persistentModelID == id } })
    #expect(try context.fetch(holders).isEmpty)
  }

  @Test("whose values have no answer match no model, and end no process") func failures() throws {
    for name in ["a", "b"] { context.insert(Entry(name: name)) }
    let entries = try context.fetch(FetchDescriptor<Entry>())
    entries[0].count = .max
    entries[1].maybe = 4
    try context.save()
    let found = entries[1].name
    #expect(try names(#Predicate { $0.maybe! > 3 }) == [found])
    #expect(try names(#Predicate { $0.count + 1 > 0 }) == [found])
    #expect(try names(#Predicate { 7 / $0.count > 0 }) == [entries[0].name].filter { _ in false })
    let pending = Entry(name: "pending")
    pending.count = .max
    context.insert(pending)
    #expect(try context.fetch(FetchDescriptor<Entry>(predicate: #Predicate { $0.count + 1 > 0 })).map(\.name) == [found])
    let low = 5, high = 1
    #expect(try context.fetch(FetchDescriptor<Entry>(predicate: #Predicate { (low...high).contains($0.count) })).isEmpty)
  }

  @Test("tell which properties they read") func reads() throws {
    let schema = try Schema([Entry.self]).storeModel
    let entry = try #require(schema.entity(named: "Entry")), folder = try #require(schema.entity(named: "Folder"))
    func index(_ name: String, _ entity: StoreEntity) -> Int { entity.attributes.firstIndex { $0.name == name } ?? -1 }
    let descriptor = FetchDescriptor<Entry>(
      predicate: #Predicate { $0.count > 1 && $0.folder?.title == "a" }, sortBy: [SortDescriptor(\.name)])
    let reads = try #require(context.compiled(descriptor)).reads()
    #expect(
      reads.attributes == [entry.number: [index("count", entry), index("name", entry)], folder.number: [index("title", folder)]])
    #expect(reads.relationships == [entry.number: [entry.relationships.firstIndex { $0.name == "folder" } ?? -1]])
    #expect(reads.crossesRelationships && !reads.readsUnknown)
    #expect(reads.concerns(entry, attributes: [index("count", entry)], relationships: [], in: schema))
    #expect(!reads.concerns(entry, attributes: [index("price", entry)], relationships: [], in: schema))
    let unknown = try #require(context.compiled(FetchDescriptor<Entry>(predicate: #Predicate { $0.shortName == "a" }))).reads()
    #expect(unknown.readsUnknown)
  }

  @Test("ask for the classes of models") func classes() throws {
    let container = try ModelContainer(
      for: Schema([Zoo.Animal.self, Zoo.Bird.self]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    let context = ModelContext(container)
    context.insert(Zoo.Animal(name: "cat"))
    for (name, span) in [("hen", 1), ("owl", 5)] {
      context.insert(Zoo.Bird(name: name, span: span))
    }
    try context.save()
    func names(_ predicate: Predicate<Zoo.Animal>) throws -> [String] {
      let descriptor = FetchDescriptor<Zoo.Animal>(predicate: predicate)
      #expect(try #require(context.compiled(descriptor)).residual == nil)
      return try context.fetch(descriptor).map(\.name).sorted()
    }
    #expect(try names(#Predicate { $0 is Zoo.Bird }) == ["hen", "owl"])
    #expect(try names(#Predicate { !($0 is Zoo.Bird) }) == ["cat"])
    #expect(try names(#Predicate { ($0 as? Zoo.Bird)?.span == 5 }) == ["owl"])
    #expect(try names(#Predicate { if let bird = $0 as? Zoo.Bird { bird.span < 5 } else { false } }) == ["hen"])
  }
}
