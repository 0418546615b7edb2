import Combine
import Testing

private class Town: ObservableObject {
  @Published var name = "Kyoto"
  @Published var people: Int
  var visits = 0
  init(people: Int = 5) { self.people = people }
}

private final class Capital: Town {
  @Published var palace = "none"
  let unrelated = [1, 2]
}

private class Plain { var x = 1 }
private final class Derived<Value>: Plain, ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

private final class Silent: ObservableObject { var x = 1 }

private final class Manual: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var x = 0 { willSet { objectWillChange.send() } }
}

private final class Parent: ObservableObject {
  @Published var child = Town()
  private var link: AnyCancellable?
  init() { link = child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() } }
}

@MainActor private final class Screen: ObservableObject {
  @Published var title = ""
  @Published var length = 0
  init() { $title.map(\.count).assign(to: &$length) }
}

@Suite("ObservableObject and @Published")
struct ObservableObjectTests {
  @Test("objectWillChange fires before the value changes, once for each write")
  func firesBefore() {
    let town = Town()
    var seen: [String] = []
    let token = town.objectWillChange.sink { [unowned town] in seen.append(town.name) }
    town.name = "Nara"
    town.name = "Nara"
    town.visits = 3
    #expect(seen == ["Kyoto", "Nara"])
    token.cancel()
    town.name = "Osaka"
    #expect(seen.count == 2)
  }

  @Test("an object with @Published properties keeps its publisher; one without gets new ones")
  func identity() {
    let town = Town()
    #expect(town.objectWillChange === town.objectWillChange)
    #expect(town.objectWillChange !== Town().objectWillChange)
    let silent = Silent()
    #expect(silent.objectWillChange !== silent.objectWillChange)
  }

  @Test("a subclass announces its own and inherited properties")
  func subclass() {
    let capital = Capital()
    var count = 0
    let token = (capital as Town).objectWillChange.sink { count += 1 }
    capital.name = "Tokyo"
    capital.palace = "Imperial"
    capital.people = 9
    #expect(count == 3)
    _ = token
  }

  @Test("a generic class below a plain one is found too")
  func genericSubclass() {
    let object = Derived<[String]>([])
    var count = 0
    let token = object.objectWillChange.sink { count += 1 }
    object.value.append("a")
    #expect(count == 1)
    #expect(object.value == ["a"])
    _ = token
  }

  @Test("an object's own publisher is used as it is")
  func manual() {
    let manual = Manual()
    var seen: [Int] = []
    let token = manual.objectWillChange.sink { seen.append(manual.x) }
    manual.x = 4
    #expect(seen == [0])
    _ = token
  }

  @Test("a parent passes on what its child announces")
  func nested() {
    let parent = Parent()
    var count = 0
    let token = parent.objectWillChange.sink { count += 1 }
    parent.child.name = "Kobe"
    #expect(count == 1)
    _ = token
  }

  @Test("$name gives the present value, then each new one before it is stored")
  func projected() {
    let town = Town()
    var seen: [(String, String)] = []
    let token = town.$name.sink { [unowned town] in seen.append(($0, town.name)) }
    town.name = "Nara"
    #expect(seen.map(\.0) == ["Kyoto", "Nara"])
    #expect(seen.map(\.1) == ["Kyoto", "Kyoto"])
    _ = token
  }

  @Test("objectWillChange comes before $name")
  func order() {
    let town = Town()
    var seen: [String] = []
    let tokens = [
      town.$name.dropFirst().sink { seen.append("value \($0)") }, town.objectWillChange.sink { seen.append("change") },
    ]
    town.name = "Nara"
    #expect(seen == ["change", "value Nara"])
    _ = tokens
  }

  @Test("without demand $name keeps the newest value for later")
  func projectedDemand() {
    let town = Town()
    let recorder = town.$people.record(demand: .max(1))
    town.people = 6
    town.people = 7
    #expect(recorder.values == [5])
    recorder.request(.max(1))
    #expect(recorder.values == [5, 7])
  }

  @Test("assign(to:) writes to a property while its object lives")
  @MainActor func assign() {
    var screen: Screen? = Screen()
    screen?.title = "four"
    #expect(screen?.length == 4)
    weak let gone = screen
    screen = nil
    #expect(gone == nil)

    let subject = PassthroughSubject<String, Never>()
    var town: Town? = Town()
    subject.assign(to: &town!.$name)
    subject.send("Nara")
    #expect(town?.name == "Nara")
    town = nil
    subject.send("Osaka")
  }

  @Test("the observation hook follows the default publisher and an object's own")
  func hook() {
    let town = Town()
    let manual = Manual()
    var count = 0
    let tokens = [town.observeWillChange { count += 1 }, manual.observeWillChange { count += 10 }]
    town.name = "Nara"
    manual.x = 1
    #expect(count == 11)
    for token in tokens { token.cancel() }
    town.name = "Osaka"
    manual.x = 2
    #expect(count == 11)
  }

  @Test("many observers come and go; order stays that of arrival")
  func manyObservers() {
    let town = Town()
    var seen: [Int] = []
    var tokens = (0..<100).map { index in town.observeWillChange { seen.append(index) } }
    for index in (0..<100).reversed() where index % 10 != 0 { tokens.remove(at: index).cancel() }
    town.name = "Nara"
    #expect(seen == Array(stride(from: 0, to: 100, by: 10)))
  }
}
