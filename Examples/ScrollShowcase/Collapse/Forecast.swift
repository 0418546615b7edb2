import SwiftUI

/// The weather of an hour, as the lighthouse keeper writes it down.
struct Forecast: Identifiable {
  let hour: Int
  let degrees: Int
  /// Metres a second.
  let wind: Int
  let symbol: String

  var id: Int { hour }

  /// A day that begins under clouds and ends clear, with the wind at its strongest in the afternoon.
  static let day: [Forecast] = (0..<24).map { hour in
    let warmth = sin(Double(hour - 8) / 24 * 2 * .pi)
    return Forecast(
      hour: hour, degrees: 13 + Int((warmth * 6).rounded()), wind: 4 + Int((warmth + 1) * 4),
      symbol: symbol(at: hour))
  }

  private static func symbol(at hour: Int) -> String {
    switch hour {
    case 7..<12: "cloud.fill"
    case 12..<19: "sun.max.fill"
    default: "moon.fill"
    }
  }
}

/// An hour in the list.
struct ForecastRow: View {
  let forecast: Forecast
  @ScaledMetric private var hourWidth: CGFloat = 56

  var body: some View {
    HStack(spacing: 12) {
      Text("\(forecast.hour):00")
        .frame(width: hourWidth, alignment: .leading)
      Image(systemName: forecast.symbol)
        .foregroundStyle(Palette.sea)
        .frame(width: 30)
      Text("\(forecast.wind) m/s")
        .foregroundStyle(.secondary)
      Spacer()
      Text("\(forecast.degrees)°")
        .fontWeight(.semibold)
    }
    .font(.body.monospacedDigit())
    .padding(.horizontal, 20)
    .frame(minHeight: 52)
    .background(Palette.card)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("hour.\(forecast.hour)")
  }
}

/// All hours, one below the other.
struct ForecastList: View {
  var body: some View {
    LazyVStack(spacing: 1) {
      ForEach(Forecast.day) { ForecastRow(forecast: $0) }
    }
  }
}
