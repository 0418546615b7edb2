/// What is measured, in the order in which it is done.
enum Workload: String, CaseIterable {
  case insert, fetchAll, fetchFirst, count, fault, read, change, append, merge, deleteSome
  /// Bytes of a model whose row was not read, in place of seconds.
  case memory

  var title: String {
    switch self {
    case .insert: "insert all rows, and save"
    case .fetchAll: "fetch all in the order of an indexed number"
    case .fetchFirst: "fetch 50 of them, and read two values"
    case .count: "count half of them by a predicate"
    case .fault: "read one row that was not read"
    case .read: "read a value of a row that was read"
    case .change: "change one value, and save"
    case .append: "append a twentieth of the rows to one array one by one, and save"
    case .merge: "take over one changed row of another context, all rows registered"
    case .deleteSome: "delete a tenth by a predicate, and save"
    case .memory: "memory of a row that was fetched and not read"
    }
  }

  /// How often SQLite's time in C it may take at most; nil where there is no aim or nothing to compare with.
  var aim: Double? {
    switch self {
    case .insert: 5
    case .fetchAll, .fetchFirst, .count, .fault: 3
    default: nil
    }
  }
}

/// Seconds by workload, one for each run.
typealias Figures = [Workload: [Double]]
