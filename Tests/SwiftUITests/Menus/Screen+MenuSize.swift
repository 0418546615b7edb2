import ApusTesting
import SwiftUI
import SwiftUICore

extension Screen {
  /// A screen for tests of menus, which move for seconds: what is behind them is not blurred, and caches are not checked.
  convenience init<Content: View>(
    menuSize size: CGSize, scale: CGFloat = 1, verifiesCaches: Bool = false, @ViewBuilder content: () -> Content
  ) {
    let view = content()
    self.init(
      .init {
        $0.size = size
        $0.scale = scale
        $0.verifiesCaches = verifiesCaches
      }
    ) { view.environment(\.reducesTransparency, true) }
  }
}
