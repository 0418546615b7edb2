import ApusTesting
import FuzzViews
import Testing

/// No view falls for a number, whatever it is; the trees are the same each time.
@MainActor
@Suite("Random trees with random numbers")
struct RandomNumbersTests {
  @Test("are drawn in a few seconds and some memory, without a fault", arguments: Seeds.chosen(from: 0..<8 as Range<UInt64>))
  func trees(part: UInt64) {
    var limits = ViewTreeFuzzer.Limits()
    limits.depth = 3
    for failure in ViewTreeFuzzer.run(seed: part * 5, count: 5, limits: limits) {
      Issue.record("\(failure)\n\(ViewTreeFuzzer.description(seed: failure.seed))")
    }
  }

  @Test("are the same for a seed, and others for another one")
  func seeds() {
    let trees = (0..<50).map { ViewTreeFuzzer.description(seed: $0) }
    #expect(trees == (0..<50).map { ViewTreeFuzzer.description(seed: $0) })
    #expect(Set(trees).count == 50)
    // Containers, modifiers and leaves, with every kind of number.
    let all = trees.joined()
    for part in ["lazyVGrid(", ".padding(", "arc(", "nan", "-inf", "1e+308", "9223372036854775807"] {
      #expect(all.contains(part), "\(part)")
    }
  }
}
