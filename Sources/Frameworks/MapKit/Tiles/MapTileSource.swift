import Foundation
import SwiftUICore

/// Where the pictures are to be had of which a map is made, tile by tile.
///
/// Nothing is asked of a network unless an app, or the person who starts it, names a source:
///
///     Map().mapTiles(
///       MapTileSource(
///         urlTemplate: "https://tiles.example.org/{z}/{x}/{y}.png", attribution: "© Example"))
///
/// or `APUS_MAP_TILES='https://tiles.example.org/{z}/{x}/{y}.png' APUS_MAP_ATTRIBUTION='© Example'` in the environment.
public struct MapTileSource: Hashable, Sendable {
  /// The address of a tile, with `{z}`, `{x}` and `{y}` in place of its zoom, column and row, and perhaps `{scale}` in place of
  /// `@2x` where a point has two pixels.
  public var urlTemplate: String
  /// Whose tiles they are; it shows on the map.
  public var attribution: String
  /// The greatest zoom that there are tiles of; nearer, theirs are enlarged.
  public var maximumZoom: Int
  /// Where tiles are kept; `nil`: where those of all apps of the person are.
  var folder: URL?

  /// Creates a source.
  public init(urlTemplate: String, attribution: String = "", maximumZoom: Int = 19) {
    self.urlTemplate = urlTemplate
    self.attribution = attribution
    self.maximumZoom = maximumZoom
  }

  /// The source that the environment names; `nil` where it names none.
  static let ofEnvironment = Self(environment: ProcessInfo.processInfo.environment)

  init?(environment: [String: String]) {
    guard let template = environment["APUS_MAP_TILES"], !template.isEmpty else { return nil }
    self.init(urlTemplate: template, attribution: environment["APUS_MAP_ATTRIBUTION"] ?? "")
  }

  /// The address of a tile; `nil` where the template makes none of the web's.
  func url(of key: TileKey, scale: CGFloat) -> URL? {
    var text = urlTemplate
    for (name, value) in [("{z}", "\(key.zoom)"), ("{x}", "\(key.x)"), ("{y}", "\(key.y)")] {
      guard text.contains(name) else { return nil }
      text = text.replacingOccurrences(of: name, with: value)
    }
    text = text.replacingOccurrences(of: "{scale}", with: scale > 1 ? "@2x" : "")
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false else {
      return nil
    }
    return url
  }

  /// Whether it makes addresses; where not, that is reported.
  var isUsable: Bool {
    if url(of: TileKey(zoom: 0, x: 0, y: 0), scale: 1) != nil, (0...24).contains(maximumZoom) { return true }
    Diagnostics.report(
      "a map's tiles cannot be had from \"\(urlTemplate)\": it has to be an http or https address with {z}, {x} and {y}, and the "
        + "greatest zoom 24 at most")
    return false
  }
}
