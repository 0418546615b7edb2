import Foundation

/// A bridge that one can walk over, or at least drive.
struct Bridge: Identifiable, Hashable {
  /// How it holds itself up.
  enum Build: String, CaseIterable {
    case suspension = "Suspension bridges"
    case stays = "Cable-stayed bridges"
    case arches = "Arch bridges"
  }

  /// Its name, as the table of texts has it.
  let name: String
  let town: String
  let year: Int
  /// In metres.
  let length: Int
  let build: Build
  /// How many spans a picture of it has.
  let spans: Int

  var id: String { name }

  static let all = [
    Bridge(name: "Akashi Kaikyō Bridge", town: "Kobe", year: 1998, length: 3911, build: .suspension, spans: 1),
    Bridge(name: "Brooklyn Bridge", town: "New York", year: 1883, length: 1834, build: .suspension, spans: 1),
    Bridge(name: "Golden Gate Bridge", town: "San Francisco", year: 1937, length: 2737, build: .suspension, spans: 1),
    Bridge(name: "Rainbow Bridge", town: "Tokyo", year: 1993, length: 798, build: .suspension, spans: 1),
    Bridge(name: "Millau Viaduct", town: "Millau", year: 2004, length: 2460, build: .stays, spans: 3),
    Bridge(name: "Øresund Bridge", town: "Malmö", year: 2000, length: 7845, build: .stays, spans: 2),
    Bridge(name: "Charles Bridge", town: "Prague", year: 1402, length: 516, build: .arches, spans: 6),
    Bridge(name: "Kintaikyō Bridge", town: "Iwakuni", year: 1673, length: 193, build: .arches, spans: 5),
    Bridge(name: "Rialto Bridge", town: "Venice", year: 1591, length: 48, build: .arches, spans: 1),
    Bridge(name: "Sydney Harbour Bridge", town: "Sydney", year: 1932, length: 1149, build: .arches, spans: 1),
  ]
}

extension Bridge {
  /// The name in the reader's language, for views of UIKit.
  var title: String { NSLocalizedString(name, comment: "A bridge") }
  /// Where it is, how long it is and since when it stands, in the reader's language.
  var facts: String {
    let place = NSLocalizedString(town, comment: "A town")
    return "\(place) · \(length.formatted()) m · \(year.formatted(.number.grouping(.never)))"
  }
}

extension Bridge.Build {
  var title: String { NSLocalizedString(rawValue, comment: "A kind of bridges") }
}
