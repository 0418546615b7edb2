import Foundation
import ManagedModelFormat

extension DataModelProperties {
  func attribute(_ node: DataModelNode) throws -> ManagedAttribute {
    let composite = composite(of: node)
    let type = try composite == nil ? node.choice("attributeType", of: Self.types, standard: .undefined) : .composite
    var attribute = ManagedAttribute(name: try node.required("name"), type: type)
    attribute.composite = composite
    attribute.isOptional = try node.flag("optional")
    attribute.isTransient = try node.flag("transient")
    attribute.usesScalar = try node.flag("usesScalarValueType")
    attribute.regularExpression = node.text("regularExpressionString")
    attribute.transformer = node.text("valueTransformerName")
    attribute.customClass = composite == nil ? node.text("customClassName") : nil
    attribute.allowsExternalStorage = try node.flag("allowsExternalBinaryDataStorage")
    attribute.isInSpotlight = try node.flag("spotlightIndexingEnabled")
    attribute.preservesValueInHistory = try node.flag("preserveAfterDeletion") || node.flag("preservesValueInHistoryOnDeletion")
    attribute.allowsCloudEncryption = try node.flag("allowsCloudEncryption")
    attribute.renamingIdentifier = node.text("elementID")
    attribute.versionHashModifier = node.text("versionHashModifier")
    attribute.userInfo = try userInfo(node)
    if try node.flag("derived") { attribute.derivation = try node.required("derivationExpression") }
    if let customClass = attribute.customClass, !Self.isType(customClass) {
      throw node.damage("customClassName", "is no type of Swift", "give the attribute another class")
    }
    try setValues(of: &attribute, node)
    return attribute
  }

  private static let types: [String: ManagedAttributeType] = [
    "Undefined": .undefined, "Integer 16": .integer16, "Integer 32": .integer32, "Integer 64": .integer64, "Decimal": .decimal,
    "Double": .double, "Float": .float, "String": .string, "Boolean": .boolean, "Date": .date, "Binary": .binary, "UUID": .uuid,
    "URI": .uri, "Transformable": .transformable, "ObjectID": .objectID, "Object ID": .objectID, "Composite": .composite,
  ]

  /// The composite that an attribute is of.
  ///
  /// How Xcode writes it down is nowhere said and differed between its versions, so whatever names one of the model's composites
  /// does.
  private func composite(of node: DataModelNode) -> String? {
    guard let type = node.text("attributeType"), Self.types[type] == .composite || composites.contains(type) else { return nil }
    let values = node.attributes.filter { $0.key != "name" }.sorted { $0.key < $1.key }.map(\.value)
    return values.first(where: composites.contains)
  }

  /// Whether a text is a type as it may stand in a source: names, brackets, commas and question marks on one line.
  static func isType(_ text: String) -> Bool {
    text.utf8.count <= 1_000
      && text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || "_.,:[]<>()?& ".unicodeScalars.contains($0) }
      && text.unicodeScalars.first.map { $0.properties.isXIDStart || "_[(".unicodeScalars.contains($0) } ?? false
  }

  // MARK: - Values

  private func setValues(of attribute: inout ManagedAttribute, _ node: DataModelNode) throws {
    if attribute.type == .date {
      attribute.defaultValue = try node.number("defaultDateTimeInterval").map { .date($0) }
      attribute.minimum = try node.number("minDateTimeInterval").map { .date($0) }
      attribute.maximum = try node.number("maxDateTimeInterval").map { .date($0) }
      return
    }
    attribute.defaultValue = try value("defaultValueString", of: attribute.type, node)
    // The bounds of a text are those of its length.
    let type = attribute.type == .string ? .integer64 : attribute.type
    attribute.minimum = try value("minValueString", of: type, node)
    attribute.maximum = try value("maxValueString", of: type, node)
  }

  /// A value as its type writes it; `nil` where there is none, or the type has none.
  private func value(_ key: String, of type: ManagedAttributeType, _ node: DataModelNode) throws -> ManagedValue? {
    // An empty text is a default value of texts alone: Xcode leaves it with others whose type was changed.
    guard let text = node.attributes[key], !text.isEmpty || type == .string else { return nil }
    let value: ManagedValue?
    switch type {
    case .string: value = .string(text)
    case .integer16: value = Int16(text).map { .integer(Int64($0)) } ?? Self.whole(text, Double(Int16.min)...Double(Int16.max))
    case .integer32: value = Int32(text).map { .integer(Int64($0)) } ?? Self.whole(text, Double(Int32.min)...Double(Int32.max))
    case .integer64: value = Int64(text).map { .integer($0) } ?? Self.whole(text, -9e18...9e18)
    case .double, .float: value = Double(text).flatMap { $0.isFinite ? .double($0) : nil }
    case .decimal: value = Self.isDecimal(text) ? .decimal(text) : nil
    case .boolean: value = Self.booleans[text].map { .boolean($0) }
    case .uuid: value = UUID(uuidString: text).map { .uuid($0.uuidString) }
    case .uri: value = .uri(text)
    case .undefined, .date, .binary, .transformable, .objectID, .composite: return nil
    }
    guard let value else { throw node.damage(key, "is no value of its type", "give the attribute another one in Xcode's editor") }
    return value
  }

  /// A number without a fraction, written with one: `0.0`, as it is left when a type was changed.
  private static func whole(_ text: String, _ range: ClosedRange<Double>) -> ManagedValue? {
    guard let value = Double(text), range.contains(value), value == value.rounded() else { return nil }
    return .integer(Int64(value))
  }

  private static func isDecimal(_ text: String) -> Bool {
    text.utf8.count <= 200 && text.wholeMatch(of: #/[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?/#) != nil
  }

  private static let booleans = ["YES": true, "NO": false, "1": true, "0": false, "true": true, "false": false]
}
