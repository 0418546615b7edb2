public import Foundation
public import FoundationAdditions
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A control with a text or a picture that does something when it is pressed.
///
/// It looks as its ``configuration`` says; without one, as titles, pictures and colours say that are set for its states.
@MainActor @preconcurrency
open class UIButton: UIControl, FacedView {
  /// Kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// Without any look of its own.
    case custom
    /// With a text in the tint.
    case system
    /// With the sign of something that is told in detail.
    case detailDisclosure
    /// With the sign of something that is told.
    case infoLight
    /// With the sign of something that is told.
    case infoDark
    /// With the sign of something that is added.
    case contactAdd
    /// As `system`, without a ground.
    case plain
    /// With the sign that takes away.
    case close
  }
  /// What buttons are for.
  public enum Role: Int, Sendable {
    /// Something.
    case normal
    /// What people mostly want.
    case primary
    /// Leaving things as they are.
    case cancel
    /// Taking something away.
    case destructive
  }
  /// Brings a button's configuration up to date with its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  let face = FaceModel()
  var contents: [State: ButtonContents] = [:]
  /// The kind of the button.
  public private(set) var buttonType = ButtonType.custom

  // MARK: Making

  /// Creates a button without a look at a place, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }
  /// Creates a button of a kind with something to do, whose title and picture it has.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }
  /// Creates a button that looks as a configuration says, with something to do.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    take(.system)
    self.configuration = configuration
    take(primaryAction)
  }
  /// Creates a button of the system's look with something to do.
  public convenience init(primaryAction: UIAction?) { self.init(type: .system, primaryAction: primaryAction) }
  /// Creates a button from an archive, of which there are none here: one without a look.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  /// A button of the system's look with something to do.
  public class func systemButton(primaryAction: UIAction) -> UIButton { UIButton(primaryAction: primaryAction) }
  /// A button of the system's look with a picture.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func setUp() {
    titleLabel = ButtonTitle { [weak self] in self?.faceChanged() }
    imageView = ButtonPicture { [weak self] in self?.faceChanged() }
    showFace(alignment: { $0.contentAlignment }) { ButtonFace(button: $0) }
  }

  private func take(_ type: ButtonType) {
    buttonType = type
    let symbol: String? =
      switch type {
      case .custom, .system, .plain: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    if let symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    bounds.size = symbol == nil ? .zero : intrinsicContentSize
    faceChanged()
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.attributedTitle == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil, let image = action.image { configuration?.image = image }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Configuration

  /// How it looks; `nil`: as is set for its states.
  open var configuration: Configuration? { didSet { faceChanged() } }
  /// Brings the configuration up to date with the state, before the button shows it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the configuration follows the state by itself.
  open var automaticallyUpdatesConfiguration = true
  /// Has the configuration brought up to date.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Brings the configuration up to date with the state.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
    faceChanged()
  }
  override func stateChanged() {
    if configurationUpdateHandler != nil, automaticallyUpdatesConfiguration { updateConfiguration() } else { faceChanged() }
  }

  // MARK: States

  /// Sets the text of a state.
  open func setTitle(_ title: String?, for state: State) { change(state) { ($0.title, $0.attributedTitle) = (title, nil) } }
  /// Sets the text of a state, with attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { change(state) { $0.attributedTitle = title } }
  /// Sets the colour of the text in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
  /// Sets the shadow of the text in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.shadowColor = color } }
  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the picture behind everything in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.background = image } }
  /// Sets how large and bold the symbol of a state is.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    change(state) { $0.symbol = configuration }
  }
  private func change(_ state: State, _ edit: (inout ButtonContents) -> Void) {
    edit(&contents[state, default: ButtonContents()])
    if configuration != nil { takeOver(contents[.normal] ?? ButtonContents()) }
    faceChanged()
  }
  /// A configuration shows the text and the picture that are set for the usual state.
  private func takeOver(_ contents: ButtonContents) {
    if let title = contents.attributedTitle {
      configuration?.attributedTitle = AttributedString(title)
    } else if let title = contents.title {
      configuration?.title = title
    }
    if let image = contents.image { configuration?.image = image }
  }
  /// The value of a state; that of the usual one where it has none.
  func content<Value>(_ path: KeyPath<ButtonContents, Value?>, for state: State) -> Value? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }

  /// The text of a state.
  open func title(for state: State) -> String? { content(\.title, for: state) }
  /// The text of a state, with attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? { content(\.attributedTitle, for: state) }
  /// The colour of the text in a state.
  open func titleColor(for state: State) -> UIColor? { content(\.titleColor, for: state) }
  /// The shadow of the text in a state.
  open func titleShadowColor(for state: State) -> UIColor? { content(\.shadowColor, for: state) }
  /// The picture of a state.
  open func image(for state: State) -> UIImage? { content(\.image, for: state) }
  /// The picture behind everything in a state.
  open func backgroundImage(for state: State) -> UIImage? { content(\.background, for: state) }
  /// How large and bold the symbol of a state is.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    content(\.symbol, for: state)
  }

  /// The text that shows.
  open var currentTitle: String? { title(for: state) }
  /// The text that shows, with attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the text that shows.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .custom ? .white : isEnabled ? tintColor : .tertiaryLabel)
  }
  /// The picture that shows.
  open var currentImage: UIImage? { image(for: state) }
  /// The picture behind everything that shows.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Look

  /// Has the font, the number of lines and the like of the text; the text itself is the button's.
  open private(set) var titleLabel: UILabel?
  /// Has the content mode of the picture; the picture itself is the button's.
  open private(set) var imageView: UIImageView?
  /// From the edges to the contents, in points, without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { faceChanged() } }
  /// How far the text is moved from where it would be, in points, without a configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { faceChanged() } }
  /// How far the picture is moved from where it would be, in points, without a configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { faceChanged() } }
  /// Whether the picture is darker while a finger is on it.
  open var adjustsImageWhenHighlighted = true { didSet { faceChanged(resizes: false) } }
  /// Whether the picture is fainter while the button cannot be used.
  open var adjustsImageWhenDisabled = true { didSet { faceChanged(resizes: false) } }
  /// What it is for.
  open var role = Role.normal { didSet { faceChanged(resizes: false) } }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    faceChanged(resizes: false)
  }

  var contentAlignment: Alignment {
    let horizontal: HorizontalAlignment =
      switch effectiveContentHorizontalAlignment {
      case .left: traitCollection.layoutDirection == .rightToLeft ? .trailing : .leading
      case .right: traitCollection.layoutDirection == .rightToLeft ? .leading : .trailing
      default: .center
      }
    let vertical: VerticalAlignment =
      switch contentVerticalAlignment {
      case .top: .top
      case .bottom: .bottom
      case .center, .fill: .center
      }
    return Alignment(horizontal: horizontal, vertical: vertical)
  }

  // MARK: Doing

  /// What shows when it is held, or pressed where ``UIControl/showsMenuAsPrimaryAction`` says so.
  open var menu: UIMenu? { didSet { faceChanged() } }
  /// Whether a press chooses it, or another one of the menu.
  open var changesSelectionAsPrimaryAction = false { didSet { faceChanged() } }
  override var highlightsItself: Bool { false }

  // A press that a finger makes is told when the finger is; keys and those who cannot see press without one.
  override func touchHasEnded(inside isInside: Bool, _ event: UIEvent?) {
    super.touchHasEnded(inside: isInside, event)
    if isInside { act(event) }
  }
  /// The button is pressed.
  func press() {
    guard !isTracking, isEnabled else { return }
    send(.touchUpInside, nil)
    act(nil)
  }
  private func act(_ event: UIEvent?) {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    send(.primaryActionTriggered, event)
  }
  /// Something of the menu is chosen.
  func take(_ element: UIMenuElement) {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    for case let action as UIAction in menu.children { action.state = action === element ? .on : .off }
    faceChanged()
  }
}

/// What a button shows in a state.
struct ButtonContents {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var image: UIImage?
  var background: UIImage?
  var symbol: UIImage.SymbolConfiguration?
}

/// Keeps how a button's text looks.
final class ButtonTitle: UILabel {
  private let changed: () -> Void
  init(_ changed: @escaping () -> Void) {
    self.changed = changed
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override func labelChanged() { changed() }
}

/// Keeps how a button's picture lies.
final class ButtonPicture: UIImageView {
  private let changed: () -> Void
  init(_ changed: @escaping () -> Void) {
    self.changed = changed
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var contentMode: ContentMode { didSet { changed() } }
}
