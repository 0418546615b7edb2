import Foundation
import Testing

@testable import SnapshotTesting

@Suite("Dumps")
struct DumpTests {
  struct Ticket {
    var zone = "A"
    var cents = 250
    var stops: [String] = ["Harbour", "Mill"]
    var discount: Double?
    var kind = Kind.single
  }
  enum Kind { case single, group(size: Int) }
  final class Station {
    var name = "Mill"
    var next: Station?
  }
  struct Zone: AnySnapshotStringConvertible, Hashable {
    var letter: String
    var snapshotDescription: String { "zone \(letter)" }
  }
  struct Line: AnySnapshotStringConvertible {
    static let renderChildren = true
    var stops = 3
    var snapshotDescription: String { "line" }
  }
  struct Named: CustomStringConvertible {
    var inner = 1
    var description: String { "named" }
  }

  private func dump(_ value: Any) -> String { DumpText(of: value).text }

  @Test("a structure shows its parts in the order of their names")
  func structure() {
    #expect(
      dump(Ticket()) == """
        ▿ Ticket
          - cents: 250
          - discount: Optional<Double>.none
          - kind: Kind.single
          ▿ stops: 2 elements
            - "Harbour"
            - "Mill"
          - zone: "A"

        """)
  }

  @Test("cases, optionals, tuples and collections show what is in them")
  func values() {
    #expect(dump(Kind.group(size: 3)) == "▿ Kind\n  ▿ group: (1 element)\n    - size: 3\n")
    #expect(dump(Optional(5) as Any) == "▿ Optional<Int>\n  - some: 5\n")
    #expect(dump((1, b: "x")) == "▿ (2 elements)\n  - .0: 1\n  - b: \"x\"\n")
    #expect(dump([Int]()) == "- 0 elements\n" && dump([7]) == "▿ 1 element\n  - 7\n")
    #expect(dump(["b": 2, "a": 1]).hasPrefix("▿ 2 key/value pairs\n  ▿ (2 elements)\n    - key: \"a\"\n    - value: 1\n"))
    #expect(dump(Set([Zone(letter: "b"), Zone(letter: "a")])) == "▿ 2 members\n  - zone a\n  - zone b\n")
  }

  @Test("types may say themselves how they show")
  func own() {
    #expect(dump(Line()) == "▿ line\n  - stops: 3\n" && dump(Named()) == "▿ named\n  - inner: 1\n")
    #expect(dump(Character("a")) == "- \"a\"\n" && dump("ab".prefix(1)) == "- \"a\"\n" && dump(Data([1])) == "- 1 bytes\n")
    #expect(dump(Date(timeIntervalSinceReferenceDate: 0)) == "- 2001-01-01T00:00:00Z\n")
    #expect(dump(URL(filePath: "/a")) == "- file:///a\n")
    #expect(DumpText.withoutAddresses("<Station: 0x7f00a1>") == "<Station>")
    #expect(!dump(NSObject()).contains("0x"))
  }

  @Test("objects that lead back to themselves end")
  func circles() {
    let (one, other) = (Station(), Station())
    (one.next, other.next) = (other, one)
    #expect(dump(one).contains("circular reference detected"))
    // Twice beside each other is no circle.
    let alone = Station()
    #expect(!dump([alone, alone]).contains("circular"))
    one.next = nil
  }
}
