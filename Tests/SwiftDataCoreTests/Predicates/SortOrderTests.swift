import Foundation
import FoundationAdditions
import SeededNumbers
import StoreEngine
import SwiftDataCore
import Testing

@Suite("Sort descriptors") struct SortOrderTests {
  private typealias Entry = Ledger.Entry

  private func context(_ names: [String]) throws -> ModelContext {
    let container = try ModelContainer(
      for: Schema([Entry.self]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    let context = ModelContext(container)
    for name in names { context.insert(Entry(name: name)) }
    try context.save()
    return context
  }

  private func names(_ descriptors: SortDescriptor<Entry>..., of names: [String]) throws -> [String] {
    let context = try context(names)
    return try withExtendedLifetime(context) { try context.fetch(FetchDescriptor<Entry>(sortBy: descriptors)).map(\.name) }
  }

  @Test("of a text order as people do, numbers by their value and accents by their letters") func people() throws {
    let texts = ["b", "10", "Ä", "9", "a", "item 10", "Item 2", "c"]
    let expected = ["9", "10", "a", "Ä", "b", "c", "Item 2", "item 10"]
    #expect(try names(SortDescriptor(\.name), of: texts) == expected)
    #expect(try names(SortDescriptor(\.name, order: .reverse), of: texts) == expected.reversed())
    #expect(try names(SortDescriptor(\.name, comparator: .localizedStandard), of: texts) == expected)
    #expect(texts.map { Entry(name: $0) }.sorted(using: SortDescriptor(\.name)).map(\.name) == expected)
    #expect(texts.sorted(using: .localizedStandard) == expected)
  }

  @Test("with other comparators order by the language alone, or by scalars") func comparators() throws {
    let texts = ["b", "10", "Ä", "9", "B", "a"]
    #expect(try names(SortDescriptor(\.name, comparator: .localized), of: texts) == ["10", "9", "a", "Ä", "b", "B"])
    #expect(try names(SortDescriptor(\.name, comparator: .lexical), of: texts) == ["10", "9", "B", "a", "b", "Ä"])
    #expect(texts.sorted(using: _LocalizedComparator(.localized, order: .reverse)) == ["B", "b", "Ä", "a", "9", "10"])
  }

  @Test("order Japanese by the collation of its syllables") func japanese() throws {
    #expect(try names(SortDescriptor(\.name), of: ["かき", "いぬ", "がく", "あめ", "アリ"]) == ["あめ", "アリ", "いぬ", "かき", "がく"])
  }

  @Test("become the order of the statement") func text() throws {
    let store = try Ledger.store()
    func order(_ descriptors: SortDescriptor<Entry>...) throws -> [String] {
      try store.compiled(nil, sortBy: descriptors).request.order.map(\.text)
    }
    #expect(try order(SortDescriptor(\.count), SortDescriptor(\.due, order: .reverse)) == ["t0.ZCOUNT ASC", "t0.ZDUE DESC"])
    #expect(try order(SortDescriptor(\.name)) == ["t0.ZNAME COLLATE ApusStandard ASC"])
    #expect(try order(SortDescriptor(\.note, comparator: .localized)) == ["t0.ZNOTE COLLATE ApusLocalized ASC"])
    #expect(try order(SortDescriptor(\.name, comparator: .lexical)) == ["t0.ZNAME ASC"])
    #expect(try order(Self.comparable(\.name)) == ["t0.ZNAME ASC"])
    #expect(try store.compiled(nil, sortBy: [SortDescriptor(\Entry.shortName)]).sortsInMemory)
  }

  private static func comparable<Value: Comparable>(_ keyPath: KeyPath<Entry, Value> & Sendable) -> SortDescriptor<Entry> {
    SortDescriptor(keyPath)
  }

  @Test("sort in memory by what no column has, and limit afterwards") func memory() throws {
    let context = try context(["cx", "ay", "bz"])
    var descriptor = FetchDescriptor<Entry>(sortBy: [SortDescriptor(\.shortName)])
    descriptor.fetchLimit = 2
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["bz", "cx"])
  }

  @Test("give one order in SQL and in memory", arguments: [7, 8, 9] as [UInt64]) func agreement(seed: UInt64) throws {
    var random = RandomPredicates(seed: seed)
    let context = try context((0..<40).map { _ in random.pick(RandomPredicates.texts.filter { !$0.contains("\u{0}") }) })
    for entry in try context.fetch(FetchDescriptor<Entry>()) {
      entry.note = random.maybe(RandomPredicates.texts.filter { !$0.contains("\u{0}") })
      entry.count = random.pick(RandomPredicates.wholes)
      entry.rating = random.maybe(RandomPredicates.doubles.filter { !$0.isNaN })
      entry.cost = random.pick(RandomPredicates.decimals)
      entry.rankMaybe = random.maybe(Ledger.Rank.allCases)
      entry.due = random.maybe(RandomPredicates.dates)
    }
    try context.save()
    let all: [SortDescriptor<Entry>] = [
      SortDescriptor(\.name), SortDescriptor(\.note, order: .reverse), SortDescriptor(\.count),
      SortDescriptor(\.rating, order: .reverse),
      SortDescriptor(\.due), SortDescriptor(\.cost), SortDescriptor(\.rankMaybe, order: .reverse),
      SortDescriptor(\.name, comparator: .lexical), SortDescriptor(\.note, comparator: .localized),
      Self.comparable(\.name),
    ]
    for _ in 0..<20 {
      let descriptor = FetchDescriptor<Entry>(sortBy: [random.pick(all), random.pick(all)])
      let compiled = try #require(context.compiled(descriptor))
      #expect(!compiled.sortsInMemory)
      let found = try context.fetch(descriptor)
      let sorted = found.sorted(by: compiled.isBefore)
      #expect(sorted.map(\.persistentModelID.id.key) == found.map(\.persistentModelID.id.key), "\(compiled.request.order)")
    }
  }
}
