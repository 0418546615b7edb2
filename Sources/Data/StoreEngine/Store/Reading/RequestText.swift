/// A request as a statement.
struct RequestText {
  private(set) var text: String
  private(set) var arguments: [StoreValue] = []

  /// `SELECT selection FROM … WHERE … ORDER BY … LIMIT …`.
  init(_ request: StoreRequest, selecting selection: String, isOrdered: Bool = true, model: StoreModel, layout: TableLayout) {
    text = "SELECT \(selection) FROM \(layout.table(of: request.entity)) t0"
    for join in request.joins {
      text += " " + join.text
      arguments += join.arguments
    }
    var conditions: [String] = []
    if let entities = RequestText.entities(request, model, layout) { conditions.append(entities) }
    if let condition = request.condition {
      conditions.append("(\(condition.text))")
      arguments += condition.arguments
    }
    if !conditions.isEmpty { text += " WHERE " + conditions.joined(separator: " AND ") }
    if isOrdered {
      text += " ORDER BY " + (request.order.map(\.text) + ["t0.Z_PK"]).joined(separator: ", ")
      arguments += request.order.flatMap(\.arguments)
    }
    if request.limit != nil || request.offset > 0 {
      text += " LIMIT ? OFFSET ?"
      arguments += [.integer(Int64(max(request.limit ?? -1, -1))), .integer(Int64(max(request.offset, 0)))]
    }
  }

  /// Which rows of a table that several entities share are meant.
  private static func entities(_ request: StoreRequest, _ model: StoreModel, _ layout: TableLayout) -> String? {
    guard !layout[request.entity].isAlone else { return nil }
    let numbers = request.includesSubentities ? model[request.entity].family.sorted() : [request.entity]
    return "t0.Z_ENT IN (" + numbers.map { String(layout.storedNumber(of: $0)) }.joined(separator: ", ") + ")"
  }
}
