import Charts
import SwiftUI

/// Coffees by taste: colour and symbol for the origin, size for the price.
struct CoffeeScatter: View {
  let isPreview: Bool

  struct Coffee: Identifiable {
    let id: Int
    let origin: String
    let acidity: Double
    let sweetness: Double
    let price: Double
  }

  static let coffees: [Coffee] = {
    var noise = Noise(3)
    let origins = [("Ethiopia", 7.6, 6.6), ("Colombia", 5.2, 7.4), ("Sumatra", 2.8, 4.2)]
    return (0..<45).map { index in
      let origin = origins[index % 3]
      return Coffee(
        id: index, origin: origin.0, acidity: origin.1 + noise.bell(-3...3), sweetness: origin.2 + noise.bell(-3...3),
        price: noise.bell(2...30))
    }
  }()

  var body: some View {
    Chart(Self.coffees) { coffee in
      PointMark(x: .value("Acidity", coffee.acidity), y: .value("Sweetness", coffee.sweetness))
        .foregroundStyle(by: .value("Origin", coffee.origin))
        .symbol(by: .value("Origin", coffee.origin))
        .symbolSize(by: .value("Price", coffee.price))
        .opacity(0.8)
    }
    .bare(isPreview)
    .chartForegroundStyleScale(["Ethiopia": Color.red, "Colombia": Color.orange, "Sumatra": Color.brown])
    .chartSymbolSizeScale(range: isPreview ? 6...24 : 20...180)
    .chartXScale(domain: 0...10)
    .chartYScale(domain: 0...10)
    .chartXAxisLabel(position: .bottom, alignment: .center) { if !isPreview { Text("Acidity") } }
    .chartYAxisLabel(position: .leading) { if !isPreview { Text("Sweetness") } }
    .chartYAxis { AxisMarks(position: .leading) }
    .chartHeight(340, isPreview: isPreview)
  }
}

#Preview {
  CoffeeScatter(isPreview: false).padding()
}
