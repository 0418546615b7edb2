package import Foundation

extension String {
  /// A text to be looked up in a bundle's string tables, with values to insert.
  ///
  /// A literal with values is looked up by its format: `"\(name) of \(count)"` by `%@ of %lld`. The format is also what is shown
  /// where no table has it.
  public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The key with a format specifier for each value, as it stands in string tables.
    package let key: String
    package private(set) var arguments: [Argument] = []
    /// Whether the key is a format, in which `%%` stands for a per cent sign.
    package let isFormat: Bool

    /// A value that is inserted.
    package enum Argument: Equatable, Sendable {
      case value(FormatValue)
      /// A value that its style writes in the language of the text.
      case formatted(FormattedValue)
      case attributed(AttributedString)
      /// A text of a table of its own.
      indirect case resource(LocalizedStringResource)
    }

    /// Creates a text from a string, which is looked up as it is.
    public init(_ value: String) {
      key = value
      isFormat = false
    }
    /// Creates a text from a literal; the compiler calls it.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a text from the parts of a literal; the compiler calls it.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
      isFormat = true
    }
  }
}

extension String.LocalizationValue: Hashable {
  /// Values that are equal have equal keys.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension String.LocalizationValue.Argument {
  /// The value as formats take it, written in a language.
  package func value(in locale: Locale) -> FormatValue {
    switch self {
    case .value(let value): value
    case .formatted(let value): .string(value.string(in: locale))
    case .attributed(let string): .string(String(string.characters))
    case .resource(let resource): .string(String(localized: resource.spoken(in: locale)))
    }
  }
}

extension String.LocalizationValue.Argument: Codable {
  private enum CodingKeys: String, CodingKey {
    case value, resource
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let resource = try container.decodeIfPresent(LocalizedStringResource.self, forKey: .resource) {
      self = .resource(resource)
    } else {
      self = .value(try container.decode(FormatValue.self, forKey: .value))
    }
  }

  /// What a style writes, and a string with attributes, is the text that it is here.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if case .resource(let resource) = self {
      try container.encode(resource, forKey: .resource)
    } else {
      try container.encode(value(in: .current), forKey: .value)
    }
  }
}
