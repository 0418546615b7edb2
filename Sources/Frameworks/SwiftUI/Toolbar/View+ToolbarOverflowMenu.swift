public import SwiftUICore

extension View {
  /// Puts actions into the menu at the trailing side of the bar of the screen around, however much room there is.
  public nonisolated func toolbarOverflowMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbarItems([BarItem(placement: .secondaryAction, content: AnyView(content()), isGroup: true)])
  }
}
