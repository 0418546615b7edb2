public import SwiftUI
import SwiftUICore

/// What a map looks like.
public struct MapStyle: Sendable {
  enum Kind: Equatable, Sendable { case standard, imagery, hybrid }
  let kind: Kind
  var isMuted = false

  /// Whether a map shows how high the ground is; maps here are flat.
  public struct Elevation: Equatable, Sendable {
    let isRealistic: Bool?
    /// As the map likes.
    public static let automatic = Elevation(isRealistic: nil)
    /// Not.
    public static let flat = Elevation(isRealistic: false)
    /// As it is.
    public static let realistic = Elevation(isRealistic: true)
  }

  /// How much the map itself is to be seen beside what stands on it.
  public struct StandardEmphasis: Equatable, Sendable {
    let isMuted: Bool
    /// As the map likes.
    public static let automatic = StandardEmphasis(isMuted: false)
    /// Less.
    public static let muted = StandardEmphasis(isMuted: true)
  }

  /// A drawn map.
  public static var standard: MapStyle { MapStyle(kind: .standard) }
  /// Pictures from above; without tiles, their colours.
  public static var imagery: MapStyle { MapStyle(kind: .imagery) }
  /// Pictures from above, with names.
  public static var hybrid: MapStyle { MapStyle(kind: .hybrid) }

  /// A drawn map.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle(kind: .standard, isMuted: emphasis.isMuted) }
  /// Pictures from above; without tiles, their colours.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle(kind: .imagery) }
  /// Pictures from above, with names.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle(kind: .hybrid) }
}

/// Which kinds of places a map shows by itself; it knows none here.
public struct PointOfInterestCategories: Sendable {
  let showsAll: Bool
  /// Every kind.
  public static let all = PointOfInterestCategories(showsAll: true)
  /// None.
  public static let excludingAll = PointOfInterestCategories(showsAll: false)
}

extension EnvironmentValues {
  @Entry var mapStyle = MapStyle.standard
}

extension View {
  /// Says what the maps inside look like.
  public nonisolated func mapStyle(_ mapStyle: MapStyle) -> some View { environment(\.mapStyle, mapStyle) }
}
