import Foundation
public import UIKitTypes

/// What a cell or another view shows, as a value.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// What is shown in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor @preconcurrency
public protocol UIContentView: AnyObject {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// It can show those of the kind that it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What a view is like while it shows a configuration.
@MainActor @preconcurrency
public protocol UIConfigurationState {
  /// What its look depends on.
  var traitCollection: UITraitCollection { get set }
}

/// What a view is like.
@MainActor @preconcurrency
public struct UIViewConfigurationState: UIConfigurationState {
  /// What its look depends on.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false

  /// Creates the state of a view that is not used.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What a cell is like.
@MainActor @preconcurrency
public struct UICellConfigurationState: UIConfigurationState {
  /// What its look depends on.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether its list is edited.
  public var isEditing = false
  /// Whether what it heads is unfolded.
  public var isExpanded = false
  /// Whether it is pulled aside.
  public var isSwiped = false
  /// Whether it is being moved.
  public var isReordering = false

  /// Creates the state of a cell that is not used.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
