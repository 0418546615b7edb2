import Foundation
import FoundationAdditions
import StoreEngine

extension PredicateCompiler {
  /// The order of a descriptor in SQL; nil where memory has to sort.
  func order<T: PersistentModel>(_ descriptor: SortDescriptor<T>, of record: SQLRecord) -> SQLText? {
    guard let keyPath = descriptor.keyPath else { return nil }
    let localized = LocalizedOrder(keyPath)
    let path: AnyKeyPath = localized.map { SortedText.path(of: keyPath, $0, in: record.layout) } ?? keyPath
    guard let scalar = column(path, of: record) else { return nil }
    let collation: String =
      switch localized {
      case .standard: " COLLATE \(StoreTexts.standard)"
      case .localized: " COLLATE \(StoreTexts.localized)"
      case nil: ""
      }
    return SQLText("\(scalar.text)\(collation) \(descriptor.order == .forward ? "ASC" : "DESC")", scalar.arguments)
  }

  /// The column of a property, or of one of a model to which a relationship leads.
  private func column(_ keyPath: AnyKeyPath, of record: SQLRecord) -> SQLScalar? {
    let type = Swift.type(of: keyPath).valueType
    if record.layout.property(keyPath) != nil { return sortable(try? property(keyPath, of: record, type: type), type) }
    if record.layout.isIdentifier(keyPath) { return SQLScalar(text: record.key, kind: .opaque, absence: .none) }
    for relationship in record.layout.properties {
      guard case .toOne(_, _, let destination) = relationship.content else { continue }
      for attribute in ModelLayout.of(destination).properties
      where (relationship.keyPath as AnyKeyPath).appending(path: attribute.keyPath as AnyKeyPath) == keyPath {
        let own = Swift.type(of: relationship.keyPath as AnyKeyPath).valueType
        guard case .record(let target)? = try? property(relationship.keyPath, of: record, type: own) else { return nil }
        return sortable(try? property(attribute.keyPath, of: target, type: type), type)
      }
    }
    return nil
  }

  private func sortable(_ term: SQLTerm?, _ type: Any.Type) -> SQLScalar? {
    guard case .scalar(let scalar)? = term else { return nil }
    switch scalar.kind {
    case .boolean, .integer, .double, .float, .date, .decimal, .string, .uuid: return scalar
    case .coded: return try? rank(.scalar(scalar), as: type)
    case .uri, .data, .comparison, .opaque: return nil
    }
  }
}

/// Key paths of texts by those with an order at their end.
enum SortedText {
  private static let lock = NSLock()
  // Safe: used under `lock` alone.
  nonisolated(unsafe) private static var known: [AnyKeyPath: AnyKeyPath] = [:]

  /// The property whose path, with the order at its end, is the one that is given; that one itself where there is none.
  static func path(of sorted: AnyKeyPath, _ order: LocalizedOrder, in layout: ModelLayout) -> AnyKeyPath {
    lock.withLock {
      if let path = known[sorted] { return path }
      guard let found = candidates(layout).first(where: { order.path(from: $0) == sorted }) else { return sorted }
      known[sorted] = found
      return found
    }
  }

  private static func candidates(_ layout: ModelLayout) -> [AnyKeyPath] {
    layout.properties.flatMap { property -> [AnyKeyPath] in
      guard case .toOne(_, _, let destination) = property.content else { return [property.keyPath] }
      return ModelLayout.of(destination).properties.compactMap {
        (property.keyPath as AnyKeyPath).appending(path: $0.keyPath as AnyKeyPath)
      }
    }
  }
}
