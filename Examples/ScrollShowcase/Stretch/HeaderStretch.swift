import SwiftUI

/// How the header stands while its place in the content is at some distance from the top of the window.
///
/// Pulled down, the header grows by the pull and keeps its top edge. Scrolled up, its lower edge goes with the content while the
/// picture follows at half the speed, until only the pinned height is left; there it stays.
struct HeaderStretch: Equatable {
  static let fullHeight: CGFloat = 300
  static let pinnedHeight: CGFloat = 140
  /// How large the title is where the header is pinned.
  static let leastTitleScale: CGFloat = 0.6
  /// The room around the title, in points.
  static let titlePadding = EdgeInsets(top: 0, leading: 16, bottom: 12, trailing: 16)

  /// How far the header is moved from its place in the content, so that its top edge stays.
  let offset: CGFloat
  /// The height that shows.
  let height: CGFloat
  /// How far the picture is moved in the header.
  let pictureShift: CGFloat
  /// How much the picture is enlarged.
  let scale: CGFloat
  /// 0 at full height or above, 1 where the header is pinned.
  let progress: CGFloat

  /// - Parameter top: Where the header's place begins, in points below the top of the window.
  init(top: CGFloat) {
    let (full, pinned) = (Self.fullHeight, Self.pinnedHeight)
    offset = -top
    height = max(full + top, pinned)
    scale = max(full + top, full) / full
    let way = min(max(-top, 0), full - pinned)
    pictureShift = -way / 2
    progress = way / (full - pinned)
  }

  /// How much the title is made smaller.
  var titleScale: CGFloat { 1 - (1 - Self.leastTitleScale) * progress }
}

/// The name of the place, above the header's lower edge.
struct CoastTitle: View {

  var body: some View {
    Text("Along the coast")
      .font(.largeTitle.bold())
      .foregroundStyle(.white)
      .shadow(color: .black.opacity(0.35), radius: 6, y: 1)
  }
}

/// Darkens the sky where the bar's buttons lie over it.
struct BarShade: View {
  var body: some View {
    LinearGradient(colors: [.black.opacity(0.6), .black.opacity(0.45), .clear], startPoint: .top, endPoint: .bottom)
      .frame(height: 120)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}

/// Darkens the picture where it is pinned and the title stands higher in it.
struct CoastShade: View {
  var body: some View {
    LinearGradient(colors: [.black.opacity(0.6), .black.opacity(0.25)], startPoint: .center, endPoint: .bottom)
  }
}
