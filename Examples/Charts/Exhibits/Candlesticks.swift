import Charts
import SwiftUI

/// The prices of a share: first, last, highest and lowest of each day.
struct Candlesticks: View {
  let isPreview: Bool

  struct Day: Identifiable {
    let date: Date
    let first: Double
    let last: Double
    let highest: Double
    let lowest: Double
    var id: Date { date }
    var color: Color { last < first ? .red : .green }
  }

  static let days: [Day] = {
    var noise = Noise(88)
    var price = 148.0
    let dates = (1...60).map { Date.day($0, month: 9) }.filter { !Calendar.current.isDateInWeekend($0) }
    return dates.map { date in
      let first = price + noise.bell(-1.5...1.5)
      price = first + noise.bell(-6...6.5)
      return Day(
        date: date, first: first, last: price, highest: max(first, price) + noise.bell(0...4),
        lowest: min(first, price) - noise.bell(0...4))
    }
  }()

  private var shown: ArraySlice<Day> { isPreview ? Self.days.prefix(12) : Self.days[...] }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if !isPreview, let last = Self.days.last {
        Headline(
          caption: "LAST PRICE", value: Text(last.last, format: .number.precision(.fractionLength(2))), unit: "EUR",
          note: Text(last.date, format: .dateTime.month(.wide).day()))
      }
      Chart(shown) { day in
        RuleMark(
          x: .value("Day", day.date, unit: .day), yStart: .value("Lowest", day.lowest), yEnd: .value("Highest", day.highest)
        )
        .foregroundStyle(day.color)
        .accessibilityHidden(true)
        RectangleMark(
          x: .value("Day", day.date, unit: .day), yStart: .value("First", day.first), yEnd: .value("Last", day.last),
          width: .ratio(0.75)
        )
        .foregroundStyle(day.color)
        .cornerRadius(1)
      }
      .bare(isPreview)
      .chartYScale(domain: .automatic(includesZero: false))
      .chartXAxis {
        AxisMarks(values: .stride(by: .weekOfYear, count: 2)) { _ in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.month(.abbreviated).day())
        }
      }
      .chartHeight(300, isPreview: isPreview)
    }
  }
}

#Preview {
  Candlesticks(isPreview: false).padding()
}
