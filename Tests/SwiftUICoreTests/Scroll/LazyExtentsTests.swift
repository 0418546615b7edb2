import EngineTesting
import Foundation
@testable import SwiftUICore
import Testing

@Suite("The lengths of a lazy container's lines")
struct LazyExtentsTests {
  /// The same as a plain array: what each line was last measured to be.
  private struct Model {
    var lengths: [CGFloat?]
    var spacing: CGFloat

    func position(of line: Int, estimate: CGFloat) -> CGFloat {
      var position = CGFloat(line) * spacing
      for length in lengths[..<line] { position += length ?? estimate }
      return position
    }

    /// The last line that begins at a position or before it.
    func line(at position: CGFloat, estimate: CGFloat) -> Int {
      var (start, found) = (CGFloat(0), 0)
      for (line, length) in lengths.enumerated() {
        guard start <= position else { break }
        found = line
        start += (length ?? estimate) + spacing
      }
      return found
    }
  }

  /// Compares one place of both; everything else follows from many of them.
  private func check(_ extents: LazyExtents, _ model: Model, _ random: inout SplitMix, _ name: String) {
    let count = model.lengths.count
    let estimate = extents.estimate
    #expect(extents.count == count)
    let line = Int.random(in: 0...count, using: &random)
    let position = model.position(of: line, estimate: estimate)
    #expect(extents.position(of: line) == position, "\(name): position of \(line)")
    if line < count { #expect(extents.length(of: line) == model.lengths[line] ?? estimate, "\(name): length of \(line)") }
    let end = extents.position(of: count)
    #expect(extents.total == (count == 0 ? 0 : end - model.spacing), "\(name): total")
    let probe = [CGFloat.random(in: -50...(end + 50), using: &random), position].randomElement(using: &random)!
    #expect(extents.line(at: probe) == model.line(at: probe, estimate: estimate), "\(name): line at \(probe)")
  }

  @Test(
    "Positions are sums of what was measured and of the estimate, through 10,000 steps", arguments: Seeds.chosen(from: 0..<10))
  func model(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let spacing: CGFloat = [0, 8, 2.5][seed % 3]
    var extents = LazyExtents(count: 300, spacing: spacing)
    var model = Model(lengths: Array(repeating: nil, count: 300), spacing: spacing)
    // Lengths are quarters, so that sums are exact in whichever order they are added.
    let choices: [CGFloat] = seed < 5 ? [44] : [0, 10, 20.25, 44, 44.5, 120]
    for step in 0..<1_000 {
      let count = model.lengths.count
      switch Int.random(in: 0..<40, using: &random) {
      case 0:
        let new = Int.random(in: 0...500, using: &random)
        // Only whole blocks are kept, so that something more is forgotten; which, the lengths tell.
        let kept = Int.random(in: 0...min(count, new), using: &random)
        extents.reset(count: new, keepingFirst: kept)
        let old = model.lengths
        model.lengths = (0..<new).map { line in
          line < kept && extents.length(of: line) == old[line] && isStillKept(line, of: kept) ? old[line] : nil
        }
      case 1, 2: extents.updateEstimate()
      default:
        guard count > 0 else { continue }
        let line = Int.random(in: 0..<count, using: &random)
        let length = choices.randomElement(using: &random)!
        extents.setLength(length, of: line)
        model.lengths[line] = length
      }
      check(extents, model, &random, "seed \(seed), step \(step)")
    }
  }

  /// Whole blocks of 64 lines are kept.
  private func isStillKept(_ line: Int, of kept: Int) -> Bool { line < kept / 64 * 64 }

  @Test("What is kept of the first lines is at least all but a block of them")
  func reset() {
    var extents = LazyExtents(count: 1_000, spacing: 8)
    for line in 0..<1_000 { extents.setLength(CGFloat(line % 7) + 10, of: line) }
    extents.reset(count: 5_000, keepingFirst: 700)
    for line in 0..<(700 - 64) { #expect(extents.length(of: line) == CGFloat(line % 7) + 10) }
    for line in 700..<1_000 { #expect(extents.length(of: line) == extents.estimate) }
    #expect(extents.hasMeasured)
  }

  @Test("Measuring a line moves only later ones, until the estimate is brought up to date")
  func measuring() {
    var random = SplitMix(seed: 5)
    var extents = LazyExtents(count: 2_000, spacing: 4)
    for _ in 0..<400 {
      let line = Int.random(in: 0..<2_000, using: &random)
      let before = [0, line / 2, line].map { extents.position(of: $0) }
      let (length, estimate, total) = (extents.length(of: line), extents.estimate, extents.total)
      let new = CGFloat(Int.random(in: 0...400, using: &random)) / 4
      extents.setLength(new, of: line)
      #expect([0, line / 2, line].map { extents.position(of: $0) } == before)
      #expect(extents.total == total + new - length)
      #expect(extents.estimate == estimate)
    }
  }

  @Test("The estimate is the only length measured, or else the mean to half a point")
  func estimate() {
    var extents = LazyExtents(count: 100, spacing: 0, estimate: 44)
    extents.updateEstimate()
    #expect(extents.estimate == 44 && !extents.hasMeasured)
    extents.setLength(31.3, of: 5)
    #expect(extents.estimate == 44, "not before it is asked for")
    extents.updateEstimate()
    #expect(extents.estimate == 31.3)
    extents.setLength(10, of: 6)
    extents.setLength(20, of: 7)
    extents.updateEstimate()
    // 31.3 + 10 + 20 = 61.3, a third of it is 20.43.
    #expect(extents.estimate == 20.5)
    #expect(extents.position(of: 5) == 5 * 20.5 && extents.position(of: 6) == 5 * 20.5 + 31.3)
  }

  @Test("Of lines measured long ago the sum is kept, and nothing near what is measured moves")
  func forgetting() {
    var random = SplitMix(seed: 6)
    let count = 60_000
    var extents = LazyExtents(count: count, spacing: 2, estimate: 40)
    var total = extents.total
    for step in 0..<6_000 {
      // Down through the whole container, back, and down again.
      let place = step % 4_000
      let line = min((place < 2_000 ? place : 4_000 - place) * 30 + Int.random(in: 0..<8, using: &random), count - 1)
      let start = extents.position(of: line)
      let new = CGFloat(Int.random(in: 40...400, using: &random)) / 4
      total += new - extents.length(of: line)
      extents.setLength(new, of: line)
      #expect(extents.length(of: line) == new)
      #expect(abs(extents.position(of: line) - start) < 1e-6, "step \(step)")
      #expect(abs(extents.total - total) < 1e-6, "step \(step)")
      #expect(extents.line(at: extents.position(of: line) + new / 2) == line)
    }
    var position: CGFloat = 0
    for line in 0..<count {
      if line % 997 == 0 { #expect(abs(extents.position(of: line) - position) < 1e-4, "line \(line)") }
      position += extents.length(of: line) + 2
    }
    #expect(abs(extents.total - (position - 2)) < 1e-4)
  }
}
