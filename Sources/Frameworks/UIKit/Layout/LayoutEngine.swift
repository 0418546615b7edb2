import ConstraintSolving
import EngineRuntime
import Foundation
import UIKitTypes

/// Turns the constraints of a hierarchy of views into frames.
///
/// One engine belongs to each root and stays, so that a changed constant costs what follows from it. Only views take part that have
/// constraints, or that lie between such a view and the root; the others keep the frames that the app gave them.
@MainActor
final class LayoutEngine {
  enum Purpose {
    /// Gives the views of the hierarchy their frames.
    case frames
    /// Tells how large the root would be that comes near to a size, as firmly as priorities say.
    case measuring(CGSize, UILayoutPriority, UILayoutPriority)
  }

  let purpose: Purpose
  private(set) weak var root: UIView?
  var solver = ConstraintSolver()
  /// By view or guide.
  var boxes: [ObjectIdentifier: LayoutBox] = [:]
  /// From the outside in.
  private(set) var ordered: [LayoutBox] = []
  /// Boxes whose views never had a frame of this engine's.
  private var fresh: [LayoutBox] = []
  private var boxOf: [Variable: LayoutBox] = [:]
  private var installations: [ObjectIdentifier: LayoutInstallation] = [:]
  private var dynamic: [LayoutInstallation] = []
  private var generation = 0
  private var seenStructure = -1
  private var nextOrder = 0
  /// Whether a number in a constraint is another one than in the last answer.
  var isDirty = false
  /// The views whose intrinsic sizes may be others.
  var invalidated: [ViewLayoutState] = []

  init(root: UIView, purpose: Purpose) {
    self.root = root
    self.purpose = purpose
  }

  /// How often constants that follow from sizes are brought after them within one layout.
  private static let mostRounds = 4

  private var isMeasuring: Bool { if case .measuring = purpose { true } else { false } }
  /// Whether the views have the frames that the constraints ask for.
  var isSolved: Bool { !isDirty && seenStructure == ViewLayoutState.structure }
}

// MARK: - A layout

extension LayoutEngine {
  /// Solves, and gives the views their frames.
  func run() {
    guard let root, root.bounds.size != .zero else { return }
    isDirty = false
    if seenStructure != ViewLayoutState.structure {
      root.updateConstraintsIfNeeded()
      gather(from: root)
      seenStructure = ViewLayoutState.structure
    }
    guard ordered.count > 1 else { return }
    if let box = boxes[ObjectIdentifier(root)] {
      solver.suggest(root.bounds.width, for: box.width)
      solver.suggest(root.bounds.height, for: box.height)
    }
    for state in invalidated { refreshIntrinsicSize(of: state) }
    invalidated = []
    for box in ordered where box.placing != nil && box.view != nil { followFrame(of: box) }
    solveRounds { applyChanges() }
  }

  /// The root's size.
  func measure() -> CGSize {
    guard let root, case .measuring(let target, let horizontal, let vertical) = purpose else { return .zero }
    root.updateConstraintsIfNeeded()
    gather(from: root)
    guard let box = boxes[ObjectIdentifier(root)] else { return .zero }
    solver.suggest(target.width.forLayout, for: box.width, priority: horizontal.solved)
    solver.suggest(target.height.forLayout, for: box.height, priority: vertical.solved)
    solveRounds {}
    let size = box.frame(in: solver).size
    return CGSize(width: Pixels.roundedUp(size.width), height: Pixels.roundedUp(size.height))
  }

  private func solveRounds(_ finish: () -> Void) {
    for round in 0..<Self.mostRounds {
      let hasChanged = refreshDynamicConstants()
      if round > 0, !hasChanged { return }
      solver.solve()
      reportConflicts()
      finish()
    }
  }

