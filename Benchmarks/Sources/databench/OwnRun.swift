import Foundation
import SwiftData

/// The workloads by this framework.
struct OwnRun {
  let folder: URL
  let rows: Int

  func figures() throws -> [Workload: Double] {
    let container = try ModelContainer(
      for: Row.self, configurations: ModelConfiguration(url: folder.appending(path: "own-\(UUID()).store")))
    var figures = [Workload: Double]()
    figures[.insert] = try insert(ModelContext(container))
    let context = ModelContext(container)
    try fetch(context, &figures)
    let models = try context.fetch(ordered)
    figures[.read] = Meter.seconds(each: rows) { blackHole(models[$0 & 255].number) }
    figures[.change] = try Meter.seconds(each: 20) {
      models[$0].amount += 1
      try context.save()
    }
    figures[.merge] = try merge(container, context)
    figures[.append] = try append(context, models)
    withExtendedLifetime(models) {}
    let other = ModelContext(container), tenth = rows / 10
    figures[.deleteSome] = try Meter.seconds {
      try other.delete(model: Row.self, where: #Predicate { $0.number >= tenth && $0.number < 2 * tenth })
      try other.save()
    }
    return figures
  }

  private var ordered: FetchDescriptor<Row> { FetchDescriptor(sortBy: [SortDescriptor(\.number)]) }

  private func insert(_ context: ModelContext) throws -> Double {
    try Meter.seconds {
      for number in 1...rows { context.insert(Row(number: number)) }
      try context.save()
    }
  }

  private func fetch(_ context: ModelContext, _ figures: inout [Workload: Double]) throws {
    let before = try Meter.memory()
    var models: [Row] = []
    figures[.fetchAll] = try Meter.seconds { models = try context.fetch(ordered) }
    figures[.memory] = Double(max(try Meter.memory() - before, 0)) / Double(rows)
    // Each stands in a batch of its own, of which the first row that is read brings the others.
    let step = 256, count = min(rows / step, 100)
    let batches = Meter.seconds(each: count) { blackHole(models[$0 * step].number) }
    figures[.fault] = batches / Double(step)
    models = []
    figures[.fetchFirst] = try Meter.seconds(each: 50) { round in
      let first = rows / 2 + round * 50
      var descriptor = FetchDescriptor<Row>(predicate: #Predicate { $0.number >= first }, sortBy: [SortDescriptor(\.number)])
      descriptor.fetchLimit = 50
      for row in try context.fetch(descriptor) {
        blackHole(row.number)
        blackHole(row.name.utf8.count)
      }
    }
    let half = rows / 2
    figures[.count] = try Meter.seconds(each: 10) { _ in
      blackHole(try context.fetchCount(FetchDescriptor<Row>(predicate: #Predicate { $0.number >= half })))
    }
  }

  /// One row changed elsewhere, while this context has all.
  private func merge(_ container: ModelContainer, _ context: ModelContext) throws -> Double {
    let other = ModelContext(container)
    var first = ordered
    first.fetchLimit = 20
    let rows = try other.fetch(first)
    var times: [Double] = []
    for row in rows {
      row.amount += 2
      try other.save()
      times.append(Meter.seconds { context.processPendingChanges() })
    }
    return median(times)
  }

  private func append(_ context: ModelContext, _ models: [Row]) throws -> Double {
    let group = Group(name: "Group")
    context.insert(group)
    try context.save()
    return try Meter.seconds {
      for index in 0..<rows / 20 { group.rows.append(models[index]) }
      try context.save()
    }
  }
}

@inline(never) func blackHole(_ value: Int) { if value == Int.min { print("") } }
