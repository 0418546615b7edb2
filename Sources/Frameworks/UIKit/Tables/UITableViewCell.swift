import CoreGraphicsTypes
public import Foundation
import QuartzCore
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A row of a table.
///
/// Its ground, its line, the signs before and after its content and what pulls it aside are those of SwiftUI's lists.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  let style: CellStyle
  private(set) lazy var rowState = RowState(self)
  /// Where the table has the row.
  var place = RowPosition() { didSet { if place != oldValue { setNeedsLayout() } } }
  /// By what name the row is used again; `nil` where it is not.
  public let reuseIdentifier: String?

  /// Creates a row; by its name it is used again.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: RowPosition.leastHeight))
    setUp()
  }
  /// Creates a row at a place, in points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  /// Creates a row from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let proxy = UITableViewCellProxy.shared
    selectionStyle = proxy.selectionStyle
    _ = rowState
    addSubview(contentView)
  }

  // MARK: Content

  /// Holds what the row shows; it leaves room for the signs before and after.
  public let contentView = UIView()
  /// The row's text.
  public var textLabel: UILabel? { labels.first(for: style, in: contentView) }
  /// The row's second text; `nil` where the style has none.
  public var detailTextLabel: UILabel? { style == .default ? nil : labels.second(for: style, in: contentView) }
  /// The row's picture.
  public var imageView: UIImageView? { labels.picture(in: contentView) }
  let labels = RowLabels()

  /// What the row shows instead of its labels.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigured() } }
  let configured = ConfiguredContent()
  /// What lies behind the row's content.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfigured() } }
  private var configuredBackground: ConfiguredBackground?
  /// A configuration as the row's style has it, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .value1 || style == .value2 ? .valueCell() : style == .subtitle ? .subtitleCell() : .cell()
  }
  /// The row's state, on which configurations can depend.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isHighlighted, state.isSelected, state.isEditing) = (isHighlighted, isSelected, isEditing)
    return state
  }
  /// Whether the configuration follows the row's state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the ground follows the row's state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Brings configurations up to date when the row's state changes.
  public final var configurationUpdateHandler: (@MainActor (UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var configurationIsAwaited = false
  /// Has ``updateConfiguration(using:)`` called before the next frame.
  open func setNeedsUpdateConfiguration() {
    configurationIsAwaited = true
    setNeedsLayout()
  }
  /// Brings configurations up to date for a state; it calls the handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }
  func updateConfigurationIfAwaited() {
    guard configurationIsAwaited else { return }
    configurationIsAwaited = false
    updateConfiguration(using: configurationState)
  }

  // MARK: Ground

  /// What lies behind the content in place of the usual ground.
  open var backgroundView: UIView? { didSet { replaceGround(oldValue, by: backgroundView) } }
  /// What lies behind the content while the row is chosen.
  open var selectedBackgroundView: UIView? { didSet { replaceGround(oldValue, by: nil) } }
  /// What lies behind the content while the row is chosen as one of several.
  open var multipleSelectionBackgroundView: UIView? { didSet { replaceGround(oldValue, by: nil) } }
  /// What fills the row; `nil` for the table's usual ground.
  open override var backgroundColor: UIColor? {
    get { ownGround }
    set {
      ownGround = newValue
      setNeedsLayout()
    }
  }
  private(set) var ownGround: UIColor?

  // MARK: State

  /// How the row shows that it is chosen.
  open var selectionStyle = SelectionStyle.default { didSet { setNeedsLayout() } }
  /// Whether the row is chosen.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false
  /// Whether the row is pressed.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false
  /// Has the row chosen or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    rowState.isSelected = selected
    rowState.changed()
    stateChanged(animated: animated)
  }
  /// Has the row pressed or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    stateChanged(animated: animated)
  }
  private func stateChanged(animated: Bool) {
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    guard animated, superview != nil else { return }
    withAnimation(ListMetrics.usual.highlightFade) { self.layoutIfNeeded() }
  }
  /// Whether a chosen or pressed ground shows.
  var showsChoice: Bool { selectionStyle != .none && (highlighted || selected && !place.choosesSeveral) }

  /// The row is used again for another place: subclasses undo what they have done with it.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }
  /// The table's state has changed as far as the row shows it.
  open func willTransition(to state: StateMask) {}
  /// The table's state has changed as far as the row shows it.
  open func didTransition(to state: StateMask) {}

  // MARK: Editing and what stands after the content

  /// What stands after the content.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view that stands after the content instead.
  open var accessoryView: UIView? { didSet { accessoryChanged(oldValue) } }
  /// What stands after the content while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view that stands after the content while the table is edited.
  open var editingAccessoryView: UIView? { didSet { accessoryChanged(oldValue) } }
  /// Whether the row shows that it can be edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// Has the row show that it can be edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    let state: StateMask = editing ? .showingEditControl : .defaultMask
    willTransition(to: state)
    self.editing = editing
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    didTransition(to: state)
  }
  /// What editing does with the row.
  public var editingStyle: EditingStyle { place.editingStyle }
  /// Whether the row can show a handle by which it is moved.
  open var showsReorderControl = true { didSet { setNeedsLayout() } }
  /// Whether the content moves aside for the sign before it.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// How many steps the content stands inside.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How wide a step is, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// From the row's sides to its line, in points; what the table says, or what the content needs, where it is not set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? usualSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?

  private func accessoryChanged(_ old: UIView?) {
    if let old, old.superview === self { old.removeFromSuperview() }
    setNeedsLayout()
  }
  private func contentConfigured() {
    configured.show(contentConfiguration, in: contentView)
    labels.hide(contentConfiguration != nil)
    setNeedsLayout()
  }
  private func backgroundConfigured() {
    guard let backgroundConfiguration else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return setNeedsLayout()
    }
    if let configuredBackground {
      configuredBackground.configuration = backgroundConfiguration
    } else {
      let view = ConfiguredBackground(backgroundConfiguration)
      insertSubview(view, at: 0)
      configuredBackground = view
    }
    setNeedsLayout()
  }
  var groundView: ConfiguredBackground? { configuredBackground }

  // MARK: Layout

  /// Places the row's parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfAwaited()
    placeParts()
  }
  /// The row's height where it is as wide as is said: what its content needs, and not less than rows have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightNeeded(in: size.width > 0 ? size.width : bounds.width))
  }
  /// The row's height for a width: what constraints in the content, its configuration or its labels need.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(CGSize(width: targetSize.width, height: 0)) }
}
