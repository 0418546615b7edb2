import Foundation
import FoundationAdditions
import SeededNumbers
import SwiftDataCore

/// Predicates that follow from random numbers.
struct RandomPredicates {
  typealias Condition = any StandardPredicateExpression<Bool>
  typealias P = PredicateExpressions

  static let texts = [
    "", "a", "A", "b", "ab", "abc", "Abc", "K", "\u{212A}", "é", "e\u{301}", "e", "Ärger", "arger", "あ", "が", "か\u{3099}", "\r\n",
    "\n",
    "10", "9", "김", "김".decomposedStringWithCanonicalMapping, "a;b", "ſ", "ß", "🇩🇪", "x\u{0}y", "x",
  ]
  static let wholes = [0, 1, -1, 2, 3, 7, Int.max, Int.min, Int.max - 1, 1000]
  static let smalls: [Int16] = [0, 1, -1, 5, .max, .min]
  static let doubles = [0, -0.0, 1, 0.5, -2.25, .infinity, -.infinity, .nan, 1e300, 0.1]
  static let decimals = ["0", "1", "-1.5", "0.1", "19.99", "12345678901.25"].compactMap { Decimal(string: $0) }
  static let dates = [0, 1, -1.5, 700_000_000.25, 1e9].map { Date(timeIntervalSinceReferenceDate: $0) }

  var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func pick<T>(_ values: [T]) -> T { values[random.below(values.count)] }
  mutating func maybe<T>(_ values: [T]) -> T? { random.below(4) == 0 ? nil : pick(values) }
  mutating func some<T>(_ values: [T]) -> [T] { (0..<random.below(4)).map { _ in pick(values) } }
  mutating func op() -> P.ComparisonOperator { pick([.lessThan, .lessThanOrEqual, .greaterThan, .greaterThanOrEqual]) }

  mutating func predicate() -> Predicate<Ledger.Entry> {
    Predicate { condition($0, depth: 3) }
  }

  mutating func condition(_ entry: P.Variable<Ledger.Entry>, depth: Int) -> Condition {
    guard depth > 0 else { return leaf(entry) }
    switch random.below(7) {
    case 0: return Self.negation(condition(entry, depth: depth - 1))
    case 1, 2: return Self.conjunction(condition(entry, depth: depth - 1), condition(entry, depth: depth - 1))
    case 3: return Self.disjunction(condition(entry, depth: depth - 1), condition(entry, depth: depth - 1))
    case 4:
      return Self.conditional(
        condition(entry, depth: depth - 1), condition(entry, depth: depth - 1), condition(entry, depth: depth - 1))
    default: return leaf(entry)
    }
  }

  private mutating func leaf(_ entry: P.Variable<Ledger.Entry>) -> Condition {
    switch random.below(6) {
    case 0: text(entry)
    case 1: number(entry)
    case 2: floating(entry)
    case 3: other(entry)
    case 4: relation(entry)
    default: many(entry)
    }
  }

  private mutating func text(_ entry: P.Variable<Ledger.Entry>) -> Condition {
    let name = P.KeyPath(root: entry, keyPath: \Ledger.Entry.name), note = P.KeyPath(root: entry, keyPath: \Ledger.Entry.note)
    let value = P.Value(pick(Self.texts))
    switch random.below(14) {
    case 0: return P.Equal(lhs: name, rhs: value)
    case 1: return P.NotEqual(lhs: name, rhs: value)
    case 2: return P.Comparison(lhs: name, rhs: value, op: op())
    case 3: return P.Equal(lhs: note, rhs: P.Value(maybe(Self.texts)))
    case 4: return P.NotEqual(lhs: note, rhs: P.Value(maybe(Self.texts)))
    case 5: return P.CollectionContainsCollection(base: name, other: value)
    case 6: return P.SequenceStartsWith(base: name, prefix: value)
    case 7: return P.StringLocalizedStandardContains(root: name, other: value)
    case 8:
      return P.Equal(lhs: P.StringCaseInsensitiveCompare(root: name, other: value), rhs: P.Value(ComparisonResult.orderedSame))
    case 9: return P.Comparison(lhs: P.KeyPath(root: name, keyPath: \String.count), rhs: P.Value(pick([0, 1, 2])), op: op())
    case 10: return P.KeyPath(root: name, keyPath: \String.isEmpty)
    case 11: return P.SequenceContains(sequence: P.Value(some(Self.texts)), element: name)
    case 12: return P.Equal(lhs: P.NilCoalesce(lhs: note, rhs: value), rhs: name)
    default:
      let found:
        P.OptionalFlatMap<
          P.KeyPath<P.Variable<Ledger.Entry>, String?>, String,
          P.CollectionContainsCollection<P.Variable<String>, P.Value<String>>, Bool
        > =
          P.OptionalFlatMap(note) { P.CollectionContainsCollection(base: $0, other: value) }
      return P.NilCoalesce(lhs: found, rhs: P.Value(pick([true, false])))
    }
  }

