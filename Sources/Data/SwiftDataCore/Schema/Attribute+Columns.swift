import StoreEngine

extension Schema.Attribute {
  /// An attribute of a schema, by what its author says and what is known of the property.
  static func described(
    _ metadata: Schema.PropertyMetadata, options: [Option], valueType: Any.Type, coder: any AttributeCoder
  ) -> Schema.Attribute {
    let declared = metadata.metadata as? Schema.Attribute
    let former = declared?.originalName ?? ""
    let originalName = former.isEmpty ? metadata.name : former
    let defaultValue = metadata.defaultValue.flatMap { value(of: $0, by: coder) }
    guard let members = (coder as? any MemberColumns)?.members, !members.isEmpty else {
      let attribute = Schema.Attribute(
        name: metadata.name, originalName: originalName, options: options, valueType: valueType, defaultValue: defaultValue,
        hashModifier: declared?.hashModifier)
      attribute.coder = coder
      return attribute
    }
    let composite = Schema.CompositeAttribute(
      name: metadata.name, originalName: originalName, options: options, valueType: valueType, defaultValue: defaultValue,
      hashModifier: declared?.hashModifier)
    composite.properties = members
    composite.coder = coder
    return composite
  }

  /// A default value as the type that the property has: a literal, taken by itself, may be of another.
  private static func value(of literal: Any, by coder: any AttributeCoder) -> Any? {
    if let columns = try? coder.encode(literal), let value = try? coder.decode(columns[...]) { return value }
    guard let column = (literal as? any ColumnValue)?.column, coder.columns.count == 1 else { return nil }
    return try? coder.decode([column])
  }

  /// The attribute in a store's model; throws where values of its type cannot be kept.
  func stored(in entity: String) throws -> StoreAttribute {
    guard let coder else {
      throw SchemaError("\(entity).\(name): values of '\(valueType)' cannot be kept.")
    }
    var columns = coder.columns
    if let defaultValue, let values = try? coder.encode(defaultValue) {
      for (index, value) in values.enumerated() { columns[index].defaultValue = value }
    }
    return StoreAttribute(
      name: name, formerName: originalName == name || originalName.isEmpty ? nil : originalName, isOptional: isOptional,
      isExternal: options.contains(.externalStorage), columns: columns)
  }
}
