import Foundation
import Testing

@testable import Charts

@Suite("Bins") struct BinTests {
  private let calendar = { () -> Calendar in
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
    return calendar
  }()

  private func date(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
  }

  @Test("of units of the calendar hold a range, with days of 23 hours")
  func units() {
    let range = date(2024, 3, 30, hour: 5)...date(2024, 4, 1, hour: 9)
    let days = DateBins(unit: .day, range: range, calendar: calendar)
    #expect(days.thresholds == [date(2024, 3, 30), date(2024, 3, 31), date(2024, 4, 1), date(2024, 4, 2)])
    #expect(days.count == 3 && days.index(for: date(2024, 3, 31, hour: 23)) == 1)
    #expect(days[1].upperBound.timeIntervalSince(days[1].lowerBound) == 23 * 3600)
    let quarters = DateBins(unit: .month, by: 3, range: date(2024, 2, 2)...date(2024, 8, 8), calendar: calendar)
    #expect(quarters.thresholds == [date(2024, 1, 1), date(2024, 4, 1), date(2024, 7, 1), date(2024, 10, 1)])
  }

  @Test("are as many as is wished, or as the data says")
  func counts() {
    let year = (0..<365).map { date(2023, 1, 1).addingTimeInterval(Double($0) * 86400) }
    let months = DateBins(data: year, desiredCount: 12, calendar: calendar)
    #expect(months.count == 12 && months[2].lowerBound == date(2023, 3, 1))
    #expect(DateBins(data: [], calendar: calendar).isEmpty)
    #expect(DateBins(range: date(2023, 1, 1)...date(2023, 1, 1), calendar: calendar).count == 1)
    // A year of even days: 365 / (3.49 · 105.5 / 365^⅓) is 7.08.
    #expect(BinCount.scott(year.map(\.timeIntervalSinceReferenceDate)) == 8)
    #expect((5...13).contains(DateBins(data: year, calendar: calendar).count))
  }

  @Test("of seconds begin with the range, and given ones are taken as they are")
  func intervals() {
    let bins = DateBins(timeInterval: 600, range: date(2023, 1, 1)...date(2023, 1, 1, hour: 1).addingTimeInterval(1))
    #expect(bins.count == 7 && bins.thresholds[1] == date(2023, 1, 1).addingTimeInterval(600))
    #expect(bins.last?.contains(bins.thresholds[7]) == true && bins.first?.contains(bins.thresholds[1]) == false)
    #expect(DateBins(thresholds: [date(2023, 1, 2), date(2023, 1, 1)]).thresholds.first == date(2023, 1, 1))
    #expect(DateBins(timeInterval: .nan, range: date(2023, 1, 1)...date(2023, 1, 2)).count == 1)
  }

  @Test("of numbers are by Scott's rule, too, where no number is wished for")
  func numbers() {
    let few = NumberBins(data: (0..<100).map { Double($0) })
    // 99 / (3.49 · 29 / 100^⅓) is 4.54.
    #expect(BinCount.scott((0..<100).map { Double($0) }) == 5)
    #expect((4...6).contains(few.count))
    #expect(NumberBins(range: 0...100).count == 10)
    #expect(NumberBins(data: [3, 3, 3]).count == 1)
  }

  @Test("of whole numbers end where the numbers of their type do")
  func wholeNumbers() {
    let all = NumberBins(data: [Int.min, Int.max], desiredCount: 10)
    #expect(all.thresholds.first == .min && all.thresholds.last == .max && (8...14).contains(all.count))
    #expect(NumberBins(data: [UInt8(0), 255], desiredCount: 5).thresholds == [0, 50, 100, 150, 200, 250, 255])
    #expect(NumberBins(data: [Int8.min, .max], desiredCount: 5).thresholds == [-128, -100, -50, 0, 50, 100, 127])
    #expect(NumberBins(size: 100, range: UInt8(0)...255).thresholds == [0, 100, 200, 255])
    #expect(NumberBins(data: [Int.max]).thresholds == [.max, .max])
    #expect(NumberBins<UInt8>(data: []).thresholds.count > 1)
  }

  @Test("are not more than anybody could look at, however many are wished for")
  func tooMany() {
    #expect((100...1000).contains(NumberBins(data: [0.0, 1], desiredCount: .max).count))
    #expect((100...1000).contains(NumberBins(data: [0, 1_000_000], desiredCount: .max).count))
    #expect(NumberBins(range: 0.0...1, count: .max).count == 100_000)
    let days = date(2023, 1, 1)...date(2023, 1, 2)
    #expect(DateBins(range: days, desiredCount: .max, calendar: calendar).count > 100)
    #expect(DateBins(timeInterval: Double.leastNonzeroMagnitude, range: days).count == 1)
  }
}
