import ApusTesting
import SwiftUI
import Testing

/// What it costs to scroll to a row far away: the row is looked for once, and not in each frame of the way.
@Suite("Scrolling to far rows")
@MainActor
struct FarScrollTests {
  /// An id whose place nobody can compute.
  private struct Key: Hashable {
    let number: Int
  }
  private struct Item: Identifiable {
    let number: Int
    var id: Key { Key(number: number &* 7_919) }
  }

  private struct Rows<Data: RandomAccessCollection, ID: Hashable>: View {
    let data: Data
    let path: KeyPath<Data.Element, ID>
    let first: Int
    let ids: (Int) -> ID
    @State private var added = 0
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("jump") { proxy.scrollTo(ids(first), anchor: .top) }
          Button("go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(ids(first + 30), anchor: .top) } }
          Button("lose") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(ids(-7), anchor: .top) } }
          Button("add") { added += 1 }
          ScrollView {
            LazyVStack(spacing: 0) {
              if added % 2 == 1 { Color.blue.frame(height: 20) }
              ForEach(data, id: path) { _ in Color.red.frame(height: 20) }
            }
          }
          .frame(height: 200)
        }
      }
    }
  }

  /// Ids looked at in each of thirty frames of an animated scroll from a row on, and in the tap that begins it.
  private func idsCompared(in view: some View, _ name: String = "go") throws -> (first: Int, frames: [Int]) {
    let screen = Screen(.init { $0.verifiesCaches = false }) { view }
    try screen.button("jump").tap()
    var before = screen.engine.counters
    try screen.button(name).tap()
    let first = (screen.engine.counters - before).idsCompared
    let frames = (0..<30).map { _ in
      before = screen.engine.counters
      screen.advance(by: 1.0 / 60)
      return (screen.engine.counters - before).idsCompared
    }
    return (first, frames)
  }

  @Test("a frame of the way looks at one id, near the beginning and far from it")
  func unknownPlaces() throws {
    let items = (0..<200_000).map { Item(number: $0) }
    let near = try idsCompared(in: Rows(data: items, path: \.id, first: 100) { Key(number: $0 &* 7_919) })
    let far = try idsCompared(in: Rows(data: items, path: \.id, first: 199_000) { Key(number: $0 &* 7_919) })
    #expect(near.frames == far.frames)
    #expect(far.frames.allSatisfy { $0 <= 2 }, "\(far.frames)")
    // It is found by looking once from the beginning on.
    #expect(far.first >= 199_030 && far.first < 199_100)
  }

  @Test("ids that are numbers in a row are computed", arguments: [100, 900_000])
  func numbers(first: Int) throws {
    let range = try idsCompared(in: Rows(data: 0..<1_000_000, path: \.self, first: first) { $0 })
    #expect(range.first <= 4 && range.frames.allSatisfy { $0 <= 2 })
    let closed = try idsCompared(in: Rows(data: 5...1_000_005, path: \.self, first: first) { $0 })
    #expect(closed.first <= 4 && closed.frames.allSatisfy { $0 <= 2 })
  }

  @Test("an id that no row has is looked for once, though bodies are evaluated in the meantime")
  func unknownIDs() throws {
    let items = (0..<50_000).map { Item(number: $0) }
    let screen = Screen(.init { $0.verifiesCaches = false }) {
      Rows(data: items, path: \.id, first: 40_000) { Key(number: $0 &* 7_919) }
    }
    try screen.button("lose").tap()
    let before = screen.engine.counters
    for _ in 0..<3 { try screen.button("lose").tap() }
    #expect((screen.engine.counters - before).idsCompared == 0)
  }

  /// Rows that come and go before the one that is scrolled to.
  private struct Changing: View {
    @State var items = (0..<3_000).map { Item(number: $0) }
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { proxy.scrollTo(Item(number: 2_500).id, anchor: .top) }
          Button("drop") { items.removeFirst(1_200) }
          Button("turn") { items.reverse() }
          Button("end") { items.removeAll { $0.number == 2_500 } }
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(items) { Color.red.frame(height: 20).accessibilityIdentifier("row \($0.number)") }
            }
          }
          .frame(height: 200)
        }
      }
    }
  }

  @Test("after rows have gone, turned round and gone again, the place that was remembered is not believed")
  func changes() throws {
    let screen = Screen(.init { $0.size = CGSize(width: 390, height: 844) }) { Changing() }
    try screen.button("go").tap()
    let top = try screen.element("row 2500").frame.minY
    for change in ["drop", "turn"] {
      try screen.button(change).tap()
      try screen.button("go").tap()
      #expect(try screen.element("row 2500").frame.minY == top, "\(change)")
    }
    try screen.button("end").tap()
    try screen.button("go").tap()
    #expect(!screen.contains("row 2500"))
  }

  /// Rows whose views have identities that are not those of their elements.
  private struct Named: View {
    private static let names = ["row 15-900", "row 15-950", "row 2-3", "nowhere"]
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          ForEach(Self.names.indices, id: \.self) { index in
            Button("to \(Self.names[index])") { proxy.scrollTo(Self.names[index], anchor: .top) }
          }
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { section in
                Section {
                  ForEach(0..<1_000, id: \.self) { row in
                    Color.red.frame(height: 20).accessibilityIdentifier("at \(section)-\(row)").id("row \(section)-\(row)")
                  }
                }
              }
            }
          }
          .frame(height: 200)
        }
      }
    }
  }

  @Test("identities of rows' views are looked for once, whatever is scrolled to later")
  func named() throws {
    let screen = Screen(.init { $0.verifiesCaches = false }) { Named() }
    let compared = { (name: String) in
      let before = screen.engine.counters
      try screen.button("to \(name)").tap()
      return (screen.engine.counters - before).idsCompared
    }
    let first = try compared("row 15-900")
    #expect(first > 15_000 && first < 16_000)
    #expect(screen.contains("at 15-900"))
    #expect(try compared("row 15-950") < 200)
    #expect(screen.contains("at 15-950"))
    #expect(try compared("row 2-3") < 20)
    #expect(screen.contains("at 2-3"))
    #expect(try compared("nowhere") < 5_000)
    #expect(try compared("nowhere") < 20)
  }
}
