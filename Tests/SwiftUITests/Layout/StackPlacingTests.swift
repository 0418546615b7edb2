import ApusTesting
import SwiftUI
import Testing

/// What stacks offer their views once they know their own size (Facts 8.2, 8.4).
@MainActor
struct StackPlacingTests {
  private let window = CGSize(width: 300, height: 200)

  private func tall(_ name: String) -> some View { Color.blue.frame(maxHeight: .infinity).accessibilityIdentifier(name) }

  @Test("views of a row that is offered no height are as high as the highest of them")
  func heights() {
    let row = HStack(spacing: 0) {
      Box("a", 50, 20).frame(maxHeight: .infinity).accessibilityIdentifier("A")
      Box("b", 50, 60).frame(maxHeight: .infinity)
      Divider().accessibilityIdentifier("line")
      tall("rest")
    }
    #expect(size(of: row, width: 300) == CGSize(width: 300, height: 60))
    let result = frames(in: window, row.fixedSize(horizontal: false, vertical: true))
    #expect(result["a"] == CGRect(x: 0, y: 90, width: 50, height: 20))
    #expect(result["line"]?.height == 60 && result["line"]?.minY == 70)
    #expect(result["rest"] == CGRect(x: 100.5, y: 70, width: 199.5, height: 60))
  }

  @Test("views of a column that is offered no width are as wide as the widest of them")
  func widths() {
    let column = VStack(spacing: 0) {
      Box("narrow", nil, 10).frame(maxWidth: .infinity)
      Box("wide", 122, 10)
      Divider().accessibilityIdentifier("line")
    }
    let result = frames(in: window, column.fixedSize(horizontal: true, vertical: false))
    #expect(result["narrow"]?.width == 122)
    #expect(result["line"]?.width == 122)
    #expect(frames(in: window, rightToLeft: true, column.fixedSize())["narrow"]?.width == 122)
  }

  @Test("a bar beside lines of text is as high as they are, wherever rows have no height")
  func bars() {
    @ViewBuilder var row: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 4).accessibilityIdentifier("bar")
        Box("lines", 50, 42)
      }
    }
    #expect(frames(in: window, ScrollView { row })["bar"]?.height == 42)
    #expect(frames(in: window, ScrollView { LazyVStack { row } })["bar"]?.height == 42)
    #expect(frames(in: window, List { row })["bar"]?.height == 42)
    #expect(
      frames(
        in: window,
        ScrollView {
          VStack {
            row; row
          }
        })["bar"]?.height == 42)
  }

  @Test("so it is in a lazy row that is offered no height")
  func lazyRow() {
    let row = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        Color.red.frame(width: 4).accessibilityIdentifier("bar")
        Box("lines", 50, 42)
      }
    }
    #expect(frames(in: window, row.fixedSize(horizontal: false, vertical: true))["bar"]?.height == 42)
  }

  @Test("a pile offers its views the size that it has")
  func piles() {
    let around = ZStack {
      Box("colour")
      Box("text", 60, 42)
    }
    #expect(frames(in: window, around.fixedSize())["colour"]?.size == CGSize(width: 60, height: 42))
    let behind = ZStack {
      Box("colour").layoutPriority(-1)
      Box("text", 60, 42)
    }
    #expect(frames(in: window, behind)["colour"] == CGRect(x: 120, y: 79, width: 60, height: 42))
    let wide = ZStack(alignment: .leading) {
      Box("picture", 400, 20)
      Box("bar", nil, 10).frame(maxWidth: .infinity)
    }
    #expect(frames(in: window, wide)["bar"] == CGRect(x: -50, y: 95, width: 400, height: 10))
  }

  @Test("layouts behind a type do the same")
  func erased() {
    @ViewBuilder var views: some View {
      Box("colour")
      Box("box", 60, 42)
    }
    let row = AnyLayout(HStackLayout(spacing: 0))() { views }
    #expect(frames(in: window, row.fixedSize())["colour"]?.size == CGSize(width: 10, height: 42))
    let pile = AnyLayout(ZStackLayout())() { views }
    #expect(frames(in: window, pile.fixedSize())["colour"]?.size == CGSize(width: 60, height: 42))
  }

  @Test("a guide of a view that grows is where the view is placed")
  func guides() {
    let inner = VStack(spacing: 0) {
      Box("narrow", nil, 10).frame(maxWidth: .infinity).alignmentGuide(.trailing) { $0.width }
      Box("wide", 80, 10)
    }
    let outer = VStack(alignment: .trailing, spacing: 0) {
      inner
      Box("line", 100, 10)
    }
    let result = frames(in: window, outer.fixedSize())
    #expect(result["narrow"]?.maxX == result["line"]?.maxX)
    #expect(result["narrow"]?.width == 100)
  }

  @Test("texts are not laid out again where no view can grow, and once more where one can")
  func work() {
    func layouts(_ rest: some View) -> Int {
      let screen = Screen(.init { $0.size = window }) {
        ScrollView {
          HStack {
            Text("a").frame(width: 40)
            VStack(alignment: .leading) {
              Text("One line"); Text("Another one")
            }
            Spacer()
            rest
          }
        }
      }
      return screen.work.textLayouts
    }
    let plain = layouts(Image(systemName: "star").frame(minHeight: 20))
    #expect(layouts(Color.red.frame(width: 4, height: 4)) == plain)
    #expect(layouts(Color.red.frame(width: 4)) <= plain + 4)
  }
}
