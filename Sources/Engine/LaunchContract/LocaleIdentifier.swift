/// A language with an optional script and region: `ja`, `ja_JP`, `zh-Hant_TW`, `es_419`.
package struct LocaleIdentifier: LaunchValue {
  package let text: String

  package static let rule = "a language with an optional region, such as ja_JP"

  package init?(text: String) {
    guard text.wholeMatch(of: /[a-z]{2,3}([-_][A-Z][a-z]{3})?([-_]([A-Z]{2}|[0-9]{3}))?/) != nil else { return nil }
    self.text = text
  }
}

extension LocaleIdentifier {
  /// The language of an iPhone that nobody has set up: for who asks for none and has none.
  package static let standard = "en_US"

  /// The person's language, and the region by whose customs they write numbers and dates, as C programs find them in an
  /// environment; `nil` where it has none, or that of programs (`C`, `POSIX`).
  ///
  /// `LANG=en_US.UTF-8` with `LC_TIME=de_DE.UTF-8` is English as it is written in Germany, `en_DE`.
  package init?(environment: [String: String]) {
    func value(_ category: String) -> Substring? {
      let names = ["LC_ALL", category, "LANG"]
      // After the region come the encoding and a variant: `de_DE.UTF-8`, `ca_ES@valencia`.
      return names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }?.prefix { $0 != "." && $0 != "@" }
    }
    guard let named = value("LC_MESSAGES"), let language = Self(text: String(named)) else { return nil }
    guard let region = value("LC_TIME").flatMap({ Self(text: String($0)) })?.region else {
      self = language
      return
    }
    self.init(text: language.text.dropLast(language.region.map { $0.count + 1 } ?? 0) + "_" + region)
  }

  /// The part that names a region; `nil` where there is none.
  private var region: Substring? {
    let parts = text.split { "-_".contains($0) }
    guard parts.count > 1, let last = parts.last, last.count != 4 else { return nil }
    return last
  }
}
