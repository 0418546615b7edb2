import Foundation

/// A text to be looked up in the app's string tables, with values to insert.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key with a format specifier for each value, as it stands in string tables.
  let key: String
  let arguments: [Argument]

  enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int)
    case unsigned(UInt)
    case double(Double)

    var value: any CVarArg {
      switch self {
      // Foundation's %@ takes objects, so strings travel as NSString.
      case .string(let string): NSString(string: string)
      case .integer(let number): number
      case .unsigned(let number): number
      case .double(let number): number
      }
    }
  }

  /// Creates a key.
  public init(_ value: String) {
    key = value
    arguments = []
  }
  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects a literal's parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }
    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }
    public mutating func appendInterpolation<Subject: CustomStringConvertible>(_ subject: Subject) {
      append("%@", .string(subject.description))
    }
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject) { append("%@", .string("\(subject)")) }
    public mutating func appendInterpolation(_ value: Int) { append("%lld", .integer(value)) }
    public mutating func appendInterpolation(_ value: UInt) { append("%llu", .unsigned(value)) }
    public mutating func appendInterpolation(_ value: Double) { append("%lf", .double(value)) }
    public mutating func appendInterpolation(_ value: Float) { append("%f", .double(Double(value))) }
    public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .double(Double(value))) }
    public mutating func appendInterpolation(_ value: Int, specifier: String) { append(specifier, .integer(value)) }
    public mutating func appendInterpolation(_ value: Double, specifier: String) { append(specifier, .double(value)) }
    public mutating func appendInterpolation(_ value: Float, specifier: String) {
      append(specifier, .double(Double(value)))
    }
    public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      append(specifier, .double(Double(value)))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .string(format.format(input)))
    }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
      append("%@", .string(formatter.string(for: subject) ?? ""))
    }
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
      append("%@", .string(formatter.string(for: subject) ?? ""))
    }
    public mutating func appendInterpolation(_ text: Text) { append("%@", .string(text.plainString)) }
  }

  /// The text in a bundle's table, with the values inserted.
  func resolve(table: String?, bundle: Bundle?, locale: Locale) -> String {
    let format = (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
    if arguments.isEmpty { return format.replacingOccurrences(of: "%%", with: "%") }
    return String(format: format, locale: locale, arguments: arguments.map(\.value))
  }
}
