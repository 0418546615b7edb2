import Foundation
import StoreEngine

extension PredicateCompiler {
  /// A property of a record.
  func property(_ keyPath: AnyKeyPath, of record: SQLRecord, type: Any.Type) throws -> SQLTerm {
    guard let property = record.layout.property(keyPath) else {
      throw InMemoryOnly("a property of \(record.entity.name) is computed")
    }
    switch property.content {
    case .attribute(let index, let firstColumn, let coder):
      return try attribute(property, index, firstColumn, coder, of: record, type: type)
    case .toOne(_, let reference, let destination): return .record(try toOne(reference, destination, of: record, type: type))
    case .toMany(let index, let destination): return .records(try toMany(index, destination, of: record))
    }
  }

  /// A member of a property that is a structure.
  func member(_ keyPath: AnyKeyPath, of columns: SQLColumns, type: Any.Type) throws -> SQLTerm {
    var columns = columns
    columns.members.append(keyPath)
    guard let index = columns.record.layout.column(columns.property, members: columns.members) else {
      throw InMemoryOnly("a member of \(columns.property.name) has no column of its own")
    }
    guard let kind = ScalarKind(type) else { throw InMemoryOnly("\(type) has no counterpart in SQL") }
    return try column(index, of: columns.record, kind: kind, isOptional: type is any SQLOptional.Type || columns.isOptional)
  }

  private func attribute(
    _ property: ModelProperty, _ index: Int, _ firstColumn: Int, _ coder: any AttributeCoder, of record: SQLRecord, type: Any.Type
  ) throws -> SQLTerm {
    let attribute = record.entity.attributes[index], isOptional = type is any SQLOptional.Type
    guard attribute.columns.count == 1, attribute.columns[0].path.isEmpty else {
      let columns = attribute.columns.indices.map {
        "\(record.alias).\(names.column(firstColumn + $0, of: record.entity.number))"
      }
      return .columns(SQLColumns(record: record, property: property, coder: coder, names: columns, isOptional: isOptional))
    }
    let kind: ScalarKind =
      attribute.isExternal || attribute.columns[0].kind == .transformable ? .opaque : ScalarKind(type) ?? .coded(coder)
    return try column(firstColumn, of: record, kind: kind, isOptional: isOptional)
  }

  private func column(_ index: Int, of record: SQLRecord, kind: ScalarKind, isOptional: Bool) throws -> SQLTerm {
    var absence: SQLScalar.Absence = isOptional ? .nothing : kind.isFloating ? .notANumber : .none
    if record.isForced { absence = try Self.common(absence, .failure) }
    let alias = record.alias
    return .scalar(
      SQLScalar(
        text: "\(alias).\(names.column(index, of: record.entity.number))", kind: kind, absence: absence, strictOn: alias,
        isColumn: true))
  }

  private func toOne(_ reference: Int, _ type: any PersistentModel.Type, of record: SQLRecord, type static: Any.Type) throws
    -> SQLRecord
  {
    let (destination, layout) = try entity(of: type)
    let isOptional = `static` is any SQLOptional.Type
    guard !record.isForced || !isOptional else { throw InMemoryOnly("a nil cannot be told from a failure") }
    var target = SQLRecord(
      foreignKey: "\(record.alias).\(names.foreignKey(reference, of: record.entity.number))",
      table: names.table(of: destination.number),
      entity: destination, layout: layout, scope: record.scope)
    target.isOptional = isOptional
    target.isForced = record.isForced
    return target
  }

  private func toMany(_ index: Int, _ type: any PersistentModel.Type, of record: SQLRecord) throws -> SQLRecords {
    guard !record.isForced else { throw InMemoryOnly("a relationship of what is unwrapped is read") }
    let (destination, layout) = try entity(of: type)
    let alias = nextAlias(), table = names.table(of: destination.number)
    var source = "\(table) \(alias)"
    let condition: String
    if let pairs = names.joinTable(index, of: record.entity.number) {
      guard !pairs.isReflexive else { throw InMemoryOnly("a relationship is its own inverse") }
      let pair = nextAlias()
      source = "\(pairs.table) \(pair) JOIN \(table) \(alias) ON \(alias).Z_PK = \(pair).\(pairs.member)"
      condition = "\(pair).\(pairs.owner) = \(record.key)"
    } else {
      guard let inverse = model.inverse(of: record.entity.relationships[index]),
        let reference = inverse.entity.toOneRelationships.firstIndex(of: inverse.index)
      else { throw InMemoryOnly("a relationship has no inverse") }
      condition = "\(alias).\(names.foreignKey(reference, of: inverse.entity.number)) = \(record.key)"
    }
    return SQLRecords(
      owner: record, destination: destination, layout: layout, source: source, alias: alias, condition: SQLText(condition),
      scope: SQLScope(self))
  }
}
