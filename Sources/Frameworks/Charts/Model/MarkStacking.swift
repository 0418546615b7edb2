import Foundation

/// Where a mark lies along its value's axis, once marks of the same place stand on each other.
struct StackedInterval: Equatable {
  var start: Double
  var end: Double
  /// Whether nothing stands on it: only the last one of a stack has round corners.
  var isLast = true
}

/// One mark's part of a stack.
struct StackItem {
  /// What stands at the same place, such as all bars of a day.
  var position: StackPosition
  /// The series, whose parts lie in one order at all places; bars have none and lie in their own order.
  var series: Int?
  var value: Double
  var method: MarkStackingMethod
}

/// What is the same for all marks of one stack.
struct StackPosition: Hashable {
  var kind: Mark.Kind
  var value: _PlottedValue?
  var group: _PlottedValue?
}

enum MarkStacking {
  /// Puts values on each other: positive ones upwards from zero, negative ones downwards.
  ///
  /// Values that are no numbers take no room.
  static func intervals(of items: [StackItem]) -> [StackedInterval] {
    var result = items.map { StackedInterval(start: 0, end: $0.value.isFinite ? $0.value : 0) }
    for indices in stacks(of: items) {
      guard let method = indices.first.map({ items[$0].method }), method != .unstacked else { continue }
      let ordered = items[indices[0]].series == nil ? indices : indices.sorted { items[$0].series ?? 0 < items[$1].series ?? 0 }
      stack(ordered, items, into: &result)
      adjust(ordered, by: method, in: &result)
    }
    return result
  }

  /// The items of each place; most of many thousand bars stand alone, and need nothing more.
  private static func stacks(of items: [StackItem]) -> [[Int]] {
    var first: [StackPosition: Int] = [:]
    first.reserveCapacity(items.count)
    var shared: [Int: [Int]] = [:]
    var alone: [Int] = []
    for (index, item) in items.enumerated() {
      guard let cached = first[item.position] else {
        first[item.position] = index
        if item.method == .normalized || item.method == .center { alone.append(index) }
        continue
      }
      shared[cached, default: [cached]].append(index)
    }
    return shared.values + alone.filter { shared[$0] == nil }.map { [$0] }
  }

  private static func stack(_ indices: [Int], _ items: [StackItem], into result: inout [StackedInterval]) {
    var (above, below) = (0.0, 0.0)
    var (last, lowest): (Int?, Int?) = (nil, nil)
    for index in indices {
      let value = items[index].value.isFinite ? items[index].value : 0
      result[index].isLast = false
      if value < 0 {
        (result[index].start, result[index].end) = (below, below + value)
        below += value
        lowest = index
      } else {
        (result[index].start, result[index].end) = (above, above + value)
        above += value
        if value > 0 || last == nil { last = index }
      }
    }
    if let last { result[last].isLast = true }
    if let lowest { result[lowest].isLast = true }
  }

  private static func adjust(_ indices: [Int], by method: MarkStackingMethod, in result: inout [StackedInterval]) {
    let ends = indices.flatMap { [result[$0].start, result[$0].end] }
    guard let lower = ends.min(), let upper = ends.max(), upper > lower else { return }
    for index in indices {
      if method == .normalized {
        result[index].start /= upper - lower
        result[index].end /= upper - lower
      } else if method == .center {
        result[index].start -= (lower + upper) / 2
        result[index].end -= (lower + upper) / 2
      }
    }
  }
}
