import Foundation
import SwiftDataCore
import Testing

/// Classes as apps write them.
private enum Shop {
  enum Kind: String, Codable, CaseIterable { case food, tool }

  @Model class Item {
    @Attribute(.unique) var code: String
    var name: String
    var kindRaw: String = Kind.food.rawValue
    @Relationship(minimumModelCount: 1, maximumModelCount: 2, inverse: \Label.items) var labels: [Label]?
    var kind: Kind {
      get { Kind(rawValue: kindRaw) ?? .food }
      set { kindRaw = newValue.rawValue }
    }

    init(code: String, name: String) {
      self.code = code
      self.name = name
    }
  }

  @Model final class Label {
    var text: String
    var items: [Item]? = []

    init(text: String) { self.text = text }
  }

  static func container() throws -> ModelContainer {
    let schema = Schema([Item.self])
    return try ModelContainer(for: schema, configurations: [ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)])
  }
}

/// A repository, generic over the model.
private struct Repository {
  let context: ModelContext

  func first<T: PersistentModel>(_ predicate: Predicate<T>) throws -> T? {
    var descriptor = FetchDescriptor(predicate: predicate)
    descriptor.fetchLimit = 1
    return try context.fetch(descriptor).first
  }
}

@Suite("Patterns of apps") struct PatternTests {
  @Test("find or insert by a unique key")
  func findOrInsert() throws {
    let context = ModelContext(try Shop.container()), repository = Repository(context: context)
    for (code, name) in [("a", "Apple"), ("b", "Bread"), ("a", "Apricot")] {
      if let item: Shop.Item = try repository.first(#Predicate { $0.code == code }) {
        item.name = name
      } else {
        context.insert(Shop.Item(code: code, name: name))
      }
    }
    try context.save()
    let items = try context.fetch(FetchDescriptor<Shop.Item>(sortBy: [SortDescriptor(\.code)]))
    #expect(items.map(\.name) == ["Apricot", "Bread"])
  }

  @Test("an enumeration by its raw value")
  func rawValue() throws {
    let context = ModelContext(try Shop.container())
    let hammer = Shop.Item(code: "h", name: "Hammer")
    hammer.kind = .tool
    context.insert(hammer)
    context.insert(Shop.Item(code: "b", name: "Bread"))
    try context.save()
    let raw = Shop.Kind.tool.rawValue
    #expect(try context.fetch(FetchDescriptor<Shop.Item>(predicate: #Predicate { $0.kindRaw == raw })) == [hammer])
  }

  @Test("an editor in a context of its own that is dropped changes nothing")
  func editor() throws {
    let container = try Shop.container(), context = ModelContext(container)
    let item = Shop.Item(code: "a", name: "Apple")
    context.insert(item)
    try context.save()
    do {
      let editing = ModelContext(container)
      editing.autosaveEnabled = false
      let copy = try #require(editing.model(for: item.persistentModelID) as? Shop.Item)
      copy.name = "Pear"
      #expect(editing.hasChanges)
    }
    context.processPendingChanges()
    #expect(item.name == "Apple")
  }

  @Test("an optional relationship to many begins as nil, and counts are checked")
  func counts() throws {
    let context = ModelContext(try Shop.container())
    let item = Shop.Item(code: "a", name: "Apple")
    #expect(item.labels == nil)
    context.insert(item)
    try context.save()
    #expect(item.labels == [])
    item.labels = ["x", "y", "z"].map { Shop.Label(text: $0) }
    #expect { try context.save() } throws: { ($0 as NSError).code == 1_590 }
    item.labels?.removeLast()
    try context.save()
    #expect(item.labels?.first?.items == [item])
  }

