import Foundation

extension Snapshotting where Format == String {
  /// What a value is in a text, as `String(describing:)` has it.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// A value with all that is in it, a line each, as `dump` writes it.
  ///
  /// Addresses are left out, and what has no order of its own is put in one.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { DumpText(of: $0).text }
  }

  /// What `JSONSerialization` makes of a value, such as a dictionary.
  public static var json: Snapshotting {
    var result: Snapshotting = SimplySnapshotting.lines.pullback { value in
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      else {
        SnapshotRun.fail("a value of the type \(type(of: value as Any)) is no JSON object, so it cannot be written as JSON")
        return ""
      }
      return String(decoding: data, as: UTF8.self)
    }
    result.pathExtension = "json"
    return result
  }
}
