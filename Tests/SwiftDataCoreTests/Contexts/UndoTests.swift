import Foundation
import FoundationAdditions
import SwiftDataCore
import Testing

@Suite("Undo of a context") struct ContextUndoTests {
  typealias Project = Plan.Project
  typealias Job = Plan.Job

  private func start() throws -> (ModelContext, UndoManager, Project, Job) {
    let context = ModelContext(try Plan.container()), manager = UndoManager()
    let project = Project(name: "House", rank: 1), job = Job(title: "Roof", project: project)
    context.insert(job)
    try context.save()
    manager.groupsByEvent = false
    context.undoManager = manager
    return (context, manager, project, job)
  }

  private func step(_ manager: UndoManager, _ body: () throws -> Void) rethrows {
    manager.beginUndoGrouping()
    try body()
    manager.endUndoGrouping()
  }

  @Test("takes back values and relationships, and makes them again")
  func values() throws {
    let (context, manager, project, job) = try start()
    step(manager) {
      project.rank = 2
      job.project = nil
    }
    manager.undo()
    #expect(project.rank == 1)
    #expect(job.project === project)
    #expect(project.jobs == [job])
    manager.redo()
    #expect(project.rank == 2)
    #expect(job.project == nil)
    #expect(project.jobs.isEmpty)
    try context.save()
    manager.undo()
    #expect(project.jobs == [job])
    try context.save()
    let other = ModelContext(context.container)
    #expect(try other.fetch(FetchDescriptor<Job>()).first?.project?.rank == 1)
  }

  @Test("takes back an insertion, saved or not")
  func insertion() throws {
    let (context, manager, project, _) = try start()
    let wall = Job(title: "Wall")
    step(manager) {
      context.insert(wall)
      wall.project = project
    }
    manager.undo()
    #expect(wall.modelContext == nil)
    #expect(project.jobs.count == 1)
    manager.redo()
    #expect(wall.modelContext === context)
    #expect(project.jobs.count == 2)
    try context.save()
    manager.undo()
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Job>()) == 1)
  }

  @Test("takes back a deletion with its cascade, saved or not", arguments: [false, true])
  func deletion(isSaved: Bool) throws {
    let (context, manager, project, job) = try start()
    step(manager) { context.delete(project) }
    #expect(job.isDeleted)
    if isSaved { try context.save() }
    manager.undo()
    #expect(!project.isDeleted && !job.isDeleted)
    #expect(project.jobs == [job])
    try context.save()
    let other = ModelContext(context.container)
    #expect(try other.fetch(FetchDescriptor<Project>()).first?.jobs.map(\.title) == ["Roof"])
    manager.redo()
    try context.save()
    #expect(try other.fetchCount(FetchDescriptor<Project>()) == 0)
  }
}
