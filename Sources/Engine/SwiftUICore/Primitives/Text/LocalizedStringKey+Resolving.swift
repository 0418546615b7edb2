import Foundation
import FoundationAdditions

extension LocalizedStringKey {
  /// The parts of the text in a bundle's table, with the values inserted; without a parser Markdown is left as it is written.
  func resolve(table: String?, bundle: Bundle?, locale surroundings: Locale, markdown: (any MarkdownParser)?) -> [Segment] {
    let bundle = bundle ?? .main
    let locale = locale ?? surroundings
    let found = LocalizedTables.text(for: key, table: table, bundle: bundle, locale: locale)
    let text = found?.text ?? TableText(standIn ?? key)
    guard isFormat || text.hasVariables else {
      return Reading(text.format, locale, bundle, markdown).segments(of: text.format, in: self, agreeingWith: arguments)
    }
    // Most texts are plain formats, with nothing to choose.
    if !text.hasVariables {
      let reading = Reading(text.format, locale, bundle, markdown)
      let inserted = PlainFormat.string(text.format, arguments, locale: locale, marksStrings: reading.marksStrings)
      if let inserted { return reading.segments(of: inserted, in: self, agreeingWith: arguments) }
    }
    let template = FormatTemplate(text, values: arguments.map(\.formatValue), language: found?.language ?? "en")
    let reading = Reading(template.format, locale, bundle, markdown)
    var chosen = self
    chosen.arguments = template.order.map { arguments[$0] }
    let inserted =
      PlainFormat.string(template.format, chosen.arguments, locale: locale, marksStrings: reading.marksStrings)
      ?? Self.formatted(template.format, chosen.arguments, locale: locale, marksStrings: reading.marksStrings)
    return reading.segments(of: inserted, in: chosen, agreeingWith: arguments)
  }

  /// What Foundation makes of a format.
  static func formatted(_ format: String, _ arguments: [Argument], locale: Locale, marksStrings: Bool) -> String {
    String(format: format, locale: locale, arguments: arguments.enumerated().map { $1.value(at: $0, marksStrings: marksStrings) })
  }
}

/// How a text is read once its values stand in it.
private struct Reading {
  /// Who reads its Markdown; `nil` where it can have none.
  private let parser: (any MarkdownParser)?
  private let asksForGrammar: Bool
  private let locale: Locale
  private let bundle: Bundle

  init(_ format: String, _ locale: Locale, _ bundle: Bundle, _ markdown: (any MarkdownParser)?) {
    parser = LocalizedStringKey.mayHaveMarkup(format) ? markdown : nil
    asksForGrammar = InflectedText.isAsked(for: format)
    (self.locale, self.bundle) = (locale, bundle)
  }

  /// Whether strings are marked in the text, since what is in them is neither Markdown nor asks for grammar.
  var marksStrings: Bool { parser != nil || asksForGrammar }

  /// The parts of the text; words may agree with values that do not stand in it.
  func segments(
    of string: String, in key: LocalizedStringKey, agreeingWith values: [LocalizedStringKey.Argument]
  ) -> [LocalizedStringKey.Segment] {
    guard asksForGrammar else { return segments(of: string, in: key) }
    let language = LocalizedTables.language(of: bundle, locale: locale)
    var inflected = InflectedText(language: language, arguments: key.arguments, values: values)
    let words = inflected.resolve(string)
    var changed = key
    changed.arguments = inflected.arguments
    return segments(of: words, in: changed)
  }

  private func segments(of string: String, in key: LocalizedStringKey) -> [LocalizedStringKey.Segment] {
    guard let parser else { return key.segments(of: string) }
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    return key.segments(of: parser.parse(string, options: options, baseURL: nil))
  }
}
