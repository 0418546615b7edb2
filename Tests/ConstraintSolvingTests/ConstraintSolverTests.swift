import ConstraintSolving
import Testing

@Suite("A solver of constraints")
struct ConstraintSolverTests {
  @Test("gives values for which equations and inequalities hold")
  func values() {
    var world = SolverWorld()
    let (left, width, right) = (world.makeVariable(), world.makeVariable(isNonNegative: true), world.makeVariable())
    world.add([(right, 1), (left, -1), (width, -1)])
    world.add([(left, 1)], .equal, 20)
    world.add([(right, 1)], .lessThanOrEqual, 100)
    world.add([(width, 1)], .greaterThanOrEqual, 30)
    world.add([(width, 1)], .equal, 500, priority: 250)
    world.solver.solve()
    #expect(world.values == [20, 80, 100])
  }

  @Test("an expression adds up what stands twice, and other expressions")
  func expressions() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable(), y = solver.makeVariable()
    var sum = LinearExpression([.init(x, 1), .init(x, 2)], constant: 4)
    sum.add(LinearExpression([.init(y, 3)], constant: 2), times: -2)
    #expect(sum.constant == 0 && sum.terms.map(\.coefficient) == [1, 2, -6])
    _ = solver.add(LinearConstraint(sum, .equal))
    solver.suggest(7, for: y)
    solver.solve()
    #expect(solver.value(of: x) == 14)
    _ = solver.add(LinearConstraint(LinearExpression(constant: 3), .greaterThanOrEqual))
    solver.solve()
    #expect(solver.takeConflicts().isEmpty)
  }

  @Test("one constraint of a higher priority wins over a hundred of lower ones")
  func priorities() {
    var world = SolverWorld()
    let x = world.makeVariable()
    world.add([(x, 1)], .equal, 10, priority: 251)
    for _ in 0..<100 { world.add([(x, 1)], .equal, 500, priority: 250) }
    world.solver.solve()
    #expect(world.values == [10])
    world.setPriority(249, at: 0)
    world.solver.solve()
    #expect(world.values == [500])
    world.setPriority(1000, at: 0)
    world.solver.solve()
    #expect(world.values == [10])
  }

  @Test("of the violations of one priority, the sum is the least")
  func sums() {
    var world = SolverWorld()
    let x = world.makeVariable()
    for place in [1.0, 2, 50] { world.add([(x, 1)], .equal, place, priority: 500) }
    world.solver.solve()
    #expect(world.values == [2])
  }

  @Test("a suggestion moves what follows from it, and only that is told as changed")
  func suggestions() {
    var world = SolverWorld()
    let width = world.makeVariable(isNonNegative: true), half = world.makeVariable(), other = world.makeVariable()
    world.add([(half, 2), (width, -1)])
    world.add([(other, 1)], .equal, 5)
    world.solver.suggest(100, for: width)
    world.solver.solve()
    #expect(world.values == [100, 50, 5])
    #expect(world.solver.takeChanges() == [width, half, other])
    let work = world.solver.work
    world.solver.suggest(120, for: width)
    world.solver.solve()
    #expect(world.values == [120, 60, 5] && world.solver.takeChanges() == [width, half])
    #expect(world.solver.work == work, "no row is solved anew")
    world.solver.suggest(120, for: width)
    world.solver.solve()
    #expect(world.solver.takeChanges().isEmpty)
    world.solver.suggest(-5, for: width, priority: 900)
    world.solver.solve()
    #expect(world.values == [0, 0, 5], "a size is not below 0")
  }

  @Test("what is required and cannot be is told: what contradicts what, and what gives way")
  func conflicts() {
    var world = SolverWorld()
    let x = world.makeVariable(), y = world.makeVariable(), free = world.makeVariable()
    let low = world.add([(x, 1)], .greaterThanOrEqual, 10)
    world.add([(free, 1)], .equal, 3)
    let same = world.add([(x, 1), (y, -1)])
    world.add([(y, 1)], .lessThanOrEqual, 40)
    let high = world.add([(y, 1)], .lessThanOrEqual, 5)
    world.solver.solve()
    let found = world.solver.takeConflicts()
    #expect(found.map(\.constraints) == [[low, same, high]] && found.map(\.relaxed) == [high])
    #expect(world.solver.isRelaxed(high) && world.solver.violation(of: high) == 5)
    #expect(world.values == [10, 10, 3], "what gives way holds as far as it can")
    #expect(world.solver.takeConflicts().isEmpty, "and is told once")
    // Without the first one all fits, and what was relaxed is required again.
    world.remove(at: 0)
    world.solver.solve()
    #expect(!world.solver.isRelaxed(high) && world.solver.violation(of: high) == 0)
    world.add([(x, 1)], .greaterThanOrEqual, 10)
    world.solver.solve()
    #expect(world.solver.takeConflicts().map(\.constraints.count) == [3])
  }

  @Test("a firm constraint stays where another one can give way, though it came last")
  func firmness() {
    var world = SolverWorld()
    let width = world.makeVariable(isNonNegative: true)
    let own = world.add([(width, 1)], .equal, 300)
    world.solver.suggest(200, for: width)
    world.solver.solve()
    #expect(world.values == [200])
    #expect(world.solver.takeConflicts().map(\.relaxed) == [own])
    world.solver.suggest(300, for: width)
    world.solver.solve()
    #expect(!world.solver.isRelaxed(own) && world.solver.takeConflicts().isEmpty)
    world.solver.suggest(310, for: width)
    world.solver.solve()
    #expect(world.values == [310] && world.solver.takeConflicts().map(\.relaxed) == [own])
  }

  @Test("of constraints that contradict each other the latest gives way, in whatever order they are added")
  func lateness() {
    var world = SolverWorld()
    let x = world.makeVariable()
    var late = LinearConstraint(LinearExpression([.init(x, 1)], constant: -7), .equal)
    late.lateness = 2
    world.add(late)
    world.add([(x, 1)], .equal, 9)
    world.solver.solve()
    #expect(world.values == [9] && world.solver.isRelaxed(world.constraints[0].id))
  }

  @Test("a size below zero contradicts what asks for it")
  func negativeSize() {
    var world = SolverWorld()
    let width = world.makeVariable(isNonNegative: true)
    let asked = world.add([(width, 1)], .equal, -8)
    world.solver.solve()
    #expect(world.solver.takeConflicts().map(\.constraints) == [[asked]] && world.values == [0])
  }

  @Test("equations that say the same stay, and the second holds when the first goes")
  func redundancy() {
    var world = SolverWorld()
    let x = world.makeVariable(), y = world.makeVariable()
    world.add([(x, 1), (y, -1)])
    world.add([(y, 2), (x, -2)])
    world.add([(x, 1)], .equal, 7)
    world.solver.solve()
    #expect(world.values == [7, 7] && world.solver.takeConflicts().isEmpty)
    world.remove(at: 0)
    world.solver.solve()
    #expect(world.values == [7, 7])
    world.setConstant(-9, at: 1)
    world.solver.solve()
    #expect(world.values == [9, 9])
  }

  @Test("a value that nothing decides is told from one that is decided")
  func ambiguity() {
    var world = SolverWorld()
    let x = world.makeVariable(), y = world.makeVariable(), z = world.makeVariable(isNonNegative: true)
    world.add([(x, 1)], .equal, 4)
    world.add([(y, 1)], .greaterThanOrEqual, 4)
    world.add([(z, 1)], .greaterThanOrEqual, 9, priority: 750)
    world.solver.solve()
    #expect(world.determined == [true, false, false])
    world.add([(z, 1)], .lessThanOrEqual, 9, priority: 250)
    world.add([(y, 1)], .lessThanOrEqual, 4)
    world.solver.solve()
    #expect(world.determined == [true, true, true])
  }

  @Test("a variable that stands nowhere any more is forgotten, and its number is used again")
  func forgetting() {
    var world = SolverWorld()
    let x = world.makeVariable(), y = world.makeVariable()
    world.add([(x, 1), (y, -1)], .equal, 3)
    world.solver.suggest(4, for: y)
    world.solver.solve()
    world.remove(at: 0)
    world.solver.remove(x)
    world.solver.solve()
    let other = world.solver.makeVariable()
    _ = world.solver.add(LinearConstraint(LinearExpression([.init(other, 1), .init(y, 1)]), .equal))
    world.solver.solve()
    #expect(world.solver.value(of: other) == -4 && world.solver.value(of: y) == 4)
  }
}
