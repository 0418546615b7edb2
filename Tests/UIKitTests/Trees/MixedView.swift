import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import UIKit

/// A plan among views of SwiftUI.
struct MixedView: View {
  let plan: MixedPlan
  let births: Births

  var body: some View {
    let (births, plan) = (births, plan)
    // One that fades out while another kind takes its place tells its frame as well.
    content.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { births.note($0, of: plan) })
      .id(plan.kind)
  }

  @ViewBuilder private var content: some View {
    switch plan.kind {
    case .column: VStack(spacing: plan.length) { children }
    case .row: HStack(spacing: plan.length) { children }
    case .padded: VStack(spacing: 0) { children }.padding(plan.length)
    case .framed: ZStack { children }.frame(width: 30 + plan.length, height: 60).clipped()
    case .optional: if plan.isOn { VStack(spacing: 0) { children } }
    case .list: List { children }.frame(height: 300).environment(\.defaultMinListRowHeight, 10)
    case .color: Color(red: plan.length / 10, green: 0.5, blue: plan.isOn ? 1 : 0).frame(width: 5 * plan.length, height: 8)
    case .text: Text(verbatim: plan.isOn ? "on" : "off")
    case .contained: RepresentedController(plan: plan, births: births)
    case .plain, .constrained, .stacked, .scrolled, .cells, .block, .label, .button:
      RepresentedView(plan: plan, births: births)
    }
  }

  private var children: some View { ForEach(plan.children) { MixedView(plan: $0, births: births) } }
}

/// A plan of a view of UIKit.
private struct RepresentedView: UIViewRepresentable {
  let plan: MixedPlan
  let births: Births
  final class Coordinator {}

  func makeCoordinator() -> Coordinator {
    let coordinator = Coordinator()
    births.add(coordinator)
    return coordinator
  }
  func makeUIView(context: Context) -> UIView { makeBranch(plan, births) }
  func updateUIView(_ view: UIView, context: Context) {
    guard let branch = view as? any Branch else { return }
    plan.animated { branch.update(to: plan) }
  }
}

/// A plan of a controller.
private struct RepresentedController: UIViewControllerRepresentable {
  let plan: MixedPlan
  let births: Births
  final class Coordinator {}

  func makeCoordinator() -> Coordinator {
    let coordinator = Coordinator()
    births.add(coordinator)
    return coordinator
  }
  func makeUIViewController(context: Context) -> ContainingController { ContainingController(plan, births) }
  func updateUIViewController(_ controller: ContainingController, context: Context) {
    plan.animated { controller.update(to: plan) }
  }
}

extension MixedPlan {
  /// Makes changes, in motion where the plan says so.
  @MainActor
  func animated(_ changes: @escaping () -> Void) {
    if animates { UIView.animate(withDuration: 0.2) { changes() } } else { changes() }
  }
}
