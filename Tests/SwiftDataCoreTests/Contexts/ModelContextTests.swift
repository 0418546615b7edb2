import Foundation
import SwiftDataCore
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
}
