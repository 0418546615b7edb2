import Foundation

extension Store {
  /// How many keys one statement asks for.
  private static let chunk = 256

  /// The row of an id; nil where there is none any more.
  package func row(_ id: RecordID) throws(StoreError) -> StoredRow? {
    guard owns(id) else { return nil }
    let reader = readers[Int(id.entity) - 1]
    return try pool.read { (connection) throws(StoreError) in
      let statement = try connection.statement(
        "SELECT \(reader.selection) FROM \(layout.table(of: id.entity)) t0 WHERE t0.Z_PK = ?")
      defer { statement.finish() }
      try statement.bind(id.key, at: 1)
      return try statement.step() ? reader.row(statement) : nil
    }
  }

  /// Rows by their ids, in no order; those that are gone are left out.
  package func rows(_ ids: [RecordID]) throws(StoreError) -> [StoredRow] {
    var keys: [Int32: [Int64]] = [:]
    for id in ids where owns(id) { keys[id.entity, default: []].append(id.key) }
    var rows: [StoredRow] = []
    rows.reserveCapacity(ids.count)
    try pool.read { (connection) throws(StoreError) in
      for (entity, keys) in keys.sorted(by: { $0.key < $1.key }) {
        let reader = readers[Int(entity) - 1]
        let text = "SELECT \(reader.selection) FROM \(layout.table(of: entity)) t0 WHERE t0.Z_PK IN "
        try eachChunk(of: keys, text, on: connection) { if let row = reader.row($0) { rows.append(row) } }
      }
    }
    return rows
  }

  /// Rows that a request asks for, in its order.
  package func rows(_ request: StoreRequest) throws(StoreError) -> [StoredRow] {
    let reader = readers[Int(request.entity) - 1]
    let select = RequestText(request, selecting: reader.selection, model: model, layout: layout)
    return try pool.read { (connection) throws(StoreError) in
      let statement = try connection.statement(select.text)
      defer { statement.finish() }
      try statement.bind(select.arguments)
      var rows: [StoredRow] = []
      while try statement.step() {
        if let row = reader.row(statement) { rows.append(row) }
      }
      return rows
    }
  }

  /// The ids of the rows that a request asks for, in its order.
  package func identifiers(_ request: StoreRequest) throws(StoreError) -> [RecordID] {
    let isAlone = layout[request.entity].isAlone
    let select = RequestText(request, selecting: isAlone ? "t0.Z_PK" : "t0.Z_PK, t0.Z_ENT", model: model, layout: layout)
    return try pool.read { (connection) throws(StoreError) in
      let statement = try connection.statement(select.text)
      defer { statement.finish() }
      try statement.bind(select.arguments)
      var ids: [RecordID] = []
      while try statement.step() {
        let entity = isAlone ? request.entity : numbers.model(statement.integer(1))
        if let entity { ids.append(RecordID(store: number, entity: entity, key: statement.integer(0))) }
      }
      return ids
    }
  }

  /// How many rows a request would give.
  package func count(_ request: StoreRequest) throws(StoreError) -> Int {
    let isPart = request.limit != nil || request.offset > 0
    let select = RequestText(
      request, selecting: isPart ? "1" : "count(*)", isOrdered: false, model: model, layout: layout)
    return try pool.read { (connection) throws(StoreError) in
      Int(try connection.integer(isPart ? "SELECT count(*) FROM (\(select.text))" : select.text, select.arguments) ?? 0)
    }
  }

  /// The destinations of a to-many relationship of rows of one entity, by owner; in the order of the relationship, else by key.
  package func destinations(of relationship: Int, entity: Int32, owners: [Int64]) throws(StoreError) -> [Int64: [RecordID]] {
    let declared = model[entity].relationships[relationship]
    guard let inverse = model.inverse(of: declared) else { return [:] }
    let texts: [String]
    if let join = layout.joinTable(relationship, of: entity) {
      texts = pairTexts(join, destination: inverse.entity.number)
    } else if let key = inverse.entity.toOneRelationships.firstIndex(of: inverse.index) {
      let names = layout[inverse.entity.number].foreignKeys[key]
      let order = names.order.map { "t0.\($0), " } ?? ""
      texts = [
        "SELECT t0.\(names.column), t0.Z_PK, t0.Z_ENT FROM \(layout.table(of: inverse.entity.number)) t0 "
          + "WHERE t0.\(names.column) IN @ ORDER BY \(order)t0.Z_PK"
      ]
    } else {
      return [:]
    }
    var result: [Int64: [RecordID]] = [:]
    try pool.read { (connection) throws(StoreError) in
      for text in texts {
        let parts = text.split(separator: "@", maxSplits: 1)
        try eachChunk(of: owners, String(parts[0]), String(parts[1]), on: connection) { statement in
          let isAlone = layout[inverse.entity.number].isAlone
          guard let member = isAlone ? inverse.entity.number : numbers.model(statement.integer(2)) else { return }
          result[statement.integer(0), default: []].append(
            RecordID(store: number, entity: member, key: statement.integer(1)))
        }
      }
    }
    return result
  }

  private func pairTexts(_ join: TableLayout.JoinTable, destination: Int32) -> [String] {
    let order = join.order.map { "j.\($0), " } ?? ""
    let text = { (owner: String, member: String, rest: String) in
      "SELECT j.\(owner), t0.Z_PK, t0.Z_ENT FROM \(join.table) j JOIN \(self.layout.table(of: destination)) t0 "
        + "ON t0.Z_PK = j.\(member) WHERE j.\(owner) IN @\(rest) ORDER BY \(order)t0.Z_PK"
    }
    let forward = text(join.owner, join.member, "")
    guard join.isReflexive else { return [forward] }
    // A relationship that is its own inverse has each pair once, in either direction.
    return [forward, text(join.member, join.owner, " AND j.\(join.owner) <> j.\(join.member)")]
  }

  private func owns(_ id: RecordID) -> Bool { id.store == number && id.entity > 0 && Int(id.entity) <= readers.count }

  /// Runs a statement for keys, so many at a time that few texts are compiled.
  private func eachChunk(
    of keys: [Int64], _ text: String, _ rest: String = "", on connection: Connection, _ body: (Statement) -> Void
  ) throws(StoreError) {
    var first = 0
    while first < keys.count {
      let end = min(first + Store.chunk, keys.count)
      // A last short part repeats its last key up to the next power of two.
      var places = 1
      while places < end - first { places *= 2 }
      let marks = "(" + repeatElement("?", count: places).joined(separator: ", ") + ")"
      let statement = try connection.statement(text + marks + rest)
      defer { statement.finish() }
      for place in 0..<places { try statement.bind(keys[min(first + place, end - 1)], at: Int32(place + 1)) }
      while try statement.step() { body(statement) }
      first = end
    }
  }
}
