import Foundation

/// Which seeds random tests try, handed to them by a variable that a failing run can be repeated with.
enum SeedChoice {
  static let variable = "APUS_SEEDS"
  /// Every seed.
  static let all = "all"

  /// What the environment says, else the day in Greenwich, on which the choice of a tenth depends.
  static func value(in environment: [String: String], at date: Date = Date()) -> String {
    if let named = environment[variable], !named.isEmpty { return named }
    return date.formatted(.iso8601.year().month().day())
  }
}
