public import SwiftUICore

extension View {
  /// Puts views at both sides of the bar; the older form of `toolbar(content:)`.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbarItems([
      BarItem(placement: .navigationBarLeading, content: AnyView(leading)),
      BarItem(placement: .navigationBarTrailing, content: AnyView(trailing)),
    ])
  }

  /// Puts views at the leading side of the bar; the older form of `toolbar(content:)`.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbarItems([BarItem(placement: .navigationBarLeading, content: AnyView(leading))])
  }

  /// Puts views at the trailing side of the bar; the older form of `toolbar(content:)`.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbarItems([BarItem(placement: .navigationBarTrailing, content: AnyView(trailing))])
  }
}
