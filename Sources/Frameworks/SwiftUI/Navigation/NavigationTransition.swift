public import SwiftUICore

/// The way by which a screen, a sheet or a cover comes and goes.
///
/// The framework has them all: `automatic`, `zoom(sourceID:in:)` and `crossFade`. A type of an app's own hands on what another one
/// makes.
public protocol NavigationTransition {
  /// What the framework makes of it.
  func _outputs(for inputs: _NavigationTransitionInputs) -> _NavigationTransitionOutputs
}

/// What a transition is made for.
public struct _NavigationTransitionInputs {
  init() {}
}

/// What the framework makes of a transition.
public struct _NavigationTransitionOutputs {
  let transition: ScreenTransition
}

// MARK: - As the place says

/// A screen comes from the trailing side, a sheet and a cover from the lower edge.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Makes the transition.
  public init() {}

  /// What the framework makes of it.
  public func _outputs(for inputs: _NavigationTransitionInputs) -> _NavigationTransitionOutputs {
    _NavigationTransitionOutputs(transition: .automatic)
  }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As it is without one: a screen comes from the trailing side, a sheet from the lower edge.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

// MARK: - Zoom

/// What comes grows out of a view, and goes back into that.
public struct ZoomNavigationTransition: NavigationTransition {
  private let key: MatchedGeometryKey

  init(key: MatchedGeometryKey) { self.key = key }

  /// What the framework makes of it.
  public func _outputs(for inputs: _NavigationTransitionInputs) -> _NavigationTransitionOutputs {
    _NavigationTransitionOutputs(transition: .zoom(key))
  }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// It grows out of the view that is marked by `matchedTransitionSource(id:in:)`, and goes back into that.
  ///
  /// The view does not show meanwhile. A finger that pulls a screen or a cover down, or from the leading edge, takes it back; where
  /// the view has gone, and where a person asks for less motion, it fades.
  /// - Parameters:
  ///   - sourceID: The id of the view.
  ///   - namespace: The `@Namespace` in which the id means that.
  /// - Returns: The transition.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(sourceID)))
  }
}

// MARK: - Cross-fade

/// What comes fades over what lies below, in its place.
public struct CrossFadeNavigationTransition: NavigationTransition {
  init() {}

  /// What the framework makes of it.
  public func _outputs(for inputs: _NavigationTransitionInputs) -> _NavigationTransitionOutputs {
    _NavigationTransitionOutputs(transition: .fade)
  }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// It fades over what lies below, in its place.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

// MARK: - Any

/// A transition of any type, where which one it is turns out as the app runs.
public struct AnyNavigationTransition: NavigationTransition {
  private let transition: any NavigationTransition

  /// Wraps a transition.
  public init(_ transition: some NavigationTransition) { self.transition = transition }

  /// What the framework makes of it.
  public func _outputs(for inputs: _NavigationTransitionInputs) -> _NavigationTransitionOutputs {
    transition._outputs(for: inputs)
  }
}
