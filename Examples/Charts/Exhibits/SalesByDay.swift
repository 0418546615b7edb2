import Charts
import SwiftUI

/// A bookshop's sales, of which a week or a month shows at a time.
struct SalesByDay: View {
  let isPreview: Bool
  @State private var span = Span.month
  @State private var scrollPosition = Date.day(1, month: 6).timeIntervalSinceReferenceDate

  struct Sale: Identifiable {
    let day: Date
    let books: Int
    var id: Date { day }
  }

  enum Span: Int, CaseIterable, Identifiable {
    case week = 7
    case month = 30
    var id: Self { self }
    var name: LocalizedStringKey { self == .week ? "Week" : "Month" }
    var seconds: Int { 3600 * 24 * rawValue }
  }

  static let sales: [Sale] = {
    var noise = Noise(2025)
    return (1...365).map { number in
      let day = Date.day(number)
      let weekday = Calendar.current.component(.weekday, from: day)
      let week = [34, 12, 14, 15, 18, 27, 46][weekday - 1]
      // Before Christmas, and before the summer's journeys, people buy more.
      let season = number > 325 && number < 359 ? 1.8 : number > 170 && number < 215 ? 1.35 : 1
      return Sale(day: day, books: Int(Double(week) * season * noise.bell(0.5...1.5)))
    }
  }()

  private var shown: ClosedRange<Date> {
    let start = Date(timeIntervalSinceReferenceDate: scrollPosition)
    return start...start.addingTimeInterval(Double(span.seconds - 1))
  }

  private var shownSales: Int { Self.sales.filter { shown.contains($0.day) }.map(\.books).reduce(0, +) }

  var body: some View {
    if isPreview {
      Chart(Self.sales[150..<171]) { sale in
        BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Books", sale.books))
      }
      .bare(true)
    } else {
      VStack(alignment: .leading, spacing: 12) {
        Picker("Shown", selection: $span) {
          ForEach(Span.allCases) { Text($0.name).tag($0) }
        }
        .pickerStyle(.segmented)
        HStack(alignment: .top) {
          Headline(
            caption: "TOTAL", value: Text(shownSales, format: .number), unit: "books",
            note: Text("\(shown.lowerBound, format: Self.dayFormat) – \(shown.upperBound, format: Self.dayFormat)"))
          Spacer()
          Button("Christmas") {
            withAnimation { scrollPosition = Date.day(1, month: 12).timeIntervalSinceReferenceDate }
          }
          .buttonStyle(.bordered)
          .controlSize(.small)
        }
        chart
      }
    }
  }

  private static let dayFormat = Date.FormatStyle.dateTime.month(.abbreviated).day()

  private var chart: some View {
    Chart(Self.sales) { sale in
      BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Books", sale.books))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: span.seconds)
    .chartScrollTargetBehavior(
      .valueAligned(matching: .init(hour: 0), majorAlignment: .matching(.init(hour: 0, weekday: 2)))
    )
    .chartScrollPosition(x: $scrollPosition)
    .chartXAxis {
      AxisMarks(values: .stride(by: span == .week ? .day : .weekOfYear)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: span == .week ? .dateTime.weekday(.abbreviated) : Self.dayFormat)
      }
    }
    .frame(height: 260)
  }
}

#Preview {
  SalesByDay(isPreview: false).padding()
}
