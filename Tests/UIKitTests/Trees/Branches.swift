import CoreGraphicsTypes
import SwiftUI
import UIKit

/// A view of UIKit that shows a plan and follows its changes.
@MainActor
protocol Branch: UIView {
  var plan: MixedPlan { get }
  func update(to plan: MixedPlan)
}

/// The view of UIKit for a plan of either kind.
@MainActor
func makeBranch(_ plan: MixedPlan, _ births: Births) -> any Branch {
  let branch: any Branch =
    switch plan.kind {
    case .plain: PlainBranch(plan, births)
    case .constrained: ConstrainedBranch(plan, births)
    case .stacked: StackBranch(plan, births)
    case .scrolled: ScrollBranch(plan, births)
    case .cells: TableBranch(plan, births)
    case .block: BlockBranch(plan)
    case .label: LabelBranch(plan)
    case .button: ButtonBranch(plan)
    case .column, .row, .padded, .framed, .optional, .list, .color, .text, .contained: ControllerBranch(plan, births)
    }
  births.add(branch, for: plan)
  branch.update(to: plan)
  return branch
}

/// The branches inside of one, by what they show.
@MainActor
struct Twigs {
  private(set) var all: [any Branch] = []
  let births: Births

  /// Follows new plans: keeps views of the same plan and kind, makes others and takes away those that have gone.
  ///
  /// Returns whether the views or their order have changed.
  mutating func update(to plans: [MixedPlan]) -> Bool {
    let old = all
    all = plans.map { plan in
      guard let kept = old.first(where: { $0.plan.id == plan.id && $0.plan.kind == plan.kind }) else {
        return makeBranch(plan, births)
      }
      kept.update(to: plan)
      return kept
    }
    for branch in old where !all.contains(where: { $0 === branch }) { branch.removeFromSuperview() }
    return old.map(ObjectIdentifier.init) != all.map(ObjectIdentifier.init)
  }
}

/// Gives its children slices of its height.
final class PlainBranch: UIView, Branch {
  private(set) var plan: MixedPlan
  private var twigs: Twigs
  init(_ plan: MixedPlan, _ births: Births) {
    (self.plan, twigs) = (plan, Twigs(births: births))
    super.init(frame: .zero)
    clipsToBounds = true
  }
  required init?(coder: NSCoder) { nil }

  func update(to plan: MixedPlan) {
    self.plan = plan
    backgroundColor = UIColor(white: 0.5 + plan.length / 20, alpha: 1)
    if twigs.update(to: plan.children) { for branch in twigs.all { addSubview(branch) } }
    for branch in twigs.all { branch.alpha = branch.plan.isOn ? 1 : 0.5 }
    setNeedsLayout()
  }
  override func layoutSubviews() {
    let height = bounds.height / CGFloat(max(twigs.all.count, 1))
    for (index, branch) in twigs.all.enumerated() {
      branch.frame = CGRect(x: plan.length, y: CGFloat(index) * height, width: max(bounds.width - plan.length, 0), height: height)
    }
  }
}

/// Has its children below one another by constraints.
final class ConstrainedBranch: UIView, Branch {
  private(set) var plan: MixedPlan
  private var twigs: Twigs
  /// What is to hold.
  private(set) var held: [NSLayoutConstraint] = []
  private var loose: [NSLayoutConstraint] = []
  private var end: NSLayoutConstraint?
  init(_ plan: MixedPlan, _ births: Births) {
    (self.plan, twigs) = (plan, Twigs(births: births))
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = .pureGreen
  }
  required init?(coder: NSCoder) { nil }

  func update(to plan: MixedPlan) {
    self.plan = plan
    if twigs.update(to: plan.children) { constrain() }
    for constraint in held { constraint.constant = plan.length }
    for branch in twigs.all { branch.isHidden = !branch.plan.isOn }
  }
  private func constrain() {
    NSLayoutConstraint.deactivate(held + loose)
    held = []
    var last: UIView?
    for branch in twigs.all {
      branch.translatesAutoresizingMaskIntoConstraints = false
      addSubview(branch)
      held.append(branch.topAnchor.constraint(equalTo: last?.bottomAnchor ?? topAnchor, constant: plan.length))
      held.append(branch.leadingAnchor.constraint(equalTo: leadingAnchor, constant: plan.length))
      held.append(trailingAnchor.constraint(equalTo: branch.trailingAnchor, constant: plan.length))
      last = branch
    }
    for constraint in held { constraint.priority = UILayoutPriority(999) }
    // What follows has a say only where nothing else does, so that places are never a matter of taste.
    loose = twigs.all.map { $0.heightAnchor.constraint(equalToConstant: 30) }
    for constraint in loose { constraint.priority = UILayoutPriority(100) }
    NSLayoutConstraint.activate(held + loose)
    end?.isActive = false
    end = last.map { bottomAnchor.constraint(greaterThanOrEqualTo: $0.bottomAnchor) }
    end?.priority = UILayoutPriority(60)
    end?.isActive = true
  }
}

