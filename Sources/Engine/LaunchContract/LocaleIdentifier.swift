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
    guard let language = Self.languages(environment: environment).first else { return nil }
    guard let region = Self.category("LC_TIME", in: environment)?.region else {
      self = language
      return
    }
    self.init(text: language.text.dropLast(language.region.map { $0.count + 1 } ?? 0) + "_" + region)
  }

  /// The languages that the person reads, the best first: those that `LANGUAGE` lists as for other programs (`de:fr`), before the
  /// one of messages; none where that is the one of programs.
  package static func languages(environment: [String: String]) -> [Self] {
    guard let named = category("LC_MESSAGES", in: environment) else { return [] }
    let listed = (environment["LANGUAGE"] ?? "").split(separator: ":").prefix(mostLanguages).compactMap { identifier(of: $0) }
    return (listed + [named]).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// More than anybody reads.
  private static let mostLanguages = 16

  /// What an environment says for a category, which `LC_ALL` displaces and `LANG` stands in for.
  private static func category(_ name: String, in environment: [String: String]) -> Self? {
    ["LC_ALL", name, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }.flatMap { identifier(of: $0[...]) }
  }

  /// After the region come the encoding and a variant: `de_DE.UTF-8`, `ca_ES@valencia`.
  private static func identifier(of value: Substring) -> Self? { Self(text: String(value.prefix { $0 != "." && $0 != "@" })) }

  /// The part that names a region; `nil` where there is none.
  private var region: Substring? {
    let parts = text.split { "-_".contains($0) }
    guard parts.count > 1, let last = parts.last, last.count != 4 else { return nil }
    return last
  }
}
