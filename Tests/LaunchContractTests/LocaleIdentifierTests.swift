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
}
