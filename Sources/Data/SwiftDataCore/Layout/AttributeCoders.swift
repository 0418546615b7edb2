import StoreEngine

/// Chooses how the values of a type are kept.
enum AttributeCoders {
  /// The coder for a property's type and options; nil where values of the type can be neither encoded nor decoded.
  static func coder(for type: Any.Type, options: [Schema.Attribute.Option]) -> (any AttributeCoder)? {
    if let name = options.lazy.compactMap(\.transformation).first { return transformable(type, transformer: name) }
    return coder(for: type, asDocument: options.contains(.codable))
  }

  private static func coder(for type: Any.Type, asDocument: Bool) -> (any AttributeCoder)? {
    if !asDocument, let plain = PlainCoder(type) { return plain }
    if let optional = type as? any OptionalValue.Type {
      return coder(for: optional.wrappedType, asDocument: asDocument).map { optional.coder(over: $0) }
    }
    guard !asDocument else { return (type as? any Codable.Type).map { document($0) } }
    return columnCoder(for: type) ?? (type as? any Codable.Type).flatMap { composite($0) }
  }

  /// The coder of a type whose values are in one column by their nature: numbers, text, raw values.
  static func columnCoder(for type: Any.Type) -> (any AttributeCoder)? {
    if !(type is any OptionalValue.Type), let plain = PlainCoder(type) { return plain }
    if let scalar = type as? any ColumnValue.Type { return self.scalar(scalar) }
    // Collections have no raw values of their own: apps add those for other purposes.
    guard !(type is any Sequence.Type), let raw = type as? any RawRepresentable.Type else { return nil }
    return rawValue(raw)
  }

  private static func scalar<Content: ColumnValue>(_ type: Content.Type) -> any AttributeCoder { ScalarCoder<Content>() }

  private static func rawValue<Content: RawRepresentable>(_ type: Content.Type) -> (any AttributeCoder)? {
    (RawValues<Content>.self as? any RawValueCoding.Type)?.coder
  }

  private static func document<Content: Codable>(_ type: Content.Type) -> any AttributeCoder {
    DocumentCoder<Content>(placeholder: nil)
  }

  private static func composite<Content: Codable>(_ type: Content.Type) -> (any AttributeCoder)? {
    CompositeCoder<Content>.make()
  }

  private static func transformable(_ type: Any.Type, transformer: String) -> any AttributeCoder {
    func open<Content>(_ type: Content.Type) -> any AttributeCoder { TransformableCoder<Content>(transformer: transformer) }
    return _openExistential(type, do: open)
  }
}

extension OptionalValue {
  static func coder(over base: any AttributeCoder) -> any AttributeCoder {
    func open<Wrapped>(_ type: Wrapped.Type) -> any AttributeCoder { OptionalCoder<Wrapped>(base: base) }
    return _openExistential(wrappedType, do: open)
  }
}

/// Finds at run time whether the raw values of a type fill a column.
private enum RawValues<Content: RawRepresentable> {}

private protocol RawValueCoding {
  static var coder: any AttributeCoder { get }
}

extension RawValues: RawValueCoding where Content.RawValue: ColumnValue {
  static var coder: any AttributeCoder { RawValueCoder<Content>() }
}
