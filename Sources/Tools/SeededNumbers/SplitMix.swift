/// Random numbers that follow from a seed alone, the same on every machine (SplitMix64, Steele, Lea and Flood 2014).
///
/// It stands in a module of its own, so that tests of a service need nothing of SwiftUI for it; `ApusTesting` re-exports it.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  /// A sequence; seeds next to each other give sequences that have nothing in common.
  package init(seed: UInt64) { state = seed }

  /// The next number, any of 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 on and below a limit, which is above 0.
  package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
