import SwiftUI

/// The hearts that fly, above everything else on the screen; each goes when it has arrived.
struct FlightsLayer<Heart: View>: View {
  @Binding var flights: [Flight]
  /// Makes a heart for a path and what it is to do at the end.
  @ViewBuilder let heart: (FlightPath, @escaping () -> Void) -> Heart
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    GeometryReader { proxy in
      let corner = proxy.frame(in: .global).origin
      let end = ConferenceBarMetrics(size: proxy.size).center(of: .favorites, in: direction)
      ForEach(flights) { flight in
        let start = CGPoint(x: flight.origin.x - corner.x, y: flight.origin.y - corner.y)
        heart(FlightPath(start: start, end: end)) {
          flights.removeAll { $0.id == flight.id }
        }
      }
    }
    // Places of fingers count from the left.
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }
}
