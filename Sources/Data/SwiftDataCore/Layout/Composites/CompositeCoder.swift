import StoreEngine

/// Keeps structures in a column for each member, and enumerations without raw values in a column for each case.
struct CompositeCoder<Content: Codable>: AttributeCoder {
  let root: ValueNode
  let columns: [StoreColumn]
  // Safe: the value is read only.
  nonisolated(unsafe) let placeholder: Any?

  var type: Any.Type { Content.self }

  /// The coder that suits a type best: for all that has no fixed members, one that keeps the whole.
  ///
  /// Nil where a model is inside.
  static func make() -> (any AttributeCoder)? {
    let root = ValueNode(name: "")
    let value: Content
    do {
      value = try ShapeProbe().value(of: Content.self, into: root)
    } catch ShapeProbe.Failure.model {
      return nil
    } catch {
      return DocumentCoder<Content>(placeholder: nil)
    }
    root.number(from: 0)
    if case .leaf(let coder) = root.content, coder.type == Content.self { return coder }
    let coder = CompositeCoder(root: root, columns: root.columns(), placeholder: value)
    // A type that writes other members than it reads is kept as a whole.
    guard let columns = try? coder.encode(value), (try? coder.decode(columns[...])) != nil else {
      return DocumentCoder<Content>(placeholder: value)
    }
    return coder
  }

  func encode(_ value: Any) throws -> [StoreValue] {
    guard let content = value as? Content else { throw ColumnError("'\(value)' is no '\(type)'") }
    let sink = ColumnSink(count: columns.count)
    try sink.store(content, root)
    return sink.values
  }

  func decode(_ values: ArraySlice<StoreValue>) throws -> Any {
    guard values.count == columns.count else { throw ColumnError(type: type, column: values.first ?? .null) }
    return try ColumnDecoder.read(Content.self, root, in: values)
  }
}
