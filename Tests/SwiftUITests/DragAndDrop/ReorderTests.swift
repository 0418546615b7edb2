import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing

@Suite("reorderable() views are moved among each other in a reorderContainer(for:)") @MainActor
struct ReorderTests {
  private struct Town: Identifiable, Equatable {
    var name: String
    var code: Int { Int(name.unicodeScalars.first?.value ?? 0) }
    var id: String { name }
  }

  private typealias Single = ReorderDifference<String, ReorderableSingleCollectionIdentifier>

  /// What was told.
  private final class Log {
    var single: [Single] = []
    var several: [ReorderDifference<String, Int>] = []
    var codes: [ReorderDifference<Int, ReorderableSingleCollectionIdentifier>] = []
    var sections: [ReorderDifference<Int, Int>] = []
    var presses: [String] = []
  }

  private let log = Log()

  /// One that goes before another, or with `nil` to the end.
  private func told(_ source: String, before id: String?) -> [Bool] {
    let destination = Single.Destination(position: id.map { .before($0) } ?? .end)
    return log.single.map { $0.sources == [source] && $0.destination == destination }
  }

  private struct Cell: View {
    let name: String
    var height: CGFloat = 40
    var body: some View { Text(name).frame(width: 100, height: height) }
  }

  /// Four towns below one another, 10 apart; the first is twice as high.
  private struct Column: View {
    @State private var towns = ["a", "b", "c", "d"].map(Town.init)
    let log: Log
    var isEnabled = true
    var body: some View {
      VStack(spacing: 10) {
        ForEach(towns) { town in
          Cell(name: town.name, height: town.name == "a" ? 80 : 40).moveDisabled(town.name == "d")
            .onTapGesture { log.presses.append(town.name) }
        }
        .reorderable()
      }
      .reorderContainer(for: Town.self, isEnabled: isEnabled) { difference in
        log.single.append(difference)
        guard let index = towns.firstIndex(where: { difference.sources.contains($0.id) }) else { return }
        let town = towns.remove(at: index)
        switch difference.destination.position {
        case .before(let id): towns.insert(town, at: towns.firstIndex { $0.id == id } ?? towns.endIndex)
        case .end: towns.append(town)
        }
      }
    }
  }

  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen {
    Screen(.init { $0.size = CGSize(width: 400, height: 400) }, content: view)
  }

