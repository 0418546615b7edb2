import ConstraintSolving
import Testing

/// How much is done for a list of rows, each with three labels: some thousand constraints.
@Suite("Work of the solver")
struct SolverWorkTests {
  private struct List {
    var world = SolverWorld()
    let width: Variable
    private var last: (top: Variable, height: Variable)?

    init(rows: Int) {
      width = world.makeVariable(isNonNegative: true)
      world.solver.suggest(390, for: width)
      for row in 0..<rows { addRow(row) }
      world.solver.solve()
    }

    private mutating func addRow(_ row: Int) {
      let (left, top) = (world.makeVariable(), world.makeVariable())
      let (wide, high) = (world.makeVariable(isNonNegative: true), world.makeVariable(isNonNegative: true))
      world.add([(left, 1)], .equal, 16)
      world.add([(wide, 1), (width, -1)], .equal, -32)
      world.add(last.map { [(top, 1), ($0.top, -1), ($0.height, -1)] } ?? [(top, 1)], .equal, 8)
      last = (top, high)
      var label: (left: Variable, width: Variable)?
      for index in 0..<3 { label = addLabel(index, in: row, after: label, rowHeight: high) }
      if let label { world.add([(wide, 1), (label.left, -1), (label.width, -1)], .equal, 8) }
      world.add([(high, 1)], .equal, 0, priority: 49)
    }

    private mutating func addLabel(
      _ index: Int, in row: Int, after last: (left: Variable, width: Variable)?, rowHeight: Variable
    ) -> (left: Variable, width: Variable) {
      let (left, top) = (world.makeVariable(), world.makeVariable())
      let (wide, high) = (world.makeVariable(isNonNegative: true), world.makeVariable(isNonNegative: true))
      world.add(last.map { [(left, 1), ($0.left, -1), ($0.width, -1)] } ?? [(left, 1)], .equal, 8)
      world.add([(top, 1)], .greaterThanOrEqual, 8)
      world.add([(rowHeight, 1), (top, -1), (high, -1)], .greaterThanOrEqual, 8)
      world.add([(top, 2), (high, 1), (rowHeight, -1)])
      let ideal = Double(40 + (row * 7 + index * 31) % 80)
      world.add([(wide, 1)], .greaterThanOrEqual, ideal, priority: 750)
      world.add([(wide, 1)], .lessThanOrEqual, ideal, priority: 250 + Float(index))
      world.add([(high, 1)], .greaterThanOrEqual, 20, priority: 750)
      world.add([(high, 1)], .lessThanOrEqual, 20, priority: 250)
      return (left, wide)
    }
  }

  @Test("a thousand constraints take a pivot each, and few terms")
  func building() {
    let list = List(rows: 36)
    #expect(list.world.constraints.count == 1044)
    #expect(list.world.solver.work.pivots < 1044 && list.world.solver.work.terms < 400_000)
    #expect(list.world.solver.work.rebuilds == 0)
    let required = list.world.constraints.filter { $0.constraint.priority >= 1000 }
    let worst = required.map { list.world.solver.violation(of: $0.id) }.max() ?? 1
    #expect(worst < 1e-6)
  }

  @Test("a changed constant costs what follows from it, however long the list is", arguments: [10, 40])
  func changing(rows: Int) {
    var list = List(rows: rows)
    _ = list.world.solver.takeChanges()
    let before = list.world.solver.work
    // The first row's left side: nothing else follows from it.
    list.world.setConstant(-20, at: 0)
    list.world.solver.solve()
    #expect(list.world.solver.takeChanges().count == 1)
    #expect(list.world.solver.work == before)
    list.world.solver.suggest(500, for: list.width)
    list.world.solver.solve()
    #expect(list.world.solver.takeChanges().count < 1 + 7 * rows)
    #expect(list.world.solver.work.pivots - before.pivots <= rows)
  }
}
