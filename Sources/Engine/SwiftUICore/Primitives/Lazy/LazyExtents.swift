import Foundation

/// The lengths of lines along the axis: measured where known, an estimate elsewhere.
///
/// Lines are kept in blocks. A Fenwick tree over the blocks' known lengths gives the position of a line, and the line at a
/// position, in O(log n). Details are kept for the blocks near what was measured last; of the others only what they add up to, so
/// that memory does not grow with how far somebody has scrolled.
///
/// Invariants: the position of a line is the sum of the lengths before it and the gaps between them; measuring a line changes the
/// positions of later lines only, unless `estimate` is brought up to date.
struct LazyExtents {
  private static let blockSize = 64
  /// How many blocks have details at most.
  private static let detailLimit = 256

  private struct Block {
    /// What lines count for that were not measured; `nil`: the estimate.
    var assumed: CGFloat?
    var lengths: [CGFloat]
    var measured: UInt64 = 0

    func isMeasured(_ line: Int) -> Bool { measured & (1 << UInt64(line)) != 0 }
  }

  private(set) var count: Int
  let spacing: CGFloat
  /// What a line counts for that was not measured.
  private(set) var estimate: CGFloat
  /// Whether `estimate` comes from measured lines.
  private(set) var hasMeasured = false
  private var blocks: [Int: Block] = [:]
  /// For each block the lengths that are known, and for how many lines they stand.
  private var cachedLengths: FenwickTree
  private var cachedCounts: FenwickTree
  // What `estimate` is worked out from.
  private var samples = 0
  private var sampleTotal: CGFloat = 0
  private var firstSample: CGFloat = 0
  private var isUniform = true
  private var samplesInEstimate = 0

  /// `estimate`: the length of a line while none was measured, by default that of a list's row (Facts 5.1).
  init(count: Int, spacing: CGFloat, estimate: CGFloat = 44) {
    self.count = count
    self.spacing = spacing
    self.estimate = estimate
    cachedLengths = FenwickTree(count: (count + Self.blockSize - 1) / Self.blockSize)
    cachedCounts = cachedLengths
  }

  /// Lines of another number, of which only leading ones are the same as before.
  mutating func reset(count: Int, keepingFirst kept: Int) {
    let old = self
    self = LazyExtents(count: count, spacing: spacing, estimate: estimate)
    (hasMeasured, samples, sampleTotal) = (old.hasMeasured, old.samples, old.sampleTotal)
    (firstSample, isUniform, samplesInEstimate) = (old.firstSample, old.isUniform, old.samplesInEstimate)
    for index in 0..<(min(kept, count) / Self.blockSize) {
      let (length, lines) = (old.cachedLengths.value(at: index), old.cachedCounts.value(at: index))
      guard lines > 0 else { continue }
      cachedLengths.add(length, at: index)
      cachedCounts.add(lines, at: index)
      blocks[index] = old.blocks[index]
    }
  }

  // MARK: Measuring

  func length(of line: Int) -> CGFloat {
    let (index, slot) = line.quotientAndRemainder(dividingBy: Self.blockSize)
    guard let block = blocks[index] else { return assumedLength(inBlock: index) }
    return block.isMeasured(slot) ? block.lengths[slot] : block.assumed ?? estimate
  }

  /// What lines count for in a block without details.
  private func assumedLength(inBlock index: Int) -> CGFloat {
    let lines = cachedCounts.value(at: index)
    return lines > 0 ? cachedLengths.value(at: index) / lines : estimate
  }

  mutating func setLength(_ length: CGFloat, of line: Int) {
    let (index, slot) = line.quotientAndRemainder(dividingBy: Self.blockSize)
    var block = blocks.removeValue(forKey: index) ?? makeBlock(index)
    let wasMeasured = block.isMeasured(slot)
    let before = wasMeasured ? block.lengths[slot] : block.assumed
    if !wasMeasured || before != length {
      block.lengths[slot] = length
      block.measured |= 1 << UInt64(slot)
      cachedLengths.add(length - (before ?? 0), at: index)
      if before == nil { cachedCounts.add(1, at: index) }
      note(length)
    }
    blocks[index] = block
  }

