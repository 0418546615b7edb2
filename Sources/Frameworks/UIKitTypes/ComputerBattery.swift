import Foundation

/// The computer's battery, as the kernel tells of it.
struct ComputerBattery {
  /// 0…1.
  let level: Float
  let state: UIDevice.BatteryState

  /// The first battery in a folder of the kernel; `nil` where there is none.
  init?(in folder: String = "/sys/class/power_supply") {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().prefix(32)
    for name in names where Self.read("\(folder)/\(name)/type") == "Battery" {
      guard let percent = Self.read("\(folder)/\(name)/capacity").flatMap({ Int($0) }) else { continue }
      level = Float(min(max(percent, 0), 100)) / 100
      switch Self.read("\(folder)/\(name)/status") {
      case "Charging": state = .charging
      case "Full": state = .full
      case "Discharging", "Not charging": state = .unplugged
      default: state = .unknown
      }
      return
    }
    return nil
  }

  /// The first words of a file.
  private static func read(_ path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: 64) else { return nil }
    return String(data: data, encoding: .utf8)?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
