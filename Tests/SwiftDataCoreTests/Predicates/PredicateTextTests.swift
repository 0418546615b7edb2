import Foundation
import FoundationAdditions
import StoreEngine
import SwiftDataCore
import Testing

/// A predicate and the condition that it becomes.
struct ConditionCase: @unchecked Sendable, CustomTestStringConvertible {
  var name: String
  var predicate: Predicate<Ledger.Entry>
  var text: String
  var arguments: [StoreValue]
  var joins: [String]

  init(
    _ name: String, _ predicate: Predicate<Ledger.Entry>, _ text: String, _ arguments: [StoreValue] = [], joins: [String] = []
  ) {
    self.name = name
    self.predicate = predicate
    self.text = text
    self.arguments = arguments
    self.joins = joins
  }

  var testDescription: String { name }
}

private let query = "a", number = 3, none: String? = nil
private let ids: Set<UUID> = [UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))]
private let folderJoin = "LEFT JOIN ZFOLDER t1 ON t1.Z_PK = t0.ZFOLDER"
private let expense = Ledger.Kind.expense

private let values: [ConditionCase] = [
  ConditionCase("equal", #Predicate { $0.name == query }, "t0.ZNAME = ?", [.text("a")]),
  ConditionCase("not equal", #Predicate { $0.count != number }, "t0.ZCOUNT <> ?", [.integer(3)]),
  ConditionCase("optional equal", #Predicate { $0.note == query }, "t0.ZNOTE IS ?", [.text("a")]),
  ConditionCase("optional not equal", #Predicate { $0.maybe != number }, "t0.ZMAYBE IS NOT ?", [.integer(3)]),
  ConditionCase("nil", #Predicate { $0.note == nil }, "t0.ZNOTE IS NULL"),
  ConditionCase("not nil", #Predicate { $0.due != nil }, "t0.ZDUE IS NOT NULL"),
  ConditionCase("a nil of outside", #Predicate { $0.note == none }, "t0.ZNOTE IS NULL"),
  ConditionCase("forms of Unicode", #Predicate { $0.name == "é" }, "t0.ZNAME IN (?, ?)", [.text("é"), .text("e\u{301}")]),
  ConditionCase("less", #Predicate { $0.count < number }, "t0.ZCOUNT < ?", [.integer(3)]),
  ConditionCase("texts in order", #Predicate { $0.name < query }, "t0.ZNAME < ? COLLATE ApusSwift", [.text("a")]),
  ConditionCase("a truth value", #Predicate { $0.done }, "t0.ZDONE = 1"),
  ConditionCase("no truth value", #Predicate { !$0.done }, "NOT (t0.ZDONE = 1)"),
  ConditionCase("an optional truth value", #Predicate { $0.flag ?? false }, "ifnull(t0.ZFLAG, ?)", [.integer(0)]),
  ConditionCase("a default", #Predicate { ($0.maybe ?? 0) > number }, "(ifnull(t0.ZMAYBE, ?)) > ?", [.integer(0), .integer(3)]),
  ConditionCase("an enumeration", #Predicate { $0.kind == expense }, "t0.ZKIND = ?", [.text("expense")]),
  ConditionCase("its raw value", #Predicate { $0.kind.rawValue == "moved" }, "t0.ZKIND = ?", [.text("moved")]),
  ConditionCase("a member", #Predicate { $0.place?.floor == number }, "t0.ZFLOOR IS ?", [.integer(3)]),
  ConditionCase("no structure", #Predicate { $0.place == nil }, "t0.ZSTREET IS NULL AND t0.ZFLOOR IS NULL"),
  ConditionCase("unwrapped", #Predicate { $0.maybe! == number }, "t0.ZMAYBE = ?", [.integer(3)]),
  ConditionCase("a remainder", #Predicate { $0.count % 2 == 0 }, "((t0.ZCOUNT % ?)) = ?", [.integer(2), .integer(0)]),
  ConditionCase(
    "a sum", #Predicate { $0.small + 1 > 3 }, "(ApusArithmetic(0, t0.ZSMALL, ?, -32768, 32767)) > ?", [.integer(1), .integer(3)]),
  ConditionCase(
    "a range", #Predicate { (1...3).contains($0.count) }, "(t0.ZCOUNT >= ?) AND (t0.ZCOUNT <= ?)", [.integer(1), .integer(3)]),
  ConditionCase(
    "one of many", #Predicate { ids.contains($0.code) }, "t0.ZCODE IN (?)",
    [.blob(Data([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]))]),
  ConditionCase("contains", #Predicate { $0.name.contains(query) }, "ApusContains(t0.ZNAME, ?)", [.text("a")]),
  ConditionCase(
    "starts", #Predicate { $0.name.starts(with: query) },
    "(t0.ZNAME >= ? AND t0.ZNAME < ?) AND (ApusStartsWith(t0.ZNAME, ?))", [.text("a"), .text("b"), .text("a")]),
  ConditionCase(
    "starts with what has two forms", #Predicate { $0.name.starts(with: "é") }, "ApusStartsWith(t0.ZNAME, ?)", [.text("é")]),
  ConditionCase(
    "search", #Predicate { $0.name.localizedStandardContains(query) }, "ApusStandardContains(t0.ZNAME, ?)", [.text("a")]),
  ConditionCase("empty", #Predicate { $0.name.isEmpty }, "t0.ZNAME = ''"),
  ConditionCase("always", #Predicate { _ in false }, "0"),
  ConditionCase("a search that is on", #Predicate { query.isEmpty || $0.name == query }, "t0.ZNAME = ?", [.text("a")]),
  ConditionCase(
    "a choice", #Predicate { if $0.done { $0.count > 1 } else { $0.count < 1 } },
    "CASE WHEN t0.ZDONE = 1 THEN t0.ZCOUNT > ? ELSE t0.ZCOUNT < ? END", [.integer(1), .integer(1)]),
  ConditionCase(
    "both", #Predicate { $0.done && $0.count == 1 }, "(t0.ZDONE = 1) AND (t0.ZCOUNT = ?)", [.integer(1)]),
]

private let relations: [ConditionCase] = [
  ConditionCase("no destination", #Predicate { $0.folder == nil }, "t0.ZFOLDER IS NULL"),
  ConditionCase(
    "a property of one", #Predicate { $0.folder?.title == query }, "t1.ZTITLE IS ?", [.text("a")], joins: [folderJoin]),
  ConditionCase(
    "twice", #Predicate { $0.folder?.parent?.title == query }, "t2.ZTITLE IS ?", [.text("a")],
    joins: [folderJoin, "LEFT JOIN ZFOLDER t2 ON t2.Z_PK = t1.ZPARENT"]),
  ConditionCase(
    "a condition on one", #Predicate { $0.folder.flatMap { $0.size > 1 } ?? false },
    "ifnull(t1.ZSIZE > ?, ?)", [.integer(1), .integer(0)], joins: [folderJoin]),
  ConditionCase(
    "how many", #Predicate { $0.marks.count > 1 },
    "((SELECT count(*) FROM Z_1MARKS t2 JOIN ZMARK t1 ON t1.Z_PK = t2.Z_3MARKS WHERE t2.Z_1ENTRIES = t0.Z_PK)) > ?", [.integer(1)]
  ),
  ConditionCase(
    "none", #Predicate { $0.marks.isEmpty },
    "NOT EXISTS (SELECT 1 FROM Z_1MARKS t2 JOIN ZMARK t1 ON t1.Z_PK = t2.Z_3MARKS WHERE t2.Z_1ENTRIES = t0.Z_PK)"),
  ConditionCase(
    "one of them", #Predicate { $0.marks.contains { $0.level == 2 } },
    "EXISTS (SELECT 1 FROM Z_1MARKS t2 JOIN ZMARK t1 ON t1.Z_PK = t2.Z_3MARKS WHERE t2.Z_1ENTRIES = t0.Z_PK AND (t1.ZLEVEL = ?))",
    [.integer(2)]),
]

@Suite("Predicates in SQL") struct PredicateTextTests {
  @Test("compare values", arguments: values) func value(_ sample: ConditionCase) throws { try check(sample) }
  @Test("follow relationships", arguments: relations) func relation(_ sample: ConditionCase) throws { try check(sample) }

  private func check(_ sample: ConditionCase) throws {
    let fetch = try Ledger.store().compiled(sample.predicate)
    #expect(fetch.residual == nil)
    #expect(fetch.request.condition?.text == sample.text)
    #expect(fetch.request.condition?.arguments == sample.arguments)
    #expect(fetch.request.joins.map(\.text) == sample.joins)
  }

  @Test("leave to memory what SQL cannot say, and that alone") func split() throws {
    let fetch = try Ledger.store().compiled(
      #Predicate<Ledger.Entry> { $0.count > 1 && $0.words.contains("a") && $0.done }, limit: 5)
    #expect(fetch.request.condition?.text == "(t0.ZCOUNT > ?) AND (t0.ZDONE = 1)")
    #expect(fetch.residual != nil)
    #expect(fetch.request.limit == nil)
    #expect(fetch.limit == 5)
  }

  @Test("stay within what SQLite takes, however large they are") func large() throws {
    typealias P = PredicateExpressions
    typealias Condition = any StandardPredicateExpression<Bool>
    func both(_ lhs: some StandardPredicateExpression<Bool>, _ rhs: some StandardPredicateExpression<Bool>, _ isAll: Bool)
      -> Condition
    {
      if isAll { P.Conjunction(lhs: lhs, rhs: rhs) } else { P.Disjunction(lhs: lhs, rhs: rhs) }
    }
    let container = try ModelContainer(
      for: Schema([Ledger.Entry.self]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    let context = ModelContext(container)
    context.insert(Ledger.Entry(name: "a"))
    try context.save()
    for isAll in [true, false] {
      let predicate = Predicate<Ledger.Entry> { entry in
        (0..<400).reduce(P.Value(isAll) as Condition) { condition, number in
          let test = P.NotEqual(lhs: P.KeyPath(root: entry, keyPath: \.count), rhs: P.Value(number + (isAll ? 1 : 0)))
          return both(condition, P.Conjunction(lhs: test, rhs: test), isAll)
        }
      }
      #expect(try context.fetch(FetchDescriptor(predicate: predicate)).count == 1)
    }
    let many = (0..<30_000).map { $0 }
    #expect(try context.fetch(FetchDescriptor<Ledger.Entry>(predicate: #Predicate { many.contains($0.count) })).count == 1)
  }
}
