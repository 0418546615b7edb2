import Foundation
import SwiftUICore
public import UIKitTypes

/// The pointer of a mouse over a view; it goes on until the pointer leaves.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var windowPoint = CGPoint.zero

  override func attached(to content: AnyView) -> AnyView {
    AnyView(content.onContinuousHover(coordinateSpace: .global) { [weak self] in self?.follow($0) })
  }

  private func follow(_ phase: HoverPhase) {
    guard isEnabled else { return }
    switch phase {
    case .active(let point):
      windowPoint = point
      if course.outcome != nil { _ = begin() }
      state = course.hasBegun ? .changed : .began
    case .ended:
      guard course.hasBegun else { return }
      state = .ended
    }
    fire(isWinner: true)
  }

  open override func location(in view: UIView?) -> CGPoint {
    view?.point(fromWindow: windowPoint) ?? windowPoint
  }
}
