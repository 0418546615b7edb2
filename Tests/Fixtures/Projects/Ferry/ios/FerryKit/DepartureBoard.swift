import SwiftUI
import Timetable

/// The board at a pier.
public struct DepartureBoard: View {
  private let departures: [Departure]

  public init(_ departures: [Departure]) { self.departures = departures }

  public var body: some View {
    VStack(alignment: .leading) {
      Text("Next ferries", bundle: Harbors.bundle).font(.title2)
      Text(.boardFooter).font(.footnote)
      ForEach(departures) { departure in
        Label {
          Text(verbatim: "\(departure.time) \(departure.harbor)")
        } icon: {
          Image(.buoy)
        }
      }
      #if FERRY_KIT
        Text(Harbors.version)
      #endif
    }
    .padding()
    .background(Color(.sea))
  }
}
