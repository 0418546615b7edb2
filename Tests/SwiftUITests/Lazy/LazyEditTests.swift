import ApusTesting
import SwiftUI
import Testing

/// Long lists whose rows come, go, move and grow.
@MainActor
struct LazyEditTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var height: CGFloat
  }

  @MainActor final class Model: ObservableObject {
    @Published var items: [Item]
    init(_ items: [Item]) { self.items = items }
  }

  private struct Rows: View {
    @ObservedObject var model: Model
    let isLazy: Bool
    var body: some View {
      ScrollView {
        if isLazy { LazyVStack(spacing: 4) { rows } } else { VStack(spacing: 4) { rows } }
      }
    }
    private var rows: some View {
      ForEach(model.items) { item in Text(verbatim: "\(item.id)").frame(maxWidth: .infinity).frame(height: item.height) }
    }
  }

  private func screen(_ content: some View) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 200, height: 300)
        $0.scale = 1
      }
    ) { content }
  }

  /// The rows that show, from the top, with where they are.
  private func rows(_ screen: Screen) -> [(id: Int, y: CGFloat)] {
    screen.elements.compactMap { element in Int(element.label).map { ($0, element.frame.midY) } }.sorted { $0.1 < $1.1 }
  }

  private func place(of id: Int, in screen: Screen) -> CGFloat? { rows(screen).first { $0.id == id }?.y }

  @Test("rows that come, go or grow above leave what shows where it is", arguments: ["insert", "remove", "grow", "move", "all"])
  func anchored(edit: String) throws {
    let model = Model((0..<500).map { Item(id: $0, height: 40) })
    let screen = screen(Rows(model: model, isLazy: true))
    for _ in 0..<20 { screen.scroll(by: 200) }
    let before = rows(screen)
    switch edit {
    case "insert": model.items.insert(contentsOf: (0..<30).map { Item(id: 1000 + $0, height: 70) }, at: 3)
    case "remove": model.items.removeSubrange(10..<50)
    case "grow": for index in 0..<50 { model.items[index].height = 90 }
    case "move": model.items.swapAt(2, 400)
    default:
      model.items.insert(Item(id: 1000, height: 10), at: 0)
      model.items.remove(at: 20)
      model.items.removeLast(30)
    }
    screen.settle()
    let after = rows(screen)
    #expect(before.map(\.id) == after.map(\.id))
    #expect(before.map(\.y) == after.map(\.y))
    // Going up again, everything is there and in its order.
    for _ in 0..<60 { screen.scroll(by: -200) }
    #expect(rows(screen).first?.id == model.items[0].id)
    #expect(rows(screen).first?.y == model.items[0].height / 2)
  }

  @Test("at the beginning, what is new at the beginning shows")
  func atTheTop() {
    let model = Model((0..<500).map { Item(id: $0, height: 40) })
    let screen = screen(Rows(model: model, isLazy: true))
    model.items.insert(Item(id: 1000, height: 40), at: 0)
    screen.settle()
    #expect(rows(screen).first?.id == 1000)
  }

  @Test("scrolling up over rows of other heights than the estimate moves what shows by what was scrolled")
  func estimates() throws {
    var random = SplitMix(seed: 3)
    let model = Model((0..<2000).map { Item(id: $0, height: CGFloat(20 + Int(random.next() % 100))) })
    let screen = screen(Rows(model: model, isLazy: true))
    screen.scroll(by: 60_000)
    #expect(rows(screen).first!.id > 100)
    for _ in 0..<300 {
      let before = rows(screen)
      let step = -CGFloat(random.next() % 60)
      screen.scroll(by: step)
      let after = Dictionary(rows(screen).map { ($0.id, $0.y) }) { first, _ in first }
      for row in before {
        if let y = after[row.id] { #expect(abs(y - row.y + step) < 1.01) }
      }
    }
  }

  @Test("the indicator moves steadily over rows of changing heights")
  func indicator() throws {
    var random = SplitMix(seed: 4)
    let model = Model((0..<5000).map { Item(id: $0, height: CGFloat(20 + Int(random.next() % 100))) })
    var fractions: [Double] = []
    let screen = screen(
      Rows(model: model, isLazy: true)
        .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.y / max($0.contentSize.height, 1) }) { _, new in
          fractions.append(new)
        })
    for _ in 0..<400 { screen.scroll(by: 150) }
    // The fraction that is gone grows, and by no more than a hundredth in a step of some two rows.
    for (old, new) in zip(fractions.dropFirst(5), fractions.dropFirst(6)) {
      #expect(new > old - 0.002)
      #expect(new - old < 0.01)
    }
  }

  @Test(
    "ten thousand random edits, in ten parts: the rows and places of a plain stack, and what shows stays",
    arguments: Seeds.chosen(from: 2026..<2036 as Range<UInt64>))
  func randomEdits(seed: UInt64) async throws {
    var random = SplitMix(seed: seed)
    var nextID = 300
    func height() -> CGFloat { CGFloat(10 + Int(random.next() % 12) * 7) }
    let model = Model((0..<300).map { Item(id: $0, height: height()) })
    let screen = screen(Rows(model: model, isLazy: true))
    /// Where the rows of a plain stack begin.
    func plainStarts() -> [Int: (start: CGFloat, order: Int)] {
      var starts: [Int: (start: CGFloat, order: Int)] = [:]
      var y: CGFloat = 0
      for (order, item) in model.items.enumerated() {
        starts[item.id] = (y + item.height / 2, order)
        y += item.height + 4
      }
      return starts
    }
    func removedFirst(_ rows: [(id: Int, y: CGFloat)], _ plain: [Int: (start: CGFloat, order: Int)]) -> Bool {
      rows.first.map { plain[$0.id] == nil } ?? true
    }
    var held = 0
    for step in 0..<1_000 {
      // Other tests wait for the main actor too.
      if step % 20 == 0 { await Task.yield() }
      let before = rows(screen)
      let kind = random.next() % 10
      let count = model.items.count
      let place = count == 0 ? 0 : Int(random.next() % UInt64(count))
      switch kind {
      case 0, 1:
        model.items.insert(Item(id: nextID, height: height()), at: place)
        nextID += 1
      case 2, 3: if count > 100 { model.items.remove(at: place) }
      case 4:
        let other = Int(random.next() % UInt64(count))
        let item = model.items.remove(at: place)
        model.items.insert(item, at: min(other, count - 1))
      case 5: model.items[place].height = height()
      case 6: model.items.swapAt(place, Int(random.next() % UInt64(count)))
      default: screen.scroll(by: CGFloat(Int(random.next() % 801)) - 400)
      }
      screen.settle()
      let after = rows(screen)
      let plain = plainStarts()
      // The same order and the same distances as in a plain stack, and nothing left out.
      let orders = after.map { plain[$0.id]!.order }
      try #require(orders == Array((orders.first ?? 0)..<((orders.first ?? 0) + orders.count)), "step \(step)")
      if let first = after.first {
        for row in after {
          let expected = plain[row.id]!.start - plain[first.id]!.start
          try #require(abs(row.y - first.y - expected) < 0.01, "step \(step)")
        }
      }
      // What shows stays where it is, but at the ends of the content, and where it was the first row itself that went away.
      let isAtEnd = [before, after].contains { $0.contains { plain[$0.id]?.order == model.items.count - 1 } }
      let isAtStart = [before, after].contains { $0.contains { plain[$0.id]?.order == 0 } } || removedFirst(before, plain)
      if kind < 7, !isAtEnd, !isAtStart, kind != 5, kind != 6, kind != 4, let first = before.first,
        let now = after.first(where: { $0.id == first.id })
      {
        try #require(abs(now.y - first.y) < 0.01, "step \(step)")
        held += 1
      }
      if step % 500 == 499 { try compareWithPlainStack(screen, model, step) }
    }
    #expect(held > 60)
    #expect(screen.liveNodes < 400 * 8)
  }

  /// Goes to the top, and from there down beside a stack that is not lazy.
  private func compareWithPlainStack(_ screen: Screen, _ model: Model, _ step: Int) throws {
    for _ in 0..<400 { screen.scroll(by: -250) }
    let plain = self.screen(Rows(model: model, isLazy: false))
    for _ in 0..<20 {
      let visible = rows(plain).filter { $0.y > 0 && $0.y < 300 }
      let lazy = rows(screen).filter { $0.y > 0 && $0.y < 300 }
      try #require(lazy.map(\.id) == visible.map(\.id), "step \(step)")
      for (a, b) in zip(lazy, visible) { try #require(abs(a.y - b.y) < 0.01, "step \(step)") }
      screen.scroll(by: 250)
      plain.scroll(by: 250)
    }
    plain.close()
  }
}
