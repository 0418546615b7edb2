import ApusTesting
import SwiftUI
import Testing

/// What lazy containers cost: rows are counted where their content is made.
@MainActor
struct LazyWorkTests {
  /// Counts how often the content of each row was made.
  @MainActor final class Log {
    var made: [Int: Int] = [:]
    var total: Int { made.values.reduce(0, +) }
    func row(_ index: Int) -> Int {
      made[index, default: 0] += 1
      return index
    }
  }

  private func screen(_ content: some View) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 390, height: 844)
        $0.scale = 1
      }
    ) { content }
  }

  private func list(_ count: Int, _ log: Log) -> some View {
    ScrollView {
      LazyVStack(spacing: 10) {
        ForEach(0..<count, id: \.self) { index in
          Text(verbatim: "row \(log.row(index))").frame(maxWidth: .infinity).frame(height: 40)
        }
      }
    }
  }

  @Test("the first frame of a hundred thousand rows makes fewer than forty")
  func firstFrame() {
    let log = Log()
    let screen = screen(list(100_000, log))
    #expect(screen.contains("row 0"))
    #expect(log.made.count < 40)
    #expect(log.total == log.made.count)
  }

  @Test("the first frame of a million rows makes as many as that of a hundred")
  func sizeDoesNotMatter() {
    let (few, many) = (Log(), Log())
    let (small, large) = (screen(list(100, few)), screen(list(1_000_000, many)))
    #expect(few.made.count == many.made.count)
    #expect(small.work.nodesMade == large.work.nodesMade)
    #expect(small.work.sizesComputed == large.work.sizesComputed)
  }

  @Test("scrolling ten thousand points makes each row once, and lays out no text twice")
  func scrolling() {
    let log = Log()
    let screen = screen(list(100_000, log))
    for _ in 0..<400 { screen.scroll(by: 25) }
    #expect(screen.contains("row 200"))
    #expect(log.made.count >= 10_844 / 50)
    #expect(log.made.count < 10_844 / 50 + 5)
    #expect(log.total == log.made.count)
    #expect(screen.work.textLayouts <= 2 * log.made.count)
  }

  @Test("a jump to the last of a million rows makes fewer than sixty")
  func jump() throws {
    struct Jump: View {
      let log: Log
      var body: some View {
        ScrollViewReader { reader in
          VStack(spacing: 0) {
            Button("last") { reader.scrollTo(999_999, anchor: .bottom) }
            ScrollView {
              LazyVStack {
                ForEach(0..<1_000_000, id: \.self) { index in
                  // Rows differ in height, so that the estimate is not right.
                  Text(verbatim: "row \(log.row(index))").frame(height: 30 + CGFloat(index % 7) * 10)
                }
              }
            }
          }
        }
      }
    }
    let log = Log()
    let screen = screen(Jump(log: log))
    let first = log.made.count
    try screen.button("last").tap()
    screen.finishAnimations()
    let last = try screen.text("row 999999").frame
    #expect(last.maxY <= 844.5 && last.maxY > 800)
    #expect(log.made.count - first < 60)
  }

  @Test("one row that changes evaluates one body")
  func toggle() throws {
    struct Row: View {
      let index: Int
      @State private var isOn = false
      var body: some View { Button(isOn ? "on \(index)" : "off \(index)") { isOn.toggle() } }
    }
    let screen = screen(ScrollView { LazyVStack { ForEach(0..<100_000, id: \.self) { Row(index: $0) } } })
    screen.forgetWork()
    let row = try screen.button("off 5")
    row.tap()
    screen.finishAnimations()
    #expect(screen.contains("on 5"))
    #expect(screen.bodiesByType["Row"] == 1)
  }

  @Test("one element that changes in the data evaluates one row")
  func changedElement() throws {
    struct Content: View {
      let log: Log
      @State private var names = (0..<100_000).map { "name \($0)" }
      var body: some View {
        VStack(spacing: 0) {
          Button("change") { names[2] = "other" }
          Button("change far") { names[90_000] = "far" }
          ScrollView {
            LazyVStack { ForEach(names.indices, id: \.self) { index in Text(names[log.row(index)]) } }
          }
        }
      }
    }
    let log = Log()
    let screen = screen(Content(log: log))
    let shown = log.total
    try screen.button("change").tap()
    #expect(screen.contains("other"))
    // The closure captures the array, so every row that shows is made anew, and no other one.
    #expect(log.total <= 2 * shown)
    try screen.button("change far").tap()
    #expect(log.total <= 3 * shown)
  }

  @Test("after scrolling through a million rows there are no more nodes than a bounded number")
  func memory() {
    let log = Log()
    let screen = screen(list(1_000_000, log))
    for _ in 0..<60 { screen.scroll(by: 844) }
    let early = screen.liveNodes
    for _ in 0..<300 { screen.scroll(by: 844) }
    for _ in 0..<100 { screen.scroll(by: 50_000_000 / 100) }
    #expect(screen.liveNodes <= early + 50)
    #expect(log.total == log.made.count)
  }

  @Test("without a scroll view a lazy stack shows all its rows")
  func withoutScrollView() {
    let log = Log()
    let screen = screen(
      LazyVStack(spacing: 0) { ForEach(0..<30, id: \.self) { Text(verbatim: "row \(log.row($0))").frame(height: 20) } })
    #expect(log.made.count == 30)
    #expect(screen.contains("row 29"))
  }

  @Test("both axes: a row of a hundred thousand columns in a column of a hundred thousand rows")
  func bothAxes() {
    let log = Log()
    let content = ScrollView([.horizontal, .vertical]) {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(0..<100_000, id: \.self) { row in
          LazyHStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { column in
              Text("\(log.row(row * 1000 + column))").frame(width: 100, height: 50)
            }
          }
          .frame(height: 50)
        }
      }
    }
    let screen = screen(content)
    #expect(log.made.count < 18 * 10)
    let before = log.made.count
    screen.scroll(by: 500)
    #expect(log.made.count - before < 11 * 8)
  }
}
