public import Foundation

/// A text to be looked up in the app's string tables, with values to insert.
///
/// A literal with values is looked up by its format: `"\(name) of \(count)"` by `%@ of %lld`. A key that no table has shows as
/// it is.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key with a format specifier for each value, as it stands in string tables.
  let key: String
  private(set) var arguments: [Argument]
  /// Whether the key is a format, in which `%%` stands for a per cent sign.
  private let isFormat: Bool

  enum Argument: Equatable, Sendable {
    case string(String)
    /// A text with a look of its own, or an image.
    case text(Text)
    case integer(Int)
    case unsigned(UInt)
    case double(Double)

    /// What the format inserts for the argument of an index: a mark for a text, and for a string where Markdown is read.
    func value(at index: Int, marksStrings: Bool) -> any CVarArg {
      switch self {
      // Foundation's %@ takes objects, so strings travel as NSString.
      case .string(let string): NSString(string: marksStrings ? Marker.value(index) : string)
      case .text: NSString(string: Marker.value(index))
      case .integer(let number): number
      case .unsigned(let number): number
      case .double(let number): number
      }
    }
  }

  /// Creates a key from a string, which is looked up as it is.
  public init(_ value: String) {
    key = value
    arguments = []
    isFormat = false
  }
  /// Creates a key from a literal; the compiler calls it.
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates a key from the parts of a literal; the compiler calls it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    isFormat = true
  }

  /// Collects a literal's parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Begins an interpolation; the compiler calls it.
    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }
    /// Adds text as it stands in the source.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }
    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
    /// Adds a string; the key has `%@` in its place.
    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }
    /// Adds a value as it describes itself; the key has `%@` in its place.
    public mutating func appendInterpolation<Subject: CustomStringConvertible>(_ subject: Subject) {
      append("%@", .string(subject.description))
    }
    /// Adds a value as text; the key has `%@` in its place.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject) { append("%@", .string("\(subject)")) }
    /// Adds a number; the key has `%lld` in its place.
    public mutating func appendInterpolation(_ value: Int) { append("%lld", .integer(value)) }
    /// Adds a number; the key has `%llu` in its place.
    public mutating func appendInterpolation(_ value: UInt) { append("%llu", .unsigned(value)) }
    /// Adds a number; the key has `%lf` in its place.
    public mutating func appendInterpolation(_ value: Double) { append("%lf", .double(value)) }
    /// Adds a number; the key has `%f` in its place.
    public mutating func appendInterpolation(_ value: Float) { append("%f", .double(Double(value))) }
    /// Adds a number; the key has `%lf` in its place.
    public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .double(Double(value))) }
    /// Adds a number in a format as of `printf`.
    public mutating func appendInterpolation(_ value: Int, specifier: String) { append(specifier, .integer(value)) }
    /// Adds a number in a format as of `printf`.
    public mutating func appendInterpolation(_ value: Double, specifier: String) { append(specifier, .double(value)) }
    /// Adds a number in a format as of `printf`.
    public mutating func appendInterpolation(_ value: Float, specifier: String) {
      append(specifier, .double(Double(value)))
    }
    /// Adds a number in a format as of `printf`.
    public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      append(specifier, .double(Double(value)))
    }
    /// Adds a value as a format style writes it, in the environment's language unless the style has one of its own.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(input, format: format)))
    }
    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
      append("%@", .string(formatter.string(for: subject) ?? ""))
    }
    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
      append("%@", .string(formatter.string(for: subject) ?? ""))
    }
    /// Adds a text with its attributes; the key has `%@` in its place.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
    /// Adds an image, as high as the text around it; the key has `%@` in its place.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
    /// Adds a string with its attributes; the key has `%@` in its place.
    public mutating func appendInterpolation(_ string: AttributedString) { append("%@", .text(Text(string))) }
  }

  /// What Foundation makes of a format.
  static func formatted(_ format: String, _ arguments: [Argument], locale: Locale, marksStrings: Bool) -> String {
    String(format: format, locale: locale, arguments: arguments.enumerated().map { $1.value(at: $0, marksStrings: marksStrings) })
  }

  /// The parts of the text in a bundle's table, with the values inserted; without a parser Markdown is left as it is written.
  func resolve(table: String?, bundle: Bundle?, locale: Locale, markdown: (any MarkdownParser)?) -> [Segment] {
    let bundle = bundle ?? .main
    let format = LanguageTables.string(for: key, table: table, bundle: bundle, locale: locale)
    let parser = Self.mayHaveMarkup(format) ? markdown : nil
    let asksForGrammar = InflectedText.isAsked(for: format)
    var string = format
    if isFormat {
      let marksStrings = parser != nil || asksForGrammar
      string =
        PlainFormat.string(format, arguments, locale: locale, marksStrings: marksStrings)
        ?? Self.formatted(format, arguments, locale: locale, marksStrings: marksStrings)
    }
    if asksForGrammar {
      var inflected = InflectedText(language: LanguageTables.language(of: bundle, locale: locale), arguments: arguments)
      string = inflected.resolve(string)
      var key = self
      key.arguments = inflected.arguments
      return key.segments(of: string, parser: parser)
    }
    return segments(of: string, parser: parser)
  }

  private func segments(of string: String, parser: (any MarkdownParser)?) -> [Segment] {
    guard let parser else { return segments(of: string) }
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    return segments(of: parser.parse(string, options: options, baseURL: nil))
  }
}
