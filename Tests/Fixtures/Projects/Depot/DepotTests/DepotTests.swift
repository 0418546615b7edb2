import Testing

@testable import Depot

@MainActor struct DepotTests {
  @Test func trains() { #expect(TrainStore().trains.count == 3) }
}
