import Foundation
import LaunchContract
import RemoteControl

/// How a preview is shown once: the appearance, the person's settings and the device.
struct PreviewVariant: Codable, Equatable, Hashable, Sendable {
  var colorScheme = "light"
  /// `nil`: the standard one.
  var contrast: String?
  var textSize: String?
  var locale: String?
  var device: String?
  /// `nil`: as the language is written.
  var rightToLeft: Bool?

  /// What tells it apart, in the order of the matrix; nothing for the plain one.
  var words: [String] {
    [
      colorScheme == "light" ? nil : colorScheme, contrast == nil ? nil : "contrast", textSize, locale, device,
      rightToLeft == true ? "right-to-left" : nil,
    ].compactMap { $0 }
  }

  /// What stands behind a preview's name in the names of files: `[dark,ja_JP]`.
  var suffix: String { words.isEmpty ? "" : "[\(words.joined(separator: ","))]" }

  /// What people read below a picture.
  var title: String {
    let rest = colorScheme == "light" ? words : Array(words.dropFirst())
    return ([colorScheme] + rest).joined(separator: ", ")
  }

  /// What the app is told, beginning at what was asked for all variants.
  ///
  /// No size is told unless a device was asked for, so that previews show on the devices that they name.
  func configuration(of base: LaunchRequest, setsDirection: Bool) -> [String: JSONValue] {
    let screen = device.flatMap { DeviceScreen(named: $0) }
    var result: [String: JSONValue] = [
      "scale": .number(base.scale?.value ?? screen?.scale ?? ScreenScale.standard.value),
      "colorScheme": .string(colorScheme), "contrast": .string(contrast ?? LaunchRequest.Contrast.standard.text),
      "textSize": .string(textSize ?? LaunchRequest.TextSize.large.text),
    ]
    if let screen { (result["width"], result["height"]) = (.number(screen.width), .number(screen.height)) }
    if let locale { result["locale"] = .string(locale) }
    if setsDirection { result["rightToLeft"] = .bool(rightToLeft ?? isWrittenFromTheRight) }
    return result
  }

  private var isWrittenFromTheRight: Bool {
    locale.map { Locale(identifier: $0).language.characterDirection == .rightToLeft } ?? false
  }
}
