package import Foundation

/// What a host shows: the engine's side of a window, page or picture.
///
/// A host owns one of these for each window. It sends input and configuration in, and when `requestFrame` was called it asks for
/// a frame at its next opportunity. Nothing else is shared between the two.
@MainActor
package protocol HostedContent: AnyObject {
  /// Called by the engine when something changed; the host then calls `frame(at:)` soon. Called at most once between frames.
  var requestFrame: (() -> Void)? { get set }
  /// Called when the views give the window another title; with `nil` when they leave it to the host.
  var titleChanged: ((String?) -> Void)? { get set }
  /// What the content asks the desktop for, into which a host may put its own.
  var desktop: DesktopServices { get }
  /// The size, scale and appearance to lay out for. Cheap when nothing differs.
  func configure(_ configuration: HostConfiguration)
  func send(_ event: InputEvent)
  /// Runs one frame and returns what to paint, or `nil` when nothing changed since the last one.
  ///
  /// The time is in seconds of the host's monotonic clock.
  func frame(at time: TimeInterval) -> DisplayUpdate?
  /// When the content wants a frame without input (a timer, an animation): seconds of the same clock, or `nil`.
  var nextFrameTime: TimeInterval? { get }
  /// The same without what goes on for ever, as a caret that blinks: who takes pictures waits for this only.
  var nextAwaitedTime: TimeInterval? { get }
  /// Whether values are in motion, so that every frame differs from the one before.
  var isAnimating: Bool { get }
  /// Whether something could be made ahead of time, such as rows that are about to scroll in; it can after frames.
  var hasWorkAhead: Bool { get }
  /// Makes things ahead of time, in time that nothing else wants; returns whether something is left to do.
  ///
  /// Before each of them `mayGoOn` is asked. Nothing that shows changes.
  func workAhead(while mayGoOn: () -> Bool) -> Bool
  /// Where text goes that is typed now; `nil` when nothing takes text.
  ///
  /// It changes with frames and input only.
  var textInput: TextInputState? { get }
  /// What would happen if what is dragged over the window from elsewhere were dropped now; `nil` where nobody takes it.
  var dropOperation: DropOperation? { get }
  /// What a mouse's pointer looks like where it is now; it changes with input only.
  var pointerShape: PointerShape { get }
  /// Removes everything; appear actions are balanced by their disappear actions.
  func close()
}

/// What a mouse's pointer looks like, by the name that it has on the desktop and on pages.
package enum PointerShape: String, Sendable {
  case arrow = "default"
  /// Over text that can be selected: a bar between letters.
  case text
  case verticalText = "vertical-text"
  case crosshair
  /// An open hand, and a closed one.
  case grab, grabbing
  /// A hand that points.
  case link = "pointer"
  case zoomIn = "zoom-in"
  case zoomOut = "zoom-out"
  case columnResize = "col-resize"
  case rowResize = "row-resize"
  /// Arrows to one side.
  case up = "n-resize"
  case down = "s-resize"
  case left = "w-resize"
  case right = "e-resize"
  case upLeft = "nw-resize"
  case upRight = "ne-resize"
  case downLeft = "sw-resize"
  case downRight = "se-resize"
  /// Arrows to two sides.
  case upAndDown = "ns-resize"
  case leftAndRight = "ew-resize"
  case upLeftAndDownRight = "nwse-resize"
  case upRightAndDownLeft = "nesw-resize"
}

extension HostedContent {
  package var pointerShape: PointerShape { .arrow }
}

/// A frame's outcome.
package struct DisplayUpdate {
  package var list: DisplayList
  /// What differs from the previous list, in points, already grown to whole device pixels.
  package var damage: Damage
  package init(list: DisplayList, damage: Damage) {
    self.list = list
    self.damage = damage
  }
}

/// The part of a window that has to be painted again.
package struct Damage: Equatable, Sendable {
  /// Pixels that only move: first copy `rect` by `delta` inside itself, then paint `rects`.
  package struct Move: Equatable, Sendable {
    package var rect: CGRect
    /// Points by which what is shown moves; whole device pixels.
    package var delta: CGSize
    package init(rect: CGRect, delta: CGSize) {
      self.rect = rect
      self.delta = delta
    }
  }
  package var moves: [Move]
  package var rects: [CGRect]
  package init(moves: [Move] = [], rects: [CGRect] = []) {
    self.moves = moves
    self.rects = rects
  }
  package var isEmpty: Bool { moves.isEmpty && rects.isEmpty }
  /// Everything that looks different: what is painted, and where pixels move.
  package var areas: [CGRect] { rects + moves.map(\.rect) }
}

/// What the outside decides about a window.
package struct HostConfiguration: Equatable, Sendable {
  /// Points.
  package var size: CGSize
  /// Device pixels for each point.
  package var scale: CGFloat
  package var safeAreaInsets: EdgeInsets
  package var isDark: Bool
  /// Whether contrasts are to be stronger than usual.
  package var isHighContrast: Bool
  /// `nil`: the process's own.
  package var localeIdentifier: String?
  /// A name as in `DynamicTypeSize`: "large", "accessibility3".
  package var dynamicTypeSize: String
  package var isRightToLeft: Bool?
  /// Whether there is a keyboard to go by, so that Tab reaches what can be pressed, too.
  package var hasKeyboard: Bool

  package init(
    size: CGSize, scale: CGFloat, safeAreaInsets: EdgeInsets = EdgeInsets(), isDark: Bool = false,
    isHighContrast: Bool = false, localeIdentifier: String? = nil, dynamicTypeSize: String = "large",
    isRightToLeft: Bool? = nil, hasKeyboard: Bool = false
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.localeIdentifier = localeIdentifier
    self.dynamicTypeSize = dynamicTypeSize
    self.isRightToLeft = isRightToLeft
    self.hasKeyboard = hasKeyboard
  }
}
