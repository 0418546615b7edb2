import Foundation
import Observation
import StoreEngine
import SwiftDataCore
import Synchronization
import Testing

@Suite("Contexts of one container") struct MergingTests {
  typealias Project = Plan.Project
  typealias Job = Plan.Job

  /// Two contexts that have the same project.
  private func pair() throws -> (ModelContext, Project, ModelContext, Project) {
    let container = try Plan.container()
    let first = ModelContext(container), second = ModelContext(container)
    let project = Project(name: "House", rank: 1)
    first.insert(project)
    project.jobs = [Job(title: "Roof")]
    try first.save()
    let same = try #require(try second.fetch(FetchDescriptor<Project>()).first)
    second.processPendingChanges()
    return (first, project, second, same)
  }

  @Test("take over what others saved, and keep what they changed themselves")
  func properties() throws {
    let (first, project, second, same) = try pair()
    same.rank = 8
    project.rank = 2
    project.name = "Hut"
    try first.save()
    second.processPendingChanges()
    #expect(same.name == "Hut")
    #expect(same.rank == 8)
    try second.save()
    first.processPendingChanges()
    #expect(project.rank == 8)
    #expect(project.name == "Hut")
  }

  @Test("win column by column where both saved without looking")
  func conflict() throws {
    let (first, project, second, same) = try pair()
    #expect(same.rank == 1)
    project.rank = 2
    try first.save()
    same.name = "Hut"
    try second.save()
    first.processPendingChanges()
    #expect(project.name == "Hut")
    #expect(project.rank == 2)
    #expect(same.rank == 2)
  }

  @Test("see relationships that others changed")
  func relationships() throws {
    let (first, project, second, same) = try pair()
    #expect(same.jobs.map(\.title) == ["Roof"])
    let roof = try #require(same.jobs.first)
    project.jobs.append(Job(title: "Wall"))
    try first.save()
    second.processPendingChanges()
    #expect(Set(same.jobs.map(\.title)) == ["Roof", "Wall"])
    project.jobs.removeAll { $0.title == "Roof" }
    try first.save()
    second.processPendingChanges()
    #expect(same.jobs.map(\.title) == ["Wall"])
    #expect(roof.project == nil)
    first.delete(project)
    try first.save()
    second.processPendingChanges()
    #expect(same.modelContext == nil)
    #expect(try second.fetchCount(FetchDescriptor<Project>()) == 0)
  }

  @Test("drop what they changed in a model that another deleted")
  func deleted() throws {
    let (first, project, second, same) = try pair()
    same.rank = 5
    first.delete(project)
    try first.save()
    try second.save()
    #expect(!second.hasChanges)
    #expect(try second.fetchCount(FetchDescriptor<Project>()) == 0)
    #expect(same.name == "House")
  }

  @Test("tell observers of each property that differs, and of no other")
  func observation() throws {
    let (first, project, second, same) = try pair()
    let told = Mutex<[String]>([])
    withObservationTracking {
      _ = same.name
    } onChange: {
      told.withLock { $0.append("name") }
    }
    withObservationTracking {
      _ = same.rank
    } onChange: {
      told.withLock { $0.append("rank") }
    }
    withObservationTracking {
      _ = same.jobs
    } onChange: {
      told.withLock { $0.append("jobs") }
    }
    project.rank = 9
    try first.save()
    second.processPendingChanges()
    #expect(told.withLock { $0 } == ["rank"])
    #expect(same.rank == 9)
    project.jobs.append(Job(title: "Wall"))
    try first.save()
    second.processPendingChanges()
    #expect(told.withLock { $0 } == ["rank", "jobs"])
  }

  @Test("an inverse and a rollback tell observers")
  func inverse() throws {
    let (first, project, _, _) = try pair()
    let told = Mutex(0)
    withObservationTracking {
      _ = project.jobs.count
    } onChange: {
      told.withLock { $0 += 1 }
    }
    let wall = Job(title: "Wall")
    first.insert(wall)
    wall.project = project
    #expect(told.withLock { $0 } == 1)
    withObservationTracking {
      _ = project.rank
    } onChange: {
      told.withLock { $0 += 1 }
    }
    project.rank = 4
    #expect(told.withLock { $0 } == 2)
    withObservationTracking {
      _ = project.rank
    } onChange: {
      told.withLock { $0 += 1 }
    }
    first.rollback()
    #expect(told.withLock { $0 } == 3)
    #expect(project.jobs.count == 1)
  }

  @Test("observers of changes learn what was inserted, changed and deleted")
  func changeSets() throws {
    let (first, project, second, same) = try pair()
    var sets: [ModelContext.ChangeSet] = []
    let observation = second.addChangeObserver { sets.append($0) }
    project.rank = 3
    first.insert(Project(name: "Hut"))
    try first.save()
    second.processPendingChanges()
    #expect(sets.count == 1)
    #expect(sets.last?.inserted.count == 1)
    #expect(sets.last?.changed.count == 1)
    #expect(sets.last?.changed.values.first?.containsAttribute(1) == true)
    #expect(sets.last?.changed.values.first?.containsAttribute(0) == false)
    withExtendedLifetime((observation, same)) {}
  }

  @Test("a model actor imports, and the main context sees it")
  @MainActor func actor() async throws {
    let container = try Plan.container()
    let importer = Importer(modelContainer: container)
    let ids = try await importer.run(["a", "b"])
    #expect(ids.count == 2)
    let names = ids.compactMap { (container.mainContext.model(for: $0) as? Project)?.name }
    #expect(names == ["a", "b"])
    #expect(await importer.name(of: ids[1]) == "b")
  }
}

@ModelActor private actor Importer {
  func run(_ names: [String]) throws -> [PersistentIdentifier] {
    let projects = names.map { Plan.Project(name: $0) }
    for project in projects { modelContext.insert(project) }
    try modelContext.save()
    return projects.map(\.persistentModelID)
  }

  func name(of id: PersistentIdentifier) -> String? { self[id, as: Plan.Project.self]?.name }
}
