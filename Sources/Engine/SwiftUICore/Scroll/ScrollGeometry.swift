import CoreGraphicsTypes
import Foundation

/// Where the content of a scroll view stands.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has moved up and to the left, in points; (0, 0) at the beginning, below zero while it is pulled.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The margins around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize

  /// Describes a scroll view by hand, as for a test.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that lies in the scroll view, margins included, in the content's coordinates.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The part of the content that shows, in the content's coordinates.
  public var visibleRect: CGRect { bounds }
}

/// What a scroll view is doing.
public enum ScrollPhase: Sendable, Hashable {
  /// Nothing.
  case idle
  /// A finger is down and may begin to scroll.
  case tracking
  /// The content follows a finger.
  case interacting
  /// The content goes on after a finger.
  case decelerating
  /// The content moves to where a program sent it.
  case animating

  /// Whether the content moves or a finger holds it.
  public var isScrolling: Bool { self != .idle }
}

/// What a scroll view is like when its phase changes.
public struct ScrollPhaseChangeContext {
  /// Where its content stands.
  public let geometry: ScrollGeometry
  /// How fast it moves, in points a second; `nil` where that is not known, which is always so for now.
  public let velocity: CGVector?
}

extension ScrollNode {
  var geometry: ScrollGeometry {
    ScrollGeometry(contentOffset: offset, contentSize: contentSize, contentInsets: margins, containerSize: size)
  }

  var phase: ScrollPhase {
    let phases = [motions.horizontal.phase, motions.vertical.phase]
    if phases.contains(.dragging) { return .interacting }
    if phases.contains(where: { $0 != .idle }) { return .decelerating }
    return glide.isAnimating ? .animating : .idle
  }
}

extension View {
  /// Calls an action when something about where the content of the scroll view inside stands has changed.
  /// - Parameters:
  ///   - type: The type of what is looked at.
  ///   - transform: Takes what matters from the geometry.
  ///   - action: Told of the value before and after.
  /// - Returns: A view that watches the scroll view inside it.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Calls an action when the scroll view inside begins or ends to move, or moves for another reason.
  ///
  /// It runs after the update in which the phase changed, with the phase before and the one now.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls an action when the scroll view inside begins or ends to move, or moves for another reason.
  ///
  /// It runs after the update in which the phase changed, with the phase before, the one now, and where the content stands.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

nonisolated struct ScrollGeometryModifier<T: Equatable>: ScrollObservingModifier {
  typealias Body = Never
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void
  nonisolated init(transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) {
    self.transform = transform
    self.action = action
  }
  func makeObserver() -> ScrollObserver { Observer() }
  func update(_ observer: ScrollObserver) { (observer as? Observer)?.modifier = self }

  private final class Observer: ScrollObserver {
    var modifier: ScrollGeometryModifier?
    private var last: T?
    override func scrollDidChange(_ node: ScrollNode) {
      guard let modifier else { return }
      let new = modifier.transform(node.geometry)
      let old = last ?? new
      let isFirst = last == nil
      last = new
      guard isFirst || old != new else { return }
      node.graph.enqueueAction { [weak self] in self?.modifier?.action(old, new) }
    }
  }
}

nonisolated struct ScrollPhaseModifier: ScrollObservingModifier {
  typealias Body = Never
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  nonisolated init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) { self.action = action }
  func makeObserver() -> ScrollObserver { Observer() }
  func update(_ observer: ScrollObserver) { (observer as? Observer)?.action = action }

  private final class Observer: ScrollObserver {
    var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
    private var last = ScrollPhase.idle
    override func scrollDidChange(_ node: ScrollNode) {
      let new = node.phase
      guard new != last else { return }
      let old = last
      last = new
      let context = ScrollPhaseChangeContext(geometry: node.geometry, velocity: nil)
      node.graph.enqueueAction { [weak self] in self?.action?(old, new, context) }
    }
  }
}
