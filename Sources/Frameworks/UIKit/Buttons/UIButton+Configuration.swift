public import Foundation
public import UIKitTypes

/// Changes attributes of texts.
public struct UIConfigurationTextAttributesTransformer {
  /// What it does.
  public var transform: (AttributeContainer) -> AttributeContainer
  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  /// Changes attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Changes colours.
public struct UIConfigurationColorTransformer {
  /// What it does.
  public var transform: (UIColor) -> UIColor
  /// Creates a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// Changes a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// What lies behind the contents of a button or a cell.
public struct UIBackgroundConfiguration {
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat = 0
  /// How far it lies inside of the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Its colour.
  public var backgroundColor: UIColor?
  /// Changes its colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A picture.
  public var image: UIImage?
  /// How the picture lies; cells follow it.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of its border.
  public var strokeColor: UIColor?
  /// Changes the colour of its border.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// How wide its border is, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the border lies outside, in points; negative numbers lie inside.
  public var strokeOutset: CGFloat = 0
  /// A view instead.
  public var customView: UIView?

  init() {}
  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

extension UIButton {
  /// What a button shows.
  public struct Configuration {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As fits the button's size.
      case dynamic
      /// A little.
      case small
      /// As usual.
      case medium
      /// Much.
      case large
      /// The ends are half circles.
      case capsule
    }
    /// How large a button is.
    public enum Size: Int, Sendable {
      /// As usual.
      case medium
      /// Small.
      case small
      /// Very small.
      case mini
      /// Large.
      case large
    }
    /// How title and subtitle lie above each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the button's contents do.
      case automatic
      /// Where lines begin.
      case leading
      /// In the middle.
      case center
      /// Where lines end.
      case trailing
    }
    /// How a button looks as a whole.
    enum Kind: Sendable { case plain, gray, tinted, filled }

    var kind: Kind
    /// What lies behind the contents.
    public var background = UIBackgroundConfiguration()
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large it is.
    public var buttonSize = Size.medium { didSet { if !hasOwnInsets { setDefaultContentInsets() } } }
    /// The text.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The text with attributes.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the text.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a text that is too long breaks.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The text below.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text below with attributes.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the text below.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a text below that is too long breaks.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The picture.
    public var image: UIImage?
    /// Changes the colour of the picture.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// How large and bold a symbol is.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a wheel that turns stands in the picture's place.
    public var showsActivityIndicator = false
    /// Changes the colour of the wheel.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The colour of text and picture; as fits unless said otherwise.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; as fits unless said otherwise.
    public var baseBackgroundColor: UIColor?
    /// From the edges to the contents, in points.
    public var contentInsets = NSDirectionalEdgeInsets.zero { didSet { hasOwnInsets = true } }
    private var hasOwnInsets = false
    /// At which side of the text the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// From the picture to the text, in points.
    public var imagePadding: CGFloat = 0
    /// From the text to the one below, in points.
    public var titlePadding: CGFloat = 1
    /// How text and text below lie above each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether the configuration follows the button's state by itself.
    public var automaticallyUpdateForSelection = true

    private init(_ kind: Kind) {
      self.kind = kind
      background.cornerRadius = 5.95
      setDefaultContentInsets()
    }

    /// Gives contents the usual distances from the edges.
    public mutating func setDefaultContentInsets() {
      switch buttonSize {
      case .mini, .small: contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: contentInsets = NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
      hasOwnInsets = false
    }

    /// A text in the tint.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A text in the tint on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A text in the tint on a faint tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A white text on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A text in the tint, as fits the surroundings.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A text in the tint on gray, as fits the surroundings.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A text in the tint on a faint tint, as fits the surroundings.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A white text on the tint, as fits the surroundings.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The configuration as it is for a button's state.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

/// The sides of a rectangle, as the language has them.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The sides as bits.
  public let rawValue: UInt
  /// Creates sides from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper one.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The one where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower one.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The one where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
