public import Foundation
public import FoundationAdditions

/// A text to be looked up in the app's string tables, with values to insert.
///
/// A literal with values is looked up by its format: `"\(name) of \(count)"` by `%@ of %lld`. A key that no table has shows as
/// it is.
///
///     Text("Rain in \(name)" as LocalizedStringKey)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key with a format specifier for each value, as it stands in string tables.
  let key: String
  var arguments: [Argument]
  /// Whether the key is a format, in which `%%` stands for a per cent sign.
  let isFormat: Bool
  /// What shows where no table has the key; `nil` for the key itself.
  private(set) var standIn: String?
  /// The language of the text, where it has one of its own.
  private(set) var locale: Locale?

  enum Argument: Equatable, Sendable {
    case string(String)
    /// A text with a look of its own, or an image.
    case text(Text)
    case integer(Int)
    case unsigned(UInt)
    case double(Double)

    /// A value as the formats of string tables know it.
    init(_ value: FormatValue) {
      self =
        switch value {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        case .unsigned(let number): .unsigned(number)
        case .double(let number): .double(number)
        }
    }

    /// The value as it decides the form of a text.
    var formatValue: FormatValue {
      switch self {
      case .string(let text): .string(text)
      case .text(let text): .string(text.plainString)
      case .integer(let number): .integer(number)
      case .unsigned(let number): .unsigned(number)
      case .double(let number): .double(number)
      }
    }

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
  /// The text that a resource names.
  init(_ resource: LocalizedStringResource) {
    let value = resource.defaultValue
    (key, isFormat, standIn) = (resource.key, value.isFormat, value.key)
    arguments = value.arguments.map { argument in
      switch argument {
      case .value(let value): Argument(value)
      case .formatted(let value): .text(Text(storage: .formatted(value)))
      case .attributed(let string): .text(Text(string))
      case .placeholder(let specifier): .string(specifier)
      case .resource(let resource): .text(Text(resource))
      }
    }
    locale = resource.hasOwnLocale ? resource.locale : nil
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
    /// Adds a number; the key has what its type is called by in its place: `%d` of an `Int32`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, Argument(value._formatValue.value))
    }
    /// Adds a number in a format as of `printf`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, Argument(value._formatValue.value))
    }
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
    /// Adds a date as a formatter writes it.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      append("%@", .string(formatter.string(for: date) ?? ""))
    }
    /// Adds a text of a table of its own; the key has `%@` in its place.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append("%@", .text(Text(resource))) }
    /// Adds a text with its attributes; the key has `%@` in its place.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
    /// Adds an image, as high as the text around it; the key has `%@` in its place.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
    /// Adds a string with its attributes; the key has `%@` in its place.
    public mutating func appendInterpolation(_ string: AttributedString) { append("%@", .text(Text(string))) }
  }
}
