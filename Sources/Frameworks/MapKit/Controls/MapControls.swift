public import SwiftUI
import SwiftUICore

extension EnvironmentValues {
  /// What stands on the maps inside.
  @Entry var mapControls: AnyView?
  /// The map that a control without a scope is for.
  @Entry var mapInFront: MapController?
  @Entry var mapControlVisibility = Visibility.automatic
}

extension View {
  /// Puts controls on the maps inside.
  public nonisolated func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    environment(\.mapControls, AnyView(content()))
  }

  /// Whether the controls inside show.
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }

}

/// Which maps have which scope, inside of a view with `mapScope(_:)`.
@Observable final class MapScopes {
  private var maps: [Namespace.ID: Weak] = [:]

  func add(_ map: MapController, for scope: Namespace.ID) { maps[scope] = Weak(map: map) }
  func remove(_ map: MapController, for scope: Namespace.ID) {
    if maps[scope]?.map === map { maps[scope] = nil }
  }
  func map(in scope: Namespace.ID) -> MapController? { maps[scope]?.map }

  private struct Weak {
    weak var map: MapController?
  }
}

extension EnvironmentValues {
  @Entry var mapScopes: MapScopes?
}

/// Holds the maps inside.
nonisolated private struct MapScopeModifier: ViewModifier {
  let scope: Namespace.ID
  @State private var scopes = MapScopes()
  @MainActor func body(content: Content) -> some View { content.environment(\.mapScopes, scopes) }
}

extension View {
  /// Lets controls inside be for the map inside that has the same scope.
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScopeModifier(scope: scope)) }
}

/// Finds the map that a control is for.
struct MapControl<Content: View>: View {
  let scope: Namespace.ID?
  let content: (MapController) -> Content
  @Environment(\.mapInFront) private var mapInFront
  @Environment(\.mapControlVisibility) private var visibility
  @Environment(\.mapScopes) private var scopes

  var body: some View {
    if visibility != .hidden, let map { content(map) }
  }

  private var map: MapController? { scope.flatMap { scopes?.map(in: $0) } ?? mapInFront }
}

/// A line that says how long distances on the map are on the ground.
public struct MapScaleView: View {
  let anchorEdge: HorizontalEdge
  let scope: Namespace.ID?

  /// Creates a scale that begins at an edge, for the map of a scope or that on which it stands.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
    (self.anchorEdge, self.scope) = (anchorEdge, scope)
  }

  /// What the view shows.
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
    text = number < 1 ? "\(String(format: "%g", number)) \(unit.name)" : "\(Int(number)) \(unit.name)"
  }
}

/// Two buttons that show the map larger and smaller.
public struct MapZoomStepper: View {
  let scope: Namespace.ID?

  /// Creates the buttons for the map of a scope or that on which they stand.
  public init(scope: Namespace.ID? = nil) { self.scope = scope }

  /// What the view shows.
  public var body: some View {
    MapControl(scope: scope) { map in ZoomButtons(map: map, readout: map.readout) }
  }
}

private struct ZoomButtons: View {
  let map: MapController
  let readout: MapReadout

  var body: some View {
    VStack(spacing: 0) {
      button("plus", "Zoom In", isEnabled: readout.canZoomIn) { map.zoom(by: 1, about: nil) }
      Divider().frame(width: 44)
      button("minus", "Zoom Out", isEnabled: readout.canZoomOut) { map.zoom(by: -1, about: nil) }
    }
    .background(.background, in: .rect(cornerRadius: 8))
    .shadow(color: .black.opacity(0.15), radius: 3, y: 1)
  }

  private func button(
    _ symbol: String, _ name: LocalizedStringKey, isEnabled: Bool, action: @escaping () -> Void
  ) -> some View {
    Button(action: action) {
      Image(systemName: symbol).font(.system(size: 17, weight: .medium)).frame(width: 44, height: 40)
        .contentShape(.rect)
    }
    .disabled(!isEnabled)
    .accessibilityLabel(Text(name))
  }
}
