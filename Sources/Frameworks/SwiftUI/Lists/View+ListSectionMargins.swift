import CoreGraphicsTypes
public import SwiftUICore

extension View {
  /// Sets the distances around the section that the view is, or around all sections of lists inside, in points.
  ///
  /// They take the place of the usual ones, those of headers and footers too. What is further in counts.
  /// - Parameters:
  ///   - edges: The sides that get the length.
  ///   - length: The points; `nil` for the list's own distance.
  /// - Returns: A view whose sections have the distances.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    let margins = ListSectionMargins(edges, length.map { max($0.finite("list section margin") ?? 0, 0) })
    return listRowTrait { $0.sectionMargins = margins }
      .transformEnvironment(\.listSectionMargins) { $0 = margins.or($0) }
  }
}

/// The distances around a section, as far as the app sets them.
nonisolated struct ListSectionMargins: Equatable, Sendable {
  /// Points, or that the list's own distance counts.
  enum Length: Equatable, Sendable { case usual, points(CGFloat) }
  private(set) var top: Length?
  private(set) var leading: Length?
  private(set) var bottom: Length?
  private(set) var trailing: Length?

  init() {}

  init(_ edges: Edge.Set, _ points: CGFloat?) {
    let length: Length = points.map { .points($0) } ?? .usual
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }

  func or(_ outer: Self) -> Self {
    var result = self
    result.top = top ?? outer.top
    result.leading = leading ?? outer.leading
    result.bottom = bottom ?? outer.bottom
    result.trailing = trailing ?? outer.trailing
    return result
  }
}

extension ListSectionMargins.Length? {
  /// The points that the app sets, if it does.
  nonisolated var points: CGFloat? { if case .points(let points) = self { points } else { nil } }
}

private enum ListSectionMarginsKey: EnvironmentKey { static var defaultValue: ListSectionMargins { ListSectionMargins() } }

extension EnvironmentValues {
  /// The distances around sections of lists.
  var listSectionMargins: ListSectionMargins {
    get { self[ListSectionMarginsKey.self] }
    set { self[ListSectionMarginsKey.self] = newValue }
  }
}