  /// Holds a view until it is lifted, and brings it by steps to a point.
  private func lift(_ name: String, to end: CGPoint, in screen: Screen) throws {
    let frame = try screen.text(name).frame, start = CGPoint(x: frame.midX, y: frame.midY)
    screen.touchDown(at: start)
    screen.advance(by: 0.6)
    for step in 1...5 {
      let part = CGFloat(step) / 5
      screen.touchMove(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      screen.advance(by: 0.02)
    }
    screen.advance(by: 0.3)
  }

  private func center(_ name: String, in screen: Screen) throws -> CGPoint {
    let frame = try screen.text(name).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("a held view follows the finger; the others make room by its size; at the drop the closure is told, and it has moved")
  func column() throws {
    let screen = screen { Column(log: log) }
    let (b, c) = (try center("b", in: screen), try center("c", in: screen))
    try lift("a", to: c, in: screen)
    #expect(try abs(center("a", in: screen).y - c.y) < 0.6)
    // Its 80 and the 10 between.
    #expect(try abs(center("b", in: screen).y - (b.y - 90)) < 0.6 && abs(center("c", in: screen).y - (c.y - 90)) < 0.6)
    #expect(log.single.isEmpty)
    screen.touchUp(at: c)
    screen.finishAnimations()
    #expect(told("a", before: "d") == [true])
    #expect(try center("b", in: screen).y == b.y - 90)
    #expect(try center("a", in: screen).y > center("c", in: screen).y)
  }

  @Test("upwards it goes before a view, to the end behind the last one")
  func directions() throws {
    let screen = screen { Column(log: log) }
    let a = try center("a", in: screen)
    try lift("c", to: a, in: screen)
    screen.touchUp(at: a)
    screen.finishAnimations()
    #expect(told("c", before: "a") == [true])
    let d = try center("d", in: screen)
    try lift("b", to: d, in: screen)
    screen.touchUp(at: d)
    screen.finishAnimations()
    #expect(told("b", before: nil) == [false, true])
  }

  @Test("a short press is none; where it was dropped at its place, or may not move, nothing is told; a tap still is one")
  func nothing() throws {
    let screen = screen { Column(log: log) }
    let (b, d) = (try center("b", in: screen), try center("d", in: screen))
    screen.drag(from: b, to: d, duration: 0.2)
    screen.finishAnimations()
    try lift("b", to: CGPoint(x: b.x + 60, y: b.y), in: screen)
    screen.touchUp(at: CGPoint(x: b.x + 60, y: b.y))
    screen.finishAnimations()
    #expect(try center("b", in: screen) == b)
    try lift("d", to: b, in: screen)
    screen.touchUp(at: b)
    screen.finishAnimations()
    #expect(log.single.isEmpty && log.presses.isEmpty)
    screen.tap(at: b)
    #expect(log.presses == ["b"])
    let off = self.screen { Column(log: log, isEnabled: false) }
    try lift("a", to: try center("c", in: off), in: off)
    screen.finishAnimations()
    #expect(log.single.isEmpty)
  }

  @Test("in rows and columns each view takes its neighbour's place; identities are those of a key path")
  func grid() throws {
    let towns = (0..<6).map { Town(name: String(UnicodeScalar(UInt8(97 + $0)))) }
    let screen = screen {
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(100), spacing: 0), count: 3), spacing: 0) {
        ForEach(towns, id: \.code) { Cell(name: $0.name) }.reorderable()
      }
      .reorderContainer(for: Town.self, itemID: \.code) { log.codes.append($0) }
    }
    let places = try towns.map { try center($0.name, in: screen) }
    try lift("b", to: places[4], in: screen)
    for (name, place) in [("a", 0), ("c", 1), ("d", 2), ("e", 3), ("f", 5)] {
      let now = try center(name, in: screen)
      #expect(abs(now.x - places[place].x) < 0.6 && abs(now.y - places[place].y) < 0.6, "\(name)")
    }
    screen.touchUp(at: places[4])
    screen.finishAnimations()
    #expect(log.codes.map(\.sources) == [[98]] && log.codes.map(\.destination.position) == [.before(102)])
    #expect(log.codes.first?.destination == .init(position: .before(102)))
    // Nothing moves by itself.
    #expect(try center("b", in: screen) == places[1])
  }

  @Test("between collections it goes before the view whose first half it is over, else behind that")
  func collections() throws {
    let lists = [["a", "b"].map(Town.init), ["c", "d"].map(Town.init)]
    let screen = screen {
      VStack(spacing: 0) {
        ForEach(0..<2) { index in
          Text("list \(index)").frame(height: 40)
          ForEach(lists[index]) { Cell(name: $0.name) }.reorderable(collectionID: index)
        }
      }
      .reorderContainer(for: Town.self, in: Int.self) { log.several.append($0) }
    }
    let (c, d) = (try center("c", in: screen), try center("d", in: screen))
    for (point, position) in [
      (CGPoint(x: c.x, y: c.y - 10), .before("c")), (CGPoint(x: c.x, y: c.y + 10), .before("d")),
      (CGPoint(x: d.x, y: d.y + 10), .end),
    ] as [(CGPoint, ReorderDifference<String, Int>.Destination.Position)] {
      try lift("a", to: point, in: screen)
      screen.touchUp(at: point)
      screen.finishAnimations()
      let told = try #require(log.several.last)
      #expect(told.sources == ["a"] && told.destination == .init(position: position, collectionID: 1))
    }
    let sections = self.screen {
      HStack(spacing: 0) { ForEach(lists[0], id: \.code) { Cell(name: $0.name) }.reorderable(collectionID: 7) }
        .reorderContainer(for: Town.self, itemID: \.code, in: Int.self) { log.sections.append($0) }
    }
    let a = try center("a", in: sections)
    try lift("b", to: a, in: sections)
    sections.touchUp(at: a)
    sections.finishAnimations()
    #expect(log.sections.map(\.destination) == [.init(position: .before(97), collectionID: 7)])
  }

  @Test("behind the last view that there is comes the next element of its collection, not the end")
  func beyondWhatShows() throws {
    // The second one is so far away that it is not made.
    let screen = screen {
      HStack(alignment: .top, spacing: 0) {
        ForEach([Town(name: "a")]) { Cell(name: $0.name) }.reorderable(collectionID: 0)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(["x", "y", "z"], id: \.self) { Cell(name: $0, height: 700) }.reorderable(collectionID: 1)
          }
        }
      }
      .reorderContainer(for: Town.self, in: Int.self) { log.several.append($0) }
    }
    #expect(!screen.contains("y"))
    let end = CGPoint(x: try center("x", in: screen).x, y: 390)
    try lift("a", to: end, in: screen)
    screen.touchUp(at: end)
    screen.finishAnimations()
    #expect(log.several.map(\.destination) == [.init(position: .before("y"), collectionID: 1)])
  }

  @Test("in a list it is the row that moves")
  func list() throws {
    let towns = ["a", "b", "c"].map(Town.init)
    let screen = Screen {
      List { ForEach(towns) { Text($0.name) }.reorderable() }
        .reorderContainer(for: Town.self) { log.single.append($0) }
    }
    let c = try center("c", in: screen)
    try lift("a", to: CGPoint(x: c.x, y: c.y + 10), in: screen)
    screen.touchUp(at: CGPoint(x: c.x, y: c.y + 10))
    screen.finishAnimations()
    #expect(told("a", before: nil) == [true])
  }

  @Test("a view that goes while a finger holds it takes nothing along, and the next one can be lifted")
  func gone() throws {
    struct Going: View {
      @State private var names = ["a", "b", "c"]
      let log: Log
      var body: some View {
        VStack(spacing: 0) {
          Button("drop") { names.removeFirst() }
          ForEach(names, id: \.self) { Cell(name: $0) }.reorderable()
        }
        .reorderContainer(for: String.self, itemID: \.self) { log.single.append($0) }
      }
    }
    let screen = screen { Going(log: log) }
    let (b, c) = (try center("b", in: screen), try center("c", in: screen))
    try lift("a", to: b, in: screen)
    try screen.button("drop").activate()
    screen.finishAnimations()
    screen.touchUp(at: b)
    #expect(log.single.isEmpty && !screen.contains("a"))
    try lift("b", to: try center("c", in: screen), in: screen)
    screen.touchUp(at: c)
    screen.finishAnimations()
    #expect(told("b", before: nil) == [true])
  }
}
