public import Foundation
import SwiftUICore

/// How a bar looks: what is behind it, and the line at its edge.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, NSCopying {
  var barAttributes = BarAttributes()

  /// An appearance as bars have it while content passes below them.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }
  /// An appearance for a kind of device, which is the same for all.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// An appearance of the values of another one, as far as both have them.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    barAttributes = barAppearance.barAttributes
  }

  /// What the appearance says.
  package var attributes: BarAttributes { barAttributes }

  /// Takes the blur and the line that bars have.
  open func configureWithDefaultBackground() {
    setBackground(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: BarAttributes.line)
  }
  /// Takes the ground of screens, and the line that bars have.
  open func configureWithOpaqueBackground() { setBackground(effect: nil, color: .systemBackground, shadow: BarAttributes.line) }
  /// Takes nothing behind the bar, and no line.
  open func configureWithTransparentBackground() { setBackground(effect: nil, color: nil, shadow: nil) }

  private func setBackground(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    (barAttributes.effect, barAttributes.color, barAttributes.shadowColor, barAttributes.image, barAttributes.shadowImage) = (
      effect, color, shadow, nil, nil
    )
  }

  /// The blur behind the bar; `nil` for none.
  open var backgroundEffect: UIBlurEffect? {
    get { barAttributes.effect }
    set { barAttributes.effect = newValue }
  }
  /// The colour behind the bar, above the blur; `nil` for none.
  open var backgroundColor: UIColor? {
    get { barAttributes.color }
    set { barAttributes.color = newValue }
  }
  /// The picture behind the bar, above the colour, stretched over it; `nil` for none.
  open var backgroundImage: UIImage? {
    get { barAttributes.image }
    set { barAttributes.image = newValue }
  }
  /// The colour of the line at the bar's edge; `nil` for none.
  open var shadowColor: UIColor? {
    get { barAttributes.shadowColor }
    set { barAttributes.shadowColor = newValue }
  }
  /// The picture in place of the line, in the line's colour where it is a stencil; `nil` for the line.
  open var shadowImage: UIImage? {
    get { barAttributes.shadowImage }
    set { barAttributes.shadowImage = newValue }
  }

  /// An appearance of the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainThread.isolated { UncheckedSendable(copied()) }.value
  }
  func copied() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    let other = UncheckedSendable(object as? UIBarAppearance)
    return MainThread.isolated {
      other.value.map { $0.barAttributes == barAttributes && type(of: $0) == type(of: self) } ?? false
    }
  }
}

/// How a navigation bar looks.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// An appearance as bars have it while content passes below them.
  public override init() { super.init() }
  /// An appearance of the values of another one, as far as both have them.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    (titleAttributes, largeTitleAttributes) = (other.titleAttributes, other.largeTitleAttributes)
    (button, doneButton, backButton) = (other.button.copied(), other.doneButton.copied(), other.backButton.copied())
  }
  private var titleAttributes: [NSAttributedString.Key: Any] = [:]
  private var largeTitleAttributes: [NSAttributedString.Key: Any] = [:]
  private var button = UIBarButtonItemAppearance(style: .plain)
  private var doneButton = UIBarButtonItemAppearance(style: .done)
  private var backButton = UIBarButtonItemAppearance(style: .plain)

  /// How the title in the bar's row looks: font, colour, kerning, shadow; what is not said is as usual.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { titleAttributes }
    set {
      titleAttributes = newValue
      barAttributes.title = TextAttributes(newValue)
    }
  }
  /// How the large title below the bar's row looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { largeTitleAttributes }
    set {
      largeTitleAttributes = newValue
      barAttributes.largeTitle = TextAttributes(newValue)
    }
  }
  /// How far the title in the bar's row lies aside of its place.
  open var titlePositionAdjustment: UIOffset {
    get { barAttributes.titleOffset }
    set { barAttributes.titleOffset = newValue }
  }
  /// How buttons look.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { button }
    set { button = newValue.copied() }
  }
  /// How buttons look that confirm.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButton }
    set { doneButton = newValue.copied() }
  }
  /// How the button looks that leads back.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { backButton }
    set { backButton = newValue.copied() }
  }

  package override var attributes: BarAttributes {
    var attributes = barAttributes
    (attributes.buttons, attributes.doneButtons, attributes.backButtons) = (
      button.attributes, doneButton.attributes, backButton.attributes
    )
    return attributes
  }
  override func copied() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}

/// How a toolbar looks.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
  private var button = UIBarButtonItemAppearance(style: .plain)
  private var doneButton = UIBarButtonItemAppearance(style: .done)

  /// An appearance as bars have it while content passes below them.
  public override init() { super.init() }
  /// An appearance of the values of another one, as far as both have them.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    (button, doneButton) = (other.button.copied(), other.doneButton.copied())
  }
  /// How buttons look.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { button }
    set { button = newValue.copied() }
  }
  /// How buttons look that confirm.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButton }
    set { doneButton = newValue.copied() }
  }
  package override var attributes: BarAttributes {
    var attributes = barAttributes
    (attributes.buttons, attributes.doneButtons) = (button.attributes, doneButton.attributes)
    return attributes
  }
  override func copied() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}

/// How a bar of tabs looks.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  private var stacked = UITabBarItemAppearance(style: .stacked)
  private var inline = UITabBarItemAppearance(style: .inline)
  private var compactInline = UITabBarItemAppearance(style: .compactInline)

  /// An appearance as bars have it while content passes below them.
  public override init() { super.init() }
  /// An appearance of the values of another one, as far as both have them.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    (stacked, inline, compactInline) = (other.stacked.copied(), other.inline.copied(), other.compactInline.copied())
  }
  /// How tabs look whose titles are below the symbols.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { stacked = newValue.copied() }
  }
  /// How tabs look whose titles are beside the symbols.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { inline = newValue.copied() }
  }
  /// How tabs look whose titles are beside the symbols in a low bar.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set { compactInline = newValue.copied() }
  }
  package override var attributes: BarAttributes {
    var attributes = barAttributes
    (attributes.stackedItems, attributes.inlineItems, attributes.compactInlineItems) = (
      stacked.attributes, inline.attributes, compactInline.attributes
    )
    return attributes
  }
  override func copied() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }
}
