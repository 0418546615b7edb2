import Foundation
import SwiftUICore

/// What the environment says about how an app is to be shown.
package struct LaunchOptions {
  package enum Host: String { case gtk, image }
  package var host: Host?
  package var configuration: HostConfiguration
  package var output: String
  package var actions: [HeadlessAction]
  /// Whether the work of each frame is printed.
  package var tracesFrames: Bool

  /// Reads `APUS_HOST`, `APUS_SIZE`, `APUS_SCALE`, `APUS_COLOR_SCHEME`, `APUS_LOCALE`, `APUS_TEXT_SIZE`, `APUS_OUTPUT`, `APUS_ACTIONS`
  /// and `APUS_TRACE`.
  package init(environment: [String: String]) throws(LaunchError) {
    if let name = environment["APUS_HOST"] {
      guard let host = Host(rawValue: name) else { throw LaunchError("APUS_HOST is \"\(name)\"; use gtk or image") }
      self.host = host
    }
    let size = try Self.size(environment["APUS_SIZE"] ?? "390x844")
    let scaleText = environment["APUS_SCALE"] ?? "2"
    guard let scale = Double(scaleText), scale >= 0.5, scale <= 4 else {
      throw LaunchError("APUS_SCALE is \"\(scaleText)\"; use a number from 0.5 to 4")
    }
    let scheme = environment["APUS_COLOR_SCHEME"] ?? "light"
    guard scheme == "light" || scheme == "dark" else {
      throw LaunchError("APUS_COLOR_SCHEME is \"\(scheme)\"; use light or dark")
    }
    let textSize = environment["APUS_TEXT_SIZE"] ?? "large"
    guard DynamicTypeSize(name: textSize) != nil else {
      throw LaunchError(
        "APUS_TEXT_SIZE is \"\(textSize)\"; use one of " + DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", "))
    }
    configuration = HostConfiguration(
      size: size, scale: scale, safeAreaInsets: DeviceInsets.portrait(for: size), isDark: scheme == "dark",
      localeIdentifier: environment["APUS_LOCALE"], dynamicTypeSize: textSize)
    output = environment["APUS_OUTPUT"] ?? "apus.png"
    actions = try HeadlessAction.list(from: environment["APUS_ACTIONS"] ?? "[]")
    tracesFrames = environment["APUS_TRACE"]?.split(separator: ",").contains("frames") ?? false
  }

  private static func size(_ text: String) throws(LaunchError) -> CGSize {
    let parts = text.split(separator: "x").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ $0 >= 1 && $0 <= 10_000 }) else {
      throw LaunchError("APUS_SIZE is \"\(text)\"; use WIDTHxHEIGHT in points, such as 390x844")
    }
    return CGSize(width: parts[0], height: parts[1])
  }
}

/// Why an app cannot be shown as asked.
package struct LaunchError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

/// The parts of a screen that a device's shape covers (FACTS 4.1).
enum DeviceInsets {
  static func portrait(for size: CGSize) -> EdgeInsets {
    let known: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (320, 568, 20, 0), (375, 667, 20, 0), (414, 736, 20, 0), (375, 812, 50, 34), (414, 896, 48, 34), (390, 844, 47, 34),
      (428, 926, 47, 34), (393, 852, 59, 34), (430, 932, 59, 34), (402, 874, 62, 34), (440, 956, 62, 34),
      (420, 912, 68, 34),
    ]
    guard let device = known.first(where: { $0.0 == size.width && $0.1 == size.height }) else { return EdgeInsets() }
    return EdgeInsets(top: device.2, leading: 0, bottom: device.3, trailing: 0)
  }
}

/// Something done to an app without a display, in order.
package enum HeadlessAction: Equatable {
  /// Lets seconds of the virtual clock pass.
  case wait(TimeInterval)
  /// Presses the element with a label or identifier.
  case tap(String)
  /// Moves the content in the middle of the screen by points.
  case scroll(CGFloat)

  /// Reads a JSON array such as `[{"after":1.5},{"tap":"Close"},{"scroll":120}]`.
  static func list(from text: String) throws(LaunchError) -> [HeadlessAction] {
    guard text.utf8.count < 1 << 20,
      let array = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]], array.count <= 10_000
    else { throw LaunchError("APUS_ACTIONS is no JSON array of actions such as [{\"tap\":\"Close\"}]") }
    var result: [HeadlessAction] = []
    for object in array {
      if let seconds = object["after"] as? Double, seconds >= 0, seconds <= 3600 {
        result.append(.wait(seconds))
      } else if let label = object["tap"] as? String {
        result.append(.tap(label))
      } else if let distance = object["scroll"] as? Double, distance.isFinite {
        result.append(.scroll(distance))
      } else {
        throw LaunchError("APUS_ACTIONS holds \(object), which is no action (after, tap and scroll are)")
      }
    }
    return result
  }
}
