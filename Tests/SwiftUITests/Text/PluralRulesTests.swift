import FoundationAdditions
import Testing

@Suite("Plural rules") struct PluralRulesTests {
  /// Numbers of each form in languages of all kinds, by CLDR's table.
  private static let facts: [(language: String, numbers: [PluralCategory: [Double]])] = [
    ("en", [.one: [1], .other: [0, 2, 5, 11, 21, 1.5]]), ("de", [.one: [1], .other: [0, 2, 21, 0.5]]),
    ("nl", [.one: [1], .other: [0, 2]]), ("sv", [.one: [1], .other: [0, 2]]), ("nb", [.one: [1], .other: [0, 2, 1.5]]),
    ("da", [.one: [1, 0.5], .other: [0, 2]]), ("fi", [.one: [1], .other: [0, 2]]), ("hu", [.one: [1], .other: [0, 2]]),
    ("tr", [.one: [1], .other: [0, 2]]), ("el", [.one: [1], .other: [0, 2]]), ("bg", [.one: [1], .other: [0, 2, 21]]),
    ("fr", [.one: [0, 1, 1.5], .other: [2, 5, 100], .many: [1_000_000]]),
    ("es", [.one: [1], .other: [0, 2, 1.5], .many: [1_000_000]]), ("it", [.one: [1], .other: [0, 2], .many: [1_000_000]]),
    ("pt-BR", [.one: [0, 1, 1.5], .other: [2, 5], .many: [1_000_000]]), ("pt-PT", [.one: [1], .other: [0, 2, 1.5]]),
    ("ca", [.one: [1], .other: [0, 2]]), ("ro", [.one: [1], .few: [0, 2, 19, 101], .other: [20, 100]]),
    ("ru", [.one: [1, 21, 101], .few: [2, 4, 22, 104], .many: [0, 5, 11, 12, 14, 20, 111], .other: [1.5]]),
    ("uk", [.one: [1, 21], .few: [3, 33], .many: [0, 5, 11], .other: [0.5]]),
    ("be", [.one: [1, 21], .few: [2, 24], .many: [0, 5, 12]]),
    ("pl", [.one: [1], .few: [2, 3, 4, 22], .many: [0, 5, 12, 21, 112], .other: [1.5]]),
    ("cs", [.one: [1], .few: [2, 3, 4], .other: [0, 5, 22], .many: [1.5]]),
    ("sk", [.one: [1], .few: [2, 4], .other: [0, 5], .many: [0.5]]),
    ("hr", [.one: [1, 21], .few: [2, 34], .other: [0, 5, 11, 12]]), ("sr", [.one: [1, 101], .few: [2, 22], .other: [0, 11]]),
    ("bs", [.one: [1], .few: [3], .other: [5, 12]]),
    ("sl", [.one: [1, 101], .two: [2, 102], .few: [3, 4, 1.5], .other: [0, 5, 11]]),
    ("lt", [.one: [1, 21], .few: [2, 9, 22], .other: [0, 10, 11, 20], .many: [1.5]]),
    ("lv", [.zero: [0, 10, 11, 20], .one: [1, 21], .other: [2, 22]]), ("et", [.one: [1], .other: [0, 2]]),
    ("ar", [.zero: [0], .one: [1], .two: [2], .few: [3, 10, 103], .many: [11, 99, 111], .other: [100, 102, 1.5]]),
    ("he", [.one: [1], .two: [2], .other: [0, 3, 20]]), ("fa", [.one: [0, 1], .other: [2]]),
    ("ur", [.one: [1], .other: [0, 2]]),
    ("hi", [.one: [0, 1, 0.5], .other: [2]]), ("bn", [.one: [0, 1], .other: [2]]), ("ta", [.one: [1], .other: [0, 2]]),
    ("ga", [.one: [1], .two: [2], .few: [3, 6], .many: [7, 10], .other: [0, 11]]),
    ("gd", [.one: [1, 11], .two: [2, 12], .few: [3, 13], .other: [0, 20]]),
    ("cy", [.zero: [0], .one: [1], .two: [2], .few: [3], .many: [6], .other: [4, 5, 7]]),
    ("br", [.one: [1, 21], .two: [2, 22], .few: [3, 9], .other: [0, 11]]),
    ("mt", [.one: [1], .two: [2], .few: [0, 3, 10], .many: [11, 19], .other: [20]]),
    ("is", [.one: [1, 21], .other: [0, 2, 11]]), ("mk", [.one: [1, 21], .other: [2, 11]]),
    ("fil", [.one: [1, 2, 3, 5], .other: [4, 6, 9]]),
    ("ja", [.other: [0, 1, 2, 1.5]]), ("zh-Hans", [.other: [0, 1, 2]]), ("zh-Hant", [.other: [0, 1]]),
    ("ko", [.other: [0, 1, 2]]),
    ("vi", [.other: [0, 1]]), ("th", [.other: [0, 1]]), ("id", [.other: [0, 1]]), ("ms", [.other: [0, 1]]),
    ("sw", [.one: [1], .other: [0, 2]]), ("am", [.one: [0, 1], .other: [2]]), ("zu", [.one: [0, 1], .other: [2]]),
    ("ka", [.one: [1], .other: [0, 2]]), ("hy", [.one: [0, 1, 1.5], .other: [2]]), ("kk", [.one: [1], .other: [0, 2]]),
    ("eu", [.one: [1], .other: [0, 2]]), ("gl", [.one: [1], .other: [0, 2]]), ("sq", [.one: [1], .other: [0, 2]]),
  ]

  @Test("each language has the forms of its numbers", arguments: facts.indices)
  func languages(index: Int) {
    let (language, numbers) = Self.facts[index]
    for (category, examples) in numbers {
      for number in examples {
        #expect(PluralRules.category(of: number, language: language) == category, "\(number) in \(language)")
      }
    }
  }

  @Test("a number below zero is like its opposite; of what is no number, and in no language, there is one form")
  func others() {
    #expect(PluralRules.category(of: -1, language: "en") == .one && PluralRules.category(of: -3, language: "ru") == .few)
    for number in [Double.nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude] {
      #expect(PluralRules.category(of: number, language: "en") == .other)
    }
    for language in ["", "xx", "english", String(repeating: "a", count: 5_000), "en_US@x=y", "💥"] {
      #expect(PluralCategory.allCases.contains(PluralRules.category(of: 1, language: language)))
    }
    #expect(PluralRules.category(of: 1, language: "en_US") == .one && PluralRules.category(of: 5, language: "ru_RU") == .many)
  }
}
