import CoreGraphicsTypes

/// The heights of a section's rows, most of which nobody has asked for yet.
///
/// Rows are as high as is supposed until they are measured. What measured ones differ by is summed in a Fenwick tree, so that the
/// place of a row, and the row at a place, are found in a number of steps that grows with the logarithm of the rows.
struct RowHeights {
  let count: Int
  /// The height of rows that are not measured.
  let estimate: CGFloat
  private var measured: [Int: CGFloat] = [:]
  /// The heights that rows had which are measured anew.
  private var supposed: [Int: CGFloat] = [:]
  /// Sums of what measured heights differ by from the estimate; empty until one does.
  private var tree: [CGFloat] = []

  init(count: Int, estimate: CGFloat) {
    self.count = max(count, 0)
    self.estimate = max(estimate, 0)
  }

  /// The height of a row; `nil` until it is measured.
  func measured(_ row: Int) -> CGFloat? { measured[row] }

  subscript(row: Int) -> CGFloat { measured[row] ?? supposed[row] ?? estimate }

  /// Takes the height of a row as measured.
  mutating func set(_ height: CGFloat, of row: Int) {
    let difference = height - self[row]
    measured[row] = height
    supposed[row] = nil
    guard difference != 0 else { return }
    if tree.isEmpty { tree = Array(repeating: 0, count: count + 1) }
    var index = row + 1
    while index <= count {
      tree[index] += difference
      index += index & -index
    }
  }

  /// Has the height of a row measured anew; until then it counts as it was.
  mutating func forget(_ row: Int) {
    guard let height = measured[row] else { return }
    supposed[row] = height
    measured[row] = nil
  }

  /// Where a row begins, from the first one; for the number of rows, how high all of them are.
  func start(of row: Int) -> CGFloat {
    var sum = CGFloat(row) * estimate
    guard !tree.isEmpty else { return sum }
    var index = row
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    return sum
  }

  var total: CGFloat { start(of: count) }

  /// The row at a distance from where the first one begins, the last one below the end; `nil` where there are none.
  func row(at distance: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    if tree.isEmpty { return estimate > 0 ? min(max(Int(distance / estimate), 0), count - 1) : 0 }
    var (index, rest) = (0, max(distance, 0))
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = index + step
      if next <= count {
        let height = tree[next] + CGFloat(step) * estimate
        if height <= rest { (index, rest) = (next, rest - height) }
      }
      step /= 2
    }
    return min(index, count - 1)
  }

  /// The same rows after a change: for each new row, which one it was.
  func mapped(count: Int, estimate: CGFloat, from old: (Int) -> Int?) -> RowHeights {
    var result = RowHeights(count: count, estimate: estimate)
    guard !measured.isEmpty else { return result }
    for row in 0..<result.count {
      if let height = old(row).flatMap({ measured[$0] }) { result.set(height, of: row) }
    }
    return result
  }
}
