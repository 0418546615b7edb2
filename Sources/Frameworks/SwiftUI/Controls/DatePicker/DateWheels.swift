import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// Wheels for the parts of a date, in the order of the language.
struct DateWheels: View {
  let choice: DateChoice
  @Environment(\.metrics.wheels) private var metrics

  var body: some View {
    let choice = choice
    Group {
      switch (choice.components.contains(.date), choice.components.contains(.hourAndMinute)) {
      case (true, true):
        TodayReader(span: choice.span) { WheelColumns(choice: choice, parts: [.date] + choice.titles.timeOrder, today: $0) }
      case (_, true): WheelColumns(choice: choice, parts: choice.titles.timeOrder)
      default: WheelColumns(choice: choice, parts: choice.titles.dateOrder)
      }
    }
    .frame(width: metrics.width)
    .accessibilityElement(children: .contain)
    .accessibilityName(from: choice.label)
  }
}

/// Wheels side by side on one band.
struct WheelColumns: View {
  let choice: DateChoice
  let parts: [DateField]
  var today: Date?
  @Environment(\.metrics.wheels) private var metrics

  var body: some View {
    let (choice, parts, metrics) = (choice, parts, metrics)
    WheelBand(geometry: metrics.dateDrum) {
      WheelColumnsLayout(
        weights: parts.map { metrics.weights[$0] ?? 1 }, inset: metrics.bandInset + 1, height: metrics.dateDrum.height
      ) {
        ForEach(Array(parts.enumerated()), id: \.element) { index, part in
          DateWheel(
            wheel: WheelColumn(part: part, choice: choice, today: today),
            alignment: Self.alignment(of: part, at: index, of: parts),
            lean: parts.count < 2 ? 0 : index == 0 ? metrics.lean : index == parts.count - 1 ? -metrics.lean : 0)
        }
      }
    }
  }

  private static func alignment(of part: DateField, at index: Int, of parts: [DateField]) -> Alignment {
    switch part {
    case .month where index == 0 && parts.count > 2: .leading
    case .date: .trailing
    default: .center
    }
  }
}

/// One of the wheels.
private struct DateWheel: View {
  let wheel: WheelColumn
  let alignment: Alignment
  let lean: CGFloat
  @Environment(\.metrics.wheels) private var metrics

  var body: some View {
    let (wheel, alignment, padding) = (wheel, alignment, metrics.columnPadding)
    let rows = ForEach(wheel.rows, id: \.self) { row in
      WheelRow(title: wheel.title(row), isAllowed: wheel.allows(row), alignment: alignment, padding: padding)
    }
    DrumView(
      selection: wheel.selected, geometry: geometry, isEndless: wheel.isEndless,
      select: { tag in if let row = tag.base as? Int { wheel.choose(row) } },
      find: { text in wheel.row(typed: text).map { AnyHashable($0) } }, content: WheelRows(content: rows)
    )
    .accessibilityLabel(Text(LocalizedStringKey(wheel.part.name)))
  }

  private var geometry: DrumGeometry {
    var geometry = metrics.dateDrum
    geometry.lean = lean
    return geometry
  }
}

private struct WheelRow: View {
  let title: String
  let isAllowed: Bool
  let alignment: Alignment
  let padding: CGFloat
  @Environment(\.metrics.wheels.leastTextScale) private var leastScale

  var body: some View {
    Text(verbatim: title)
      .foregroundColor(isAllowed ? nil : Color(UIColor.tertiaryLabel))
      .minimumScaleFactor(leastScale)
      .padding(.horizontal, padding)
      .frame(maxWidth: .infinity, alignment: alignment)
  }
}

/// Divides a width among wheels by how long their texts are.
nonisolated struct WheelColumnsLayout: Layout {
  let weights: [CGFloat]
  /// What is left free at both sides.
  let inset: CGFloat
  let height: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let sum = max(weights.reduce(0, +), 1), width = max(bounds.width - 2 * inset, 0)
    var x = bounds.minX + inset
    for (subview, weight) in zip(subviews, weights) {
      let part = width * weight / sum
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: ProposedViewSize(width: part, height: bounds.height))
      x += part
    }
  }
}
