import Foundation
import SwiftUICore

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
    var factor: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
    var isVector: Bool { filename.map { $0.hasSuffix(".svg") || $0.hasSuffix(".pdf") } ?? false }
  }
  struct Properties: Decodable {
    let intent: String?
    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }
  let images: [Entry]
  let properties: Properties?
  var isTemplate: Bool { properties?.intent == "template" }

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
