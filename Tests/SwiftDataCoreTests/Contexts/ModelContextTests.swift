import Foundation
import SwiftDataCore
import Synchronization
import Testing

@Suite("ModelContext") struct ModelContextTests {
  typealias Project = Plan.Project
  typealias Job = Plan.Job

  @Test("keeps what was inserted and saved, for another context too")
  func saving() throws {
    let container = try Plan.container()
    let context = ModelContext(container)
    let project = Project(name: "House", rank: 3)
    context.insert(project)
    #expect(context.hasChanges)
    #expect(project.modelContext === context)
    let id = project.persistentModelID
    try context.save()
    #expect(!context.hasChanges)
    #expect(project.persistentModelID == id)
    let other = ModelContext(container)
    let found = try other.fetch(FetchDescriptor<Project>())
    #expect(found.map(\.name) == ["House"])
    #expect(found.first?.rank == 3)
    #expect(found.first?.persistentModelID == id)
  }

  @Test("finds models by predicate and order, saved or not")
  func fetching() throws {
    let context = ModelContext(try Plan.container())
    for (index, name) in ["c", "a", "d", "b"].enumerated() { context.insert(Project(name: name, rank: index)) }
    try context.save()
    context.insert(Project(name: "ab", rank: 9))
    var descriptor = FetchDescriptor<Project>(sortBy: [SortDescriptor(\.rank, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.name) == ["ab", "b", "d", "a", "c"])
    descriptor.fetchLimit = 2
    #expect(try context.fetch(descriptor).map(\.name) == ["ab", "b"])
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["b", "d"])
    descriptor.includePendingChanges = false
    #expect(try context.fetch(descriptor).map(\.name) == ["d", "a"])
    let some = FetchDescriptor<Project>(predicate: #Predicate { $0.name.contains("b") }, sortBy: [SortDescriptor(\.rank)])
    #expect(try context.fetch(some).map(\.name) == ["b", "ab"])
    #expect(try context.fetchCount(some) == 2)
  }

  @Test("keeps both sides of relationships in step, before and after inserting")
  func relationships() throws {
    let context = ModelContext(try Plan.container())
    let project = Project(name: "House")
    let roof = Job(title: "Roof", project: project)
    context.insert(roof)
    #expect(project.modelContext === context)
    #expect(project.jobs == [roof])
    let wall = Job(title: "Wall")
    project.jobs.append(wall)
    #expect(wall.project === project)
    #expect(wall.modelContext === context)
    try context.save()
    let other = ModelContext(context.container)
    let again = try other.fetch(FetchDescriptor<Project>())
    #expect(Set(again.first?.jobs.map(\.title) ?? []) == ["Roof", "Wall"])
    wall.project = nil
    #expect(project.jobs == [roof])
  }

  @Test("deletes with all levels of cascades")
  func cascade() throws {
    let container = try Plan.container()
    let context = ModelContext(container)
    let project = Project(name: "House")
    let job = Job(title: "Roof", project: project)
    context.insert(job)
    context.insert(Plan.Step(text: "Tiles", job: job))
    try context.save()
    context.delete(project)
    #expect(project.isDeleted)
    #expect(job.isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Plan.Step>()) == 0)
    try context.save()
    #expect(!project.isDeleted)
    #expect(project.modelContext == nil)
    #expect(project.name == "House")
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Plan.Step>()) == 0)
  }

  @Test("a delete rule that denies makes the save fail, and the context stays as it was")
  func deny() throws {
    let context = ModelContext(try Plan.container())
    let project = Project(name: "House"), watch = Plan.Guard(name: "Ada")
    project.guards = [watch]
    context.insert(project)
    try context.save()
    context.delete(project)
    #expect { try context.save() } throws: { ($0 as NSError).code == 1_600 }
    #expect(context.hasChanges)
    #expect(project.isDeleted)
    watch.project = nil
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Project>()) == 0)
  }

  @Test("a relationship that always leads somewhere cannot be saved without")
  func required() throws {
    let context = ModelContext(try Plan.container())
    let job = Job(title: "Roof"), step = Plan.Step(text: "Tiles", job: job)
    context.insert(step)
    try context.save()
    job.steps = []
    #expect { try context.save() } throws: { ($0 as NSError).code == 1_570 }
    job.steps = [step]
    try context.save()
  }

  @Test("what leads to a deleted model without being led back to leads nowhere")
  func hiddenInverse() throws {
    let container = try Plan.container()
    let context = ModelContext(container)
    let project = Project(name: "House"), badge = Plan.Badge(text: "new")
    badge.project = project
    context.insert(badge)
    #expect(project.modelContext === context)
    try context.save()
    let other = ModelContext(container)
    let same = try #require(try other.fetch(FetchDescriptor<Project>()).first)
    other.delete(same)
    try other.save()
    context.processPendingChanges()
    #expect(badge.project == nil)
    #expect(project.modelContext == nil)
    #expect(project.name == "House")
  }

  @Test("a circle of cascades is deleted as a whole")
  func circle() throws {
    let context = ModelContext(try Plan.container())
    let knots = (0..<5).map { Plan.Knot(number: $0) }
    for (index, knot) in knots.enumerated() { knot.next = knots[(index + 1) % 5] }
    context.insert(knots[0])
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Plan.Knot>()) == 5)
    context.delete(knots[3])
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Plan.Knot>()) == 0)
  }

  @Test("rolls back values, relationships, insertions and deletions")
  func rollback() throws {
    let context = ModelContext(try Plan.container())
    let project = Project(name: "House"), roof = Job(title: "Roof", project: project), wall = Job(title: "Wall", project: project)
    context.insert(roof)
    context.insert(wall)
    try context.save()
    project.rank = 7
    roof.project = nil
    context.delete(wall)
    let door = Job(title: "Door", project: project)
    context.insert(door)
    context.rollback()
    #expect(!context.hasChanges)
    #expect(project.rank == 0)
    #expect(roof.project === project)
    #expect(!wall.isDeleted)
    #expect(Set(project.jobs) == [roof, wall])
    #expect(door.modelContext == nil)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Job>()) == 2)
  }

  @Test("a model whose unique value an older one has is that one after the save")
  func upsert() throws {
    let container = try Plan.container()
    let context = ModelContext(container)
    let older = Project(name: "House", rank: 1)
    context.insert(older)
    try context.save()
    let newer = Project(name: "House", rank: 2), job = Job(title: "Roof", project: newer)
    context.insert(job)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Project>()) == 1)
    #expect(older.rank == 2)
    #expect(newer.persistentModelID == older.persistentModelID)
    #expect(newer == older)
    #expect(job.project === older)
    #expect(older.jobs == [job])
    newer.rank = 5
    try context.save()
    let other = ModelContext(container)
    #expect(try other.fetch(FetchDescriptor<Project>()).map(\.rank) == [5])
  }

  @Test("deletes by predicate with the rules of relationships")
  func deleteByPredicate() throws {
    let context = ModelContext(try Plan.container())
    for index in 0..<6 {
      let project = Project(name: "P\(index)", rank: index)
      context.insert(project)
      project.jobs = [Job(title: "a"), Job(title: "b")]
    }
    try context.save()
    context.insert(Project(name: "P9", rank: 9))
    try context.delete(model: Project.self, where: #Predicate { $0.rank >= 3 })
    #expect(try context.fetchCount(FetchDescriptor<Job>()) == 6)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Project>()).map(\.rank).sorted() == [0, 1, 2])
    try context.delete(model: Project.self)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Job>()) == 0)
  }

  @Test("pairs of a relationship to many on both sides are added and removed on either")
  func pairs() throws {
    let container = try Plan.container()
    let context = ModelContext(container)
    let jobs = ["a", "b", "c"].map { Job(title: $0) }, red = Plan.Tag(word: "red"), blue = Plan.Tag(word: "blue")
    for job in jobs { context.insert(job) }
    jobs[0].tags = [red, blue]
    red.jobs.append(jobs[1])
    try context.save()
    #expect(jobs[1].tags == [red])
    red.jobs.removeAll { $0 === jobs[0] }
    blue.jobs += [jobs[2], jobs[2]]
    try context.save()
    let other = ModelContext(container)
    let found = try other.fetch(FetchDescriptor<Job>(sortBy: [SortDescriptor(\.title)]))
    #expect(found.map { Set($0.tags.map(\.word)) } == [["blue"], ["red"], ["blue"]])
    context.delete(blue)
    try context.save()
    #expect(jobs[0].tags.isEmpty)
    other.processPendingChanges()
    #expect(found.map { $0.tags.map(\.word) } == [[], ["red"], []])
  }

  @Test("one object stands for one row in a context, and is found by its identifier")
  func identity() throws {
    let container = try Plan.container()
    let context = ModelContext(container)
    let project = Project(name: "House")
    context.insert(project)
    try context.save()
    let id = project.persistentModelID
    #expect(try context.fetch(FetchDescriptor<Project>()).first === project)
    #expect(context.model(for: id) === project)
    #expect(context.registeredModel(for: id) as Project? === project)
    let other = ModelContext(container)
    #expect(other.registeredModel(for: id) as Project? == nil)
    let same = try #require(other.model(for: id) as? Project)
    #expect(same.name == "House")
    #expect(same == project)
    let coded = try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(id))
    #expect(coded == id)
    #expect(try context.fetchIdentifiers(FetchDescriptor<Project>()) == [id])
  }

  @Test("says which models wait, and posts what a save did")
  func waiting() throws {
    let context = ModelContext(try Plan.container())
    let a = Project(name: "a"), b = Project(name: "b"), c = Project(name: "c")
    for project in [a, b, c] { context.insert(project) }
    #expect(context.insertedModelsArray.count == 3)
    try context.save()
    a.rank = 1
    a.rank = 1
    context.delete(b)
    context.insert(Project(name: "d"))
    #expect(context.changedModelsArray.map { $0 as? Project } == [a])
    #expect(context.deletedModelsArray.map { $0 as? Project } == [b])
    #expect(a.hasChanges && !c.hasChanges)
    let posted = Mutex<[String: Int]>([:])
    let observer = NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: context, queue: nil) { note in
      for (key, value) in note.userInfo ?? [:] {
        let count = (value as? [PersistentIdentifier])?.count
        posted.withLock { $0[key as? String ?? ""] = count }
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    try context.transaction { c.rank = 4 }
    #expect(posted.withLock { $0 }[ModelContext.NotificationKey.insertedIdentifiers.rawValue] == 1)
    #expect(posted.withLock { $0 }[ModelContext.NotificationKey.updatedIdentifiers.rawValue] == 2)
    #expect(posted.withLock { $0 }[ModelContext.NotificationKey.deletedIdentifiers.rawValue] == 1)
  }

  @Test("fetches in batches and enumerates")
  func batches() throws {
    let context = ModelContext(try Plan.container())
    for index in 0..<20 { context.insert(Project(name: "P\(index)", rank: index)) }
    let descriptor = FetchDescriptor<Project>(sortBy: [SortDescriptor(\.rank)])
    #expect(throws: SwiftDataError.includePendingChangesWithBatchSize) { try context.fetch(descriptor, batchSize: 5) }
    #expect(throws: SwiftDataError.sortingPendingChangesWithIdentifiers) {
      try context.fetchIdentifiers(descriptor, batchSize: 5)
    }
    try context.save()
    let results: FetchResultsCollection<Project> = try context.fetch(descriptor, batchSize: 5)
    #expect(results.count == 20)
    #expect(results[13].rank == 13)
    #expect(results.map(\.rank) == Array(0..<20))
    var seen: [Int] = []
    try context.enumerate(descriptor, batchSize: 7) { seen.append($0.rank) }
    #expect(seen == Array(0..<20))
    #expect(throws: SwiftDataError.self) { try context.enumerate(descriptor) { $0.rank += 1 } }
  }

  @Test("models outlive their context, which goes with all that leads in circles")
  func lifetime() throws {
    let container = try Plan.container()
    weak var goneContext: ModelContext?
    weak var goneJob: Job?
    let kept: Project
    do {
      let context = ModelContext(container)
      let project = Project(name: "House")
      project.jobs = [Job(title: "Roof"), Job(title: "Wall")]
      context.insert(project)
      try context.save()
      let reader = ModelContext(container)
      kept = try #require(try reader.fetch(FetchDescriptor<Project>()).first)
      for job in kept.jobs { #expect(job.project === kept) }
      (goneContext, goneJob) = (reader, kept.jobs.first)
      #expect(goneJob != nil)
    }
    #expect(goneContext == nil)
    #expect(goneJob == nil)
    #expect(kept.modelContext == nil)
    #expect(kept.name == "House")
    #expect(Set(kept.jobs.map(\.title)) == ["Roof", "Wall"])
  }
}
