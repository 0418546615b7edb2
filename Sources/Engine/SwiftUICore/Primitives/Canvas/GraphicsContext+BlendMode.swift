import Foundation

extension GraphicsContext {
  /// How what is painted mixes with what was painted before.
  ///
  /// A path, a text and an image change only what they cover. For a layer everything in the clip counts: where the layer shows
  /// nothing it is transparent. The numbers are Core Graphics'.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The mode as a number.
    public let rawValue: Int32
    /// Creates a mode from its number; one that is not known is taken for `normal`.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The source covers what is there by its alpha.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// The product of both.
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// The product of what both lack of white.
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// Multiplied or screened, as what is there says.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// The darker of both.
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// The lighter of both.
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// What is there, brightened to reflect the source.
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// What is there, darkened to reflect the source.
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// Darkened or lightened softly, as the source says.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// Multiplied or screened, as the source says.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// How far both are apart.
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// How far both are apart, softer.
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// The hue of the source.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// The saturation of the source.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// The hue and saturation of the source.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// The luminance of the source.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Nothing.
    public static var clear: BlendMode { BlendMode(rawValue: 16) }
    /// The source alone.
    public static var copy: BlendMode { BlendMode(rawValue: 17) }
    /// The source where something is there.
    public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
    /// The source where nothing is there.
    public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
    /// The source where something is there, over it.
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    /// What is there over the source.
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// What is there where the source is.
    public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    /// What is there where the source is not.
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    /// What is there where the source is, over it.
    public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
    /// Each where the other is not.
    public static var xor: BlendMode { BlendMode(rawValue: 25) }
    /// The sum of both, drawn towards black.
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    /// The sum of both, cut off at white.
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

    /// The mode of views of the same name; `nil` where they have none, and for `normal`.
    var ordinary: SwiftUICore.BlendMode? {
      switch self {
      case .multiply: .multiply
      case .screen: .screen
      case .overlay: .overlay
      case .darken: .darken
      case .lighten: .lighten
      case .colorDodge: .colorDodge
      case .colorBurn: .colorBurn
      case .softLight: .softLight
      case .hardLight: .hardLight
      case .difference: .difference
      case .exclusion: .exclusion
      case .hue: .hue
      case .saturation: .saturation
      case .color: .color
      case .luminosity: .luminosity
      case .sourceAtop: .sourceAtop
      case .destinationOver: .destinationOver
      case .destinationOut: .destinationOut
      case .plusDarker: .plusDarker
      case .plusLighter: .plusLighter
      default: nil
      }
    }
  }
}
