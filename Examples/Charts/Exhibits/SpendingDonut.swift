import Charts
import SwiftUI

/// What a month's money went to, as a ring of which a part can be chosen.
struct SpendingDonut: View {
  let isPreview: Bool
  @State private var angle: Double?
  @State private var chosen: Part?

  struct Part: Identifiable, Equatable {
    let name: String
    let amount: Double
    var id: String { name }
  }

  static let parts = [
    Part(name: "Rent", amount: 920), Part(name: "Food", amount: 410), Part(name: "Travel", amount: 260),
    Part(name: "Books", amount: 145), Part(name: "Music", amount: 90), Part(name: "Savings", amount: 375),
  ]
  private var sum: Double { Self.parts.map(\.amount).reduce(0, +) }

  /// The part in which a share of the sum lies.
  static func part(at angle: Double) -> Part? {
    var end = 0.0
    return parts.first {
      end += $0.amount
      return angle <= end
    }
  }

  var body: some View {
    Chart(Self.parts) { part in
      SectorMark(
        angle: .value("Amount", part.amount), innerRadius: .ratio(0.64),
        outerRadius: chosen == part ? .ratio(1) : .ratio(0.94), angularInset: 1.5
      )
      .cornerRadius(isPreview ? 1 : 5)
      .foregroundStyle(by: .value("Part", part.name))
      .opacity(chosen == nil || chosen == part ? 1 : 0.35)
    }
    .bare(isPreview)
    .chartForegroundStyleScale(range: [Color.indigo, .orange, .teal, .pink, .yellow, .green])
    .chartLegend(position: .bottom, alignment: .center, spacing: 20)
    .chartAngleSelection(value: $angle)
    .chartBackground { proxy in
      if !isPreview {
        GeometryReader { geometry in
          if let frame = proxy.plotFrame {
            middle.position(x: geometry[frame].midX, y: geometry[frame].midY)
          }
        }
      }
    }
    .onChange(of: angle) { _, angle in
      guard let angle else { return }
      withAnimation { chosen = Self.part(at: angle) }
    }
    .chartHeight(320, isPreview: isPreview)
  }

  private var middle: some View {
    VStack(spacing: 2) {
      Text(chosen.map { LocalizedStringKey($0.name) } ?? "All").font(.subheadline).foregroundStyle(.secondary)
      Text(chosen?.amount ?? sum, format: .currency(code: "EUR").precision(.fractionLength(0)))
        .font(.title.weight(.semibold))
        .fontDesign(.rounded)
      if let chosen {
        Text(chosen.amount / sum, format: .percent.precision(.fractionLength(0))).font(.caption).foregroundStyle(.secondary)
      }
    }
    // It has the room that the ring leaves.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("middle")
  }
}

#Preview {
  SpendingDonut(isPreview: false).padding()
}