  private func applyChanges() {
    var changed = Dictionary(uniqueKeysWithValues: fresh.map { ($0.order, $0) })
    fresh = []
    for variable in solver.takeChanges() {
      if let box = boxOf[variable] { changed[box.order] = box }
    }
    for order in changed.keys.sorted() {
      guard let box = changed[order], box.hasParent else { continue }
      let frame = Pixels.rounded(box.frame(in: solver))
      if let view = box.view {
        if view.setSolvedFrame(frame) { box.parent?.setNeedsLayout() }
        box.placing?.frame = view.untransformedFrame
        box.placing?.parentSize = box.parent?.bounds.size ?? .zero
      } else if let guide = box.guide, guide.solvedFrame != frame {
        guide.solvedFrame = frame
        if case .content = guide.frame { guide.owningView?.layoutState?.contentSizeChanged?(frame.size) }
      }
    }
  }

  private func reportConflicts() {
    for conflict in solver.takeConflicts() where !isMeasuring {
      let known = installations.values.reduce(into: [:]) { names, installed in
        names[installed.id] = installed.constraint.words
      }
      var names = conflict.constraints.compactMap { known[$0] }
      if names.count < conflict.constraints.count { names.append("sizes and autoresizing masks around them") }
      let loser = known[conflict.relaxed] ?? "one of the latter"
      Diagnostics.report(
        "constraints contradict each other: \(names.joined(separator: "; ")). \(loser) gives way; "
          + "make it inactive, or give one of them a priority below 1000")
    }
  }
}

// MARK: - What takes part

extension LayoutEngine {
  /// Brings boxes and constraints after the hierarchy.
  private func gather(from root: UIView) {
    generation += 1
    var requested: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    var found: [NSLayoutConstraint] = []
    collect(root, of: root, &requested, &found)
    if ordered.contains(where: { $0.hasMoved(among: requested) }) { forgetAll() }
    addBoxes(for: root, requested)
    removeStaleBoxes(keeping: found)
    // Sizes that are numbers first: what is known early is put into no other row later.
    for constraint in found where constraint.second == nil { install(constraint) }
    for constraint in found where constraint.second != nil { install(constraint) }
    uninstall { $0.generation != generation }
    dynamic = found.compactMap { installations[ObjectIdentifier($0)] }.filter(\.isDynamic)
  }

  private func collect(
    _ view: UIView, of root: UIView, _ requested: inout Set<ObjectIdentifier>, _ found: inout [NSLayoutConstraint]
  ) {
    if !view.translatesAutoresizingMaskIntoConstraints { want(view, upTo: root, &requested) }
    if let state = view.layoutState {
      for constraint in state.constraints {
        for named in constraint.operands.compactMap(\.view) { want(named, upTo: root, &requested) }
      }
      found += state.constraints
    }
    for child in view.subviews { collect(child, of: root, &requested, &found) }
  }

  private func want(_ view: UIView, upTo root: UIView, _ requested: inout Set<ObjectIdentifier>) {
    var next: UIView? = view
    while let view = next, requested.insert(ObjectIdentifier(view)).inserted { next = view === root ? nil : view.superview }
  }

  private func addBoxes(for view: UIView, _ requested: Set<ObjectIdentifier>) {
    guard requested.contains(ObjectIdentifier(view)) else { return }
    let state = view.needLayoutState()
    let box = keep(view, parent: view === root ? nil : view.superview) {
      LayoutBox(view: view, guide: nil, parent: $0, order: $1, solver: &$2)
    }
    if box.hasParent {
      let isFixed = view.translatesAutoresizingMaskIntoConstraints
      if isFixed != (box.placing != nil) {
        if isFixed { place(box) } else { removePlacing(of: box) }
      }
      setIntrinsicSize(of: box, counts: !isFixed)
    } else {
      setIntrinsicSize(of: box, counts: isMeasuring)
    }
    if !isMeasuring { state.currentEngine = self }
    for guide in state.guides {
      let box = keep(guide, parent: view) { LayoutBox(view: nil, guide: guide, parent: $0, order: $1, solver: &$2) }
      if box.placing == nil { place(box) }
    }
    for child in view.subviews { addBoxes(for: child, requested) }
  }

