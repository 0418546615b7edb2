import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("UIKit's spelling") @MainActor
struct UITextCheckerTests {
  private final class Words: SpellChecker {
    var languages: [String] { ["en_US"] }
    func isCorrect(_ word: String, in language: String) -> Bool? {
      language == "en_US" ? ["a", "the", "don't", "town"].contains(word.lowercased()) : nil
    }
    func guesses(for word: String, in language: String) -> [String] { ["town", "torn", "townhall"] }
  }

  private func within(_ words: (any SpellChecker)? = Words(), _ run: () throws -> Void) rethrows {
    let screen = Screen { EmptyView() }
    screen.engine.services.spelling = words
    try screen.withServices(run)
  }

  private func first(
    _ text: String, in range: NSRange? = nil, from start: Int = 0, wrap: Bool = false, language: String = "en_US",
    _ checker: UITextChecker = UITextChecker()
  ) -> NSRange {
    let all = NSRange(location: 0, length: (text as NSString).length)
    return checker.rangeOfMisspelledWord(in: text, range: range ?? all, startingAt: start, wrap: wrap, language: language)
  }

  @Test("finds the first wrong word from a place on, counted as in an NSString, and goes around where it is told to")
  func finding() {
    within {
      #expect(first("the twon don't") == NSRange(location: 4, length: 4))
      #expect(first("🙂 the twon") == NSRange(location: 7, length: 4))
      #expect(first("the 'twon'") == NSRange(location: 5, length: 4))
      #expect(first("the town").location == NSNotFound && first("").location == NSNotFound)
      #expect(first("twon the", from: 4).location == NSNotFound)
      #expect(first("twon the", from: 4, wrap: true) == NSRange(location: 0, length: 4))
      #expect(first("twon the", in: NSRange(location: 5, length: 3)).location == NSNotFound)
      #expect(first("a1b2 the").location == NSNotFound)
    }
  }

  @Test("a language without a dictionary has no wrong words, and no guesses")
  func unknown() {
    within {
      #expect(first("twon", language: "xx").location == NSNotFound)
      let range = NSRange(location: 0, length: 4)
      #expect(UITextChecker().guesses(forWordRange: range, in: "twon", language: "xx") == nil)
      #expect(UITextChecker().guesses(forWordRange: range, in: "twon", language: "en_US") == ["town", "torn", "townhall"])
      #expect(UITextChecker().completions(forPartialWordRange: range, in: "town", language: "en_US") == ["townhall"])
      #expect(UITextChecker().guesses(forWordRange: NSRange(location: 3, length: 4), in: "twon", language: "en_US") == nil)
      #expect(UITextChecker.availableLanguages == ["en_US"])
    }
    within(nil) { #expect(first("twon").location == NSNotFound && UITextChecker.availableLanguages.isEmpty) }
  }

  @Test("words are ignored by one checker, and learned by all")
  func ignoring() {
    within {
      let checker = UITextChecker()
      checker.ignoreWord("twon")
      #expect(first("twon", checker).location == NSNotFound && checker.ignoredWords == ["twon"] && first("twon").location == 0)
      checker.ignoredWords = nil
      #expect(first("twon", checker).location == 0)
      UITextChecker.learnWord("qqtwonqq")
      #expect(UITextChecker.hasLearnedWord("qqtwonqq") && first("qqtwonqq").location == NSNotFound)
      UITextChecker.unlearnWord("qqtwonqq")
      #expect(!UITextChecker.hasLearnedWord("qqtwonqq") && first("qqtwonqq").location == 0)
    }
  }
}
