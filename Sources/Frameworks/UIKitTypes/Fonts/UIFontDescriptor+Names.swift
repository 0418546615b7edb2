import Foundation
package import SwiftUICore

extension UIFontDescriptor {
  /// What a description may say.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An attribute by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family's name, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight, width and slant: a dictionary by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Features of the font: dictionaries by ``FeatureKey``; digits of equal width and small capitals are known.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The use of text, the name of a ``UIFont/TextStyle``.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// What the traits of a description are called.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A trait by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The number of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The number of a ``UIFont/Weight``, or the weight itself.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// 0 for the usual width, below for narrower letters.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// 0 for upright letters, above for letters that lean to the right.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// What the parts of a feature of a font are called.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A part by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The number of the kind of feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of what is chosen.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of ``type``.
    public static let featureIdentifier = type
    /// The older name of ``selector``.
    public static let typeIdentifier = selector
  }

  /// A kind of the system's letters.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    init(_ design: ResolvedFont.Design) {
      switch design {
      case .default: self = .default
      case .rounded: self = .rounded
      case .monospaced: self = .monospaced
      case .serif: self = .serif
      }
    }

    /// The same as SwiftUI names it.
    package var design: Font.Design? {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: nil
      }
    }
  }

  /// What can be said of a font in a few words.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The set as a number.
    public let rawValue: UInt32
    /// A set by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Leaning.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// With lines closer to each other.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With lines farther from each other.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
}
