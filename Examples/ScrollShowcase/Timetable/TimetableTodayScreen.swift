import SwiftUI

/// The timetable with what the geometry of scroll views, visual effects, taps and animations tell today.
struct TimetableTodayScreen: View {
  @StateObject private var favorites: Favorites
  @State private var tab = ConferenceTab.timetable
  @State private var flights: [Flight] = []
  @State private var flightCount = 0

  init(favorites: @autoclosure @escaping () -> Favorites = Favorites()) { _favorites = StateObject(wrappedValue: favorites()) }

  var body: some View {
    ZStack {
      switch tab {
      case .timetable: TimetableTodayList(heart: heart)
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

  private func heart(for session: Session) -> some View {
    HeartMark(isOn: favorites.contains(session))
      .onTapGesture(coordinateSpace: .global) { place in
        guard favorites.toggle(session) else { return }
        flightCount += 1
        flights.append(Flight(id: flightCount, origin: place))
      }
      .accessibilityLabel("Favourite")
      .accessibilityIdentifier("heart.\(session.id)")
      .accessibilityAddTraits(.isButton)
  }
}

private struct TimetableTodayList<Heart: View>: View {
  let heart: (Session) -> Heart
  @State private var day = 0
  @State private var isFolded = false

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        TimetableBanner()
          .visualEffect { banner, proxy in
            banner.offset(y: max(0, -proxy.frame(in: .scrollView).minY / 2))
          }
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(ConferenceDay.all[day].slots) { slot in
              TimeSlotRow(slot: slot, heart: heart)
                .scrollTransition(topLeading: .identity, bottomTrailing: .interactive) { row, phase in
                  row.opacity(phase.isIdentity ? 1 : 0.2).offset(y: phase.isIdentity ? 0 : 24)
                }
            }
            Color.clear.frame(height: 16)
          } header: {
            DayTabs(days: ConferenceDay.all, selection: $day, isFolded: isFolded) { capsule }
          }
        }
      }
    }
    .onScrollGeometryChange(for: Bool.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top > TimetableBanner.height + 12
    } action: { _, isPast in
      isFolded = isPast
    }
  }

  /// As wide as the first tab by its place in a row, and moved by its own width.
  private var capsule: some View {
    HStack(spacing: DayTabMetrics.spacing) {
      Capsule()
        .fill(Palette.accent)
        .accessibilityElement()
        .accessibilityIdentifier("capsule")
        .visualEffect { [day] capsule, proxy in
          capsule.offset(x: (proxy.size.width + DayTabMetrics.spacing) * CGFloat(day))
        }
        .animation(DayTabMetrics.sliding, value: day)
      ForEach(1..<ConferenceDay.all.count, id: \.self) { _ in Color.clear }
    }
    .padding(.horizontal, DayTabMetrics.margin)
    .padding(.vertical, DayTabMetrics.inset)
  }
}

/// A heart that sets out when it appears; the animation itself tells when it has ended.
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
