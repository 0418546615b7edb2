public import Foundation

/// What margins around a scroll view's content are for.
public struct ContentMarginPlacement: Equatable, Sendable {
  let kind: Int
  /// For content; the bars keep their place.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: 0) }
  /// For content alone.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: 1) }
  /// For the bars that show where the content is; the content keeps its place.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: 2) }
}

private enum ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private enum IndicatorMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
  /// The margins around the content of scroll views.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
  /// The margins between the edges of scroll views and their bars.
  var indicatorMargins: EdgeInsets {
    get { self[IndicatorMarginsKey.self] }
    set { self[IndicatorMarginsKey.self] = newValue }
  }
}

extension View {
  /// Puts margins in points around the content of the scroll views inside, which scroll with it, or beside their bars.
  ///
  /// Edges that are not named keep what was set further out.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let insets = insets.finite("content margin")
    return transformEnvironment(placement == .scrollIndicators ? \.indicatorMargins : \.contentMargins) { margins in
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// Puts margins of one length, in points, around the content of the scroll views inside; `nil` is the standard 16.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  /// Puts margins of one length, in points, around the content of the scroll views inside.
  public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
