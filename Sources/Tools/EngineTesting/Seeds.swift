import Foundation

/// Which of a random test's seeds a run tries.
///
/// `APUS_SEEDS` says it: `all`, or any other word, such as a date, by which a tenth of them is chosen. Without it all are tried, as
/// by somebody who runs one test.
package enum Seeds {
  /// The chosen ones of a range, at least one, in their order; what is chosen differs from file to file.
  package static func chosen<Seed: FixedWidthInteger>(
    from all: Range<Seed>, by word: String? = ProcessInfo.processInfo.environment["APUS_SEEDS"], file: String = #fileID
  ) -> [Seed] {
    guard let word, !word.isEmpty, word != "all", !all.isEmpty else { return Array(all) }
    var random = generator(file + word)
    return all.shuffled(using: &random).prefix((all.count + 9) / 10).sorted()
  }

  /// Whether what is done for one of so many tests is done for the test of a name: for all, where all seeds are tried.
  package static func choosesOne(
    of count: Int, for name: String, by word: String? = ProcessInfo.processInfo.environment["APUS_SEEDS"]
  ) -> Bool {
    guard let word, !word.isEmpty, word != "all" else { return true }
    var random = generator(name + word)
    return Int.random(in: 0..<count, using: &random) == 0
  }

  /// A generator whose numbers follow from a text (its hash by Fowler, Noll and Vo, of 64 bits).
  private static func generator(_ text: String) -> SplitMix {
    SplitMix(seed: text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
  }
}
