/// Which of the things that there are is which of those that a model has.
enum FormerNames {
  /// For each name with a former name, the one that exists: a thing under its own name comes before one that gives its name up.
  static func match(_ names: [(name: String, former: String?)], in existing: Set<String>) -> [String?] {
    var result = [String?](repeating: nil, count: names.count)
    var taken: Set<String> = []
    for (index, name) in names.enumerated() where !existing.contains(name.name) {
      guard let former = name.former, existing.contains(former), taken.insert(former).inserted else { continue }
      result[index] = former
    }
    for (index, name) in names.enumerated() where result[index] == nil && existing.contains(name.name) {
      if taken.insert(name.name).inserted { result[index] = name.name }
    }
    return result
  }
}
