import Foundation
import SwiftDataCore
import Testing

@Suite("Models that inherit from models")
struct InheritedModelTests {
  @Model class Trip {
    var name: String
    var start = Date(timeIntervalSinceReferenceDate: 0)
    init(name: String) { self.name = name }
  }

  @Model class BusinessTrip: Trip {
    var perDiem: Double = 20
    var note: String?
    init(name: String, perDiem: Double) {
      self.perDiem = perDiem
      super.init(name: name)
    }
  }

  @Model final class Congress: BusinessTrip {
    var days: Int
    init(days: Int) {
      self.days = days
      super.init(name: "Congress", perDiem: 50)
      note = "\(days)"
    }
  }

  @Test("what initializers set before the class above has its values is there afterwards, as are initial values")
  func initialValues() {
    let congress = Congress(days: 3)
    #expect(congress.days == 3 && congress.perDiem == 50 && congress.name == "Congress" && congress.note == "3")
    #expect(congress.start == Date(timeIntervalSinceReferenceDate: 0))
    congress.days += 1
    congress.perDiem = 0
    congress.name = "Other"
    #expect(congress.days == 4 && congress.perDiem == 0 && congress.name == "Other")
    #expect(BusinessTrip(name: "A", perDiem: 1).perDiem == 1)
  }

  @Test("each class lists its own properties")
  func metadata() {
    #expect(Trip.schemaMetadata.map(\.name) == ["name", "start"])
    #expect(BusinessTrip.schemaMetadata.map(\.name) == ["perDiem", "note"])
    #expect(Congress.schemaMetadata.map(\.name) == ["days"])
  }

  @Test("observers are told of own and inherited properties, and of no others", arguments: [true, false])
  func observation(isOwn: Bool) {
    final class Changes: @unchecked Sendable { var count = 0 }
    let congress = Congress(days: 3)
    let changes = Changes()
    withObservationTracking {
      if isOwn { _ = congress.days } else { _ = congress.name }
    } onChange: {
      changes.count += 1
    }
    congress.perDiem = 3
    #expect(changes.count == 0)
    if isOwn { congress.days = 4 } else { congress.name = "B" }
    #expect(changes.count == 1)
  }

  @Test("an instance that is made with a backing data shows its values and no initial ones")
  func backingData() {
    func remade<Model: PersistentModel>(_ model: Model) -> Model { Model(backingData: model.persistentBackingData) }
    let copy = remade(Congress(days: 7))
    #expect(copy.days == 7 && copy.perDiem == 50 && copy.note == "7" && copy.name == "Congress")
  }

  @Test("initial values are handed over once, in their order")
  func handingOver() {
    var values = _InitialValues<Trip>()
    #expect(values.takeAll().isEmpty)
    values.setValue(forKey: \.name, to: "A")
    values.setValue(forKey: \.name, to: "B")
    let trip = Trip(name: "C")
    for assign in values.takeAll() { assign(trip) }
    #expect(trip.name == "B" && values.takeAll().isEmpty)
  }
}
