public import SwiftUICore

extension View {
  /// Sets what becomes of the bar while the field of the search inside is in use.
  public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    modifier(EnvironmentWritingModifier { $0.searchContext.toolbarBehavior = behavior })
  }
}

/// What becomes of a bar while its field to search with is in use.
nonisolated public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
  private let avoidsHiding: Bool
  /// The title and the buttons give way to the field.
  public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(avoidsHiding: false) }
  /// The title and the buttons stay.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(avoidsHiding: true)
  }
}
