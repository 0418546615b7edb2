import ConstraintSolving
import SeededNumbers
import Testing

@Suite("Laws of the solver")
struct SolverLawTests {
  /// Checks that what is required holds, and that nothing from nothing is better.
  private func check(_ world: SolverWorld, _ trail: String) {
    for (id, constraint) in world.constraints where constraint.priority >= 1000 && !world.solver.isRelaxed(id) {
      #expect(world.violation(of: constraint, for: world.values) < 1e-5, "\(trail)")
    }
    for (value, sign) in zip(world.values, world.signs) where sign { #expect(value > -1e-5, "\(trail)") }
  }

  @Test("no corner of a small world is better", arguments: 0..<40)
  func corners(seed: Int) {
    for round in 0..<10 {
      var random = SplitMix(seed: UInt64(seed * 100 + round))
      var world = SolverWorld(variables: 1 + random.below(3), &random)
      for _ in 0..<(2 + random.below(6)) { world.addRandom(&random) }
      world.solver.solve()
      let conflicts = world.solver.takeConflicts()
      let best = world.bestOfAllCorners()
      #expect(conflicts.isEmpty == (best != nil), "seed \(seed), round \(round)")
      check(world, "seed \(seed), round \(round)")
      guard let best else { continue }
      let own = world.violations(for: world.values)
      #expect(!SolverWorld.isBetter(best, own), "seed \(seed), round \(round): \(best) \(own)")
    }
  }

  @Test("changes one by one give what everything at once gives", arguments: 0..<30)
  func increments(seed: Int) {
    var random = SplitMix(seed: UInt64(seed + 5_000))
    var world = SolverWorld(variables: 3 + random.below(10), &random)
    for step in 0..<60 {
      switch world.constraints.isEmpty ? 0 : random.below(6) {
      case 0, 1, 2: world.addRandom(&random)
      case 3: world.remove(at: random.below(world.constraints.count))
      case 4: world.setConstant(Double(random.below(61) - 30), at: random.below(world.constraints.count))
      default:
        let priority = SolverWorld.priorities[random.below(SolverWorld.priorities.count)]
        world.setPriority(priority, at: random.below(world.constraints.count))
      }
      if random.below(3) == 0 { continue }
      world.solver.solve()
      check(world, "seed \(seed), step \(step)")
      let other = world.fromNothing()
      // Contradictions are mended by the order in which they came about.
      if world.isMended || other.isMended { continue }
      let (own, others) = (world.violations(for: world.values), other.violations(for: other.values))
      #expect(!SolverWorld.isBetter(own, others) && !SolverWorld.isBetter(others, own), "seed \(seed), step \(step)")
      let values = zip(world.values, other.values), known = (world.determined, other.determined)
      #expect(known.0 == known.1, "seed \(seed), step \(step)")
      for (pair, isKnown) in zip(values, known.0) where isKnown {
        #expect(abs(pair.0 - pair.1) < 1e-5, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("what is taken out again leaves no trace", arguments: 0..<30)
  func removal(seed: Int) {
    var random = SplitMix(seed: UInt64(seed + 9_000))
    var world = SolverWorld(variables: 2 + random.below(6), &random)
    for _ in 0..<8 { world.addRandom(&random) }
    world.solver.solve()
    guard world.solver.takeConflicts().isEmpty else { return }
    let before = world.violations(for: world.values)
    let known = world.determined, values = world.values
    let count = world.constraints.count
    for _ in 0..<6 { world.addRandom(&random) }
    world.solver.solve()
    _ = world.solver.takeConflicts()
    while world.constraints.count > count { world.remove(at: count + random.below(world.constraints.count - count)) }
    world.solver.solve()
    let after = world.violations(for: world.values)
    #expect(!SolverWorld.isBetter(before, after) && !SolverWorld.isBetter(after, before), "seed \(seed)")
    for index in world.variables.indices where known[index] {
      #expect(abs(values[index] - world.values[index]) < 1e-5, "seed \(seed)")
    }
    let knownAfter = world.determined
    #expect(knownAfter == known, "seed \(seed)")
    while !world.constraints.isEmpty { world.remove(at: random.below(world.constraints.count)) }
    world.solver.solve()
    let (conflicts, isAllOpen) = (world.solver.takeConflicts(), !world.determined.contains(true))
    #expect(conflicts.isEmpty && isAllOpen)
  }

  @Test("a contradiction names what cannot be together, and nothing else", arguments: 0..<40)
  func contradictions(seed: Int) {
    var random = SplitMix(seed: UInt64(seed + 20_000))
    var world = SolverWorld(variables: 2 + random.below(4), &random)
    for _ in 0..<(4 + random.below(8)) {
      world.addRandom(&random, priority: random.below(4) == 0 ? 500 : 1000)
      world.solver.solve()
      for conflict in world.solver.takeConflicts() {
        let members = world.constraints.filter { conflict.constraints.contains($0.id) }.map(\.constraint)
        #expect(members.count == conflict.constraints.count && conflict.constraints.contains(conflict.relaxed))
        let isContradiction = contradicts(members, in: world)
        #expect(isContradiction, "seed \(seed): together they cannot be")
        for index in members.indices {
          var fewer = members
          fewer.remove(at: index)
          let isStillOne = contradicts(fewer, in: world)
          #expect(!isStillOne, "seed \(seed): without \(index) they can")
        }
      }
    }
  }

  private func contradicts(_ constraints: [LinearConstraint], in world: SolverWorld) -> Bool {
    var other = world
    while !other.constraints.isEmpty { other.remove(at: 0) }
    for constraint in constraints { other.add(constraint) }
    return other.bestOfAllCorners() == nil
  }

  @Test("equal calls give equal values, and as many steps")
  func determinism() {
    let runs = (0..<2).map { _ in
      var random = SplitMix(seed: 77)
      var world = SolverWorld(variables: 30, &random)
      for _ in 0..<80 { world.addRandom(&random) }
      world.solver.solve()
      for _ in 0..<40 { world.remove(at: random.below(world.constraints.count)) }
      world.solver.solve()
      return (world.values, world.solver.work, world.solver.takeConflicts())
    }
    #expect(runs[0].0 == runs[1].0 && runs[0].1 == runs[1].1 && runs[0].2 == runs[1].2)
  }

  @Test("a thousand drags leave no drift and solve nothing anew")
  func drags() {
    var world = SolverWorld()
    let width = world.makeVariable(isNonNegative: true)
    var parts: [Variable] = []
    for _ in 0..<7 { parts.append(world.makeVariable(isNonNegative: true)) }
    for part in parts.dropFirst() { world.add([(part, 1), (parts[0], -1)]) }
    world.add(parts.map { ($0, 1) } + [(width, -1)])
    world.solver.suggest(0, for: width)
    world.solver.solve()
    let work = world.solver.work
    for step in 0..<1000 {
      world.solver.suggest(Double(step) / 3, for: width)
      world.solver.solve()
    }
    for part in parts { #expect(abs(world.solver.value(of: part) - 333.0 / 7) < 1e-9) }
    #expect(world.solver.work == work)
  }
}
