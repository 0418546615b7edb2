import Foundation
import Timetable

/// The harbours that ferries leave from.
public final class Harbors {
  /// The framework's own bundle.
  static var bundle: Bundle { Bundle(for: Harbors.self) }

  public static let names: [String] = {
    guard let url = bundle.url(forResource: "harbors", withExtension: "json"), let data = try? Data(contentsOf: url) else {
      return []
    }
    return (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }()

  public static var today: Schedule { Schedule(harbors: names) }

  public static var version: String {
    let info = bundle.infoDictionary
    return "\(bundle.bundleIdentifier ?? "?") \(info?["CFBundleShortVersionString"] ?? "?")"
  }

  static var isInternal: Bool { true }
}
