public import Foundation

/// The distances that a view prefers to its neighbours, one set for each edge.
///
/// The distance of two views is a property of the pair. An edge is either plain, with a length or without any wish, or the edge
/// of text, which keeps its own rules (Facts 3.2): line spacing between two texts, and a distance from the baseline or cap height
/// to anything else.
public struct ViewSpacing: Sendable {
  package struct TextMetrics: Equatable, Sendable {
    /// Extra leading of the text's style, rounded up to a pixel: the distance to a text above.
    package var textToText: CGFloat
    /// The distance to something below that is no text.
    package var textToOther: CGFloat
    /// The distance to something above that is no text.
    package var otherToText: CGFloat
  }
  package enum EdgePreference: Equatable, Sendable {
    /// The edge of a container without views: no distance, and no say in that of views around it.
    case absent
    case none
    /// No wish, and no rule with text either: the standard distance to both.
    case standard
    /// A wish for this distance.
    case length(CGFloat)
    case text(TextMetrics)
  }

  package var top = EdgePreference.none
  package var leading = EdgePreference.none
  package var bottom = EdgePreference.none
  package var trailing = EdgePreference.none

  /// The distance without any preference (Facts 3.1).
  package static let standard: CGFloat = 8

  /// No distance: neighbours touch the view, unless they ask for more themselves.
  public static let zero = ViewSpacing(all: .length(0))

  /// The spacing of a container without views (Facts 3.2).
  package static let absent = ViewSpacing(all: .absent)

  /// Creates spacing without preferences: the standard distance to any neighbour.
  public init() {}

  package init(all preference: EdgePreference) {
    top = preference
    leading = preference
    bottom = preference
    trailing = preference
  }

  /// Takes the stronger of two views' preferences at the given edges; the other edges stay.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.stronger(top, other.top) }
    if edges.contains(.leading) { leading = Self.stronger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.stronger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.stronger(trailing, other.trailing) }
  }

  /// The stronger of two views' preferences at the given edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance between this view and one that follows along an axis, in points; 8 where neither has a preference.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? Self.horizontalDistance(trailing, next.leading) : Self.verticalDistance(bottom, next.top)
  }

  private static func horizontalDistance(_ a: EdgePreference, _ b: EdgePreference) -> CGFloat {
    switch (a, b) {
    case (.absent, _), (_, .absent): 0
    case (.length(let a), .length(let b)): max(a, b)
    case (.length(let length), _), (_, .length(let length)): length
    default: standard
    }
  }

  private static func verticalDistance(_ above: EdgePreference, _ below: EdgePreference) -> CGFloat {
    switch (above, below) {
    case (.absent, _), (_, .absent): 0
    case (.text, .text(let lower)): lower.textToText
    case (.length(let a), .length(let b)): max(a, b)
    case (.length(let length), _), (_, .length(let length)): length
    case (.text(let text), .none): text.textToOther
    case (.none, .text(let text)): text.otherToText
    case (.standard, _), (_, .standard), (.none, .none): standard
    }
  }

  private static func stronger(_ a: EdgePreference, _ b: EdgePreference) -> EdgePreference {
    switch (a, b) {
    case (.absent, _): b
    case (_, .absent): a
    case (.none, _): b
    case (_, .none): a
    case (.standard, _): b
    case (_, .standard): a
    case (.length(let a), .length(let b)): .length(max(a, b))
    case (.text(let a), .text(let b)): .text(a.textToOther >= b.textToOther ? a : b)
    case (.text, .length): a
    case (.length, .text): b
    }
  }

  /// The same without text rules at some edges, which padding and frames separate from the text.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    if edges.contains(.top) { result.top = .none }
    if edges.contains(.leading) { result.leading = .none }
    if edges.contains(.bottom) { result.bottom = .none }
    if edges.contains(.trailing) { result.trailing = .none }
    return result
  }
}
