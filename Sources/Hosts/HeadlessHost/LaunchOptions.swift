import Foundation
import SwiftUICore

/// What the environment says about how an app is to be shown.
package struct LaunchOptions {
  package enum Host: String, CaseIterable { case gtk, image }

  /// `nil`: a window where there is a display, else an image.
  package var host: Host?
  /// The screen of the image host, with the insets of the device of its size.
  package var configuration: HostConfiguration
  /// Where the image host writes its picture.
  package var output: String
  package var actions: [HeadlessAction]
  /// Where a film of the actions is written, and how many pictures a second it has; `nil` makes none.
  package var recording: (output: URL, format: Recording.Format, rate: Int)?
  /// Whether the work of each frame is printed.
  package var tracesFrames: Bool
  /// Whether nobody asked for light or dark, so that a desktop's own appearance is to be followed.
  package var followsSystemAppearance: Bool
  /// Whether a window leaves the room of a device's notch and home indicator free, which a desktop does not have.
  package var usesDeviceInsetsInWindows: Bool

  /// Reads `APUS_HOST`, `APUS_SIZE`, `APUS_SCALE`, `APUS_COLOR_SCHEME`, `APUS_LOCALE`, `APUS_TEXT_SIZE`, `APUS_OUTPUT`,
  /// `APUS_ACTIONS`, `APUS_TRACE` and `APUS_DEVICE_INSETS`; a variable that is empty counts as not set.
  package init(environment: [String: String]) throws(LaunchError) {
    let values = environment.filter { !$0.value.isEmpty }
    host = try Self.choice(Host.self, "APUS_HOST", values)
    let size = try Self.size(values["APUS_SIZE"])
    let scale = try Self.scale(values["APUS_SCALE"], size: size)
    let scheme = try Self.choice(Scheme.self, "APUS_COLOR_SCHEME", values)
    configuration = HostConfiguration(
      size: size, scale: scale, safeAreaInsets: DeviceInsets.portrait(for: size, scale: scale), isDark: scheme == .dark,
      localeIdentifier: try Self.locale(values["APUS_LOCALE"]), dynamicTypeSize: try Self.textSize(values["APUS_TEXT_SIZE"]))
    output = values["APUS_OUTPUT"] ?? "apus.png"
    actions = try HeadlessAction.list(from: values["APUS_ACTIONS"] ?? "[]")
    recording = try Self.recording(values)
    tracesFrames = try Self.choice(Trace.self, "APUS_TRACE", values) == .frames
    followsSystemAppearance = scheme == nil
    usesDeviceInsetsInWindows = try Self.choice(Switch.self, "APUS_DEVICE_INSETS", values) == .on
  }

  /// What a window opens with.
  package var windowConfiguration: HostConfiguration {
    var result = configuration
    if !usesDeviceInsetsInWindows { result.safeAreaInsets = EdgeInsets() }
    return result
  }
}

extension LaunchOptions {
  private enum Scheme: String, CaseIterable { case light, dark }
  private enum Trace: String, CaseIterable { case frames }
  private enum Switch: String, CaseIterable {
    case off = "0"
    case on = "1"
  }
  /// The longest side of a picture that Cairo's buffers take, and the most pixels that may be asked for.
  private static let sideLimit = 16_384.0
  private static let pixelLimit = 67_108_864.0

  private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ type: Choice.Type, _ name: String, _ values: [String: String]
  ) throws(LaunchError) -> Choice? {
    guard let text = values[name] else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    throw LaunchError("\(name) is \"\(text)\"; use " + Choice.allCases.map(\.rawValue).joined(separator: " or "))
  }

  private static func recording(
    _ values: [String: String]
  ) throws(LaunchError) -> (output: URL, format: Recording.Format, rate: Int)? {
    guard let path = values["APUS_RECORD_FILM"] else { return nil }
    guard let rate = Int(values["APUS_RECORD_RATE"] ?? "60"), (1...120).contains(rate) else {
      throw LaunchError("APUS_RECORD_RATE is \"\(values["APUS_RECORD_RATE"] ?? "")\"; use pictures a second from 1 to 120")
    }
    let format: Recording.Format =
      switch (path as NSString).pathExtension.lowercased() {
      case "gif": .gif
      case "apng", "png": .apng
      default: .frames
      }
    return (URL(fileURLWithPath: path), format, rate)
  }

  private static func size(_ text: String?) throws(LaunchError) -> CGSize {
    // An iPhone's (Facts 4.1).
    guard let text else { return CGSize(width: 390, height: 844) }
    let sides = text.split(omittingEmptySubsequences: false) { "x×X".contains($0) }.map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { throw LaunchError("APUS_SIZE is \"\(text)\"; use WIDTHxHEIGHT in points, each 1 to 10000, such as 390x844") }
    return CGSize(width: width, height: height)
  }

  private static func scale(_ text: String?, size: CGSize) throws(LaunchError) -> CGFloat {
    guard let scale = Double(text ?? "2"), (0.5...4).contains(scale) else {
      throw LaunchError("APUS_SCALE is \"\(text ?? "")\"; use a number from 0.5 to 4")
    }
    let (width, height) = (size.width * scale, size.height * scale)
    guard max(width, height) <= sideLimit, width * height <= pixelLimit else {
      throw LaunchError(
        "APUS_SIZE and APUS_SCALE make \(Int(width))x\(Int(height)) pixels; use at most \(Int(sideLimit)) on a side and "
          + "\(Int(pixelLimit)) in all")
    }
    return scale
  }

  private static func textSize(_ text: String?) throws(LaunchError) -> String {
    guard let text else { return "large" }
    guard DynamicTypeSize(name: text) != nil else {
      let names = DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ")
      throw LaunchError("APUS_TEXT_SIZE is \"\(text)\"; use one of \(names)")
    }
    return text
  }

  /// A language with an optional script and region: `ja`, `ja_JP`, `zh-Hant_TW`, `es_419`.
  private static func locale(_ text: String?) throws(LaunchError) -> String? {
    guard let text else { return nil }
    guard text.wholeMatch(of: /[a-z]{2,3}([-_][A-Z][a-z]{3})?([-_]([A-Z]{2}|[0-9]{3}))?/) != nil else {
      throw LaunchError("APUS_LOCALE is \"\(text)\"; use a language with an optional region, such as ja_JP")
    }
    return text
  }
}