  private mutating func makeBlock(_ index: Int) -> Block {
    if blocks.count >= Self.detailLimit { forgetDetails(farFrom: index) }
    let lines = cachedCounts.value(at: index)
    return Block(
      assumed: lines > 0 ? assumedLength(inBlock: index) : nil, lengths: Array(repeating: 0, count: Self.blockSize))
  }

  /// Drops the details of the farther half of the blocks; what they add up to stays.
  private mutating func forgetDetails(farFrom index: Int) {
    let far = blocks.keys.sorted { (abs($0 - index), $0) < (abs($1 - index), $1) }.dropFirst(Self.detailLimit / 2)
    for block in far {
      blocks[block] = nil
      // From here on the block's mean stands for each of its lines.
      let lines = CGFloat(min(Self.blockSize, count - block * Self.blockSize))
      let cached = cachedCounts.value(at: block)
      cachedLengths.add((lines - cached) * estimate, at: block)
      cachedCounts.add(lines - cached, at: block)
    }
  }

  private mutating func note(_ length: CGFloat) {
    if samples == 0 { firstSample = length } else if length != firstSample { isUniform = false }
    samples += 1
    sampleTotal += length
    hasMeasured = true
  }

  /// Whether so much more was measured since the estimate was worked out that a new one is worth moving lines for.
  private var isEstimateOutdated: Bool { samples > 0 && (samplesInEstimate == 0 || samples >= 2 * samplesInEstimate) }

  /// Takes the mean of what was measured for the lines that were not, if so much more was measured since that it is worth it.
  ///
  /// It is rounded to half points, so that unknown lines do not put known ones between pixels.
  mutating func updateEstimate() {
    guard isEstimateOutdated else { return }
    samplesInEstimate = samples
    let mean = isUniform ? firstSample : sampleTotal / CGFloat(samples)
    estimate = isUniform || mean < 1 ? mean : (mean * 2).rounded() / 2
  }

  // MARK: Positions

  /// Where a line begins; `count` gives the end of the last one plus a gap.
  func position(of line: Int) -> CGFloat {
    let (index, slot) = line.quotientAndRemainder(dividingBy: Self.blockSize)
    var length = cachedLengths.prefix(index) + (CGFloat(index * Self.blockSize) - cachedCounts.prefix(index)) * estimate
    if let block = blocks[index] {
      let assumed = block.assumed ?? estimate
      for line in 0..<slot { length += block.isMeasured(line) ? block.lengths[line] : assumed }
    } else if slot > 0 {
      length += CGFloat(slot) * assumedLength(inBlock: index)
    }
    return length + CGFloat(line) * spacing
  }

  var total: CGFloat { count == 0 ? 0 : position(of: count) - spacing }

  /// The line that contains a position, or the nearest one.
  func line(at position: CGFloat) -> Int {
    var (low, high) = (0, max(count - 1, 0))
    while low < high {
      let middle = (low + high + 1) / 2
      if self.position(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

/// Sums of prefixes of an array that changes, both in O(log n) (Fenwick, 1994).
private struct FenwickTree {
  private var tree: [CGFloat] = []
  private let count: Int

  init(count: Int) { self.count = count }

  mutating func add(_ value: CGFloat, at index: Int) {
    guard value != 0 else { return }
    if tree.isEmpty { tree = Array(repeating: 0, count: count + 1) }
    var index = index + 1
    while index <= count {
      tree[index] += value
      index += index & -index
    }
  }

  func prefix(_ length: Int) -> CGFloat {
    guard !tree.isEmpty else { return 0 }
    var sum: CGFloat = 0
    var index = length
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    return sum
  }

  /// One value of the array.
  func value(at index: Int) -> CGFloat {
    guard !tree.isEmpty, index < count else { return 0 }
    // The node of an index holds the sum of a range that ends there; what lies before the value is taken off.
    var sum = tree[index + 1]
    let end = index + 1 - ((index + 1) & -(index + 1))
    var other = index
    while other > end {
      sum -= tree[other]
      other -= other & -other
    }
    return sum
  }
}
