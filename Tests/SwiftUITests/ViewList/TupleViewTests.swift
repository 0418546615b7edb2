import ApusTesting
import SwiftUI
import Testing

@Suite("Several views in a row")
@MainActor
struct TupleViewTests {
  @Test("a builder collects its statements in a tuple; a single one stays itself")
  func types() {
    @ViewBuilder func pair() -> TupleView<(Text, Color)> {
      Text("a")
      Color.red
    }
    #expect(type(of: pair()) == TupleView<(Text, Color)>.self)
    #expect(pair().value.0 == Text("a"))
    #expect(type(of: ViewBuilder.buildBlock(Text("a"))) == Text.self)
  }

  @Test("each is a view of its own in the container around it")
  func positions() {
    let tuple = TupleView((Box("a", 10, 10), Box("b", 20, 20), Box("c", 30, 30)))
    let column = frames(in: CGSize(width: 100, height: 100), VStack(alignment: .leading, spacing: 0) { tuple })
    #expect(["a", "b", "c"].map { column[$0]?.minY } == [20, 30, 50])
    let row = frames(in: CGSize(width: 100, height: 100), HStack(alignment: .top, spacing: 0) { tuple })
    #expect(["a", "b", "c"].map { row[$0]?.minX } == [20, 30, 50])
  }

  @Test("more than ten are taken, and tuples inside tuples are one row of views")
  func many() {
    let view = HStack(spacing: 0) {
      Box("0", 1, 1)
      Box("1", 1, 1)
      Box("2", 1, 1)
      Box("3", 1, 1)
      Box("4", 1, 1)
      Box("5", 1, 1)
      Box("6", 1, 1)
      Box("7", 1, 1)
      Box("8", 1, 1)
      Box("9", 1, 1)
      Group {
        Box("10", 1, 1)
        TupleView((Box("11", 1, 1), Box("12", 1, 1)))
      }
    }
    let result = frames(in: CGSize(width: 13, height: 1), scale: 1, view)
    #expect((0..<13).map { result["\($0)"]?.minX } == (0..<13).map { CGFloat($0) })
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }
  private struct Changing: View {
    @State private var suffix = ""
    var body: some View {
      VStack {
        Button("rename") { suffix = "!" }
        TupleView((Counter(name: "a" + suffix), Counter(name: "b" + suffix)))
      }
    }
  }

  @Test("new values reach each view in its place, whose state stays")
  func updates() throws {
    let screen = Screen { Changing() }
    try screen.button("b 0").tap()
    try screen.button("rename").tap()
    #expect(screen.contains("a! 0") && screen.contains("b! 1"))
  }
}
