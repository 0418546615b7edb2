import Charts
import SwiftUI

/// Books that friends have read, each bar with its number.
struct LabeledBars: View {
  let isPreview: Bool

  struct Reader: Identifiable {
    let name: String
    let books: Int
    var id: String { name }
  }

  static let readers = [
    Reader(name: "Amélie", books: 47), Reader(name: "Bo", books: 38), Reader(name: "Chiyo", books: 31),
    Reader(name: "Deniz", books: 26), Reader(name: "Edda", books: 19), Reader(name: "Farid", books: 12),
    Reader(name: "Greta", books: 4),
  ]

  var body: some View {
    Chart(Self.readers) { reader in
      BarMark(x: .value("Books", reader.books), y: .value("Reader", reader.name), height: .ratio(0.62))
        .foregroundStyle(reader.books == 47 ? AnyShapeStyle(.pink.gradient) : AnyShapeStyle(.pink.opacity(0.35)))
        .cornerRadius(5)
        .annotation(position: .trailing) {
          if !isPreview {
            Text(reader.books, format: .number)
              .font(.caption.weight(.semibold))
              .foregroundStyle(.secondary)
          }
        }
    }
    .chartXAxis(.hidden)
    .chartYAxis(isPreview ? .hidden : .automatic)
    .chartYAxis {
      AxisMarks(preset: .aligned, position: .leading) { _ in
        AxisValueLabel(horizontalSpacing: 8).font(.subheadline).foregroundStyle(.primary)
      }
    }
    .chartHeight(300, isPreview: isPreview)
  }
}

#Preview {
  LabeledBars(isPreview: false).padding()
}
