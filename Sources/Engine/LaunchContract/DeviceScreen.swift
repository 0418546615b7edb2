/// The screen of a device by its name.
package struct DeviceScreen: Equatable, Sendable {
  /// As simulators name the device.
  package let name: String
  /// In points, upright.
  package let width: Double
  /// In points, upright.
  package let height: Double
  /// Pixels a point.
  package let scale: Double

  /// Finds a device by a simulator's name for it: "iPhone 16 Pro", "iPad Pro (11-inch) (4th generation)".
  ///
  /// Letters' case, spaces, brackets and hyphens do not count; what is not known about a generation is left out.
  package init?(named name: String) {
    let wanted = Self.key(name)
    let found = Self.byKey[wanted] ?? Self.byKey[Self.key(Self.withoutGeneration(name))]
    guard !wanted.isEmpty, let found else { return nil }
    self = found
  }

  private init(_ name: String, _ width: Double, _ height: Double, _ scale: Double) {
    (self.name, self.width, self.height, self.scale) = (name, width, height, scale)
  }

  /// The names that devices are known by, iPhones first, each from the oldest.
  package static let names = table.flatMap(\.names)

  /// Some of the names, for messages.
  package static let examples = "iPhone SE, iPhone 16 Pro, iPad mini or iPad Pro 13-inch"

  private static let byKey: [String: DeviceScreen] = {
    let pairs = table.flatMap { row in
      row.names.map { (key($0), DeviceScreen($0, row.width, row.height, row.scale)) }
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  private static func key(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
  }

  /// A name without "(4th generation)" or a chip's in brackets at its end.
  private static func withoutGeneration(_ name: String) -> String {
    String(name.replacing(/\s*\((?:[0-9]+(?:st|nd|rd|th) generation|[AM][0-9]+[A-Za-z ]*)\)\s*$/, with: ""))
  }

  private static let table: [(names: [String], width: Double, height: Double, scale: Double)] = [
    (["iPhone SE (1st generation)", "iPhone 5s"], 320, 568, 2),
    (["iPhone SE", "iPhone 8", "iPhone 7", "iPhone 6s"], 375, 667, 2),
    (["iPhone 8 Plus", "iPhone 7 Plus"], 414, 736, 3),
    (["iPhone X", "iPhone XS", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"], 375, 812, 3),
    (["iPhone XR", "iPhone 11"], 414, 896, 2),
    (["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, 3),
    (["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"], 390, 844, 3),
    (["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, 3),
    (["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, 3),
    (["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932, 3),
    (["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, 3),
    (["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, 3),
    (["iPhone Air"], 420, 912, 3),
    (["iPad mini", "iPad mini (6th generation)"], 744, 1133, 2),
    (["iPad", "iPad (9th generation)", "iPad (8th generation)", "iPad (7th generation)"], 810, 1080, 2),
    (["iPad Air", "iPad (10th generation)", "iPad Air 11-inch", "iPad (A16)"], 820, 1180, 2),
    (["iPad Pro 11-inch", "iPad Pro"], 834, 1194, 2),
    (["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"], 834, 1210, 2),
    (["iPad Pro 12.9-inch", "iPad Air 13-inch"], 1024, 1366, 2),
    (["iPad Pro 13-inch", "iPad Pro 13-inch (M4)"], 1032, 1376, 2),
  ]
}
