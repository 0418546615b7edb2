/// A language with an optional script and region: `ja`, `ja_JP`, `zh-Hant_TW`, `es_419`.
package struct LocaleIdentifier: LaunchValue {
  package let text: String

  package static let rule = "a language with an optional region, such as ja_JP"

  package init?(text: String) {
    guard text.wholeMatch(of: /[a-z]{2,3}([-_][A-Z][a-z]{3})?([-_]([A-Z]{2}|[0-9]{3}))?/) != nil else { return nil }
    self.text = text
  }
}
