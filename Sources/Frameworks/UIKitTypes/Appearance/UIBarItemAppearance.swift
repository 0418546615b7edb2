public import Foundation
import SwiftUICore

/// How a button of a bar looks in one of its states.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  fileprivate var attributes: [NSAttributedString.Key: Any] = [:]
  /// How the title looks: font, colour, kerning, shadow; what is not said is as usual.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes }
    set { attributes = newValue }
  }
}

/// How the buttons of a bar look.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// What a button is for.
  public enum Style: Int, Sendable {
    /// For something.
    case plain = 0
    /// To confirm.
    case done = 2
    /// For something, with emphasis.
    case prominent = 3
  }
  /// As buttons are mostly.
  public let normal = UIBarButtonItemStateAppearance()
  /// While one is pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Where one cannot be pressed.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Where one has the focus of the keyboard.
  public let focused = UIBarButtonItemStateAppearance()

  /// The appearance of buttons of a kind, which is the usual one.
  public init(style: Style) { super.init() }
  /// The appearance of plain buttons.
  public override convenience init() { self.init(style: .plain) }
  /// Takes the usual appearance of buttons of a kind.
  open func configureWithDefault(for style: Style) { states.forEach { $0.attributes = [:] } }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  var attributes: BarAttributes.ButtonAttributes {
    var attributes = BarAttributes.ButtonAttributes()
    (attributes.normal, attributes.highlighted, attributes.disabled) =
      (TextAttributes(normal.attributes), TextAttributes(highlighted.attributes), TextAttributes(disabled.attributes))
    return attributes
  }
  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    for (old, new) in zip(states, copy.states) { new.attributes = old.attributes }
    return copy
  }
  /// An appearance of the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainThread.isolated { UncheckedSendable(copied()) }.value
  }
}

/// How a tab of a bar looks in one of its states.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  fileprivate var attributes: [NSAttributedString.Key: Any] = [:]
  fileprivate var badgeAttributes: [NSAttributedString.Key: Any] = [:]
  fileprivate var state = BarAttributes.TabAttributes.State()

  /// How the title looks: font, colour, kerning, shadow; what is not said is as usual.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes }
    set {
      attributes = newValue
      state.title = TextAttributes(newValue)
    }
  }
  /// How far the title lies aside of its place.
  open var titlePositionAdjustment: UIOffset {
    get { state.titleOffset }
    set { state.titleOffset = newValue }
  }
  /// The colour of the symbol; `nil`: as usual.
  open var iconColor: UIColor? {
    get { state.iconColor }
    set { state.iconColor = newValue }
  }
  /// The colour of the badge; `nil`: red.
  open var badgeBackgroundColor: UIColor? {
    get { state.badgeColor }
    set { state.badgeColor = newValue }
  }
  /// How the badge's text looks.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { badgeAttributes }
    set {
      badgeAttributes = newValue
      state.badgeText = TextAttributes(newValue)
    }
  }
}

/// How the tabs of a bar look.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// Where the titles are: below the symbols, beside them, or beside them in a low bar.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  /// As tabs are mostly.
  public let normal = UITabBarItemStateAppearance()
  /// Where one is chosen.
  public let selected = UITabBarItemStateAppearance()
  /// Where one cannot be chosen.
  public let disabled = UITabBarItemStateAppearance()
  /// Where one has the focus of the keyboard.
  public let focused = UITabBarItemStateAppearance()

  /// The appearance of tabs of a kind, which is the usual one.
  public init(style: Style) { super.init() }
  /// The appearance of tabs whose titles are below the symbols.
  public override convenience init() { self.init(style: .stacked) }
  /// Takes the usual appearance of tabs of a kind.
  open func configureWithDefault(for style: Style) {
    for state in states { (state.attributes, state.badgeAttributes, state.state) = ([:], [:], .init()) }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  var attributes: BarAttributes.TabAttributes {
    var attributes = BarAttributes.TabAttributes()
    (attributes.normal, attributes.selected) = (normal.state, selected.state)
    return attributes
  }
  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (old, new) in zip(states, copy.states) {
      (new.attributes, new.badgeAttributes, new.state) = (old.attributes, old.badgeAttributes, old.state)
    }
    return copy
  }
  /// An appearance of the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainThread.isolated { UncheckedSendable(copied()) }.value
  }
}
