public import Foundation

extension String.LocalizationValue {
  /// Collects a literal's parts.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    /// Begins an interpolation; the compiler calls it.
    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }
    /// Adds text as it stands in the source.
    public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

    mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
    /// Adds a string; the key has `%@` in its place.
    public mutating func appendInterpolation(_ string: String) { append("%@", .value(.string(string))) }
    /// Adds a number; the key has what its type is called by in its place: `%lld` of an `Int`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, .value(value._formatValue.value))
    }
    /// Adds a number in a format as of `printf`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, .value(value._formatValue.value))
    }
    /// Adds a value as text; the key has `%@` in its place.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .value(.string("\(value)"))) }
    /// Adds a value as a format style writes it, in the text's language unless the style has one of its own.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .formatted(FormattedText(value, format)))
    }
    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", .value(.string(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)")))
    }
    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", .value(.string(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)")))
    }
    /// Adds a date as a formatter writes it.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      append("%@", .value(.string(formatter.string(for: date) ?? "")))
    }
    /// Adds a string with its attributes, which attributed texts show; the key has `%@` in its place.
    public mutating func appendInterpolation(_ string: AttributedString) { append("%@", .attributed(string)) }
    /// Adds a text of a table of its own; the key has `%@` in its place.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append("%@", .resource(resource)) }
  }
}
