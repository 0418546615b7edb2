/// Looks words up in dictionaries of languages.
package protocol SpellChecker: AnyObject {
  /// The languages that there are dictionaries for, as "en_US", in order of their names.
  var languages: [String] { get }
  /// Whether a word is spelled as a language has it; `nil` where there is no dictionary of the language.
  func isCorrect(_ word: String, in language: String) -> Bool?
  /// What a word that is not spelled so may have been meant to be, the likeliest first.
  func guesses(for word: String, in language: String) -> [String]
}
