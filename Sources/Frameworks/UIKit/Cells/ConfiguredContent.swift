import CoreGraphicsTypes
import Foundation
import SwiftUI
import UIKitTypes

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

  /// Has the view keep the room that rows have around their content, in points.
  func keepMargins(side: CGFloat) {
    guard let view else { return }
    if let list = view as? UIListContentView { return list.keepMargins(leading: side, trailing: side) }
    let row = ListMetrics.usual.rowInset
    view.layoutMargins = UIEdgeInsets(top: row, left: side, bottom: row, right: side)
  }
}
