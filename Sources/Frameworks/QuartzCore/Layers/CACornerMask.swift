/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}

/// The curve of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String
  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose bend grows and shrinks steadily.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a picture lies in the bounds of its layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The kind's name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Unscaled in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Unscaled at the upper edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Unscaled at the lower edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Unscaled at the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Unscaled at the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Unscaled in the upper left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Unscaled in the upper right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Unscaled in the lower left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Unscaled in the lower right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Large enough to fill the bounds, in its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
