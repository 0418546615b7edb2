import SwiftUI

/// What both ways of the conference share: the talks and the favourites above a floating bar, and the hearts that fly to it.
///
/// They differ in the list of talks, in how a heart learns where it was pressed, and in how a flying one tells that it has arrived.
struct ConferenceScreen<Talks: View, Press: ViewModifier, Flyer: View>: View {
  typealias Heart = SessionHeart<Press>
  private let talks: (@escaping (Session) -> Heart) -> Talks
  private let press: (@escaping (CGPoint) -> Void) -> Press
  private let flyer: (FlightPath, @escaping () -> Void) -> Flyer
  @State private var favorites: Favorites
  @State private var tab = ConferenceTab.timetable
  @State private var flights: [Flight] = []
  @State private var flightCount = 0

  /// Creates the screen from what makes the list of talks, given what makes a talk's heart; the modifier that calls its closure with
  /// the place of a press, in the window; and a heart for a path and what it is to do at the end.
  init(
    favorites: Favorites, @ViewBuilder talks: @escaping (@escaping (Session) -> Heart) -> Talks,
    press: @escaping (@escaping (CGPoint) -> Void) -> Press,
    @ViewBuilder flyer: @escaping (FlightPath, @escaping () -> Void) -> Flyer
  ) {
    self.talks = talks
    self.press = press
    self.flyer = flyer
    _favorites = State(initialValue: favorites)
  }

  var body: some View {
    ZStack {
      switch tab {
      case .timetable: talks(heart)
      case .favorites: FavoriteList(favorites: favorites, heart: heart)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      ConferenceBar(selection: $tab, favoriteCount: favorites.sessions.count)
    }
    .background(Palette.ground)
    .overlay { FlightsLayer(flights: $flights, heart: flyer) }
  }

  private func heart(for session: Session) -> Heart {
    SessionHeart(session: session, favorites: favorites, press: press { fly(session, from: $0) })
  }

  private func fly(_ session: Session, from place: CGPoint) {
    guard favorites.toggle(session) else { return }
    flightCount += 1
    flights.append(Flight(id: flightCount, origin: place))
  }
}
