/// What a step of one symbol adds to the sums of violations, one sum for each priority.
///
/// Costs are compared like words in a dictionary: the highest priority decides, and the next one only where that is equal. So one
/// violation of a priority outweighs any number of violations of all lower ones.
struct PriorityCost: Sendable {
  /// By priority, from the highest; no weight is 0.
  private(set) var parts: [(priority: Float, weight: Double)] = []

  private static let smallestWeight = 1e-9

  var isZero: Bool { parts.isEmpty }
  /// Which sign the highest priority has: 1, 0 or -1.
  var sign: Int { parts.first.map { $0.weight > 0 ? 1 : -1 } ?? 0 }

  mutating func add(_ weight: Double, at priority: Float) {
    let index = parts.firstIndex { $0.priority <= priority } ?? parts.count
    if index < parts.count, parts[index].priority == priority {
      parts[index].weight += weight
      if abs(parts[index].weight) < Self.smallestWeight { parts.remove(at: index) }
    } else if abs(weight) >= Self.smallestWeight {
      parts.insert((priority, weight), at: index)
    }
  }

  mutating func add(_ other: PriorityCost, times factor: Double) {
    for part in other.parts { add(part.weight * factor, at: part.priority) }
  }

  /// Whether this cost, divided by a number above 0, is below another one, divided by a number above 0.
  func isLess(dividedBy divisor: Double, than other: PriorityCost, dividedBy otherDivisor: Double) -> Bool {
    var (own, others) = (0, 0)
    while own < parts.count || others < other.parts.count {
      let left = own < parts.count ? parts[own].priority : -.infinity
      let right = others < other.parts.count ? other.parts[others].priority : -.infinity
      let leftWeight = left >= right ? parts[own].weight / divisor : 0
      let rightWeight = right >= left ? other.parts[others].weight / otherDivisor : 0
      if abs(leftWeight - rightWeight) >= Self.smallestWeight { return leftWeight < rightWeight }
      if left >= right { own += 1 }
      if right >= left { others += 1 }
    }
    return false
  }
}
