import Testing

@testable import Ferry
@testable import FerryKit

@MainActor struct FerryTests {
  @Test func harbors() { #expect(ContentView().schedule.departures.map(\.time) == ["08:00", "08:45", "09:30"]) }
  @Test func framework() { #expect(Harbors.isInternal && Harbors.names.count == 3) }
}
