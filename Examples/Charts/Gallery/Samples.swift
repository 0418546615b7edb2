import Foundation

/// Numbers that look random and are the same at every start.
struct Noise: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_f491_4f6c_dd1d
  }

  /// A number between two others, mostly near the middle.
  mutating func bell(_ range: ClosedRange<Double>) -> Double {
    (0..<4).map { _ in Double.random(in: range, using: &self) }.reduce(0, +) / 4
  }
}

extension Date {
  /// A day of the year of which the gallery's charts tell.
  static func day(_ day: Int, month: Int = 1, hour: Int = 0) -> Date {
    Calendar.current.date(from: DateComponents(year: 2025, month: month, day: day, hour: hour)) ?? .distantPast
  }
}
