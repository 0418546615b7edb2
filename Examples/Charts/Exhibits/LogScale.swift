import Charts
import SwiftUI

/// Animals on two logarithmic scales.
struct LogScale: View {
  let isPreview: Bool

  struct Animal: Identifiable {
    let name: String
    let kilograms: Double
    let beats: Double
    var id: String { name }
  }

  static let animals = [
    Animal(name: "Shrew", kilograms: 0.004, beats: 830), Animal(name: "Mouse", kilograms: 0.02, beats: 600),
    Animal(name: "Hamster", kilograms: 0.12, beats: 420), Animal(name: "Rabbit", kilograms: 2, beats: 210),
    Animal(name: "Cat", kilograms: 4.5, beats: 150), Animal(name: "Dog", kilograms: 22, beats: 100),
    Animal(name: "Human", kilograms: 70, beats: 68), Animal(name: "Horse", kilograms: 480, beats: 36),
    Animal(name: "Elephant", kilograms: 4200, beats: 29), Animal(name: "Whale", kilograms: 60000, beats: 12),
  ]

  var body: some View {
    Chart {
      Plot {
        LineMark(x: .value("Weight", 0.001), y: .value("Heartbeats", 1100))
        LineMark(x: .value("Weight", 100_000), y: .value("Heartbeats", 11))
      }
      .foregroundStyle(.tertiary)
      .accessibilityHidden(true)
      ForEach(Self.animals) { animal in
        PointMark(x: .value("Weight", animal.kilograms), y: .value("Heartbeats", animal.beats))
          .foregroundStyle(.brown)
          .symbolSize(60)
          .annotation(position: animal.kilograms > 1000 ? .leading : .trailing) {
            if !isPreview { Text(animal.name).font(.caption2) }
          }
      }
    }
    .bare(isPreview)
    .chartXScale(domain: 0.001...100_000, type: .log)
    .chartYScale(domain: 10...1100, type: .log)
    .chartXAxis {
      AxisMarks(values: [0.001, 0.1, 10, 1000, 100_000]) { value in
        AxisGridLine()
        AxisValueLabel(anchor: value.index == 0 ? .topLeading : value.index == value.count - 1 ? .topTrailing : .top) {
          Text(Self.weight(value.as(Double.self) ?? 0))
        }
      }
    }
    .chartYAxis {
      AxisMarks(values: [10, 30, 100, 300, 1000]) { _ in
        AxisGridLine()
        AxisValueLabel()
      }
    }
    .chartYAxisLabel { if !isPreview { Text("Beats a minute") } }
    .chartHeight(320, isPreview: isPreview)
  }

  private static func weight(_ kilograms: Double) -> String {
    if kilograms < 1 { return "\(Int(kilograms * 1000)) g" }
    return kilograms < 1000 ? "\(Int(kilograms)) kg" : "\(Int(kilograms / 1000)) t"
  }
}

#Preview {
  LogScale(isPreview: false).padding()
}
