import CoreGraphicsTypes
import SwiftUI
import UIKit

/// A controller that contains one for each child: hosting controllers for views of SwiftUI, others for those of UIKit.
final class ContainingController: UIViewController {
  private(set) var plan: MixedPlan
  private let births: Births
  private var hosts: [(plan: MixedPlan, controller: UIViewController)] = []

  init(_ plan: MixedPlan, _ births: Births) {
    (self.plan, self.births) = (plan, births)
    super.init(nibName: nil, bundle: nil)
    births.add(self)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    births.add(view, for: plan)
    update(to: plan)
  }

  func update(to plan: MixedPlan) {
    self.plan = plan
    guard isViewLoaded else { return }
    let old = hosts
    hosts = plan.children.map { child in
      if let kept = old.first(where: { $0.plan.id == child.id && $0.plan.kind == child.kind }) {
        update(kept.controller, to: child)
        return (child, kept.controller)
      }
      return (child, makeChild(child))
    }
    for gone in old where !hosts.contains(where: { $0.controller === gone.controller }) {
      gone.controller.willMove(toParent: nil)
      gone.controller.view.removeFromSuperview()
      gone.controller.removeFromParent()
    }
    if old.map({ ObjectIdentifier($0.controller) }) != hosts.map({ ObjectIdentifier($0.controller) }) {
      for host in hosts { view.addSubview(host.controller.view) }
    }
    for host in hosts { host.controller.view.isHidden = !host.plan.isOn }
    view.setNeedsLayout()
  }

  private func makeChild(_ plan: MixedPlan) -> UIViewController {
    let child: UIViewController
    switch plan.kind {
    case .contained: child = ContainingController(plan, births)
    case let kind where kind.isSwiftUI: child = UIHostingController(rootView: MixedView(plan: plan, births: births))
    default:
      child = UIViewController()
      child.view = makeBranch(plan, births)
    }
    births.add(child)
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    return child
  }

  private func update(_ child: UIViewController, to plan: MixedPlan) {
    if let child = child as? UIHostingController<MixedView> {
      child.rootView = MixedView(plan: plan, births: births)
    } else if let child = child as? ContainingController {
      child.update(to: plan)
    } else if child.isViewLoaded, let branch = child.view as? any Branch {
      branch.update(to: plan)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width / CGFloat(max(hosts.count, 1))
    for (index, host) in hosts.enumerated() {
      host.controller.view.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: view.bounds.height)
    }
  }
}

/// A view that shows a controller's: of a hosting controller where its plan is one of SwiftUI, else of one that contains others.
final class ControllerBranch: UIView, Branch {
  private(set) var plan: MixedPlan
  private let births: Births
  private let controller: UIViewController

  init(_ plan: MixedPlan, _ births: Births) {
    (self.plan, self.births) = (plan, births)
    if plan.kind == .contained {
      controller = ContainingController(plan, births)
    } else {
      let host = UIHostingController(rootView: MixedView(plan: plan, births: births))
      host.sizingOptions = .intrinsicContentSize
      controller = host
      births.add(host)
    }
    super.init(frame: .zero)
    addSubview(controller.view)
  }
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { controller.view.intrinsicContentSize }
  override func layoutSubviews() { controller.view.frame = bounds }

  func update(to plan: MixedPlan) {
    self.plan = plan
    if let host = controller as? UIHostingController<MixedView> {
      host.rootView = MixedView(plan: plan, births: births)
    } else if let controller = controller as? ContainingController {
      controller.update(to: plan)
    }
    invalidateIntrinsicContentSize()
  }
}
