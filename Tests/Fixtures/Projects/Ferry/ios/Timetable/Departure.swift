import Foundation

/// A ferry that leaves a harbour.
public struct Departure: Identifiable, Hashable, Sendable {
  public let harbor: String
  public let minutes: Int
  public var id: String { "\(harbor) \(minutes)" }
  public var time: String { String(format: "%02d:%02d", minutes / 60, minutes % 60) }

  public init(harbor: String, minutes: Int) {
    self.harbor = harbor
    self.minutes = minutes
  }
}