/// A stack view.
final class StackBranch: UIStackView, Branch {
  private(set) var plan: MixedPlan
  private var twigs: Twigs
  init(_ plan: MixedPlan, _ births: Births) {
    (self.plan, twigs) = (plan, Twigs(births: births))
    super.init(frame: .zero)
    clipsToBounds = true
  }
  required init(coder: NSCoder) { fatalError("a branch is in no archive") }

  func update(to plan: MixedPlan) {
    self.plan = plan
    axis = Int(plan.length) % 2 == 0 ? .vertical : .horizontal
    distribution = .fillEqually
    spacing = plan.length
    if twigs.update(to: plan.children) {
      for (index, branch) in twigs.all.enumerated() {
        insertArrangedSubview(branch, at: index)
        // The order in depth is one of its own.
        bringSubviewToFront(branch)
      }
    }
    for branch in twigs.all { branch.isHidden = !branch.plan.isOn }
  }
}

/// A scroll view whose children lie below one another.
final class ScrollBranch: UIScrollView, Branch {
  private(set) var plan: MixedPlan
  private var twigs: Twigs
  init(_ plan: MixedPlan, _ births: Births) {
    (self.plan, twigs) = (plan, Twigs(births: births))
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
  }
  required init?(coder: NSCoder) { nil }

  func update(to plan: MixedPlan) {
    self.plan = plan
    if twigs.update(to: plan.children) { for branch in twigs.all { addSubview(branch) } }
    setNeedsLayout()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    let height = 20 + plan.length
    for (index, branch) in twigs.all.enumerated() {
      branch.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
    }
    contentSize = CGSize(width: bounds.width, height: CGFloat(twigs.all.count) * height)
  }
}

/// A row that is counted once, however often it is used again.
private final class CountedRow: UITableViewCell {
  var isCounted = false
}

/// A table whose cells show views of SwiftUI.
final class TableBranch: UITableView, Branch, UITableViewDataSource {
  private(set) var plan: MixedPlan
  private let births: Births
  init(_ plan: MixedPlan, _ births: Births) {
    (self.plan, self.births) = (plan, births)
    super.init(frame: .zero, style: .plain)
    register(CountedRow.self, forCellReuseIdentifier: "cell")
    dataSource = self
  }
  required init?(coder: NSCoder) { nil }

  func update(to plan: MixedPlan) {
    self.plan = plan
    reloadData()
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { plan.children.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let (child, births) = (plan.children[indexPath.row], births)
    cell.contentConfiguration = UIHostingConfiguration { MixedView(plan: child, births: births).id(child.id) }.margins(.all, 2)
    if let cell = cell as? CountedRow, !cell.isCounted {
      cell.isCounted = true
      births.add(cell)
    }
    return cell
  }
}

/// A view with a size of its own.
final class BlockBranch: UIView, Branch {
  private(set) var plan: MixedPlan
  init(_ plan: MixedPlan) {
    self.plan = plan
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { CGSize(width: plan.length * 4, height: plan.length + 4) }
  func update(to plan: MixedPlan) {
    self.plan = plan
    backgroundColor = plan.isOn ? .pureRed : .pureBlue
    invalidateIntrinsicContentSize()
  }
}

/// A label.
final class LabelBranch: UILabel, Branch {
  private(set) var plan: MixedPlan
  init(_ plan: MixedPlan) {
    self.plan = plan
    super.init(frame: .zero)
    font = .systemFont(ofSize: 9)
  }
  required init?(coder: NSCoder) { nil }
  func update(to plan: MixedPlan) {
    self.plan = plan
    text = plan.isOn ? "yes" : "no \(Int(plan.length))"
  }
}

/// A button.
final class ButtonBranch: UIButton, Branch {
  private(set) var plan: MixedPlan
  init(_ plan: MixedPlan) {
    self.plan = plan
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  func update(to plan: MixedPlan) {
    self.plan = plan
    setTitle(plan.isOn ? "Go" : "Stay", for: .normal)
    isEnabled = plan.length > 3
  }
}
