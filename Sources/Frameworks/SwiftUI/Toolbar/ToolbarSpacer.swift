import SwiftUICore

/// How wide the space of a `ToolbarSpacer` is.
nonisolated public struct SpacerSizing: Equatable, Sendable {
  fileprivate enum Kind { case flexible, fixed }
  fileprivate let kind: Kind
  /// What is left.
  public static let flexible = SpacerSizing(kind: .flexible)
  /// A gap as between two groups of buttons.
  public static let fixed = SpacerSizing(kind: .fixed)
}

/// Space between the items of a bar.
///
/// A flexible one takes what is left in the bar at the bottom; at the top, where items stand close together at both sides, it
/// takes no place.
///
///     List { Text("Kyoto") }.toolbar {
///       ToolbarItem(placement: .bottomBar) { Button("Share") { save() } }
///       ToolbarSpacer(placement: .bottomBar)
///       ToolbarItem(placement: .bottomBar) { Button("Add") { save() } }
///     }
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  private let item: BarItem?

  /// Creates a space at a place of a bar.
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    let isLow = [.bottom, .status, .keyboard].contains(placement.position)
    item =
      switch sizing.kind {
      // Together with the gaps to both neighbours.
      case .fixed: BarItem(placement: placement, content: AnyView(Color.clear.frame(width: 8, height: 1)), isGap: true)
      case .flexible: isLow ? BarItem(placement: placement, content: AnyView(Spacer())) : nil
      }
  }

  /// What it is made of; the framework shows it itself.
  public var body: Never { return primitiveBody("ToolbarSpacer") }
  /// Adds the space.
  public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    if let item = content.item { items.parts.append(.item(item)) }
  }
}
