import LaunchContract
import Testing

@Suite("The person's language in an environment") struct LocaleIdentifierTests {
  @Test(
    "is that of messages, with the region of dates",
    arguments: [
      ([:], nil), (["LANG": ""], nil), (["LANG": "C.UTF-8"], nil), (["LANG": "POSIX"], nil),
      (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "ca_ES@valencia"], "ca_ES"), (["LANG": "eo"], "eo"),
      (["LANG": "de_DE.UTF-8", "LC_ALL": "ja_JP.UTF-8"], "ja_JP"), (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], nil),
      (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"], "en_DE"),
      (["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"], "en_DE"), (["LANG": "en_US.UTF-8", "LC_TIME": "C"], "en_US"),
      (["LANG": "zh-Hant_TW", "LC_TIME": "ja_JP"], "zh-Hant_JP"), (["LANG": "eo", "LC_TIME": "de_DE"], "eo_DE"),
      (["LANG": "de_DE.UTF-8", "LC_TIME": "eo"], "de_DE"), (["LANG": "en_US; rm"], nil),
    ] as [([String: String], String?)])
  func environment(_ environment: [String: String], expected: String?) {
    #expect(LocaleIdentifier(environment: environment)?.text == expected)
  }

  @Test(
    "are several where LANGUAGE lists them, before that of messages",
    arguments: [
      (["LANG": "en_US.UTF-8", "LANGUAGE": "de:fr_CA:en"], ["de", "fr_CA", "en", "en_US"], "de_US"),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "de_DE:de"], ["de_DE", "de"], "de_DE"),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "xyz_9::ja.UTF-8:"], ["ja", "de_DE"], "ja_DE"),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": ""], ["de_DE"], "de_DE"),
      // Who asks for the language of programs reads no other.
      (["LANG": "C.UTF-8", "LANGUAGE": "de"], [], nil), (["LC_ALL": "C", "LANG": "de_DE", "LANGUAGE": "de"], [], nil),
      (["LANGUAGE": "de"], [], nil),
    ] as [([String: String], [String], String?)])
  func several(_ environment: [String: String], languages: [String], locale: String?) {
    #expect(LocaleIdentifier.languages(environment: environment).map(\.text) == languages)
    #expect(LocaleIdentifier(environment: environment)?.text == locale)
  }

  @Test("a list without an end is cut")
  func bounded() {
    let list = (0..<1_000).map { "d\(Character(Unicode.Scalar(UInt8(97 + $0 % 26))))_DE" }.joined(separator: ":")
    #expect(LocaleIdentifier.languages(environment: ["LANG": "en_US", "LANGUAGE": list]).count == 17)
  }
}
