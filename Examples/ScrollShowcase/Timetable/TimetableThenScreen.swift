import SwiftUI

/// The timetable with readers, preferences and a drag that stands in for a tap that knows its place.
struct TimetableThenScreen: View {
  private let favorites: Favorites

  init(favorites: Favorites? = nil) { self.favorites = favorites ?? Favorites() }

  var body: some View {
    ConferenceScreen(favorites: favorites) {
      TimetableThenList(heart: $0)
    } press: {
      DragPress(action: $0)
    } flyer: {
      LaunchedHeart(path: $0, arrived: $1)
    }
  }
}

/// Takes a drag for a tap if it ends near where it began; no button: its action would not know where it was pressed.
private struct DragPress: ViewModifier {
  /// How far a finger may move, in points.
  private static let reach: CGFloat = 22
  let action: (CGPoint) -> Void

  func body(content: Content) -> some View {
    content.gesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .global)
        .onEnded { drag in
          if abs(drag.translation.width) < Self.reach, abs(drag.translation.height) < Self.reach { action(drag.location) }
        })
  }
}

/// The days and their talks; the days fold once the banner has gone.
private struct TimetableThenList<Heart: View>: View {
  let heart: (Session) -> Heart
  @State private var day = 0
  @State private var isFolded = false
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    OffsetScrollView { offset in
      isFolded = offset < -TimetableMetrics.threshold
    } content: {
      TimetableBanner(shift: EmptyModifier())
      DaySchedule(day: $day, isFolded: isFolded) {
        TimeSlotRow(slot: $0, heart: heart)
      } marker: {
        capsule
      }
    }
  }

  private var capsule: some View {
    GeometryReader { proxy in
      let metrics = DayTabMetrics(width: proxy.size.width, count: ConferenceDay.all.count)
      Capsule()
        .fill(Palette.chosen)
        .frame(width: metrics.tabWidth, height: max(0, proxy.size.height - 2 * DayTabMetrics.inset))
        .accessibilityElement()
        .accessibilityIdentifier("capsule")
        .offset(x: metrics.offset(of: day, in: direction), y: DayTabMetrics.inset)
        .animation(DayTabMetrics.sliding, value: day)
    }
  }
}

/// A heart that sets out when it appears.
private struct LaunchedHeart: View {
  let path: FlightPath
  let arrived: () -> Void
  @State private var progress: CGFloat = 0

  var body: some View {
    FlyingHeart()
      .modifier(Flying(path: path, progress: progress))
      .modifier(Arrival(of: progress, arrived: arrived))
      .onAppear { withAnimation(FlightPath.animation) { progress = 1 } }
  }
}

#Preview {
  TimetableThenScreen()
}
