extension String.LocalizationValue {
  /// The kind of a value that comes later than the text it stands in.
  public enum Placeholder: Hashable, Sendable {
    /// A whole number.
    case int
    /// A whole number without a sign.
    case uint
    /// A number of single precision.
    case float
    /// A number of double precision.
    case double
    /// A text, or what is written as one.
    case object

    /// How keys name it.
    fileprivate var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Adds the place of a value that comes later: of `String.LocalizationOptions.replacements`, or of `String(format:)`.
  public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
    append(placeholder.specifier, .placeholder(placeholder.specifier))
  }

  /// Adds the place of a value that comes later, in a format as of `printf`.
  public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder, specifier: String) {
    append(specifier, .placeholder(specifier))
  }
}
