public import SwiftUICore

/// A colour for what stands out in a list's row.
public struct ListItemTint: Sendable {
  let color: Color?
  /// A colour, whatever the surroundings prefer.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour that the surroundings may replace.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Gray.
  public static let monochrome = ListItemTint(color: .gray)
}

extension View {
  /// Sets the colour of what stands out in the rows inside, such as their icons; `nil` is the list's own.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint?.color) }

  /// Sets the colour of what stands out in the rows inside, such as their icons; `nil` is the list's own.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint) }
}

private enum ListItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  /// The colour of icons in rows; `nil` where it is the tint.
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}
