import SwiftUI

/// The timetable with readers, preferences and a drag that stands in for a tap that knows its place.
struct TimetableThenScreen: View {
  @StateObject private var favorites: Favorites
  @State private var tab = ConferenceTab.timetable
  @State private var flights: [Flight] = []
  @State private var flightCount = 0

  init(favorites: @autoclosure @escaping () -> Favorites = Favorites()) { _favorites = StateObject(wrappedValue: favorites()) }

  var body: some View {
    ZStack {
      switch tab {
      case .timetable: TimetableThenList(heart: heart)
      case .favorites: FavoriteList(favorites: favorites, heart: heart)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      ConferenceBar(selection: $tab, favoriteCount: favorites.sessions.count)
    }
    .background(Palette.ground)
    .overlay { FlightsLayer(flights: $flights) { LaunchedHeart(path: $0, arrived: $1) } }
  }

  /// A picture and no button: a button's action would not know where it was pressed.
  private func heart(for session: Session) -> some View {
    HeartMark(isOn: favorites.contains(session))
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onEnded { drag in
            if abs(drag.translation.width) < 22, abs(drag.translation.height) < 22 { press(session, at: drag.location) }
          }
      )
      .accessibilityLabel("Favourite")
      .accessibilityIdentifier("heart.\(session.id)")
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { favorites.toggle(session) }
  }

  private func press(_ session: Session, at place: CGPoint) {
    guard favorites.toggle(session) else { return }
    flightCount += 1
    flights.append(Flight(id: flightCount, origin: place))
  }
}

/// The days and their talks; the days fold once the banner has gone.
private struct TimetableThenList<Heart: View>: View {
  let heart: (Session) -> Heart
  @State private var day = 0
  @State private var isFolded = false
  /// How far the content has moved when the days fold: they have just come to the top.
  private let threshold = TimetableBanner.height + 12

  var body: some View {
    OffsetScrollView { offset in
      isFolded = offset < -threshold
    } content: {
      TimetableBanner()
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          ForEach(ConferenceDay.all[day].slots) { TimeSlotRow(slot: $0, heart: heart) }
          Color.clear.frame(height: 16)
        } header: {
          DayTabs(days: ConferenceDay.all, selection: $day, isFolded: isFolded) { capsule }
        }
      }
    }
  }

  private var capsule: some View {
    GeometryReader { proxy in
      let metrics = DayTabMetrics(width: proxy.size.width, count: ConferenceDay.all.count)
      Capsule()
        .fill(Palette.accent)
        .frame(width: metrics.tabWidth, height: max(0, proxy.size.height - 2 * DayTabMetrics.inset))
        .accessibilityElement()
        .accessibilityIdentifier("capsule")
        .offset(x: metrics.start(of: day), y: DayTabMetrics.inset)
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
    Image(systemName: "heart.fill")
      .font(.system(size: 24))
      .foregroundStyle(Palette.accent)
      .accessibilityIdentifier("flight")
      .modifier(FlyingHeart(path: path, progress: progress))
      .modifier(Arrival(of: progress, arrived: arrived))
      .onAppear { withAnimation(FlightPath.animation) { progress = 1 } }
  }
}

#Preview {
  TimetableThenScreen()
}
