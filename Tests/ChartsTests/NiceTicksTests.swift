import Foundation
import Testing

@testable import Charts

@Suite("Round values of an axis") struct NiceTicksTests {
  /// Data, wish, whether the domain may grow, and what real charts show (Facts 11.1).
  static let measured: [(lower: Double, upper: Double, wish: Int, isRounded: Bool, values: [Double])] = [
    (0, 9, 4, true, [0, 5, 10]), (0, 5, 4, true, [0, 2, 4, 6]), (0, 15000, 4, true, [0, 5000, 10000, 15000]),
    (0, 50, 4, true, [0, 20, 40, 60]), (0, 30, 4, true, [0, 10, 20, 30]), (0, 19, 4, true, [0, 5, 10, 15, 20]),
    (-9, 10, 4, true, [-10, -5, 0, 5, 10]), (0, 40, 4, true, [0, 10, 20, 30, 40]),
    (0, 100, 4, true, [0, 25, 50, 75, 100]), (0, 100, 3, true, [0, 50, 100]), (0, 100, 4, false, [0, 25, 50, 75, 100]),
    (0, 28800, 3, true, [0, 20000, 40000]), (1989, 1995, 5, false, [1989, 1990, 1991, 1992, 1993, 1994, 1995]),
    (20, 85, 4, true, [20, 40, 60, 80, 100]), (0, 85, 4, true, [0, 25, 50, 75, 100]), (0, 15, 4, true, [0, 5, 10, 15]),
  ]

  @Test("are those that were measured", arguments: measured.indices)
  func values(index: Int) throws {
    let row = Self.measured[index]
    let choice = try #require(NiceTicks.choice(for: row.lower...row.upper, count: row.wish, isRounded: row.isRounded))
    let domain = row.isRounded ? choice.lower...choice.upper : row.lower...row.upper
    #expect(choice.values(in: domain) == row.values)
  }

  @Test("leave no more than half of the plot empty where there is a choice")
  func filled() throws {
    let choice = try #require(NiceTicks.choice(for: 240...520))
    #expect(choice.lower == 200 && choice.upper == 600 && choice.step == 100)
  }

  @Test("of a day are six hours apart")
  func hours() {
    #expect(DateTicks.step(for: 86400, count: 4) == DateTicks.Step(unit: .hour, count: 6, seconds: 21600))
  }

  @Test("there are none for a range without length, or one that numbers cannot divide")
  func withoutLength() {
    #expect(NiceTicks.choice(for: 3...3) == nil)
    #expect(NiceTicks.choice(for: 1e17...(1e17 + 16)) == nil)
    #expect(NiceTicks.choice(for: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude) == nil)
  }

  @Test("of small numbers are no sums of errors")
  func small() throws {
    let choice = try #require(NiceTicks.choice(for: 0...0.3))
    #expect(choice.values(in: choice.lower...choice.upper) == [0, 0.1, 0.2, 0.30000000000000004])
  }

  @Test("there are none for next to no length, and not more than a thousand, however many are wished for")
  func bounds() throws {
    for upper in [Double.leastNonzeroMagnitude, 1e-300] { #expect(NiceTicks.choice(for: 0...upper) == nil) }
    #expect(NiceTicks.choice(for: 0...1e-280) != nil)
    for range in [0...2.0, 0...1e300, 1...1.001, -7e295...8e295] {
      for isRounded in [true, false] {
        let choice = try #require(NiceTicks.choice(for: range, count: .max, isRounded: isRounded))
        let values = choice.values(in: isRounded ? choice.lower...choice.upper : range)
        #expect((200...1000).contains(values.count), "\(range) \(values.count)")
      }
    }
    #expect(NiceTicks.Choice(step: Double.leastNonzeroMagnitude, lower: 0, upper: 1).count == .max)
  }
}
