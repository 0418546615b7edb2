import CoreGraphicsTypes
import Foundation
import Observation
import QuartzCore
import SwiftUI
import SwiftUICore
import UIKitTypes

/// Who shows rows: a table, or a collection that looks like one.
@MainActor
protocol RowOwner: AnyObject {
  var swipes: RowSwipes { get }
  func takesPresses(_ row: UIView) -> Bool
  func pressed(_ row: UIView)
  func pressChanged(_ row: UIView, isPressed: Bool)
  func side(_ edge: HorizontalEdge, of row: UIView) -> RowActions.Side?
  func signPressed(_ row: UIView)
  func detailPressed(_ row: UIView)
  func dragged(_ row: UIView, _ drag: RowDrag)
}

/// Makes a view of UIKit a row: what it shows around its content, and what pulls and presses it, are those of SwiftUI's lists.
@MainActor @Observable
final class RowState {
  /// What is shown around the content.
  private(set) var attributes = RowAttributes()
  @ObservationIgnored weak var owner: (any RowOwner)?
  @ObservationIgnored let swipe = RowSwipe()
  @ObservationIgnored private weak var view: UIView?
  /// Whether it is chosen, for people who cannot see it.
  @ObservationIgnored var isSelected = false

  init(_ view: UIView) {
    self.view = view
    view.layer.content = AnyView(RowFace(row: self))
    view.surroundings = { [weak self] content in self?.surround(content) ?? content }
  }

  /// Takes what is to be shown around the content.
  func show(_ new: RowAttributes) { if new != attributes { attributes = new } }

  /// Has the row ask again what can be done with it.
  func changed() { view?.layer.changed() }

  private func surround(_ content: AnyView) -> AnyView {
    guard let owner, let view else { return content }
    return AnyView(
      content.modifier(
        RowActions(
          leading: owner.side(.leading, of: view), trailing: owner.side(.trailing, of: view), swipe: swipe, swipes: owner.swipes,
          radii: attributes.radii, isSelected: isSelected, isPressable: owner.takesPresses(view),
          press: { [weak owner, weak view] in if let view { owner?.pressed(view) } },
          pressChanged: { [weak owner, weak view] isPressed in
            if let view { owner?.pressChanged(view, isPressed: isPressed) }
          })))
  }

  fileprivate func tell(_ call: (any RowOwner, UIView) -> Void) {
    if let owner, let view { call(owner, view) }
  }
}

private struct RowFace: View {
  let row: RowState

  var body: some View {
    RowChrome(
      row.attributes, signPressed: { row.tell { $0.signPressed($1) } }, detailPressed: { row.tell { $0.detailPressed($1) } },
      moved: { drag in row.tell { $0.dragged($1, drag) } })
  }
}
