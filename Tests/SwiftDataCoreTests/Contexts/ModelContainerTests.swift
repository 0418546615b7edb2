import Foundation
import SwiftDataCore
import Testing

@Suite("ModelContainer") final class ModelContainerTests {
  typealias Project = Plan.Project
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("container-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String = "a.store") -> URL { folder.appendingPathComponent(name) }

  @Test("keeps models in a file, and finds them when it is opened again")
  func file() throws {
    let configuration = ModelConfiguration(url: file())
    #expect(configuration.name == "a")
    try {
      let container = try ModelContainer(for: Project.self, configurations: configuration)
      let context = ModelContext(container)
      context.insert(Plan.Job(title: "Roof", project: Project(name: "House")))
      try context.save()
    }()
    let container = try ModelContainer(for: Schema([Project.self]), configurations: [configuration])
    let context = ModelContext(container)
    #expect(try context.fetch(FetchDescriptor<Plan.Job>()).first?.project?.name == "House")
    #expect(container.configurations == [configuration])
    #expect(container.schema.entitiesByName["Step"] != nil)
    #expect(context.container == container)
    try container.erase()
    #expect(try context.fetchCount(FetchDescriptor<Project>()) == 0)
  }

  @Test("two containers in memory share nothing, two contexts of one do")
  func memory() throws {
    let first = try Plan.container(), second = try Plan.container()
    #expect(first != second)
    let context = ModelContext(first)
    context.insert(Project(name: "House"))
    try context.save()
    let other = ModelContext(second), same = ModelContext(first)
    #expect(try other.fetchCount(FetchDescriptor<Project>()) == 0)
    #expect(try same.fetchCount(FetchDescriptor<Project>()) == 1)
  }

  @Test("the main context is one, saves by itself, and outlives its container")
  @MainActor func main() throws {
    var container: ModelContainer? = try Plan.container()
    let context = try #require(container?.mainContext)
    #expect(container?.mainContext === context)
    #expect(context.autosaveEnabled)
    container = nil
    context.insert(Project(name: "House"))
    try context.save()
    let other = ModelContext(context.container)
    #expect(try other.fetchCount(FetchDescriptor<Project>()) == 1)
  }

  @Test("refuses configurations that contradict each other")
  func contradictions() throws {
    let a = ModelConfiguration("x", url: file()), b = ModelConfiguration("y", url: file())
    #expect(throws: SwiftDataError.duplicateConfiguration) { try ModelContainer(for: Project.self, configurations: a, b) }
    #expect(throws: SwiftDataError.configurationSchemaNotFoundInContainerSchema) {
      try ModelContainer(
        for: Schema([Plan.Knot.self]), configurations: ModelConfiguration(schema: Schema([Project.self]), url: file()))
    }
    #expect(throws: SwiftDataError.configurationFileNameContainsInvalidCharacters) {
      try ModelContainer(for: Project.self, configurations: ModelConfiguration("a/b"))
    }
    #expect(throws: SwiftDataError.configurationFileNameTooLong) {
      try ModelContainer(for: Project.self, configurations: ModelConfiguration(String(repeating: "x", count: 250)))
    }
  }

  @Test("a file that is no store is an error, and stays as it is")
  func damaged() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = Data("no database, but some text that is long enough to have a header".utf8)
    try text.write(to: file())
    do {
      _ = try ModelContainer(for: Project.self, configurations: ModelConfiguration(url: file()))
      Issue.record("a text was opened as a store")
    } catch SwiftDataError.loadIssueModelContainer {}
    #expect(try Data(contentsOf: file()) == text)
  }

  @Test("several configurations keep different models in different files")
  func several() throws {
    let knots = ModelConfiguration("knots", schema: Schema([Plan.Knot.self]), url: file("knots.store"))
    let others = ModelConfiguration("others", schema: Schema([Project.self]), url: file("others.store"))
    let container = try ModelContainer(for: Project.self, Plan.Knot.self, configurations: knots, others)
    let context = ModelContext(container)
    let knot = Plan.Knot(number: 1), project = Project(name: "House")
    context.insert(knot)
    context.insert(project)
    try context.save()
    #expect(knot.persistentModelID.storeIdentifier != project.persistentModelID.storeIdentifier)
    let other = ModelContext(
      try ModelContainer(for: Plan.Knot.self, configurations: ModelConfiguration(url: file("knots.store"))))
    #expect(try other.fetchCount(FetchDescriptor<Plan.Knot>()) == 1)
  }

  @Test("a store that is only read is not written")
  func readOnly() throws {
    try {
      let context = ModelContext(try ModelContainer(for: Project.self, configurations: ModelConfiguration(url: file())))
      context.insert(Project(name: "House"))
      try context.save()
    }()
    let configuration = ModelConfiguration(url: file(), allowsSave: false)
    let context = ModelContext(try ModelContainer(for: Project.self, configurations: configuration))
    let project = try #require(try context.fetch(FetchDescriptor<Project>()).first)
    project.rank = 4
    #expect(throws: (any Error).self) { try context.save() }
    #expect(context.hasChanges)
    context.rollback()
    #expect(project.rank == 0)
  }

  @Test("the app's own file has a name, groups and databases of iCloud are accepted")
  func names() {
    #expect(ModelConfiguration().url.lastPathComponent == "default.store")
    #expect(ModelConfiguration("Trips").url.lastPathComponent == "Trips.store")
    #expect(ModelConfiguration(isStoredInMemoryOnly: true).url.path == "/dev/null")
    #expect(ModelConfiguration(url: URL(fileURLWithPath: "/dev/null")).isStoredInMemoryOnly)
    let configuration = ModelConfiguration(
      "Trips", schema: nil, groupContainer: .identifier("group.trips"), cloudKitDatabase: .private("iCloud.trips"))
    #expect(configuration.groupAppContainerIdentifier == "group.trips")
    #expect(configuration.cloudKitContainerIdentifier == "iCloud.trips")
    #expect(ModelConfiguration.GroupContainer.automatic == .none)
    #expect(ModelConfiguration.CloudKitDatabase.automatic == .none)
    #expect(ModelConfiguration(for: Project.self, isStoredInMemoryOnly: true).schema?.entities.isEmpty == false)
  }
}
