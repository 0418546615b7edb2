import Charts
import SwiftUI

/// How full a café is, for each hour of each day.
struct CafeHeatMap: View {
  let isPreview: Bool

  struct Field: Identifiable {
    let weekday: String
    let hour: Int
    let guests: Int
    var id: String { "\(weekday)\(hour)" }
  }

  static let fields: [Field] = {
    var noise = Noise(19)
    return ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].enumerated().flatMap { index, weekday in
      (8..<20).map { hour in
        let morning = exp(-pow(Double(hour) - (index < 5 ? 8.5 : 10.5), 2) / 2)
        let afternoon = exp(-pow(Double(hour) - 15.5, 2) / 6)
        let guests = 44 * (index < 5 ? morning : 0.7 * morning) + (index < 5 ? 24 : 52) * afternoon + noise.bell(0...10)
        return Field(weekday: weekday, hour: hour, guests: Int(guests))
      }
    }
  }()

  var body: some View {
    Chart(Self.fields) { field in
      RectangleMark(
        xStart: .value("Hour", Double(field.hour)), xEnd: .value("Hour", Double(field.hour + 1)),
        y: .value("Day", field.weekday), height: .ratio(1)
      )
      .foregroundStyle(by: .value("Guests", field.guests))
      .clipShape(RoundedRectangle(cornerRadius: isPreview ? 1 : 4).inset(by: isPreview ? 0.5 : 1.5))
      .accessibilityLabel("\(field.weekday), \(field.hour):00")
      .accessibilityValue("\(field.guests) guests")
    }
    .bare(isPreview)
    .chartForegroundStyleScale(range: Gradient(colors: [.orange.opacity(0.08), .orange, .red]))
    .chartXScale(domain: 8...20)
    .chartXAxis {
      AxisMarks(values: [8, 11, 14, 17, 20]) { value in
        AxisValueLabel(anchor: value.index == 0 ? .topLeading : value.index == 4 ? .topTrailing : .top) {
          Text("\(value.as(Int.self) ?? 0):00")
        }
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading) { _ in AxisValueLabel().font(.caption) }
    }
    .chartHeight(300, isPreview: isPreview)
  }
}

#Preview {
  CafeHeatMap(isPreview: false).padding()
}
