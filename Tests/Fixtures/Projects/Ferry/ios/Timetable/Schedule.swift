import Foundation

/// The departures of a day.
public final class Schedule {
  public let departures: [Departure]

  /// A ferry every two hours from each harbour, beginning with the first one's at eight.
  public init(harbors: [String]) {
    departures = harbors.enumerated().map { Departure(harbor: $1, minutes: 480 + $0 * 45) }
  }

  /// The code of a static library belongs to the app.
  public static var isPartOfApp: Bool { Bundle(for: Schedule.self) == .main }
}
