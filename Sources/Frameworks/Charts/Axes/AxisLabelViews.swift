import SwiftUI

/// The labels of axes that are views of the app.
struct AxisLabelViews: View {
  let model: ChartModel

  private struct Label: Identifiable {
    var id: [Int]
    var view: AnyView
    var part: AxisPart
  }

  private var labels: [Label] {
    var labels: [Label] = []
    for (planIndex, plan) in model.axes.enumerated() {
      for (entryIndex, entry) in plan.entries.enumerated() {
        for (partIndex, part) in entry.parts.enumerated() {
          guard case .label(.view(let view)) = part.kind else { continue }
          labels.append(Label(id: [planIndex, entryIndex, partIndex], view: view, part: part))
        }
      }
    }
    return labels
  }

  var body: some View {
    ForEach(labels) { label in
      label.view
        .font(label.part.font ?? .caption2)
        .foregroundStyle(label.part.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
        .fixedSize()
        .layoutValue(
          key: ChartPartKey.self, value: .axisLabel(plan: label.id[0], entry: label.id[1], part: label.id[2]))
    }
  }
}
