import ApusTesting
import EngineTesting
import Observation
import SwiftUI
import Testing

/// A tree of views, each with modifiers, as a value that changes.
private struct Plan: Identifiable {
  enum Shape: CaseIterable { case leaf, any, optional, loop, group, row }
  enum Change: CaseIterable { case branching, doubled, hiding, padded, masked, colored, coming }

  let id: Int
  var shape: Shape
  var isOn = true
  var length: CGFloat
  var changes: [Change]
  var children: [Plan]

  init(depth: Int, using random: inout SplitMix) {
    id = .random(in: 0..<1_000_000, using: &random)
    shape = depth == 0 ? .leaf : Shape.allCases.randomElement(using: &random) ?? .leaf
    length = CGFloat(Int.random(in: 1...6, using: &random))
    changes = (0..<Int.random(in: 0...2, using: &random)).map { _ in Change.allCases.randomElement(using: &random) ?? .padded }
    children =
      depth == 0 ? [] : (0..<Int.random(in: 1...2, using: &random)).map { _ in Plan(depth: depth - 1, using: &random) }
  }

  /// Whether a transition in it, once it has moved, keeps what it shows its view by.
  var hasTransition: Bool { changes.contains(.coming) || children.contains { $0.hasTransition } }

  /// Changes one of the views.
  mutating func change(using random: inout SplitMix) {
    if let index = children.indices.randomElement(using: &random), Int.random(in: 0..<4, using: &random) > 0 {
      return children[index].change(using: &random)
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0...3: isOn.toggle()
    case 4: length = CGFloat(Int.random(in: 1...6, using: &random))
    case 5: children.shuffle(using: &random)
    case 6: if children.count < 3 { children.append(Plan(depth: 0, using: &random)) }
    default: if children.count > 1 { children.removeLast() }
    }
  }
}

private struct PlanView: View {
  let plan: Plan

  var body: some View {
    PlanContent(plan: plan)
      .modifier(PlanModifier(plan: plan, change: plan.changes.first))
      .modifier(PlanModifier(plan: plan, change: plan.changes.dropFirst().first))
  }
}

private struct PlanContent: View {
  let plan: Plan
  private var children: some View { ForEach(plan.children) { PlanView(plan: $0) } }

  var body: some View {
    switch plan.shape {
    case .leaf: Rectangle().frame(width: plan.length, height: 8)
    case .any: AnyView(children)
    case .optional:
      if plan.isOn { children }
      Rectangle().frame(width: 2, height: 4)
    case .loop: ForEach(0..<Int(plan.length) / 3, id: \.self) { _ in children }
    case .group: Group { children }.padding(1)
    case .row: HStack(spacing: 0) { children }.background(Color.yellow)
    }
  }
}

private struct Forking: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    if phase.isIdentity { content } else { content.opacity(0.5).offset(x: 4) }
  }
}

private struct PlanModifier: ViewModifier {
  let plan: Plan
  let change: Plan.Change?

  func body(content: Content) -> some View {
    switch change {
    case nil: content
    case .branching: if plan.isOn { content.padding(plan.length).background(Color.gray) } else { content }
    case .doubled:
      VStack(spacing: 1) {
        content
        if plan.isOn { content.opacity(0.5) }
      }
    case .hiding:
      HStack(spacing: 0) {
        Color.black.frame(width: 1, height: 8)
        if plan.isOn { content }
      }
    case .padded: content.padding(plan.length)
    case .masked: if plan.isOn { content.mask { Color.black.padding(.top, plan.length / 2) } } else { content }
    case .colored: content.foregroundStyle(plan.isOn ? Color.pureBlue : .pureGreen)
    case .coming: ZStack { if plan.isOn { content.transition(Forking()) } }
    }
  }
}

@Observable private final class PlanStore {
  var plan: Plan
  init(_ plan: Plan) { self.plan = plan }
}

private struct PlanRoot: View {
  let store: PlanStore
  var body: some View {
    VStack(spacing: 0) { PlanView(plan: store.plan) }.frame(width: 160, height: 240, alignment: .topLeading).clipped()
  }
}

/// Modifiers with branches, with their content twice or not at all, on views of any kind, changed in random order.
@Suite("Modifiers whose bodies show their content here and there")
@MainActor
struct RandomModifierTests {
  private func screen(_ plan: Plan) -> (Screen, PlanStore) {
    let store = PlanStore(plan)
    return (picture(160, 240) { PlanRoot(store: store) }, store)
  }

  @Test(
    "what shows is what new views show, and what has gone leaves no node", arguments: Seeds.chosen(from: 0..<150))
  func anyOrder(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let (screen, store) = screen(Plan(depth: 3, using: &random))
    for step in 0..<16 {
      let count = Int.random(in: 1...3, using: &random)
      let animation: Animation? = Bool.random(using: &random) ? .linear(duration: 0.2) : nil
      withAnimation(animation) { for _ in 0..<count { store.plan.change(using: &random) } }
      screen.settle()
      if Bool.random(using: &random) { screen.advance(by: 0.1) }
      guard step % 4 == 3 else { continue }
      screen.finishAnimations()
      let (fresh, _) = self.screen(store.plan)
      #expect(screen.differingPixels(from: fresh) == 0, "seed \(seed), step \(step)")
      #expect(screen.liveNodes == fresh.liveNodes || store.plan.hasTransition, "seed \(seed), step \(step)")
      fresh.close()
    }
    screen.close()
    #expect(screen.liveNodes == 0)
  }
}
