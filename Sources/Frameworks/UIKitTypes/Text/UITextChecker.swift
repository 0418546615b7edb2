public import Foundation
import SwiftUICore

/// Finds words in texts that are not spelled as a language has them, and what they may have been meant to be.
///
/// It asks the dictionaries that the system has for Enchant (packages such as `hunspell-en-us`, with `libenchant-2-2`); a language
/// without one has no misspelled words.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  private var ignored: Set<String> = []
  private static let learnedKey = "UITextCheckerLearnedWords"

  /// Makes one that ignores no words.
  public override nonisolated init() { super.init() }

  /// The languages that there are dictionaries for, such as "en_US".
  open class var availableLanguages: [String] { EngineServices.current?.spelling?.languages ?? [] }

  /// The first word that is misspelled, from a place of a range on; a location of `NSNotFound` where there is none.
  ///
  /// Places count as in an `NSString`. With `wrapFlag` it looks from the beginning of the range on, too, up to that place.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let spelling = EngineServices.current?.spelling else { return none }
    let text = stringToCheck as NSString
    let range = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
    let misspelled = { (word: NSRange) in
      let word = text.substring(with: word)
      return !self.ignored.contains(word) && !Self.hasLearnedWord(word) && spelling.isCorrect(word, in: language) == false
    }
    let words = CheckedWords.ranges(in: stringToCheck).filter { NSIntersectionRange($0, range) == $0 && $0.length > 0 }
    if let found = words.first(where: { $0.location >= startingOffset && misspelled($0) }) { return found }
    guard wrapFlag else { return none }
    return words.first { $0.location < startingOffset && misspelled($0) } ?? none
  }

  /// What a word may have been meant to be, the likeliest first; `nil` where there is no dictionary of the language.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let (word, spelling) = word(range, in: string, language) else { return nil }
    return spelling.guesses(for: word, in: language)
  }

  /// Words that begin with a part of one, in order; `nil` where there is no dictionary of the language.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let (word, spelling) = word(range, in: string, language) else { return nil }
    let begin = word.lowercased()
    return spelling.guesses(for: word, in: language).filter { $0.lowercased().hasPrefix(begin) && $0.count > word.count }.sorted()
  }

  private func word(_ range: NSRange, in string: String, _ language: String) -> (String, any SpellChecker)? {
    let text = string as NSString
    guard range.location >= 0, range.length > 0, NSMaxRange(range) <= text.length,
      let spelling = EngineServices.current?.spelling, spelling.isCorrect("a", in: language) != nil
    else { return nil }
    return (text.substring(with: range), spelling)
  }

  // MARK: Words that count as right

  /// Lets a word count as right in this checker.
  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }
  /// The words that count as right in this checker.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }
  /// Lets a word count as right in the app from now on, also after the next start.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Forgets a word that was learned.
  open class func unlearnWord(_ word: String) { learned.remove(word) }

  private class var learned: Set<String> {
    get { Set(UserDefaults.standard.stringArray(forKey: learnedKey) ?? []) }
    set { UserDefaults.standard.set(newValue.sorted(), forKey: learnedKey) }
  }
}

/// The words of a text that can be looked up: letters, with apostrophes between them; what has digits is none.
private enum CheckedWords {
  static func ranges(in text: String) -> [NSRange] {
    var ranges: [NSRange] = []
    var (start, length, place, hasDigits) = (0, 0, 0, false)
    let end = {
      // An apostrophe at the end is a quotation mark.
      if length > 0, !hasDigits { ranges.append(NSRange(location: start, length: length)) }
      (length, hasDigits) = (0, false)
    }
    for character in text {
      let units = character.utf16.count
      if character.isLetter || character.isNumber {
        if length == 0 { start = place }
        length = place + units - start
        if character.isNumber { hasDigits = true }
      } else if !(character == "'" || character == "\u{2019}") || length == 0 || start + length != place {
        end()
      }
      place += units
    }
    end()
    return ranges
  }
}
