import CoreGraphicsTypes
public import SwiftUICore

extension View {
  /// Sets the distances, in points, between the row that the view is and its view; `nil` is the list's own.
  ///
  ///     List { Text("Kyoto").listRowInsets(EdgeInsets()) }
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listRowTrait { $0.insets = insets?.finite("list row inset") }
  }

  /// Puts a view behind the row that the view is, in place of the list's own ground; `nil` is that one again.
  ///
  ///     List { Text("Kyoto").listRowBackground(Color.yellow) }
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    listRowTrait { $0.background = .init(view: view.map { AnyView($0) }) }
  }

  /// Sets whether lines separate the row that the view is from those beside it.
  ///
  ///     List { Text("Kyoto").listRowSeparator(.hidden, edges: .bottom) }
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listRowTrait { $0.separator = .init(visibility, edges: edges) }
  }

  /// Sets the colour of the lines beside the row that the view is; `nil` is the list's own.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRowTrait { $0.separatorTint = .init(.init(color: color), edges: edges) }
  }

  /// Sets the points between the rows of lists inside, which then stand apart; `nil` is the list's own.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.flatMap { $0.finite("list row spacing") })
  }
}

private enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// The points between rows; `nil` where they are joined.
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }
}
