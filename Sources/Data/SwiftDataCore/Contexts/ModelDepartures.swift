import Synchronization

/// Counts the models that went, so that one can tell whether an address may have become another model's.
enum ModelDepartures {
  private static let departed = Atomic<Int>(0)

  static var count: Int { departed.load(ordering: .relaxed) }

  static func note() { departed.add(1, ordering: .relaxed) }
}
