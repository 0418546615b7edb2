public import UIKitTypes

/// Says what a row, an item or a header shows, and makes the view that shows it.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The same as it is where the row is in some state, such as chosen.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says, and another one where that is set.
@MainActor @preconcurrency
public protocol UIContentView: AnyObject {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration of its kind.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it is of the kind that the view shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What the look of a row, an item or a header can depend on.
@MainActor @preconcurrency
public protocol UIConfigurationState {
  /// The traits around.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a header or another view without cells' states.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits around.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays at an edge while its section passes.
  public var isPinned = false

  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a row or an item.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits around.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it is being edited.
  public var isEditing = false
  /// Whether what is inside of it shows below it.
  public var isExpanded = false
  /// Whether it is pulled aside.
  public var isSwiped = false
  /// Whether it is being moved.
  public var isReordering = false

  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Shows what a configuration says in a view, by a view that stays where the next configuration is of the same kind.
@MainActor
final class ConfiguredContent {
  private(set) var view: (any UIView & UIContentView)?

  func show(_ configuration: (any UIContentConfiguration)?, in outer: UIView) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let made = configuration.makeContentView()
    made.frame = outer.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(made)
    view = made
  }
}
