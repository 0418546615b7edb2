import Foundation
import DisplayModel

/// The description of an image set.
struct ImageSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      let appearance: String
      let value: String
    }
    let filename: String?
    let scale: String?
    let appearances: [Appearance]?
    /// Pixels a point; 1 where the description gives none, or one that is no scale.
    var factor: CGFloat { scale.flatMap(Self.factor) ?? 1 }

    /// The number of a scale as it is written (`2x`); `nil` where it is none that a picture can have.
    static func factor(_ scale: String) -> CGFloat? {
      guard scale.hasSuffix("x"), let number = Double(scale.dropLast()), number > 0, number <= 100 else { return nil }
      return CGFloat(number)
    }
    var isVector: Bool { filename.map { $0.hasSuffix(".svg") || $0.hasSuffix(".pdf") } ?? false }
  }
  struct Properties: Decodable {
    let intent: String?
    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }
  let images: [Entry]
  let properties: Properties?
  var isTemplate: Bool { properties?.intent == "template" }

  /// Scales in it that are none.
  var wrongScales: [String] { images.compactMap(\.scale).filter { Entry.factor($0) == nil } }

  /// The file that fits an appearance and a scale best.
  func entry(isDark: Bool, scale: CGFloat) -> Entry? {
    let usable = images.filter { $0.filename != nil }
    let dark = usable.filter { ($0.appearances ?? []).contains { $0.appearance == "luminosity" && $0.value == "dark" } }
    let plain = usable.filter { ($0.appearances ?? []).isEmpty }
    let candidates = isDark && !dark.isEmpty ? dark : plain.isEmpty ? usable : plain
    return candidates.first { $0.isVector }
      ?? candidates.min { a, b in abs(a.factor - scale) < abs(b.factor - scale) }
  }
}
