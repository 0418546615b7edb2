import CoreGraphicsTypes
public import SwiftUICore

/// How far sections of a list stand from each other.
nonisolated public struct ListSectionSpacing: Equatable, Sendable {
  enum Amount: Equatable, Sendable { case standard, compact, points(CGFloat) }
  let amount: Amount
  /// As far as lists usually have it.
  public static let `default` = ListSectionSpacing(amount: .standard)
  /// Half of that.
  public static let compact = ListSectionSpacing(amount: .compact)
  /// A number of points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(amount: .points(spacing.finite("list section spacing") ?? 0))
  }
}

extension View {
  /// Sets whether lines stand above and below the section that the view is.
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listRowTrait { $0.sectionSeparator = .init(visibility, edges: edges) }
  }

  /// Sets the colour of the lines above and below the section that the view is; `nil` is the list's own.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRowTrait { $0.sectionSeparatorTint = .init(.init(color: color), edges: edges) }
  }

  /// Sets how far the sections of lists inside stand from each other, or, on a section, from those around it.
  ///
  /// Each section gives half of it on both sides.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    listRowTrait { $0.sectionSpacing = spacing }.environment(\.listSectionSpacing, spacing)
  }

  /// Sets the points between the sections of lists inside, or, on a section, to those around it.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}

private enum ListSectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }

extension EnvironmentValues {
  /// How far sections stand from each other.
  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}
