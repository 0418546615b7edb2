import Foundation

/// Names along a length, in bands of one width.
struct CategoryScale: Equatable {
  let names: [String]
  private let places: [String: Int]
  var isReversed = false

  /// Keeps the first of each name.
  init(_ all: [String], isReversed: Bool = false) {
    var places: [String: Int] = [:]
    var names: [String] = []
    for name in all where places[name] == nil {
      places[name] = names.count
      names.append(name)
    }
    (self.names, self.places, self.isReversed) = (names, places, isReversed)
  }

  /// The part of the length that is a name's; `nil` for a name that is not on the scale.
  func band(of name: String) -> ClosedRange<Double>? {
    guard let place = places[name] else { return nil }
    let index = Double(isReversed ? names.count - 1 - place : place)
    return index / Double(names.count)...(index + 1) / Double(names.count)
  }

  /// The name whose band holds a fraction of the length.
  func name(at fraction: Double) -> String? {
    guard !names.isEmpty, fraction >= 0, fraction <= 1 else { return nil }
    let index = min(Int(fraction * Double(names.count)), names.count - 1)
    return names[isReversed ? names.count - 1 - index : index]
  }
}