  private mutating func number(_ entry: P.Variable<Ledger.Entry>) -> Condition {
    let count = P.KeyPath(root: entry, keyPath: \Ledger.Entry.count), small = P.KeyPath(root: entry, keyPath: \Ledger.Entry.small)
    let optional = P.KeyPath(root: entry, keyPath: \Ledger.Entry.maybe)
    let value = P.Value(pick(Self.wholes)), other = P.Value(pick(Self.wholes))
    switch random.below(12) {
    case 0: return P.Comparison(lhs: count, rhs: value, op: op())
    case 1: return P.Equal(lhs: count, rhs: value)
    case 2:
      return P.Comparison(
        lhs: P.Arithmetic(lhs: count, rhs: value, op: pick([.add, .subtract, .multiply])), rhs: other, op: op())
    case 3:
      return P.NotEqual(lhs: P.Arithmetic(lhs: small, rhs: P.Value(pick(Self.smalls)), op: .add), rhs: P.Value(pick(Self.smalls)))
    case 4: return P.Equal(lhs: P.IntRemainder(lhs: count, rhs: value), rhs: P.Value(pick([0, 1])))
    case 5: return P.Comparison(lhs: P.IntDivision(lhs: count, rhs: value), rhs: other, op: op())
    case 6: return P.Equal(lhs: optional, rhs: P.Value(maybe(Self.wholes)))
    case 7: return P.NotEqual(lhs: optional, rhs: P.Value(maybe(Self.wholes)))
    case 8: return P.Comparison(lhs: P.NilCoalesce(lhs: optional, rhs: value), rhs: other, op: op())
    case 9: return P.Comparison(lhs: P.ForcedUnwrap(optional), rhs: value, op: op())
    case 10: return P.SequenceContains(sequence: P.Value(some(Self.wholes + [3])), element: P.UnaryMinus(count))
    default: return P.RangeExpressionContains(range: P.Value(pick([0...3, -5...1, 2...2])), element: count)
    }
  }

  private mutating func floating(_ entry: P.Variable<Ledger.Entry>) -> Condition {
    let price = P.KeyPath(root: entry, keyPath: \Ledger.Entry.price),
      rating = P.KeyPath(root: entry, keyPath: \Ledger.Entry.rating)
    let value = P.Value(pick(Self.doubles)), other = P.Value(pick(Self.doubles))
    switch random.below(9) {
    case 0: return P.Comparison(lhs: price, rhs: value, op: op())
    case 1: return P.Equal(lhs: price, rhs: value)
    case 2: return P.NotEqual(lhs: price, rhs: value)
    case 3:
      return P.Comparison(
        lhs: P.Arithmetic(lhs: price, rhs: value, op: pick([.add, .subtract, .multiply])), rhs: other, op: op())
    case 4: return P.Comparison(lhs: P.FloatDivision(lhs: price, rhs: value), rhs: other, op: op())
    case 5: return P.Equal(lhs: rating, rhs: P.Value(maybe(Self.doubles)))
    case 6: return P.NotEqual(lhs: rating, rhs: P.Value(maybe(Self.doubles)))
    case 7:
      return P.Comparison(
        lhs: P.KeyPath(root: entry, keyPath: \Ledger.Entry.weight), rhs: P.Value(Float(pick(Self.doubles))), op: op())
    default: return P.Comparison(lhs: P.NilCoalesce(lhs: rating, rhs: value), rhs: other, op: op())
    }
  }

