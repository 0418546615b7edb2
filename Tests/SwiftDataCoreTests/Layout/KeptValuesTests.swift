import Foundation
import SwiftDataCore
import Testing

/// A class with a property of each sort that apps have.
enum Chest {
  @Model final class Everything {
    var bool = false
    var int: Int = 0
    var int32: Int32 = 0
    var uint: UInt64 = 0
    var float: Float = 0
    var double: Double = 0
    var decimal: Decimal = 0
    var text: String = ""
    var date: Date = Date(timeIntervalSinceReferenceDate: 0)
    var uuid: UUID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    var data: Data = Data()
    var url: URL?
    var optionalInt: Int?
    var optionalText: String?
    var kind: Kept.Kind = Kept.Kind.home
    var optionalKind: Kept.Kind?
    var weather: Kept.Weather = Kept.Weather.sun
    var shape: Kept.Shape?
    var address: Kept.Address?
    var place: Kept.Place = Kept.Place(latitude: 0, longitude: 0)
    var hex: Kept.Hex?
    var words: [String] = []
    var places: [Kept.Place] = []
    var counts: [String: Int] = [:]
    var options: Kept.Options = Kept.Options(rawValue: 0)
    @Attribute(.externalStorage) var large: Data?

    init() {}
  }
}

@Suite("Kept values")
struct KeptValuesTests {
  private func container() throws -> ModelContainer {
    try ModelContainer(
      for: Chest.Everything.self, Cabinet.Drawer.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  private func filled() -> Chest.Everything {
    let model = Chest.Everything()
    model.bool = true
    model.int = .min
    model.int32 = -5
    model.uint = .max
    model.float = 0.1
    model.double = .infinity
    model.decimal = Decimal(string: "1234567.8901") ?? 0
    model.text = "Grüße 🌍\u{0}x"
    model.date = Date(timeIntervalSinceReferenceDate: 123_456_789.125)
    model.uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    model.data = Data([0, 1, 255])
    model.url = URL(string: "https://example.org/a?b#c")
    model.optionalInt = 0
    model.optionalText = ""
    model.kind = .work
    model.optionalKind = .home
    model.weather = .snow
    model.shape = .text("t", size: 3)
    model.address = Kept.Address(
      street: "Main", number: 5, place: Kept.Place(latitude: 1, longitude: 2, name: "p"), floors: [3], kind: .work)
    model.place = Kept.Place(latitude: -1, longitude: 0.5)
    model.hex = Kept.Hex(value: 7)
    model.words = ["a", ""]
    model.places = [Kept.Place(latitude: 3, longitude: 4)]
    model.counts = ["a": 1, "b": 2]
    model.options = Kept.Options(rawValue: 6)
    model.large = Data(repeating: 7, count: 300_000)
    return model
  }

  @Test("values of all types are in another context as they were saved")
  func saved() throws {
    let container = try container()
    let context = ModelContext(container)
    let model = filled()
    context.insert(model)
    try context.save()
    let other = ModelContext(container)
    let copy = try #require(other.fetch(FetchDescriptor<Chest.Everything>()).first)
    #expect(copy !== model)
    #expect(copy.bool && copy.int == .min && copy.int32 == -5 && copy.uint == .max)
    #expect(copy.float == 0.1 && copy.double == .infinity && copy.decimal == model.decimal)
    #expect(copy.text == model.text && copy.date == model.date && copy.uuid == model.uuid && copy.data == model.data)
    #expect(copy.url == model.url && copy.optionalInt == 0 && copy.optionalText?.isEmpty == true)
    #expect(copy.kind == .work && copy.optionalKind == .home && copy.weather == .snow && copy.shape == model.shape)
    #expect(copy.address == model.address && copy.place == model.place && copy.hex == model.hex)
    #expect(copy.words == ["a", ""] && copy.places == model.places && copy.counts == model.counts)
    #expect(copy.options == model.options && copy.large == model.large)
  }

  @Test("what was set to nothing is nothing, and defaults are those of the class")
  func nothing() throws {
    let container = try container()
    let context = ModelContext(container)
    let model = filled()
    context.insert(model)
    context.insert(Chest.Everything())
    try context.save()
    (model.url, model.optionalInt, model.optionalText, model.optionalKind, model.shape) = (nil, nil, nil, nil, nil)
    (model.address, model.hex, model.large) = (nil, nil, nil)
    try context.save()
    let other = ModelContext(container)
    for copy in try other.fetch(FetchDescriptor<Chest.Everything>()) {
      #expect(copy.url == nil && copy.optionalInt == nil && copy.optionalText == nil && copy.optionalKind == nil)
      #expect(copy.shape == nil && copy.address == nil && copy.hex == nil && copy.large == nil)
    }
  }

  @Test("predicates find members of structures and raw values in their columns")
  func predicates() throws {
    let context = ModelContext(try container())
    context.insert(filled())
    context.insert(Chest.Everything())
    try context.save()
    func count(_ predicate: Predicate<Chest.Everything>) throws -> Int {
      try context.fetchCount(FetchDescriptor(predicate: predicate))
    }
    #expect(try count(#Predicate { $0.place.latitude < 0 }) == 1)
    #expect(try count(#Predicate { $0.address?.street == "Main" }) == 1)
    #expect(try count(#Predicate { $0.address?.place.name == "p" }) == 1)
    #expect(try count(#Predicate { $0.address == nil }) == 1)
    let work = Kept.Kind.work
    #expect(try count(#Predicate { $0.kind == work }) == 1)
    #expect(try count(#Predicate { $0.kind.rawValue == "home" }) == 1)
    #expect(try count(#Predicate { $0.words.isEmpty }) == 1)
  }

  @Test("a class that inherits is fetched by itself and by its parent")
  func inheritance() throws {
    let container = try container()
    let context = ModelContext(container)
    let drawer = Cabinet.Drawer(depth: 40)
    drawer.corner = Cabinet.Point(x: 5, y: 6)
    context.insert(drawer)
    context.insert(Cabinet.Piece(name: "chair"))
    try context.save()
    let other = ModelContext(container)
    let pieces = try other.fetch(FetchDescriptor<Cabinet.Piece>(sortBy: [SortDescriptor(\.name)]))
    #expect(pieces.map(\.name) == ["chair", "drawer"])
    #expect((pieces.last as? Cabinet.Drawer)?.depth == 40)
    #expect(pieces.last?.corner == Cabinet.Point(x: 5, y: 6))
    let found = try other.fetch(FetchDescriptor<Cabinet.Drawer>(predicate: #Predicate { $0.name == "drawer" && $0.depth > 3 }))
    #expect(found.count == 1 && found.first === pieces.last)
  }
}
