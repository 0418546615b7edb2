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
      symbol: hour < 7 ? "moon.fill" : hour < 12 ? "cloud.fill" : hour < 19 ? "sun.max.fill" : "moon.fill")
  }
}

/// An hour in the list.
struct ForecastRow: View {
  let forecast: Forecast

  var body: some View {
    HStack(spacing: 12) {
      Text("\(forecast.hour):00")
        .frame(width: 56, alignment: .leading)
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