  @Test("several failures are one error with all of them")
  func severalFailures() throws {
    let context = ModelContext(try Shop.container())
    for code in ["a", "b"] {
      let item = Shop.Item(code: code, name: code)
      context.insert(item)
      item.labels = ["x", "y", "z"].map { Shop.Label(text: $0) }
    }
    #expect { try context.save() } throws: {
      ($0 as NSError).code == 1_560 && (($0 as NSError).userInfo["NSDetailedErrors"] as? [NSError])?.count == 2
    }
  }

  @Test("a predicate across relationships sees what is not saved")
  func acrossRelationships() throws {
    let context = ModelContext(try Plan.container())
    let house = Plan.Project(name: "House"), hut = Plan.Project(name: "Hut")
    for (title, project) in [("Roof", house), ("Door", hut), ("Wall", house)] {
      context.insert(Plan.Job(title: title, project: project))
    }
    try context.save()
    let descriptor = FetchDescriptor<Plan.Job>(
      predicate: #Predicate { $0.project?.name == "House" }, sortBy: [SortDescriptor(\.title)])
    #expect(try context.fetch(descriptor).map(\.title) == ["Roof", "Wall"])
    hut.name = "House"
    house.name = "Castle"
    #expect(try context.fetch(descriptor).map(\.title) == ["Door"])
    #expect(try context.fetchCount(descriptor) == 1)
  }

  @Test("what is deleted before it is saved was never there, and may come back")
  func insertAndDelete() throws {
    let context = ModelContext(try Plan.container())
    let project = Plan.Project(name: "House")
    context.delete(project)
    #expect(!context.hasChanges)
    context.insert(project)
    project.jobs = [Plan.Job(title: "Roof")]
    context.delete(project)
    #expect(!context.hasChanges)
    #expect(project.modelContext == nil)
    context.insert(project)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Plan.Job>()) == 1)
    context.delete(project)
    context.insert(project)
    #expect(!project.isDeleted)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Plan.Project>()) == 1)
    context.delete(project)
    try context.save()
    context.insert(project)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Plan.Project>()).map(\.name) == ["House"])
  }

  @Test("a second container on the same file is another program: what it writes is seen by the next fetch")
  func otherProgram() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("programs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let configuration = ModelConfiguration(url: folder.appendingPathComponent("a.store"))
    let first = ModelContext(try ModelContainer(for: Plan.Project.self, configurations: configuration))
    let second = ModelContext(try ModelContainer(for: Plan.Project.self, configurations: configuration))
    let project = Plan.Project(name: "House")
    first.insert(project)
    try first.save()
    let same = try #require(try second.fetch(FetchDescriptor<Plan.Project>()).first)
    same.rank = 6
    same.jobs = [Plan.Job(title: "Roof")]
    try second.save()
    #expect(try first.fetchCount(FetchDescriptor<Plan.Job>()) == 1)
    #expect(try first.fetch(FetchDescriptor<Plan.Project>()) == [project])
    #expect(project.rank == 6)
    #expect(project.jobs.map(\.title) == ["Roof"])
  }

  @Test("a class that is in no schema is neither inserted nor fetched")
  func unknownClass() throws {
    let context = ModelContext(try Shop.container())
    let knot = Plan.Knot(number: 1)
    context.insert(knot)
    #expect(knot.modelContext == nil)
    #expect(try context.fetch(FetchDescriptor<Plan.Knot>()).isEmpty)
    #expect("\(SwiftDataError.unknownSchema)" == "SwiftDataError.unknownSchema")
    #expect(SwiftDataError.missingModelContext != .modelValidationFailure)
  }

  @Test("an executor runs what is enqueued with its context")
  func executor() async throws {
    let context = ModelContext(try Shop.container())
    let executor = DefaultSerialModelExecutor(modelContext: context)
    #expect((executor as any SerialModelExecutor).modelContext === context)
    #expect((executor as any ModelExecutor).modelContext === context)
    let worker = Worker(modelContainer: context.container)
    #expect((worker as any ModelActor).modelContainer == context.container)
    try await worker.add(200)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<8 { group.addTask { try await worker.add(index) } }
      try await group.waitForAll()
    }
    #expect(try context.fetchCount(FetchDescriptor<Shop.Item>()) == 9)
  }
}

@ModelActor private actor Worker {
  func add(_ number: Int) throws {
    modelContext.insert(Shop.Item(code: "\(number)", name: "n"))
    try modelContext.save()
  }
}
