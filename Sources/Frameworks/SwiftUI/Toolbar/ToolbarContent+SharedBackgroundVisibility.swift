public import SwiftUICore

extension ToolbarContent {
  /// Says whether the items lie on a ground that they share with their neighbours.
  ///
  /// In the look of iOS 18 no items of bars have one, as in an app that asks for that look on iOS 26: they stay as they are.
  @MainActor @preconcurrency
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Says whether the items lie on a ground that they share with their neighbours; in the look of iOS 18 none have one.
  @MainActor @preconcurrency
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }
}
