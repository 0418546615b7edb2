import CoreGraphicsTypes
import Foundation

/// What Icon Composer writes of an icon, `icon.json` in a folder `AppIcon.icon`: a ground, and groups of layers upon it.
///
/// It is read as far as it says what lies where in which colour, in a light surrounding. What glass does with it — shadows, blur,
/// lights, translucency — needs the system's own glass; modes of blending are passed over, too.
struct IconDocument: Equatable {
  /// A picture of the icon, the first at the bottom.
  struct Layer: Equatable {
    /// The name of its file in `Assets`; `nil` for a symbol.
    var file: String?
    /// Names of the system's symbols, of which the first that is drawn stands for the picture; only icons that are made here have
    /// them.
    var symbols: [String] = []
    var fill: IconFill
    var opacity: Double
    /// How large it is, and how far from the middle, in points of a side of 1024.
    var scale: Double
    var offset: CGSize
  }

  /// Points of a side.
  static let side = 1024.0
  /// Icon Composer has four groups with some layers each.
  private static let mostLayers = 64

  var ground: IconFill
  var layers: [Layer]

  /// Reads a description.
  init(_ data: Data) throws {
    guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      let groups = root["groups"] as? [[String: Any]]
    else { throw AssetError(message: "icon.json has no groups") }
    // Without a fill, or with `automatic`, the ground is the system's.
    ground = IconFill(Self.value("fill", of: root)) ?? .systemLight
    var layers: [Layer] = []
    for group in groups {
      guard !Self.isHidden(group) else { continue }
      let around = Self.place(of: group), opacity = Self.opacity(of: group)
      for layer in group["layers"] as? [[String: Any]] ?? [] where !Self.isHidden(layer) {
        guard layers.count < Self.mostLayers else {
          throw AssetError(message: "icon.json has more than \(Self.mostLayers) layers")
        }
        let own = Self.place(of: layer)
        let file = Self.value("image-name", of: layer) as? String, symbols = layer["symbol-names"] as? [String] ?? []
        guard file != nil || !symbols.isEmpty else { continue }
        layers.append(
          Layer(
            file: file, symbols: symbols, fill: IconFill(Self.value("fill", of: layer)) ?? .own,
            opacity: Self.opacity(of: layer) * opacity, scale: own.scale * around.scale,
            offset: CGSize(
              width: own.offset.width * around.scale + around.offset.width,
              height: own.offset.height * around.scale + around.offset.height)))
      }
    }
    // What stands first lies in front.
    self.layers = layers.reversed()
  }

  /// The value of a key that may have several, for appearances and devices: the one for any of them, or for the light.
  private static func value(_ key: String, of part: [String: Any]) -> Any? {
    if let value = part[key] { return value }
    let choices = part[key + "-specializations"] as? [[String: Any]] ?? []
    let usable = choices.filter { $0["idiom"] == nil && $0["localization"] == nil && $0["languageDirection"] == nil }
    let plain = usable.first { $0["appearance"] == nil }
    return (plain ?? usable.first { ["base", "light"].contains($0["appearance"] as? String) })?["value"]
  }

  /// A number that is one; what is not finite, or so large that it stands outside of any icon, is none.
  static func number(_ value: Any?) -> Double? {
    guard let number = (value as? NSNumber)?.doubleValue, number.isFinite, abs(number) <= 1e6 else { return nil }
    return number
  }

  private static func isHidden(_ part: [String: Any]) -> Bool { value("hidden", of: part) as? Bool ?? false }

  private static func opacity(of part: [String: Any]) -> Double {
    min(max(number(value("opacity", of: part)) ?? 1, 0), 1)
  }

  private static func place(of part: [String: Any]) -> (scale: Double, offset: CGSize) {
    let position = value("position", of: part) as? [String: Any]
    let steps = (position?["translation-in-points"] as? [Any] ?? []).map { number($0) ?? 0 }
    let offset = steps.count == 2 ? CGSize(width: steps[0], height: steps[1]) : .zero
    return (number(position?["scale"]).map { min(max($0, 0), 100) } ?? 1, offset)
  }
}
