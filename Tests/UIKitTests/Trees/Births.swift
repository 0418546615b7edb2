import CoreGraphicsTypes
import UIKit

/// The objects that a tree has made, without keeping them, and where its views of SwiftUI are.
@MainActor
final class Births {
  private struct Born {
    weak var object: AnyObject?
    let name: String
  }

  private var born: [Born] = []
  private struct Place: Hashable {
    let id: MixedPlan.ID
    let kind: MixedPlan.Kind
  }
  private var frames: [Place: CGRect] = [:]
  /// The views of UIKit by what they show.
  private var views: [MixedPlan.ID: () -> UIView?] = [:]

  /// Counts an object from now on.
  func add(_ object: AnyObject) { born.append(Born(object: object, name: "\(type(of: object))")) }
  /// Counts a view from now on, as the one that shows a plan.
  func add(_ view: UIView, for plan: MixedPlan) {
    add(view)
    views[plan.id] = { [weak view] in view }
  }

  /// Notes where a view of SwiftUI is on the screen.
  func note(_ frame: CGRect, of plan: MixedPlan) { frames[Place(id: plan.id, kind: plan.kind)] = frame }
  /// Where the view of SwiftUI for a plan is on the screen.
  func frame(of plan: MixedPlan) -> CGRect? { frames[Place(id: plan.id, kind: plan.kind)] }

  /// How many were made.
  var count: Int { born.count }
  /// How many of each kind are alive.
  var alive: [String: Int] { born.reduce(into: [:]) { if $1.object != nil { $0[$1.name, default: 0] += 1 } } }
  /// The view of UIKit that shows a plan.
  func view(of plan: MixedPlan) -> UIView? { views[plan.id]?() }
}
