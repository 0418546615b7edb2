import ApusTesting

/// Random numbers that follow from a seed and the input's number alone, so that each input can be made again.
struct FuzzRandom: RandomNumberGenerator {
  private var numbers: SplitMix

  init(seed: UInt64, index: UInt64) {
    numbers = SplitMix(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ index &* 0xD1B5_4A32_D192_ED03)
  }

  mutating func next() -> UInt64 { numbers.next() }

  /// A number below a limit; 0 where that is 0.
  mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }
}
