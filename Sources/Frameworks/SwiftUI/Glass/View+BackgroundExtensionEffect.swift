import CoreGraphicsTypes
public import SwiftUICore

extension View {
  /// Goes on behind the safe area's edges that the view touches, as blurred copies of it in a mirror; the layout stays.
  ///
  /// Each copy is a view with a state of its own. What sticks out of the view is cut off.
  ///
  ///     Image("town").resizable().scaledToFill().backgroundExtensionEffect()
  @MainActor @preconcurrency
  public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

  /// Goes on behind the safe area's edges that the view touches, as blurred copies of it in a mirror, if that is wanted.
  @MainActor @preconcurrency
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtension(isEnabled: isEnabled))
  }
}

private struct BackgroundExtension: ViewModifier {
  let isEnabled: Bool

  func body(content: Content) -> some View {
    // One way whether it is on or off: the view keeps its state.
    content.clipShape(ViewEdges(areClips: isEnabled)).background {
      if isEnabled {
        GeometryReader { proxy in
          let insets = proxy.safeAreaInsets
          ZStack {
            copy(content, of: proxy.size, at: .top, room: insets.top)
            copy(content, of: proxy.size, at: .bottom, room: insets.bottom)
            copy(content, of: proxy.size, at: .leading, room: insets.leading)
            copy(content, of: proxy.size, at: .trailing, room: insets.trailing)
          }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
      }
    }
  }

  /// Cuts a view off at its edges, or far outside of them.
  private nonisolated struct ViewEdges: Shape {
    let areClips: Bool
    func path(in rect: CGRect) -> Path { Path(areClips ? rect : rect.insetBy(dx: -100_000, dy: -100_000)) }
  }

  /// The view beyond one of its edges, as far as there is room.
  @ViewBuilder private func copy(_ content: Content, of size: CGSize, at edge: Edge, room: CGFloat) -> some View {
    if room > 0 {
      let isAcross = edge == .leading || edge == .trailing, isBefore = edge == .top || edge == .leading
      let length = isAcross ? size.width : size.height, way = isBefore ? -length : length
      content
        .frame(width: size.width, height: size.height)
        .clipped()
        .scaleEffect(x: isAcross ? -1 : 1, y: isAcross ? 1 : -1)
        .blur(radius: 8, opaque: true)
        .offset(x: isAcross ? way : 0, y: isAcross ? 0 : way)
        .mask(alignment: Alignment(horizontal: .leading, vertical: .top)) {
          Color.black
            .frame(width: isAcross ? room : size.width, height: isAcross ? size.height : room)
            .offset(
              x: isAcross ? (isBefore ? -room : size.width) : 0, y: isAcross ? 0 : isBefore ? -room : size.height)
        }
    }
  }
}
