import Foundation

/// A film of what an app shows.
package struct Film: Equatable, Sendable {
  /// What is written.
  package enum Format: Equatable, Sendable {
    case gif, apng
    /// A folder with a PNG file for each picture.
    case frames
  }

  package let output: String
  package let rate: FrameRate
  package let format: Format

  /// What its name must be; it completes "use …".
  package static let rule = "a name that ends in .gif or .apng, or that of a folder"

  /// `nil` where the name breaks the rule.
  package init?(output: String, rate: FrameRate) {
    switch URL(fileURLWithPath: output).pathExtension.lowercased() {
    case "gif": format = .gif
    case "apng", "png": format = .apng
    case "": format = .frames
    default: return nil
    }
    self.output = output
    self.rate = rate
  }
}

/// How many pictures a second a film has.
package struct FrameRate: LaunchValue {
  package let value: Int

  package static let range = 1...120
  package static let standard = FrameRate(value: 60)
  package static let rule = "pictures a second from \(range.lowerBound) to \(range.upperBound)"

  private init(value: Int) { self.value = value }

  package init?(text: String) {
    guard let value = Int(text), Self.range.contains(value) else { return nil }
    self.init(value: value)
  }

  package var text: String { "\(value)" }
}
