import Foundation
import Observation
import SwiftDataCore
import Synchronization
import Testing

@Suite("Classes that inherit, in contexts") struct InheritanceTests {
  typealias Trip = InheritedModelTests.Trip
  typealias BusinessTrip = InheritedModelTests.BusinessTrip
  typealias Congress = InheritedModelTests.Congress

  private func container() throws -> ModelContainer {
    try ModelContainer(
      for: Trip.self, BusinessTrip.self, Congress.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  private func fill(_ container: ModelContainer) throws {
    let context = ModelContext(container)
    context.insert(Trip(name: "Rome"))
    context.insert(BusinessTrip(name: "Oslo", perDiem: 7))
    context.insert(Congress(days: 3))
    try context.save()
  }

  @Test("a fetch of the class above gives all, each of its own class with its own properties")
  func fetching() throws {
    let container = try container()
    try fill(container)
    let context = ModelContext(container)
    let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    #expect(trips.map(\.name) == ["Congress", "Oslo", "Rome"])
    let congress = try #require(trips[0] as? Congress), business = try #require(trips[1] as? BusinessTrip)
    #expect(congress.days == 3 && congress.perDiem == 50 && congress.note == "3")
    #expect(business.perDiem == 7 && !(business is Congress))
    #expect(!(trips[2] is BusinessTrip))
    #expect(try context.fetch(FetchDescriptor<BusinessTrip>(predicate: #Predicate { $0.perDiem > 10 })) == [congress])
    congress.days = 5
    try context.save()
    let other = ModelContext(container)
    #expect((other.model(for: congress.persistentModelID) as? Congress)?.days == 5)
  }

  @Test("what another context changes is told of, own or inherited")
  func merging() throws {
    let container = try container()
    try fill(container)
    let first = ModelContext(container), second = ModelContext(container)
    let congress = try #require(try first.fetch(FetchDescriptor<Congress>()).first)
    let same = try #require(try second.fetch(FetchDescriptor<Congress>()).first)
    let told = Mutex<[String]>([])
    withObservationTracking {
      _ = same.days
    } onChange: {
      told.withLock { $0.append("days") }
    }
    withObservationTracking {
      _ = same.name
    } onChange: {
      told.withLock { $0.append("name") }
    }
    congress.days = 9
    try first.save()
    second.processPendingChanges()
    #expect(told.withLock { $0 } == ["days"])
    congress.name = "Forum"
    try first.save()
    second.processPendingChanges()
    #expect(told.withLock { $0 } == ["days", "name"])
    #expect(same.days == 9 && same.name == "Forum")
  }

  @Test("deleting by class leaves those that inherit where it is to")
  func deleting() throws {
    let container = try container()
    try fill(container)
    let context = ModelContext(container)
    try context.delete(model: BusinessTrip.self, includeSubclasses: false)
    try context.save()
    #expect(Set(try context.fetch(FetchDescriptor<Trip>()).map(\.name)) == ["Congress", "Rome"])
    try context.delete(model: Trip.self)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
  }
}
