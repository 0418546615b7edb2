import SwiftUI

/// The timetable with what the geometry of scroll views, visual effects, taps and animations tell today.
struct TimetableTodayScreen: View {
  private let favorites: Favorites

  init(favorites: Favorites? = nil) { self.favorites = favorites ?? Favorites() }

  var body: some View {
    ConferenceScreen(favorites: favorites) {
      TimetableTodayList(heart: $0)
    } press: {
      TapPress(action: $0)
    } flyer: {
      LaunchedHeart(path: $0, arrived: $1)
    }
  }
}

/// A tap that tells where it was.
private struct TapPress: ViewModifier {
  let action: (CGPoint) -> Void

  func body(content: Content) -> some View { content.onTapGesture(coordinateSpace: .global, perform: action) }
}

private struct TimetableTodayList<Heart: View>: View {
  let heart: (Session) -> Heart
  @State private var day = 0
  @State private var isFolded = false
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        TimetableBanner(shift: HalfSpeed())
        DaySchedule(day: $day, isFolded: isFolded) { slot in
          TimeSlotRow(slot: slot, heart: heart)
            // A row of which a quarter shows is all there: none is pale while nothing scrolls.
            .scrollTransition(topLeading: .identity, bottomTrailing: .interactive.threshold(.visible(0.25))) { row, phase in
              row.opacity(phase.isIdentity ? 1 : 0.2).offset(y: phase.isIdentity ? 0 : 24)
            }
        } marker: {
          capsule
        }
      }
    }
    .onScrollGeometryChange(for: Bool.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top > TimetableMetrics.threshold
    } action: { _, isPast in
      isFolded = isPast
    }
  }

  /// As wide as the first tab by its place in a row, and moved by its own width.
  private var capsule: some View {
    HStack(spacing: DayTabMetrics.spacing) {
      Capsule()
        .fill(Palette.chosen)
        .accessibilityElement()
        .accessibilityIdentifier("capsule")
        .visualEffect { [day, direction] capsule, proxy in
          let way = (proxy.size.width + DayTabMetrics.spacing) * CGFloat(day)
          return capsule.offset(x: direction == .leftToRight ? way : -way)
        }
        .animation(DayTabMetrics.sliding, value: day)
      ForEach(1..<ConferenceDay.all.count, id: \.self) { _ in Color.clear }
    }
    .padding(.horizontal, DayTabMetrics.margin)
    .padding(.vertical, DayTabMetrics.inset)
  }
}

/// Lets a picture follow the content at half its speed.
private struct HalfSpeed: ViewModifier {
  func body(content: Content) -> some View {
    content.visualEffect { banner, proxy in
      banner.offset(y: max(0, -proxy.frame(in: .scrollView).minY / 2))
    }
  }
}

/// A heart that sets out when it appears; the animation itself tells when it has ended.
private struct LaunchedHeart: View {
  let path: FlightPath
  let arrived: () -> Void
  @State private var progress: CGFloat = 0

  var body: some View {
    FlyingHeart()
      .modifier(Flying(path: path, progress: progress))
      .onAppear {
        withAnimation(FlightPath.animation) {
          progress = 1
        } completion: {
          arrived()
        }
      }
  }
}

#Preview {
  TimetableTodayScreen()
}
