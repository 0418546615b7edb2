import SeededNumbers
import Testing

@testable import SnapshotTesting

@Suite("Differences of texts")
struct LineDifferenceTests {
  @Test(
    "show what went and came, with four lines around",
    arguments: [
      ("a\nb\nc", "a\nB\nc", "@@ −1,3 +1,3 @@\n\u{2007}a\n−b\n+B\n\u{2007}c"),
      ("a", "a\nb", "@@ −1,1 +1,2 @@\n\u{2007}a\n+b"), ("a\nb", "b", "@@ −1,2 +1,1 @@\n−a\n\u{2007}b"),
      ("", "a ", "@@ −1,1 +1,1 @@\n−\n+a ¬"),
      (
        "1\n2\n3\n4\n5\n6\n7", "1\n2\n3\n4\n5\n6\nseven",
        "@@ −3,5 +3,5 @@\n\u{2007}3\n\u{2007}4\n\u{2007}5\n\u{2007}6\n−7\n+seven"
      ),
    ])
  func patches(old: String, new: String, patch: String) {
    #expect(LineDifference(old, new).patch == patch)
  }

  @Test("changes far from each other are parts of their own")
  func parts() {
    let old = (1...30).map(String.init)
    var new = old
    (new[2], new[25]) = ("x", "y")
    let patch = LineDifference(old.joined(separator: "\n"), new.joined(separator: "\n")).patch
    #expect(patch.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ −1,7 +1,7 @@", "@@ −22,9 +22,9 @@"])
  }

  @Test("both texts can be read from the lines of any two")
  func both() {
    for seed in UInt64(1)...40 {
      var numbers = SplitMix(seed: seed)
      func text() -> String {
        (0..<Int.random(in: 0..<12, using: &numbers)).map { _ in ["a", "b", "c", ""].randomElement(using: &numbers) ?? "" }
          .joined(separator: "\n")
      }
      let (old, new) = (text(), text())
      let lines = LineDifference(old, new).lines
      #expect(lines.compactMap(\.inOld).joined(separator: "\n") == old, "seed \(seed)")
      #expect(lines.compactMap(\.inNew).joined(separator: "\n") == new, "seed \(seed)")
    }
  }

  @Test("texts with too many other lines are told as changed altogether, at once")
  func large() {
    let (old, new) = ((0..<3000).map { "a\($0)" }, (0..<3000).map { "b\($0)" })
    let difference = LineDifference((["x"] + old).joined(separator: "\n"), (["x"] + new).joined(separator: "\n"))
    #expect(difference.lines.count == 6001 && difference.lines[0] == .both("x"))
  }
}

extension LineDifference.Line {
  fileprivate var inOld: Substring? {
    switch self {
    case .both(let text), .old(let text): text
    case .new: nil
    }
  }
  fileprivate var inNew: Substring? {
    switch self {
    case .both(let text), .new(let text): text
    case .old: nil
    }
  }
}
