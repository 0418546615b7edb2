public import SwiftUICore

/// Something that bars have without being told.
nonisolated public struct ToolbarDefaultItemKind: Sendable {
  enum Kind { case sidebarToggle, title }
  let kind: Kind
  /// The button that shows and hides the first column of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The screen's title; the window and the back button of the next screen keep it.
  public static let title = ToolbarDefaultItemKind(kind: .title)
}

extension View {
  /// Takes something out of the bars of the screen around that they have without being told; nothing with `nil`.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    let kind = defaultItemKind?.kind
    return transformPreference(ScreenKey.self) { if let kind { $0.removed.insert(kind) } }
  }
}
