import CoreGraphicsTypes
import UIKit

/// What holds of the places of a tree's views, whatever is in it.
@MainActor
struct LayoutLaws {
  let births: Births
  /// Lengths that differ by less are the same: half a point, as views lie on pixels.
  private let tolerance: CGFloat = 0.51

  /// The sentences that do not hold.
  func faults(of plan: MixedPlan) -> [String] {
    guard plan.kind != .optional || plan.isOn else { return [] }
    return swiftUI(plan) + uikit(plan) + shown(of: plan).flatMap { faults(of: $0) }
  }

  /// What is in a plan; of a table, the rows that show.
  private func shown(of plan: MixedPlan) -> [MixedPlan] {
    guard plan.kind == .cells else { return plan.children }
    let rows = (births.view(of: plan) as? TableBranch)?.indexPathsForVisibleRows ?? []
    return rows.compactMap { plan.children.indices.contains($0.row) ? plan.children[$0.row] : nil }
  }

  private func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) -> [String] { holds ? [] : [sentence()] }
  private func same(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < tolerance }

  private func swiftUI(_ plan: MixedPlan) -> [String] {
    guard let frame = births.frame(of: plan) else { return [] }
    let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    guard isFinite, frame.width >= 0, frame.height >= 0 else { return ["\(plan.kind) is at \(frame)"] }
    let inner = plan.present.compactMap { births.frame(of: $0) }
    guard inner.count == plan.present.count else { return [] }
    switch plan.kind {
    case .column:
      return stack(plan, frame, inner, across: \.width, along: \.height, from: \.minY, to: \.maxY, spacing: plan.length)
    case .row: return stack(plan, frame, inner, across: \.height, along: \.width, from: \.minX, to: \.maxX, spacing: plan.length)
    case .padded:
      let room = frame.insetBy(dx: plan.length, dy: plan.length)
      return stack(plan, room, inner, across: \.width, along: \.height, from: \.minY, to: \.maxY, spacing: 0)
    case .optional: return stack(plan, frame, inner, across: \.width, along: \.height, from: \.minY, to: \.maxY, spacing: 0)
    case .framed:
      return expect(frame.size == CGSize(width: 30 + plan.length, height: 60), "a frame is \(frame.size)")
    case .list: return expect(same(frame.height, 300), "a list is \(frame.height) points high")
    default: return []
    }
  }

  /// A stack is as long as what is in it and as wide as the widest, and nothing in it overlaps.
  private func stack(
    _ plan: MixedPlan, _ frame: CGRect, _ inner: [CGRect], across: KeyPath<CGRect, CGFloat>, along: KeyPath<CGRect, CGFloat>,
    from: KeyPath<CGRect, CGFloat>, to: KeyPath<CGRect, CGFloat>, spacing: CGFloat
  ) -> [String] {
    let length = inner.map { $0[keyPath: along] }.reduce(0, +) + spacing * CGFloat(max(inner.count - 1, 0))
    let width = inner.map { $0[keyPath: across] }.max() ?? 0
    var faults = expect(same(frame[keyPath: along], length), "\(plan.kind) is \(frame) around \(inner), not \(length) long")
    faults += expect(same(frame[keyPath: across], width), "\(plan.kind) is \(frame) around \(inner), not \(width) wide")
    for (first, second) in zip(inner, inner.dropFirst()) {
      let space = second[keyPath: from] - first[keyPath: to]
      faults += expect(same(space, spacing), "\(first) and \(second) in \(plan.kind) are \(space) apart, not \(spacing)")
    }
    return faults
  }

  private func uikit(_ plan: MixedPlan) -> [String] {
    guard let view = births.view(of: plan), view.window != nil else { return [] }
    let frame = view.frame
    let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    guard isFinite, frame.width >= 0, frame.height >= 0 else { return ["\(type(of: view)) is at \(frame)"] }
    var faults: [String] = []
    if let place = births.frame(of: plan), !plan.kind.isSwiftUI, view.superview == nil {
      let isSame = same(place.width, view.bounds.width) && same(place.height, view.bounds.height)
      faults += expect(isSame, "\(type(of: view)) is \(view.bounds.size) where SwiftUI gave it \(place.size)")
    }
    if let view = view as? ConstrainedBranch { faults += view.held.flatMap { constraint($0, in: view) } }
    if let view = view as? StackBranch { faults += arranged(view) }
    return faults
  }

  private func constraint(_ constraint: NSLayoutConstraint, in outer: UIView) -> [String] {
    func edge(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
      guard let view = item as? UIView else { return 0 }
      let frame = view === outer ? view.bounds : view.frame
      switch attribute {
      case .top: return frame.minY
      case .bottom: return frame.maxY
      case .leading: return frame.minX
      default: return frame.maxX
      }
    }
    let first = edge(constraint.firstItem, constraint.firstAttribute)
    let second = edge(constraint.secondItem, constraint.secondAttribute) + constraint.constant
    return expect(same(first, second), "\(constraint) does not hold: \(first) and \(second) in \(outer.bounds)")
  }

  /// What a stack view arranges lies inside, one after the other with its spacing between.
  private func arranged(_ view: StackBranch) -> [String] {
    let shown = view.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
    return zip(shown, shown.dropFirst()).flatMap { first, second in
      let space = view.axis == .vertical ? second.minY - first.maxY : second.minX - first.maxX
      return expect(space > -tolerance, "\(first) and \(second) overlap in a stack view of \(view.bounds.size)")
    }
  }
}
