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
      case formatted(FormattedText)
      case attributed(AttributedString)
      /// The place of a value that is not there yet, as the key names it: `%lld`.
      case placeholder(String)
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

    /// The text with values in place of placeholders, in their order.
    func replacingPlaceholders(by values: [any CVarArg]) -> Self {
      var (copy, rest) = (self, values[...])
      for (index, argument) in arguments.enumerated() where argument.isPlaceholder {
        guard let value = rest.popFirst() else { break }
        copy.arguments[index] = .value(FormatValue(argument: value))
      }
      return copy
    }
  }
}

extension String.LocalizationValue: Hashable {
  /// Values that are equal have equal keys.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension String.LocalizationValue.Argument {
  /// Whether the value is not there yet.
  var isPlaceholder: Bool {
    if case .placeholder = self { return true }
    return false
  }

  /// The value as formats take it, written in a language.
  package func value(in locale: Locale) -> FormatValue {
    switch self {
    case .value(let value): value
    case .formatted(let value): .string(value.string(in: locale))
    case .attributed(let string): .string(String(string.characters))
    case .placeholder(let specifier): .string(specifier)
    case .resource(let resource): .string(String(localized: resource.spoken(in: locale)))
    }
  }
}

extension String.LocalizationValue.Argument: Codable {
  private enum CodingKeys: String, CodingKey {
    case value, resource, placeholder
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let resource = try container.decodeIfPresent(LocalizedStringResource.self, forKey: .resource) {
      self = .resource(resource)
    } else if let specifier = try container.decodeIfPresent(String.self, forKey: .placeholder) {
      self = .placeholder(specifier)
    } else {
      self = .value(try container.decode(FormatValue.self, forKey: .value))
    }
  }

  /// What a style writes, and a string with attributes, is the text that it is here.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .resource(let resource): try container.encode(resource, forKey: .resource)
    case .placeholder(let specifier): try container.encode(specifier, forKey: .placeholder)
    default: try container.encode(value(in: .current), forKey: .value)
    }
  }
}
