import CoreGraphicsTypes
public import Foundation
public import SwiftUICore

/// How a view looks out of which a screen, a sheet or a cover comes.
///
/// It begins as an ``EmptyMatchedTransitionSourceConfiguration``, to which these methods add. What comes begins with that look and
/// takes its own on the way.
public protocol MatchedTransitionSourceConfiguration: Sendable {
  /// What the framework makes of it.
  var _look: _MatchedTransitionSourceLook { get }
}

/// The look of a source, as the framework keeps it.
public struct _MatchedTransitionSourceLook: Sendable {
  var look: TransitionSourceLook
}

/// The look of a source of which nothing is said: that of the view.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}

  /// What the framework makes of it.
  public var _look: _MatchedTransitionSourceLook { _MatchedTransitionSourceLook(look: TransitionSourceLook()) }
}

/// A look to which something was added.
private struct ChangedSourceConfiguration: MatchedTransitionSourceConfiguration {
  let _look: _MatchedTransitionSourceLook
}

extension MatchedTransitionSourceConfiguration {
  private func with(_ change: (inout TransitionSourceLook) -> Void) -> ChangedSourceConfiguration {
    var changed = _look
    change(&changed.look)
    return ChangedSourceConfiguration(_look: changed)
  }

  /// Draws a colour behind the view.
  public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { with { $0.background = color } }

  /// Cuts the view, with its background, to round corners; what comes out of it begins with these.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    with {
      $0.corners = shape.cornerSize
      $0.cornerStyle = shape.style
    }
  }

  /// Casts a shadow behind the view as a whole; it fades as what comes out of the view grows.
  /// - Parameters:
  ///   - color: The shadow's colour.
  ///   - radius: How soft it is, in points, as of `View.shadow(color:radius:x:y:)`.
  ///   - x: How far it is moved to the right, in points.
  ///   - y: How far it is moved down, in points.
  /// - Returns: The look, with the shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    with { $0.shadow = TransitionSourceLook.Shadow(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
  }
}