  private func keep(
    _ item: AnyObject, parent: UIView?, make: (UIView?, Int, inout ConstraintSolver) -> LayoutBox
  ) -> LayoutBox {
    let key = ObjectIdentifier(item)
    if let known = boxes[key], (known.view ?? known.guide) === item {
      known.generation = generation
      return known
    }
    let box = make(parent, (ordered.last?.order ?? -1) + 1, &solver)
    box.generation = generation
    boxes[key] = box
    ordered.append(box)
    fresh.append(box)
    for variable in box.variables { boxOf[variable] = box }
    return box
  }

  private func removeStaleBoxes(keeping found: [NSLayoutConstraint]) {
    let stale = ordered.filter { $0.generation != generation }
    guard !stale.isEmpty else { return }
    let kept = Set(found.map { ObjectIdentifier($0) })
    uninstall { !kept.contains(ObjectIdentifier($0.constraint)) }
    for box in stale {
      removePlacing(of: box)
      setIntrinsicSize(of: box, counts: false)
      for variable in box.variables {
        solver.remove(variable)
        boxOf[variable] = nil
      }
    }
    ordered.removeAll { $0.generation != generation }
    fresh.removeAll { $0.generation != generation }
    boxes = boxes.filter { $0.value.generation == generation }
  }

  /// Begins anew: a view has another superview, so that everything inside counts from elsewhere.
  private func forgetAll() {
    (solver, boxes, ordered, fresh, boxOf, installations, dynamic) = (ConstraintSolver(), [:], [], [], [:], [:], [])
  }

  private func uninstall(where isGone: (LayoutInstallation) -> Bool) {
    for installed in installations.values.filter(isGone).sorted(by: { $0.order < $1.order }) {
      solver.remove(installed.id)
      installations[ObjectIdentifier(installed.constraint)] = nil
    }
  }

  private func install(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    if let known = installations[key], known.constraint === constraint {
      known.generation = generation
      return
    }
    guard let (linear, isDynamic) = linearConstraint(of: constraint) else { return }
    let installed = LayoutInstallation(
      constraint, id: solver.add(linear), isDynamic: isDynamic, order: nextOrder, generation: generation, engine: self)
    nextOrder += 1
    installations[key] = installed
    if !isMeasuring { constraint.installation = installed }
  }
}

// MARK: - Constants that follow from others

extension LayoutEngine {
  /// Brings the number of a constraint after its constant.
  func refresh(_ installed: LayoutInstallation) {
    if let (linear, _) = linearConstraint(of: installed.constraint) {
      solver.setConstant(linear.expression.constant, of: installed.id)
    }
  }

  /// Whether a number is another one than before.
  private func refreshDynamicConstants() -> Bool {
    var hasChanged = false
    for box in ordered {
      if box.guide != nil, refreshPlacing(of: box) { hasChanged = true }
      if box.intrinsic != nil, refreshHeight(of: box) { hasChanged = true }
    }
    for installed in dynamic {
      guard let (linear, _) = linearConstraint(of: installed.constraint) else { continue }
      if solver.setConstant(linear.expression.constant, of: installed.id) { hasChanged = true }
    }
    return hasChanged
  }
}

// MARK: - Questions

extension LayoutEngine {
  /// Whether constraints leave the frame of a view, or of a guide in it, open.
  static func isAmbiguous(_ item: AnyObject, in view: UIView) -> Bool {
    let root = view.topView
    root.layoutStructureChanged()
    ViewLayoutState.solve(from: root)
    guard let engine = root.layoutState?.engine, let box = engine.boxes[ObjectIdentifier(item)], box.hasParent else {
      return false
    }
    return !box.variables.allSatisfy { engine.solver.isDetermined($0) }
  }
}
