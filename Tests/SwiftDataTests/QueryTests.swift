import ApusTesting
import Foundation
import SwiftData
import SwiftUI
import Testing

@Model
final class Town {
  var name: String
  var rank: Int
  var note: String
  @Relationship(deleteRule: .cascade, inverse: \Sight.town) var sights: [Sight] = []

  init(_ name: String, rank: Int, note: String = "") {
    self.name = name
    self.rank = rank
    self.note = note
  }
}

@Model
final class Sight {
  var name: String
  var town: Town?

  init(_ name: String) { self.name = name }
}

@Suite("Queries of views") @MainActor
struct QueryTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try ModelContainer(for: Town.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  private struct Towns: View {
    @Query(sort: \Town.rank) private var towns: [Town]
    var body: some View {
      VStack { ForEach(towns) { TownRow(town: $0) } }
      Text("\(towns.count) towns")
    }
  }

  private struct TownRow: View {
    let town: Town
    var body: some View { Text(town.name) }
  }

  private struct Filtered: View {
    @Query private var towns: [Town]
    init(rank: Int) { _towns = Query(filter: #Predicate { $0.rank <= rank }, sort: \.rank) }
    var body: some View { Text(verbatim: "shown " + towns.map(\.name).joined(separator: ",")) }
  }

  private func names(_ screen: Screen) -> [String] {
    screen.elements.filter { $0.role == "staticText" }.map(\.label).filter { !$0.hasSuffix("towns") }
  }

  @Test("what is inserted and deleted shows in the next frame, in order, before it is saved")
  func pending() throws {
    context.insert(Town("Kyoto", rank: 2))
    let screen = Screen { Towns().modelContainer(container) }
    #expect(names(screen) == ["Kyoto"] && screen.contains("1 towns"))
    let nara = Town("Nara", rank: 1)
    context.insert(nara)
    screen.settle()
    #expect(names(screen) == ["Nara", "Kyoto"])
    context.delete(nara)
    screen.settle()
    #expect(names(screen) == ["Kyoto"])
    try context.save()
    screen.settle()
    #expect(names(screen) == ["Kyoto"])
  }

  @Test("a property that the query does not read costs the row that shows it; one that it sorts by moves one row")
  func work() throws {
    let towns = (1...20).map { Town("T\($0)", rank: $0 * 10) }
    for town in towns { context.insert(town) }
    try context.save()
    let screen = Screen { Towns().modelContainer(container) }
    screen.forgetWork()
    towns[3].note = "unread"
    screen.settle()
    #expect(screen.bodiesByType.isEmpty)
    towns[3].name = "Fourth"
    screen.settle()
    #expect(screen.bodiesByType["TownRow"] == 1 && screen.bodiesByType["Towns"] == nil)
    screen.forgetWork()
    towns[3].rank = 5
    screen.settle()
    #expect(names(screen).first == "Fourth")
    #expect(screen.bodiesByType["Towns"] == 1 && screen.bodiesByType["TownRow"] == nil)
  }

  @Test("a filter made anew by a parent's state asks again; an equal one does not")
  func filters() throws {
    struct Parent: View {
      @State var rank = 1
      @State var other = 0
      var body: some View {
        Filtered(rank: rank)
        Button("more") { rank += 1 }
        Button("other \(other)") { other += 1 }
      }
    }
    for rank in 1...3 { context.insert(Town("T\(rank)", rank: rank)) }
    let screen = Screen { Parent().modelContainer(container) }
    #expect(screen.contains("shown T1"))
    try screen.button("more").tap()
    #expect(screen.contains("shown T1,T2"))
    screen.forgetWork()
    try screen.button("other 0").tap()
    #expect(screen.bodiesByType["Filtered"] == nil)
  }

  @Test("a model that changes enters and leaves by the filter")
  func entering() {
    let town = Town("Uji", rank: 9)
    context.insert(town)
    let screen = Screen { Filtered(rank: 3).modelContainer(container) }
    #expect(screen.contains("shown "))
    town.rank = 2
    screen.settle()
    #expect(screen.contains("shown Uji"))
    town.rank = 4
    screen.settle()
    #expect(!screen.contains("shown Uji"))
  }

  @Test("what another context of the container saves shows by itself, and models that show are refreshed")
  func otherContexts() async throws {
    let town = Town("Kobe", rank: 1)
    context.insert(town)
    try context.save()
    let screen = Screen { Towns().modelContainer(container) }
    let other = ModelContext(container)
    let theirs = try #require(try other.fetch(FetchDescriptor<Town>()).first)
    theirs.name = "Kōbe"
    other.insert(Town("Otsu", rank: 2))
    screen.settle()
    #expect(names(screen) == ["Kobe"])
    try other.save()
    // The main context takes it over in a turn of the main actor.
    for _ in 0..<1_000 where names(screen).count < 2 {
      try await Task.sleep(for: .milliseconds(1))
      screen.settle()
    }
    #expect(names(screen) == ["Kōbe", "Otsu"] && town.name == "Kōbe")
  }

  @Test("an animation of the query, or of the change, moves what moves; without one it is at once")
  func animations() {
    struct Animated: View {
      @Query(sort: \Town.rank, animation: .linear(duration: 1)) private var towns: [Town]
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(towns) { Text($0.name).frame(height: 20) }
        }
      }
    }
    let (one, two) = (Town("one", rank: 1), Town("two", rank: 2))
    for town in [one, two] { context.insert(town) }
    func place(_ screen: Screen) -> CGFloat? { screen.elements.first { $0.label == "one" }?.frame.minY }
    let screen = Screen { Animated().modelContainer(container) }
    let before = place(screen)
    one.rank = 3
    screen.advance(by: 0.5)
    #expect(screen.isAnimating)
    screen.advance(by: 1)
    #expect(!screen.isAnimating && place(screen) == before.map { $0 + 20 })
    let plain = Screen { Towns().modelContainer(container) }
    two.rank = 4
    plain.advance(by: 0.1)
    #expect(!plain.isAnimating && names(plain) == ["one", "two"])
    withAnimation(.linear(duration: 1)) { two.rank = 1 }
    plain.advance(by: 0.5)
    #expect(plain.isAnimating && names(plain) == ["two", "one"])
  }

  @Test("without a container there are no models, and views show that")
  func noContainer() {
    let screen = Screen { Towns() }
    #expect(screen.contains("0 towns"))
  }

  @Test("a row is deleted by its list, and the sights of its town with it")
  func cascade() throws {
    let town = Town("Nikko", rank: 1)
    context.insert(town)
    town.sights = [Sight("Shrine"), Sight("Lake")]
    try context.save()
    struct Sights: View {
      @Query(sort: \Sight.name) private var sights: [Sight]
      var body: some View { Text(verbatim: "sights " + sights.map(\.name).joined(separator: ",")) }
    }
    let screen = Screen { Sights().modelContainer(container) }
    #expect(screen.contains("sights Lake,Shrine"))
    context.delete(town)
    screen.settle()
    #expect(screen.contains("sights "))
    #expect(try context.fetchCount(FetchDescriptor<Sight>()) == 0)
  }
}
