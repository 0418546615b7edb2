import SwiftUI

/// The picture above the days; there is none where the window is low.
struct TimetableBanner<Shift: ViewModifier>: View {
  /// Moves the picture in its frame.
  let shift: Shift
  @Environment(\.verticalSizeClass) private var heightClass

  var body: some View {
    if heightClass != .compact {
      Scenery(mood: .night, seed: 3)
        .overlay(alignment: .bottomLeading) {
          VStack(alignment: .leading, spacing: 2) {
            Text("Harbour Days")
              .font(.title.bold())
            Text("May 21 – 23, at the old quay")
              .font(.subheadline)
          }
          .foregroundStyle(.white)
          .padding(16)
        }
        .modifier(shift)
        .frame(height: TimetableMetrics.bannerHeight)
        .clipped()
    }
  }
}

/// What of the timetable has a height that others count with.
enum TimetableMetrics {
  static let bannerHeight: CGFloat = 132
  /// How far the content has moved when the days fold: they came to the top a little before.
  static let threshold = bannerHeight + 12
}
