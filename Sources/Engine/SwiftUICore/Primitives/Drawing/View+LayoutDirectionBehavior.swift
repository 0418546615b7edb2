import Foundation

extension View {
  /// Sets where the view shows as in a mirror; what is in it is laid out as it is.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(MirroringModifier(behavior: behavior))
  }
}

struct MirroringModifier: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction
  func body(content: Content) -> some View {
    content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1)
  }
}
