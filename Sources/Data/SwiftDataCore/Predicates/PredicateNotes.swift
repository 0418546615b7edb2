import Foundation

/// What is said once of a predicate: that it could not be evaluated for a model, or that a part of it costs a full scan.
enum PredicateNotes {
  /// A predicate failed for a model, which counts as not matching.
  static func failed<T: PersistentModel>(_ type: T.Type, _ error: any Error) {
    ModelNotes.say("A predicate on \(T.self) cannot be evaluated for a model, which is left out: \(String(reflecting: error))")
  }

  /// A part of a predicate is evaluated for every model that the rest of it leaves, which is said where statements are shown.
  static func inMemory(_ reason: @autoclosure () -> String) {
    guard showsStatements else { return }
    ModelNotes.say("A part of a predicate is evaluated in memory: \(reason())")
  }

  /// Whether the app was started with `-com.apple.CoreData.SQLDebug 1`.
  private static let showsStatements = UserDefaults.standard.integer(forKey: "com.apple.CoreData.SQLDebug") > 0
}
