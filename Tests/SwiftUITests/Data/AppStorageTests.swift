import ApusTesting
import Foundation
import SwiftUI
import Testing

@Suite("Values in the user's defaults") @MainActor
struct AppStorageTests {
  /// Defaults of their own, empty.
  private let store: UserDefaults

  init() throws {
    let name = "apus.tests.\(UUID().uuidString)"
    store = try #require(UserDefaults(suiteName: name))
    store.removePersistentDomain(forName: name)
  }

  private struct Counter: View {
    @AppStorage("count") var count = 3
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Mirror: View {
    @AppStorage("count") var count = 0
    var body: some View { Text("mirror \(count)") }
  }

  @Test("a default is not written; what is written shows wherever the key is shown, and costs those bodies alone")
  func sharing() throws {
    let screen = Screen {
      VStack {
        Counter()
        Mirror()
        Text("beside")
      }
      .defaultAppStorage(store)
    }
    #expect(screen.contains("count 3") && screen.contains("mirror 0"))
    #expect(store.object(forKey: "count") == nil)
    screen.forgetWork()
    try screen.button("count 3").tap()
    #expect(screen.contains("count 4") && screen.contains("mirror 4"))
    #expect(store.integer(forKey: "count") == 4)
    #expect(screen.bodiesByType["Mirror"] == 1 && screen.bodiesByType["Counter"] == 1)
  }

  @Test("a value of another kind than the property's reads as nothing kept; a number is one whatever kind of number it is")
  func otherKinds() {
    func integer() -> Int { AppStorage(wrappedValue: 3, "key", store: store).wrappedValue }
    func number() -> Double { AppStorage(wrappedValue: 1.5, "key", store: store).wrappedValue }
    func flag() -> Bool { AppStorage(wrappedValue: true, "key", store: store).wrappedValue }
    func string() -> String { AppStorage(wrappedValue: "none", "key", store: store).wrappedValue }
    store.set("12", forKey: "key")
    #expect(integer() == 3 && number() == 1.5 && flag() && string() == "12")
    store.set(["12"], forKey: "key")
    #expect(integer() == 3 && number() == 1.5 && flag() && string() == "none")
    store.set(Data([1]), forKey: "key")
    #expect(integer() == 3 && string() == "none")
    #expect(AppStorage<Data?>("key", store: store).wrappedValue == Data([1]))
    #expect(AppStorage<Date?>("key", store: store).wrappedValue == nil)
    store.set(4, forKey: "key")
    #expect(integer() == 4 && number() == 4 && string() == "none")
    store.set(false, forKey: "key")
    #expect(!flag())
  }

  @Test("what is written past the property shows in the next frame")
  func writtenPast() {
    let screen = Screen { Mirror().defaultAppStorage(store) }
    store.set(8, forKey: "count")
    screen.resize(to: CGSize(width: 200, height: 200))
    #expect(screen.contains("mirror 8"))
    store.removeObject(forKey: "count")
    screen.resize(to: CGSize(width: 300, height: 200))
    #expect(screen.contains("mirror 0"))
  }

  @Test("a binding writes, another screen follows, and a new one begins with what is kept")
  func bindings() throws {
    struct Named: View {
      @AppStorage("name") var name = "nobody"
      var body: some View {
        TextField("Name", text: $name)
        Text("I am \(name)")
      }
    }
    let (first, second) = (Screen { Named().defaultAppStorage(store) }, Screen { Named().defaultAppStorage(store) })
    try first.textField("Name").tap()
    first.type("!")
    second.settle()
    #expect(first.contains("I am nobody!") && second.contains("I am nobody!"))
    #expect(Screen { Named().defaultAppStorage(store) }.contains("I am nobody!"))
  }

  private enum Level: Int { case low, high }
  private enum Theme: String { case light, dark }

  @Test("all kinds of values come back as they were written; what is not of the kind is not there")
  func kinds() throws {
    func check<Value: Equatable>(_ storage: AppStorage<Value>, _ value: Value, or initial: Value) {
      #expect(storage.wrappedValue == initial)
      storage.projectedValue.wrappedValue = value
      #expect(storage.wrappedValue == value)
    }
    let url = try #require(URL(string: "https://example.com/a?b=c"))
    let date = Date(timeIntervalSinceReferenceDate: 1_000_000)
    check(AppStorage(wrappedValue: true, "bool", store: store), false, or: true)
    check(AppStorage(wrappedValue: 1, "int", store: store), -5, or: 1)
    check(AppStorage(wrappedValue: 0.5, "double", store: store), 2.25, or: 0.5)
    check(AppStorage(wrappedValue: "a", "string", store: store), "日本", or: "a")
    check(AppStorage(wrappedValue: url, "url", store: store), url.appendingPathComponent("d"), or: url)
    check(AppStorage(wrappedValue: Data(), "data", store: store), Data([1, 2]), or: Data())
    check(AppStorage(wrappedValue: date, "date", store: store), date + 60, or: date)
    check(AppStorage(wrappedValue: Level.low, "level", store: store), .high, or: .low)
    check(AppStorage(wrappedValue: Theme.light, "theme", store: store), .dark, or: .light)
    check(AppStorage<Bool?>("bool?", store: store), true, or: nil)
    check(AppStorage<Int?>("int?", store: store), 7, or: nil)
    check(AppStorage<Double?>("double?", store: store), 7.5, or: nil)
    check(AppStorage<String?>("string?", store: store), "b", or: nil)
    check(AppStorage<URL?>("url?", store: store), url, or: nil)
    check(AppStorage<Data?>("data?", store: store), Data([3]), or: nil)
    check(AppStorage<Date?>("date?", store: store), date, or: nil)
    check(AppStorage<Level?>("level?", store: store), .high, or: nil)
    check(AppStorage<Theme?>("theme?", store: store), .dark, or: nil)
    AppStorage<Int?>("int?", store: store).wrappedValue = nil
    #expect(store.object(forKey: "int?") == nil)
    store.set("no level", forKey: "theme")
    #expect(AppStorage(wrappedValue: Theme.light, "theme", store: store).wrappedValue == .light)
  }
}
