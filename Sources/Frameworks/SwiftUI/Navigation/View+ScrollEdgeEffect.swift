public import SwiftUICore

extension View {
  /// Sets how the content of the scroll views inside gives way to the bars at some edges; `nil` leaves it as it is around.
  ///
  ///     NavigationStack { ScrollView { Text("Kyoto") }.scrollEdgeEffectStyle(.soft, for: .top) }
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    modifier(ScrollEdgeModifier(edges: edges, effect: ScrollEdgeEffect(style: style)))
  }

  /// Sets whether the content of the scroll views inside shows below the bars at some edges as it is.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    modifier(ScrollEdgeModifier(edges: edges, effect: ScrollEdgeEffect(isHidden: hidden)))
  }
}

/// How scrolled content gives way to a bar.
nonisolated public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  enum Kind { case automatic, soft, hard }
  let kind: Kind
  /// What fits the bar: here the bar's ground with a line at its edge.
  public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
  /// The content fades into the ground, from a little before the bar on.
  public static let soft = ScrollEdgeEffectStyle(kind: .soft)
  /// The bar has a ground of its own, which ends at a line.
  public static let hard = ScrollEdgeEffectStyle(kind: .hard)
}

/// What is said of how content gives way at an edge.
nonisolated struct ScrollEdgeEffect: Equatable {
  var style: ScrollEdgeEffectStyle?
  var isHidden: Bool?

  /// Whether content fades.
  var isSoft: Bool { style == .soft && isHidden != true }

  func completed(by other: ScrollEdgeEffect) -> ScrollEdgeEffect {
    ScrollEdgeEffect(style: style ?? other.style, isHidden: isHidden ?? other.isHidden)
  }
}

/// Says it to what is inside, and to the bars of the screen around.
nonisolated private struct ScrollEdgeModifier: ViewModifier {
  let edges: Edge.Set
  let effect: ScrollEdgeEffect
  init(edges: Edge.Set, effect: ScrollEdgeEffect) { (self.edges, self.effect) = (edges, effect) }

  private var named: [VerticalEdge] {
    (edges.contains(.top) ? [.top] : []) + (edges.contains(.bottom) ? [.bottom] : [])
  }

  @MainActor func body(content: Content) -> some View {
    let (effect, edges) = (effect, named)
    content
      .transformPreference(ScreenKey.self) { value in
        // What is nearer to the scroll view counts more.
        for edge in edges { value.scrollEdges[edge] = value.scrollEdges[edge]?.completed(by: effect) ?? effect }
      }
      .transformEnvironment(\.scrollEdges) { around in
        for edge in edges { around[edge] = around[edge].map { effect.completed(by: $0) } ?? effect }
      }
  }
}

private enum ScrollEdgesKey: EnvironmentKey { static var defaultValue: [VerticalEdge: ScrollEdgeEffect] { [:] } }

extension EnvironmentValues {
  /// How content gives way to the bars of screens inside.
  var scrollEdges: [VerticalEdge: ScrollEdgeEffect] {
    get { self[ScrollEdgesKey.self] }
    set { self[ScrollEdgesKey.self] = newValue }
  }
}

/// The ground into which content fades at an edge, from the bar on and a little before it.
struct SoftEdge: View {
  let edge: VerticalEdge
  let color: Color
  @Environment(\.metrics.bars.softEdge) private var metrics

  var body: some View {
    let stops = metrics.stops.map { Gradient.Stop(color: color.opacity($0.opacity), location: $0.location) }
    LinearGradient(stops: stops, startPoint: edge == .top ? .top : .bottom, endPoint: edge == .top ? .bottom : .top)
      .padding(edge == .top ? .bottom : .top, -metrics.reach)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}
