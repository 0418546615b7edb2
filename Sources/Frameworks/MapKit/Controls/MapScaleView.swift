public import SwiftUI
import SwiftUICore

/// A line that says how long distances on the map are on the ground.
///
///     Map { Marker("Kyoto", coordinate: kyoto) }.mapControls { MapScaleView() }
public struct MapScaleView: View {
  let anchorEdge: HorizontalEdge
  let scope: Namespace.ID?

  /// Creates a scale that begins at an edge, for the map of a scope or that on which it stands.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
    (self.anchorEdge, self.scope) = (anchorEdge, scope)
  }

  public var body: some View {
    MapControl(scope: scope) { map in ScaleLine(readout: map.readout, anchorEdge: anchorEdge) }
  }
}

private struct ScaleLine: View {
  let readout: MapReadout
  let anchorEdge: HorizontalEdge
  @Environment(\.locale) private var locale

  var body: some View {
    if let scale = ScaleLength(metersPerPoint: readout.metersPerPoint, usesMiles: usesMiles) {
      VStack(alignment: anchorEdge == .leading ? .leading : .trailing, spacing: 2) {
        Text(verbatim: scale.text).font(.system(size: 10, weight: .medium)).monospacedDigit()
        ScaleShape().stroke(.primary, lineWidth: 1).frame(width: scale.points, height: 4)
      }
      .foregroundStyle(.primary)
      .padding(.horizontal, 6)
      .padding(.vertical, 4)
      .background(.background.opacity(0.6), in: .rect(cornerRadius: 5))
      .accessibilityElement(children: .combine)
    }
  }

  private var usesMiles: Bool { locale.measurementSystem == .us || locale.measurementSystem == .uk }
}

/// A line with ends that stand up.
private struct ScaleShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.maxX, y: rect.minY),
      ])
    }
  }
}

/// A round length on the ground that is no longer than a hundred points.
struct ScaleLength: Equatable {
  let points: CGFloat
  let text: String

  init?(metersPerPoint: Double, usesMiles: Bool) {
    guard metersPerPoint.isFinite, metersPerPoint > 0 else { return nil }
    let most = 100 * metersPerPoint
    let units: [(meters: Double, name: String)] =
      usesMiles ? [(1609.344, "mi"), (0.3048, "ft")] : [(1000, "km"), (1, "m")]
    // Feet up to half a mile, meters up to a kilometer.
    let unit = most >= units[0].meters * (usesMiles ? 0.5 : 1) ? units[0] : units[1]
    let power = pow(10, (log10(most / unit.meters)).rounded(.down))
    let factor = [5.0, 2, 1].first { $0 * power * unit.meters <= most } ?? 1
    let number = factor * power
    points = number * unit.meters / metersPerPoint
    text = number < 1 ? "\(String(format: "%g", number)) \(unit.name)" : "\(Int(clamping: number)) \(unit.name)"
  }
}
