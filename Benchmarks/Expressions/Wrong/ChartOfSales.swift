// unknown: lineColour
import Charts
import SwiftUI

struct Sale: Identifiable {
  let id = UUID()
  var month: String
  var amount: Double
  var region: String
}

struct ChartOfSales: View {
  var sales: [Sale] = []
  @State private var selected: String?

  var body: some View {
    Chart(sales) { sale in
      BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
        .foregroundStyle(by: .value("Region", sale.region))
        .opacity(selected == nil || selected == sale.month ? 1 : 0.4)
        .annotation(position: .top) {
          if selected == sale.month { Text(sale.amount, format: .number.precision(.fractionLength(1))).font(.caption2) }
        }
      RuleMark(y: .value("Mean", sales.map(\.amount).reduce(0, +) / Double(max(sales.count, 1))))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
        .foregroundStyle(.gray)
    }
    .chartXSelection(value: $selected)
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 5)) { value in
        AxisGridLine().lineColour(.gray)
        AxisValueLabel { if let amount = value.as(Double.self) { Text("\(Int(amount)) k") } }
      }
    }
    .chartForegroundStyleScale(["North": Color.blue, "South": Color.orange])
    .frame(height: 240)
    .padding()
  }
}
