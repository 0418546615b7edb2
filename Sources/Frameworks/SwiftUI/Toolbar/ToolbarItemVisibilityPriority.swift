/// How long an item stays in a bar that has no room for all: those of a lower priority go into the bar's menu first.
nonisolated public struct ToolbarItemVisibilityPriority: Hashable, Comparable, Sendable {
  private let value: Double

  private init(_ value: Double) { self.value = value }

  /// The priority of items that say none.
  public static let automatic = ToolbarItemVisibilityPriority(0)
  /// Leaves before items that say none.
  public static let low = ToolbarItemVisibilityPriority(-1_000)
  /// Leaves after items that say none.
  public static let high = ToolbarItemVisibilityPriority(1_000)

  /// Creates a priority just below another one.
  public init(lowerThan other: ToolbarItemVisibilityPriority) { value = other.value - 1 }
  /// Creates a priority just above another one.
  public init(higherThan other: ToolbarItemVisibilityPriority) { value = other.value + 1 }

  /// Whether the first leaves before the second.
  public static func < (lhs: ToolbarItemVisibilityPriority, rhs: ToolbarItemVisibilityPriority) -> Bool { lhs.value < rhs.value }
}
