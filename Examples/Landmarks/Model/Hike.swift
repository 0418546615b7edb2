import SwiftUI

/// A walk, with what was measured at points along it.
struct Hike: Codable, Hashable, Identifiable {
  var id: Int
  var name: String
  /// In kilometres.
  var distance: Double
  /// From 1, which is easy.
  var difficulty: Int
  var observations: [Observation]

  /// The least and the greatest of each measure on one part of the way.
  struct Observation: Codable, Hashable {
    var distanceFromStart: Double
    /// In metres.
    var elevation: ClosedRange<Double>
    /// In minutes a kilometre.
    var pace: ClosedRange<Double>
    /// In beats a minute.
    var heartRate: ClosedRange<Double>
  }

  var title: Text { Text(places: "hike." + name) }
}

/// What a hike's graph can show.
enum Measure: CaseIterable, Identifiable {
  case elevation
  case heartRate
  case pace

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .elevation: "Elevation"
    case .heartRate: "Heart Rate"
    case .pace: "Pace"
    }
  }

  var color: Color {
    switch self {
    case .elevation: .teal
    case .heartRate: .pink
    case .pace: .indigo
    }
  }

  /// What the numbers beside the graph count.
  var unit: LocalizedStringKey {
    switch self {
    case .elevation: "m"
    case .heartRate: "bpm"
    case .pace: "min/km"
    }
  }

  func range(of observation: Hike.Observation) -> ClosedRange<Double> {
    switch self {
    case .elevation: observation.elevation
    case .heartRate: observation.heartRate
    case .pace: observation.pace
    }
  }

  /// From the least to the greatest of a whole hike.
  func range(of hike: Hike) -> ClosedRange<Double> {
    let ranges = hike.observations.map(range(of:))
    return (ranges.map(\.lowerBound).min() ?? 0)...(ranges.map(\.upperBound).max() ?? 1)
  }
}
