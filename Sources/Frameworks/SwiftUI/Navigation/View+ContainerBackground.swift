public import SwiftUICore

/// The container whose background a view sets.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind { case widget, navigation, navigationSplitView }
  private let kind: Kind

  /// A widget, of which there are none here.
  public static let widget = ContainerBackgroundPlacement(kind: .widget)
  /// The screen of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// A navigation split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)

  var isShown: Bool { self != .widget }
}

extension View {
  /// Sets what fills the container around the view, beyond the safe area; a widget's shows nowhere but in widgets.
  public nonisolated func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
  {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Sets a view that fills the container around this one, beyond the safe area; a widget's shows nowhere but in widgets.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = content()
    return frame(maxWidth: container.isShown ? .infinity : nil, maxHeight: container.isShown ? .infinity : nil)
      .background(alignment: alignment) {
        if container.isShown { background.frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea() }
      }
  }
}
