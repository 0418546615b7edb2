import SwiftUI

/// A chart of the gallery.
enum Exhibit: String, CaseIterable, Identifiable {
  case salesByDay, stackedBars, groupedBars, rangeBars, labeledBars, pyramid, histogram
  case heartRate, errorBand, logScale, sharesOverTime, functions, japanese, sparklines
  case donut, gauge
  case scatter, heatMap, candlesticks, timeline

  var id: Self { self }

  /// What the list calls it.
  var title: LocalizedStringKey {
    switch self {
    case .salesByDay: "Sales by day"
    case .stackedBars: "Electricity by source"
    case .groupedBars: "Rain in three towns"
    case .rangeBars: "Warmest and coldest"
    case .labeledBars: "Books read"
    case .pyramid: "An island's people"
    case .histogram: "Finishing times"
    case .heartRate: "Heart rate"
    case .errorBand: "Reaction time"
    case .logScale: "Heartbeats and weight"
    case .sharesOverTime: "How music is heard"
    case .functions: "Two functions"
    case .japanese: "A year in Japanese"
    case .sparklines: "Watch list"
    case .donut: "A month's money"
    case .gauge: "Air quality"
    case .scatter: "Coffee, tasted"
    case .heatMap: "A café's week"
    case .candlesticks: "Share price"
    case .timeline: "Building a house"
    }
  }

  /// What it shows, in a sentence.
  var summary: LocalizedStringKey {
    switch self {
    case .salesByDay:
      "A year of a bookshop's sales. Drag the plot; it comes to rest at the beginning of a day, a quick flick at that of a week."
    case .stackedBars: "What a country's electricity is made from, each source on the one before, from year to year."
    case .groupedBars: "Rain in each season, the towns side by side."
    case .rangeBars: "From the coldest night of each month to its warmest day, with the mean as a line across."
    case .labeledBars: "Bars that run across, the longest first, each with its number at its end."
    case .pyramid: "Women to the right, men to the left, the youngest at the bottom."
    case .histogram: "Two thousand runners in bins of ten minutes, and the time that half of them were faster than."
    case .heartRate: "Drag over the line to read the pulse at a time of the day."
    case .errorBand: "The mean as a line, and around it where nine of ten answers lie."
    case .logScale: "Both scales are logarithmic: the larger an animal, the slower its heart, along a straight line."
    case .sharesOverTime: "Every year adds up to the same whole: one way of listening takes the place of another."
    case .functions: "Drawn from formulas rather than data: a wave that dies away, and a rose of seven petals."
    case .japanese: "Names of months, units and a legend in Japanese: rain as bars, warmth as a line, each with its own axis."
    case .sparklines: "Lines without axes, as small as words, each beside the number that it leads to."
    case .donut: "Touch a part of the ring to see what it stands for."
    case .gauge: "Sectors of a half ring are a scale, and a dot stands at the value."
    case .scatter: "Each symbol is a kind of coffee: where it comes from says its colour and form, its price its size."
    case .heatMap: "The fuller the room, the darker the field: every hour of the week at a glance."
    case .candlesticks: "A thin line from the day's lowest price to its highest, a body from the first to the last one."
    case .timeline: "What follows what, who does it, and how far the work is today."
    }
  }

  /// The chart with what belongs to it, or only the chart, without axes, where it is a small preview.
  @ViewBuilder
  func view(isPreview: Bool) -> some View {
    switch self {
    case .salesByDay: SalesByDay(isPreview: isPreview)
    case .stackedBars: StackedBars(isPreview: isPreview)
    case .groupedBars: GroupedBars(isPreview: isPreview)
    case .rangeBars: RangeBars(isPreview: isPreview)
    case .labeledBars: LabeledBars(isPreview: isPreview)
    case .pyramid: PopulationPyramid(isPreview: isPreview)
    case .histogram: FinishingTimes(isPreview: isPreview)
    case .heartRate: HeartRate(isPreview: isPreview)
    case .errorBand: ErrorBand(isPreview: isPreview)
    case .logScale: LogScale(isPreview: isPreview)
    default: rest(isPreview: isPreview)
    }
  }

  @ViewBuilder
  private func rest(isPreview: Bool) -> some View {
    switch self {
    case .sharesOverTime: SharesOverTime(isPreview: isPreview)
    case .functions: FunctionPlots(isPreview: isPreview)
    case .japanese: JapaneseYear(isPreview: isPreview)
    case .sparklines: Sparklines(isPreview: isPreview)
    case .donut: SpendingDonut(isPreview: isPreview)
    case .gauge: AirQualityGauge(isPreview: isPreview)
    case .scatter: CoffeeScatter(isPreview: isPreview)
    case .heatMap: CafeHeatMap(isPreview: isPreview)
    case .candlesticks: Candlesticks(isPreview: isPreview)
    default: BuildingTimeline(isPreview: isPreview)
    }
  }
}

/// Charts of a kind.
struct Room: Identifiable {
  let title: LocalizedStringKey
  let exhibits: [Exhibit]
  var id: Exhibit { exhibits[0] }

  static let all = [
    Room(title: "Bars", exhibits: [.salesByDay, .stackedBars, .groupedBars, .rangeBars, .labeledBars, .pyramid, .histogram]),
    Room(
      title: "Lines and areas",
      exhibits: [.heartRate, .errorBand, .logScale, .sharesOverTime, .functions, .japanese, .sparklines]),
    Room(title: "Rings", exhibits: [.donut, .gauge]),
    Room(title: "Points and fields", exhibits: [.scatter, .heatMap, .candlesticks, .timeline]),
  ]
}