  private mutating func other(_ entry: P.Variable<Ledger.Entry>) -> Condition {
    let kind = P.KeyPath(root: entry, keyPath: \Ledger.Entry.kind), place = P.KeyPath(root: entry, keyPath: \Ledger.Entry.place)
    switch random.below(16) {
    case 0: return P.KeyPath(root: entry, keyPath: \Ledger.Entry.done)
    case 1: return P.Equal(lhs: P.KeyPath(root: entry, keyPath: \Ledger.Entry.flag), rhs: P.Value(maybe([true, false])))
    case 2: return P.NilCoalesce(lhs: P.KeyPath(root: entry, keyPath: \Ledger.Entry.flag), rhs: P.Value(pick([true, false])))
    case 3:
      return P.Comparison(lhs: P.KeyPath(root: entry, keyPath: \Ledger.Entry.date), rhs: P.Value(pick(Self.dates)), op: op())
    case 4: return P.NotEqual(lhs: P.KeyPath(root: entry, keyPath: \Ledger.Entry.due), rhs: P.Value(maybe(Self.dates)))
    case 5: return P.Equal(lhs: kind, rhs: P.Value(pick(Ledger.Kind.allCases)))
    case 6: return P.Equal(lhs: P.KeyPath(root: kind, keyPath: \Ledger.Kind.rawValue), rhs: P.Value(pick(["moved", "income"])))
    case 7:
      return P.NotEqual(lhs: P.KeyPath(root: entry, keyPath: \Ledger.Entry.kindMaybe), rhs: P.Value(maybe(Ledger.Kind.allCases)))
    case 8: return P.SequenceContains(sequence: P.Value(some(Ledger.Kind.allCases)), element: kind)
    case 9: return P.Equal(lhs: place, rhs: P.NilLiteral<Ledger.Place>())
    case 10:
      let floor:
        P.OptionalFlatMap<
          P.KeyPath<P.Variable<Ledger.Entry>, Ledger.Place?>, Ledger.Place, P.KeyPath<P.Variable<Ledger.Place>, Int>, Int
        > =
          P.OptionalFlatMap(place) { P.KeyPath(root: $0, keyPath: \Ledger.Place.floor) }
      return P.Equal(lhs: floor, rhs: P.Value(maybe([0, 1, 2])))
    case 13:
      return P.Comparison(lhs: P.KeyPath(root: entry, keyPath: \Ledger.Entry.cost), rhs: P.Value(pick(Self.decimals)), op: op())
    case 14: return P.Equal(lhs: P.KeyPath(root: entry, keyPath: \Ledger.Entry.cost), rhs: P.Value(pick(Self.decimals)))
    case 15:
      return P.Comparison(
        lhs: P.KeyPath(root: entry, keyPath: \Ledger.Entry.rank), rhs: P.Value(pick(Ledger.Rank.allCases)), op: op())
    case 11:
      return P.SequenceContains(
        sequence: P.KeyPath(root: entry, keyPath: \Ledger.Entry.words), element: P.Value(pick(Self.texts)))
    default: return P.Equal(lhs: P.KeyPath(root: entry, keyPath: \Ledger.Entry.shortName), rhs: P.Value(pick(["a", "e", ""])))
    }
  }

  private mutating func relation(_ entry: P.Variable<Ledger.Entry>) -> Condition {
    let folder = P.KeyPath(root: entry, keyPath: \Ledger.Entry.folder)
    let size = P.Value(pick([0, 1, 2]))
    typealias Path = P.KeyPath<P.Variable<Ledger.Entry>, Ledger.Folder?>
    switch random.below(8) {
    case 0: return P.Equal(lhs: folder, rhs: P.NilLiteral<Ledger.Folder>())
    case 1:
      let title: P.OptionalFlatMap<Path, Ledger.Folder, P.KeyPath<P.Variable<Ledger.Folder>, String>, String> =
        P.OptionalFlatMap(folder) { P.KeyPath(root: $0, keyPath: \Ledger.Folder.title) }
      return P.NotEqual(lhs: title, rhs: P.Value(maybe(Self.texts)))
    case 2:
      let bigger:
        P.OptionalFlatMap<Path, Ledger.Folder, P.Comparison<P.KeyPath<P.Variable<Ledger.Folder>, Int>, P.Value<Int>>, Bool> =
          P.OptionalFlatMap(folder) {
            P.Comparison(lhs: P.KeyPath(root: $0, keyPath: \Ledger.Folder.size), rhs: size, op: .greaterThan)
          }
      return P.NilCoalesce(lhs: bigger, rhs: P.Value(pick([true, false])))
    case 3:
      let other:
        P.OptionalFlatMap<Path, Ledger.Folder, P.NotEqual<P.KeyPath<P.Variable<Ledger.Folder>, Int?>, P.Value<Int?>>, Bool> =
          P.OptionalFlatMap(folder) { P.NotEqual(lhs: P.KeyPath(root: $0, keyPath: \Ledger.Folder.limit), rhs: P.Value(2)) }
      return P.NilCoalesce(lhs: other, rhs: P.Value(pick([true, false])))
    case 4:
      return P.Equal(
        lhs: P.KeyPath(root: P.ForcedUnwrap(folder), keyPath: \Ledger.Folder.title), rhs: P.Value(pick(Self.texts)))
    case 5:
      let parent: P.OptionalFlatMap<Path, Ledger.Folder, P.KeyPath<P.Variable<Ledger.Folder>, Ledger.Folder?>, Ledger.Folder> =
        P.OptionalFlatMap(folder) { P.KeyPath(root: $0, keyPath: \Ledger.Folder.parent) }
      return P.Equal(lhs: parent, rhs: P.NilLiteral<Ledger.Folder>())
    case 6:
      let limit: P.OptionalFlatMap<Path, Ledger.Folder, P.KeyPath<P.Variable<Ledger.Folder>, Int?>, Int> =
        P.OptionalFlatMap(folder) { P.KeyPath(root: $0, keyPath: \Ledger.Folder.limit) }
      return P.Equal(lhs: limit, rhs: P.Value(maybe([0, 1, 2])))
    default:
      let entries:
        P.OptionalFlatMap<Path, Ledger.Folder, P.KeyPath<P.KeyPath<P.Variable<Ledger.Folder>, [Ledger.Entry]>, Int>, Int> =
          P.OptionalFlatMap(folder) {
            P.KeyPath(root: P.KeyPath(root: $0, keyPath: \Ledger.Folder.entries), keyPath: \[Ledger.Entry].count)
          }
      return P.Comparison(lhs: P.NilCoalesce(lhs: entries, rhs: size), rhs: P.Value(pick([0, 1, 2])), op: op())
    }
  }

