/// Which bodies were evaluated, and how often.
@MainActor
final class BodyLog {
  private(set) var counts: [String: Int] = [:]
  private var perNode: [ObjectIdentifier: Int] = [:]

  /// The most evaluations of one node.
  var greatest: Int { perNode.values.max() ?? 0 }

  func add(_ type: Any.Type, _ node: ObjectIdentifier) {
    counts[Self.name(of: type), default: 0] += 1
    perNode[node, default: 0] += 1
  }

  func removeAll() {
    counts = [:]
    perNode = [:]
  }

  private static func name(of type: Any.Type) -> String {
    let full = String(describing: type)
    return String(full.prefix { $0 != "<" })
  }
}
