import Foundation

/// A text as it is found in a table, or as it says itself.
struct LocalizedText {
  private let template: FormatTemplate?
  private let plain: String
  private let arguments: [String.LocalizationValue.Argument]
  private let locale: Locale

  init(_ key: String, _ value: String.LocalizationValue, table: String?, bundle: Bundle?, locale: Locale) {
    let found = LocalizedTables.text(for: key, table: table, bundle: bundle ?? .main, locale: locale)
    let text = found?.text ?? TableText(value.key)
    (arguments, self.locale) = (value.arguments, locale)
    // What has none of its values is a format for who has them.
    let isOpen = arguments.isEmpty ? text.hasVariables : arguments.allSatisfy(\.isPlaceholder)
    if isOpen, let found { plain = IssuedFormats.issue(found) } else { plain = text.format }
    guard !isOpen, value.isFormat || text.hasVariables else {
      template = nil
      return
    }
    template = FormatTemplate(text, values: arguments.map { $0.value(in: locale) }, language: found?.language ?? "en")
  }

  init(_ resource: LocalizedStringResource, replacements: [any CVarArg] = []) {
    let bundle: Bundle? =
      switch resource.bundle {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    let value = resource.defaultValue.replacingPlaceholders(by: replacements)
    self.init(resource.key, value, table: resource.table, bundle: bundle, locale: resource.locale)
  }

  /// The text with its values.
  var string: String { template?.string(locale: locale) ?? plain }

  /// The text with its values, and with what Markdown says of it.
  func attributed(by markdown: (@Sendable (String) -> AttributedString)?) -> AttributedString {
    guard let template else { return markdown?(plain) ?? AttributedString(plain) }
    // What is in a value is no Markdown, so the text is read with marks in the places of values.
    let marked = template.string(locale: locale) { ValueMark.text(of: $0) }
    var result = markdown?(marked) ?? AttributedString(marked)
    for mark in ValueMark.all(in: result).reversed() where arguments.indices.contains(mark.index) {
      var part: AttributedString
      if case .attributed(let string) = arguments[mark.index] {
        part = string
      } else if case .string(let string) = arguments[mark.index].value(in: locale) {
        part = AttributedString(string)
      } else {
        continue
      }
      let surroundings = result[mark.range].runs.first?.attributes ?? AttributeContainer()
      part.mergeAttributes(surroundings, mergePolicy: .keepCurrent)
      result.replaceSubrange(mark.range, with: part)
    }
    return result
  }
}

/// The place of a value in a text, between the characters that anchor annotations, which texts do not have.
private struct ValueMark {
  private static let start: Character = "\u{FFF9}"
  private static let end: Character = "\u{FFFB}"

  let index: Int
  let range: Range<AttributedString.Index>

  static func text(of index: Int) -> String { "\(start)\(index)\(end)" }

  /// The marks of a text, from its beginning on.
  static func all(in text: AttributedString) -> [ValueMark] {
    let characters = text.characters
    var marks: [ValueMark] = []
    var from: AttributedString.Index?
    for place in characters.indices {
      if characters[place] == start { from = place }
      guard characters[place] == end, let begin = from else { continue }
      from = nil
      guard let index = Int(String(characters[characters.index(after: begin)..<place])) else { continue }
      marks.append(ValueMark(index: index, range: begin..<characters.index(after: place)))
    }
    return marks
  }
}