  private mutating func many(_ entry: P.Variable<Ledger.Entry>) -> Condition {
    let marks = P.KeyPath(root: entry, keyPath: \Ledger.Entry.marks)
    let level = P.Value(pick([0, 1, 2])), text = P.Value(pick(Self.texts))
    switch random.below(6) {
    case 0: return P.Comparison(lhs: P.KeyPath(root: marks, keyPath: \[Ledger.Mark].count), rhs: level, op: op())
    case 1: return P.KeyPath(root: marks, keyPath: \[Ledger.Mark].isEmpty)
    case 2: return P.SequenceContainsWhere(marks) { P.Equal(lhs: P.KeyPath(root: $0, keyPath: \Ledger.Mark.level), rhs: level) }
    case 3: return P.SequenceAllSatisfy(marks) { P.NotEqual(lhs: P.KeyPath(root: $0, keyPath: \Ledger.Mark.text), rhs: text) }
    case 4:
      let filtered = P.Filter(marks) {
        P.StringLocalizedStandardContains(root: P.KeyPath(root: $0, keyPath: \Ledger.Mark.text), other: text)
      }
      return P.Comparison(lhs: P.KeyPath(root: filtered, keyPath: \[Ledger.Mark].count), rhs: level, op: op())
    default:
      return P.SequenceContainsWhere(marks) { mark in
        P.SequenceContainsWhere(P.KeyPath(root: mark, keyPath: \Ledger.Mark.entries)) {
          P.Comparison(
            lhs: P.KeyPath(root: $0, keyPath: \Ledger.Entry.small), rhs: P.KeyPath(root: entry, keyPath: \Ledger.Entry.small),
            op: .lessThan)
        }
      }
    }
  }

  private static func negation(_ condition: Condition) -> Condition {
    func open(_ inner: some StandardPredicateExpression<Bool>) -> Condition { P.Negation(inner) }
    return open(condition)
  }

  private static func conjunction(_ first: Condition, _ second: Condition) -> Condition {
    func open(_ lhs: some StandardPredicateExpression<Bool>, _ rhs: some StandardPredicateExpression<Bool>) -> Condition {
      P.Conjunction(lhs: lhs, rhs: rhs)
    }
    return open(first, second)
  }

  private static func disjunction(_ first: Condition, _ second: Condition) -> Condition {
    func open(_ lhs: some StandardPredicateExpression<Bool>, _ rhs: some StandardPredicateExpression<Bool>) -> Condition {
      P.Disjunction(lhs: lhs, rhs: rhs)
    }
    return open(first, second)
  }

  private static func conditional(_ test: Condition, _ first: Condition, _ second: Condition) -> Condition {
    func open(
      _ test: some StandardPredicateExpression<Bool>, _ lhs: some StandardPredicateExpression<Bool>,
      _ rhs: some StandardPredicateExpression<Bool>
    ) -> Condition { P.Conditional(test: test, trueBranch: lhs, falseBranch: rhs) }
    return open(test, first, second)
  }
}
