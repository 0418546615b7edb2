import SpellChecking
import Testing

@Suite("Spelling by Enchant")
struct EnchantSpellingTests {
  @Test("a language without a dictionary has no answer, whether or not the library is installed")
  func unknown() {
    let spelling = EnchantSpelling()
    #expect(spelling.isCorrect("town", in: "xx_XX") == nil && spelling.guesses(for: "twon", in: "xx_XX").isEmpty)
    #expect(spelling.languages == spelling.languages.sorted() && !spelling.languages.contains("xx_XX"))
  }

  @Test("a language that has one knows what is no word of it")
  func known() {
    let spelling = EnchantSpelling()
    guard let language = spelling.languages.first(where: { $0.hasPrefix("en") }) else {
      // Without a dictionary of English nothing is held against any word of it.
      return #expect(spelling.isCorrect("xqzvw", in: "en") == nil)
    }
    #expect(spelling.isCorrect("xqzvw", in: language) == false && spelling.isCorrect("town", in: "en") == true)
    #expect(spelling.isCorrect(String(repeating: "a", count: 10_000), in: language) == true)
  }
}
