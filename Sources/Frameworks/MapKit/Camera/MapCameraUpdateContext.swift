/// What a map shows when its camera has moved.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// All that shows.
  public let region: MKCoordinateRegion
  /// All that shows, on the flat map.
  public let rect: MKMapRect
}

/// How often one wants to hear of a camera that moves.
public struct MapCameraUpdateFrequency: Sendable, Equatable {
  let isContinuous: Bool
  /// In each frame while it moves.
  public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
  /// When it has come to rest.
  public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}
