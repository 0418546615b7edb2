import CoreGraphicsTypes
public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A view of a collection that is used again: a cell, a header, a footer.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// By what name the view is used again; `nil` where it is not.
  public internal(set) var reuseIdentifier: String?
  /// The view is used again for another place: subclasses undo what they have done with it.
  open func prepareForReuse() {}
  /// The layout places the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Where the view would like to lie: as large as its content needs, where it has a size of its own.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    layoutAttributes
  }
}

/// A cell of a collection.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  private(set) lazy var rowState = RowState(self)

  /// Creates a cell at a place, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a cell from an archive, of which there are none here: one without size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    _ = rowState
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Holds what the cell shows.
  public let contentView = UIView()
  let configured = ConfiguredContent()
  /// What the cell shows instead of views in its content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured.show(contentConfiguration, in: contentView)
      setNeedsLayout()
    }
  }
  /// What lies behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { ground = backgroundConfiguration.map { ConfiguredBackground($0) } }
  }
  var ground: ConfiguredBackground? { didSet { replaceGround(oldValue, by: ground) } }
  /// What lies behind the content.
  open var backgroundView: UIView? { didSet { replaceGround(oldValue, by: backgroundView) } }
  /// What lies behind the content while the cell is chosen or pressed.
  open var selectedBackgroundView: UIView? { didSet { replaceGround(oldValue, by: nil) } }
  /// Whether the cell is chosen.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      rowState.isSelected = isSelected
      rowState.changed()
      setNeedsUpdateConfiguration()
    }
  }
  /// Whether the cell is pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// The cell's state, on which configurations can depend.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isHighlighted, state.isSelected) = (isHighlighted, isSelected)
    return state
  }
  /// Whether the configuration follows the cell's state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Brings configurations up to date when the cell's state changes.
  public final var configurationUpdateHandler: (@MainActor (UICollectionViewCell, UICellConfigurationState) -> Void)? {
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

  /// The cell is used again for another place.
  open override func prepareForReuse() {
    super.prepareForReuse()
    (isSelected, isHighlighted) = (false, false)
  }

  /// Where content lies in a cell of some size.
  func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  /// Places the cell's parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfAwaited()
    contentView.frame = contentFrame(in: bounds.size)
    backgroundView?.frame = bounds
    ground?.place(in: bounds, isRightToLeft: isFlipped)
    guard let view = selectedBackgroundView else { return }
    view.frame = bounds
    if isSelected || isHighlighted {
      if view.superview !== self { insertSubview(view, belowSubview: contentView) }
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  /// As large as its content needs: what its configuration or its constraints say; else as the layout has it.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfAwaited()
    guard let size = neededSize(for: layoutAttributes.size),
      let result = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    result.size = size
    return result
  }
  func neededSize(for size: CGSize) -> CGSize? {
    if let view = configured.view {
      let content = contentFrame(in: size)
      let height = view.sizeThatFits(CGSize(width: content.width, height: 0)).height
      return CGSize(width: size.width, height: height)
    }
    guard !contentView.constraints.isEmpty else { return nil }
    return contentView.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// What apps set for all cells of collections.
  public static func appearance() -> UITableViewCellProxy { .collections }
}
