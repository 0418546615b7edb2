/// The numbers of what primitives draw by themselves: bars of scroll views, the sign of refreshing, rings around what has the focus,
/// carets and selections, what shows under a pointer.
///
/// Apps make these views themselves, so that no view above the engine can hand the numbers to their nodes: they read them from the
/// environment. Whoever gives other ones there gives them to all views inside; SwiftUI's metrics have them as one of their parts.
/// It is a class because its values never change: two of them are equal where they are the same object.
package final class PrimitiveMetrics: Sendable {
  /// Of scroll views.
  package let scrolling: ScrollMetrics
  /// Of the ring around what has the focus.
  package let focusRing: FocusRingMetrics
  /// Of carets, selections and what is typed.
  package let textInput: TextInputMetrics
  /// Of what shows that a pointer is over it.
  package let hover: HoverMetrics

  package init(
    scrolling: ScrollMetrics = ScrollMetrics(), focusRing: FocusRingMetrics = FocusRingMetrics(),
    textInput: TextInputMetrics = TextInputMetrics(), hover: HoverMetrics = HoverMetrics()
  ) {
    self.scrolling = scrolling
    self.focusRing = focusRing
    self.textInput = textInput
    self.hover = hover
  }

  /// Those that hold where nobody gives others.
  package static let standard = PrimitiveMetrics()
}

extension PrimitiveMetrics: Equatable {
  package static func == (a: PrimitiveMetrics, b: PrimitiveMetrics) -> Bool { a === b }
}

private enum PrimitiveMetricsKey: EnvironmentKey {
  static var defaultValue: PrimitiveMetrics { .standard }
}

extension EnvironmentValues {
  /// The numbers of what primitives draw by themselves here.
  package var primitiveMetrics: PrimitiveMetrics {
    get { self[PrimitiveMetricsKey.self] }
    set { self[PrimitiveMetricsKey.self] = newValue }
  }
}
