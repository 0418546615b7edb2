import Foundation
import SwiftUI
import SwiftUICore

/// The labels of axes that are views of the app.
struct AxisLabelViews: View {
  let scene: ChartScene
  let version: Int
  let model: ChartModel

  var body: some View {
    ForEach(model.axes.indices.filter { model.axes[$0].hasViews }, id: \.self) { index in
      labels(of: index).layoutValue(key: ChartRoleKey.self, value: .axisLabels(plan: index))
    }
  }

  @ViewBuilder private func labels(of index: Int) -> some View {
    let plan = model.axes[index], scene = scene
    let views = AxisLabelsLayout(scene: scene, version: version, plan: index) {
      ForEach(Label.all(of: plan)) { label in
        label.view
          .font(label.part.font ?? .caption2)
          .foregroundStyle(label.part.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
          .fixedSize()
          .layoutValue(key: AxisLabelKey.self, value: label.position)
      }
    }
    if model.scrolls {
      views
        .driven(by: [scene.scrollX, scene.scrollY]) { _ in
          let shift = plan.shift(scene.scroll.offset, whole: scene.wholeSize, shown: scene.plotSize)
          return DrivenEffect(offset: CGSize(width: -shift.x, height: -shift.y))
        }
        .clipShape(AxisViewport(edge: plan.side))
    } else {
      views
    }
  }

  private struct Label: Identifiable {
    var position: AxisLabelPosition
    var view: AnyView
    var part: AxisElement
    var id: AxisLabelPosition { position }

    static func all(of plan: AxisPlan) -> [Label] {
      var labels: [Label] = []
      for (entryIndex, entry) in plan.entries.enumerated() {
        for (partIndex, part) in entry.parts.enumerated() {
          guard case .label(.view(let view)) = part.kind else { continue }
          labels.append(Label(position: AxisLabelPosition(entry: entryIndex, part: partIndex), view: view, part: part))
        }
      }
      return labels
    }
  }
}

/// Which label of an axis a view is.
struct AxisLabelPosition: Hashable {
  var entry: Int
  var part: Int
}

private struct AxisLabelKey: LayoutValueKey {
  static var defaultValue: AxisLabelPosition { AxisLabelPosition(entry: 0, part: 0) }
}

/// Puts views that are labels of an axis where their values are, as far as they have room.
struct AxisLabelsLayout: Layout {
  let scene: ChartScene
  /// A new model is laid out anew.
  let version: Int
  let plan: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard proposal == .unspecified else { return proposal.replacingUnspecifiedDimensions() }
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let model = scene.model, plan < model.axes.count,
      let geometry = scene.geometry(
        scene.wholeSize(of: model.options.plotStyles.isEmpty || scene.plotSize == .zero ? bounds.size : scene.plotSize))
    else { return }
    let axis = model.axes[plan]
    let placer = LabelPlacer(plan: axis, geometry: geometry, labelStrip: scene.labelStrip)
    let labels = subviews.map { view in
      let position = view[AxisLabelKey.self], entry = axis.entries[position.entry], size = view.sizeThatFits(.unspecified)
      return PlacedLabel(
        frame: CGRect(origin: placer.origin(entry: position.entry, part: entry.parts[position.part], size: size), size: size),
        part: entry.parts[position.part], isBand: entry.isBand, preset: axis.preset, isInside: axis.isInside)
    }
    scene.labelViews[plan] = nil
    let kept = LabelCollisions.kept(labels, along: axis.axis, in: scene.labelRoom(of: axis.position, in: geometry))
    scene.labelViews[plan] = kept.map { labels[$0] }
    let shown = Set(kept)
    for (index, view) in subviews.enumerated() {
      let origin = shown.contains(index) ? labels[index].frame.origin : CGPoint(x: -10_000, y: -10_000)
      view.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(labels[index].frame.size))
    }
  }
}

/// What shows of an axis of a plot that scrolls: nothing beyond the plot's ends.
private struct AxisViewport: Shape {
  let edge: Edge
  nonisolated func path(in rect: CGRect) -> Path { Path(AxisCanvas.viewport(edge, of: rect)) }
}

extension AxisPlan {
  /// Whether some of its labels are views.
  var hasViews: Bool {
    entries.contains { entry in
      entry.parts.contains { part in
        guard case .label(.view) = part.kind else { return false }
        return true
      }
    }
  }
}
