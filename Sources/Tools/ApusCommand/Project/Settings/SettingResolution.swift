/// Finds the values of settings that refer to each other.
struct SettingResolution {
  /// The values of each name, the one that counts first.
  private let chains: [String: [String]]
  private var found: [String: String] = [:]
  /// The names whose values are being made, with the place in their chains.
  private var stack: [(name: String, index: Int)] = []
  /// The outermost name on the stack that was asked for again since this was set.
  private var lowest = Int.max
  private var circles: Set<String> = []
  private var isTooLarge = false

  /// How many settings may lead to each other.
  static let greatestDepth = 50

  init(_ chains: [String: [String]]) { self.chains = chains }

  /// What was not as it should be.
  var warnings: [String] {
    var result: [String] = []
    if !circles.isEmpty {
      let names = circles.sorted().prefix(5).joined(separator: ", ")
      result.append("settings that refer to themselves are empty there: \(names)")
    }
    if isTooLarge { result.append("settings refer to each other so often that their values are too large; some are cut off") }
    return result
  }

  /// The values of all names, which have no more than so many bytes together.
  mutating func all(budget: Int) -> [String: String] {
    var rest = budget
    for name in chains.keys.sorted() { _ = value(of: name, &rest) }
    return found
  }

  /// The value of a name; `nil` where nobody sets it.
  mutating func value(of name: String) -> String? {
    var budget = ResolvedSettings.mostBytes
    return value(of: name, &budget)
  }

  private mutating func value(of name: String, _ budget: inout Int) -> String? {
    if let cached = found[name] { return cached }
    guard let chain = chains[name] else { return nil }
    let level = stack.count
    let outer = lowest
    lowest = .max
    let value = make(name, chain, 0, &budget)
    // What was made while another name waited for it may be another one without that.
    if lowest >= level { found[name] = value }
    lowest = min(outer, lowest >= level ? .max : lowest)
    return value
  }

  private mutating func make(_ name: String, _ chain: [String], _ index: Int, _ budget: inout Int) -> String {
    guard index < chain.count else { return "" }
    guard SettingExpansion.isNeeded(for: chain[index]) else { return chain[index] }
    guard stack.count < Self.greatestDepth, budget > 0 else {
      isTooLarge = true
      return ""
    }
    // Values that are empty cost something, too: a circle of them may have very many ways around.
    budget -= 256
    stack.append((name, index))
    defer { stack.removeLast() }
    var expansion = SettingExpansion(chain[index], budget: budget)
    let text = expansion.expanded { reference, rest in self.value(for: reference, in: name, chain, index, &rest) }
    budget = expansion.budget
    if budget <= 0 { isTooLarge = true }
    return text
  }

  private mutating func value(
    for reference: String, in name: String, _ chain: [String], _ index: Int, _ budget: inout Int
  ) -> String? {
    if reference == "inherited" || reference == name {
      lowest = min(lowest, stack.count - 1)
      return make(name, chain, index + 1, &budget)
    }
    guard let position = stack.lastIndex(where: { $0.name == reference }), let others = chains[reference] else {
      return value(of: reference, &budget)
    }
    // Asked for on the way to itself it is the value below, as it is in its own lines.
    lowest = min(lowest, position)
    let next = stack[position].index + 1
    if next >= others.count { circles.insert(reference) }
    return make(reference, others, next, &budget)
  }
}
