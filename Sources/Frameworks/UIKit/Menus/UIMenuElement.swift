public import Foundation
public import FoundationAdditions
public import UIKitTypes

/// Something in a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// How what an element does is shown.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 2)
    /// It does not show.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  /// Whether an element has a mark.
  public enum State: Int, Sendable {
    /// It has none.
    case off
    /// It has one.
    case on
    /// Some of what it stands for has one.
    case mixed
  }

  /// What it is called.
  open var title: String
  /// A second line.
  open var subtitle: String?
  /// Its picture.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}

/// Something that is done when it is chosen in a menu, or when a control is touched.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// Tells actions from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The value as it is stored.
    public let rawValue: String
    /// Creates a value from the one stored.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value from the one stored.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Tells it from others.
  public let identifier: Identifier
  /// What is told of it where its title does not do.
  open var discoverabilityTitle: String?
  /// How it is shown.
  open var attributes: Attributes
  /// Whether it has a mark.
  open var state: State
  /// Who calls it, while it is called.
  public private(set) var sender: Any?
  private let handler: @MainActor (UIAction) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - subtitle: A second line.
  ///   - image: Its picture.
  ///   - identifier: Tells it from others; one of its own unless said otherwise.
  ///   - discoverabilityTitle: What is told of it where its title does not do.
  ///   - attributes: How it is shown.
  ///   - state: Whether it has a mark.
  ///   - handler: What it does.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Does what the action does.
  open func performWithSender(_ sender: Any?, target: Any?) { call(from: sender) }

  func call(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A message that is sent when it is chosen in a menu, to whoever takes it first of those in use.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
  /// The message.
  public let action: Selector
  /// What tells it from others with the same message.
  public let propertyList: Any?
  /// How it is shown.
  open var attributes: Attributes
  /// Whether it has a mark.
  open var state: State
  /// What is told of it where its title does not do.
  open var discoverabilityTitle: String?

  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }
}

/// A message that is sent when keys are pressed.
@MainActor @preconcurrency
open class UIKeyCommand: UICommand {
  /// The key: its character, or one of the names below.
  public let input: String?
  /// The keys that are held down with it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it goes before what the system does with the keys.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command of keys.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
  /// Creates a command of keys without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The arrow upwards.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow downwards.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// Page Up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// Page Down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public static let inputHome = "UIKeyInputHome"
  /// End.
  public static let inputEnd = "UIKeyInputEnd"
  /// Delete.
  public static let inputDelete = "UIKeyInputDelete"
}
