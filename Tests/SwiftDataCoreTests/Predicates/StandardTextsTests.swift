import Foundation
import FoundationAdditions
import SeededNumbers
import Testing

@Suite("Texts as people order and search them") struct StandardTextsTests {
  @Test(
    "get the same answer by the short way as from Foundation",
    arguments: ["abcABCxyz", "abAB 012", "aZ -_.,;\"'~", "ab019é\r\n\tかが"])
  func agreement(letters: String) {
    var random = SplitMix(seed: 5)
    let letters = Array(letters)
    func text() -> String { String((0..<random.below(6)).map { _ in letters[random.below(letters.count)] }) }
    for _ in 0..<1500 {
      let start = random.below(2) == 0 ? text() : ""
      let first = start + text(), second = start + text()
      #expect(StandardTexts.compare(first, second) == first.localizedStandardCompare(second), "\(first) \(second)")
      let part = text()
      #expect(StandardTexts.contains(first, part) == first.localizedStandardContains(part), "\(first) \(part)")
    }
  }
}
