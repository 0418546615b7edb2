import Foundation
import SwiftDataCore
import Testing

private enum TripsV1: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  static var models: [any PersistentModel.Type] { [Trip.self] }

  @Model final class Trip {
    var name: String
    init(name: String) { self.name = name }
  }
}

private enum TripsV2: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
  static var models: [any PersistentModel.Type] { [Trip.self] }

  @Model final class Trip {
    var name: String
    var length = 0
    init(name: String) { self.name = name }
  }
}

private enum TripsV3: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
  static var models: [any PersistentModel.Type] { [Trip.self] }

  @Model final class Trip {
    @Attribute(.unique, originalName: "name") var title: String
    var length = 0
    init(title: String) { self.title = title }
  }
}

private enum TripsPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [TripsV1.self, TripsV2.self, TripsV3.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: TripsV1.self, toVersion: TripsV2.self, willMigrate: nil,
        didMigrate: { context in
          for trip in try context.fetch(FetchDescriptor<TripsV2.Trip>()) { trip.length = trip.name.count }
          try context.save()
        }),
      .custom(
        fromVersion: TripsV2.self, toVersion: TripsV3.self,
        willMigrate: { context in
          // Names are to be unique.
          var seen: Set<String> = []
          for trip in try context.fetch(FetchDescriptor<TripsV2.Trip>(sortBy: [SortDescriptor(\.length)])) {
            if !seen.insert(trip.name).inserted { context.delete(trip) }
          }
          try context.save()
        }, didMigrate: nil),
    ]
  }
}

private struct Refusal: Error {}

private enum FailingPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [TripsV1.self, TripsV2.self] }
  static var stages: [MigrationStage] {
    [.custom(fromVersion: TripsV1.self, toVersion: TripsV2.self, willMigrate: { _ in throw Refusal() }, didMigrate: nil)]
  }
}

@Suite("Migration plans") final class SchemaMigrationTests {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("migration-\(UUID().uuidString)/trips.store")

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  private func fill() throws {
    let container = try ModelContainer(
      for: Schema(versionedSchema: TripsV1.self), configurations: ModelConfiguration(url: url))
    let context = ModelContext(container)
    for name in ["Rome", "Oslo", "Rome"] { context.insert(TripsV1.Trip(name: name)) }
    try context.save()
  }

  @Test("take a store through all versions")
  func stages() throws {
    try fill()
    let container = try ModelContainer(
      for: Schema(versionedSchema: TripsV3.self), migrationPlan: TripsPlan.self, configurations: ModelConfiguration(url: url))
    #expect(container.migrationPlan == TripsPlan.self)
    let trips = try ModelContext(container).fetch(FetchDescriptor<TripsV3.Trip>(sortBy: [SortDescriptor(\.title)]))
    #expect(trips.map(\.title) == ["Oslo", "Rome"])
    #expect(trips.map(\.length) == [4, 4])
    let beside = try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
    #expect(beside.allSatisfy { $0.hasPrefix("trips.store") })
  }

  @Test("leave a store as it was where a stage fails, and do not lead back")
  func failures() throws {
    try fill()
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try ModelContainer(
        for: Schema(versionedSchema: TripsV2.self), migrationPlan: FailingPlan.self, configurations: ModelConfiguration(url: url))
    }
    let old = Schema(versionedSchema: TripsV1.self), configuration = ModelConfiguration(url: url)
    try {
      let context = ModelContext(try ModelContainer(for: old, configurations: configuration))
      #expect(try context.fetchCount(FetchDescriptor<TripsV1.Trip>()) == 3)
    }()
    _ = try ModelContainer(
      for: Schema(versionedSchema: TripsV2.self), migrationPlan: TripsPlan.self, configurations: configuration)
    #expect(throws: SwiftDataError.backwardMigration) {
      try ModelContainer(for: old, migrationPlan: TripsPlan.self, configurations: configuration)
    }
  }

  @Test("a store that grows needs no plan")
  func lightweight() throws {
    try fill()
    let container = try ModelContainer(
      for: Schema(versionedSchema: TripsV2.self), configurations: ModelConfiguration(url: url))
    let context = ModelContext(container)
    #expect(try context.fetch(FetchDescriptor<TripsV2.Trip>()).map(\.length) == [0, 0, 0])
  }
}
