import Foundation
import FoundationAdditions
import Testing

@Suite("Predicates of texts") struct FoundationExpressionTests {
  private struct Person {
    var name: String
  }

  @Test("search and compare as Foundation does elsewhere") func macros() throws {
    let search = "MULL", same = ComparisonResult.orderedSame, before = ComparisonResult.orderedAscending
    let people = ["Müller", "Muller", "Maier"].map(Person.init)
    func names(_ predicate: Predicate<Person>) throws -> [String] { try people.filter(predicate.evaluate).map(\.name) }
    #expect(try names(#Predicate { $0.name.localizedStandardContains(search) }) == ["Müller", "Muller"])
    #expect(try names(#Predicate { $0.name.caseInsensitiveCompare("muller") == same }) == ["Muller"])
    #expect(try names(#Predicate { $0.name.localizedCompare("Mb") == before }) == ["Maier"])
  }

  @Test("are written and read again") func coding() throws {
    func again<E: PredicateExpression & Codable>(_ expression: E) throws -> E.Output {
      try JSONDecoder().decode(E.self, from: JSONEncoder().encode(expression)).evaluate(PredicateBindings())
    }
    typealias P = PredicateExpressions
    let first = P.Value("Ärger"), second = P.Value("arger")
    #expect(try again(P.StringLocalizedStandardContains(root: first, other: second)))
    #expect(try again(P.StringLocalizedCompare(root: first, other: second)) == "Ärger".localizedCompare("arger"))
    #expect(try again(P.StringCaseInsensitiveCompare(root: second, other: P.Value("ARGER"))) == .orderedSame)
  }

  @Test("are ordered by key path comparators, too") func comparators() {
    let people = ["10", "b", "9", "A"].map(Person.init)
    #expect(people.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard)).map(\.name) == ["9", "10", "A", "b"])
    #expect(people.sorted(using: [SortDescriptor(\.name, order: .reverse)]).map(\.name) == ["b", "A", "10", "9"])
    let standard: _StandardText = "a"._standardText, localized: _LocalizedText = "a"._localizedText
    #expect(standard < "B"._standardText && localized == "a"._localizedText)
  }
}
