import ApusTesting
import SwiftUI
import Testing

@Suite("Safe areas")
@MainActor
struct SafeAreaTests {
  private let window = CGSize(width: 400, height: 800)
  private let insets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)

  @Test("content lies inside, and reaches over the edges it ignores")
  func ignoring() {
    let inside = frames(in: window, insets: insets, Box("a"))
    #expect(inside["a"] == CGRect(x: 0, y: 50, width: 400, height: 720))
    let outside = frames(in: window, insets: insets, Box("a").ignoresSafeArea())
    #expect(outside["a"] == CGRect(x: 0, y: 0, width: 400, height: 800))
    let bottom = frames(in: window, insets: insets, Box("a").edgesIgnoringSafeArea(.bottom))
    #expect(bottom["a"] == CGRect(x: 0, y: 50, width: 400, height: 750))
  }

  @Test("a view knows only the insets its edges touch")
  func reader() {
    var middle = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    var whole = EdgeInsets()
    _ = frames(
      in: window, insets: insets,
      GeometryReader { proxy in
        let _ = whole = proxy.safeAreaInsets
        GeometryReader { inner in
          let _ = middle = inner.safeAreaInsets
          Color.red
        }
        .frame(width: 100, height: 20)
        .position(x: 200, y: 300)
      })
    #expect(whole.top == 50)
    #expect(whole.bottom == 30)
    #expect(middle == EdgeInsets())
  }

  @Test("a bar insets the content's safe area by its height")
  func bar() {
    let result = frames(
      in: window, insets: insets,
      Box("content").safeAreaInset(edge: .top, spacing: 0) { Box("bar", nil, 44) })
    #expect(result["bar"] == CGRect(x: 0, y: 50, width: 400, height: 44))
    #expect(result["content"] == CGRect(x: 0, y: 94, width: 400, height: 676))
    let under = frames(
      in: window, insets: insets,
      Box("content").ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) { Box("bar", nil, 44) })
    #expect(under["content"] == CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test("insets at each edge, one inside the other", arguments: [false, true])
  func nested(rightToLeft: Bool) {
    let result = frames(
      in: window, insets: insets, rightToLeft: rightToLeft,
      Box("content")
        .safeAreaInset(edge: .bottom, spacing: 0) { Box("b", nil, 20) }
        .safeAreaInset(edge: .leading, spacing: 0) { Box("l", 30) }
        .safeAreaInset(edge: .trailing, spacing: 0) { Box("t", 40) }
        .safeAreaInset(edge: .top, spacing: 10) { Box("h", nil, 20) })
    #expect(result["h"] == CGRect(x: 0, y: 50, width: 400, height: 20))
    #expect(result["l"] == CGRect(x: rightToLeft ? 370 : 0, y: 80, width: 30, height: 690))
    #expect(result["t"] == CGRect(x: rightToLeft ? 0 : 360, y: 80, width: 40, height: 690))
    #expect(result["content"] == CGRect(x: rightToLeft ? 40 : 30, y: 80, width: 330, height: 670))
    #expect(result["b"]?.maxY == 770)
  }

  struct Touching: Sendable {
    let frame: CGRect
    let expected: EdgeInsets
  }

  @Test(
    "the insets of rects that touch one edge, both, or none (as measured)",
    arguments: [
      Touching(frame: CGRect(x: 150, y: 390, width: 100, height: 20), expected: EdgeInsets()),
      Touching(
        frame: CGRect(x: 150, y: 50, width: 100, height: 20), expected: EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)),
      Touching(
        frame: CGRect(x: 0, y: 50, width: 400, height: 720), expected: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)),
      Touching(
        frame: CGRect(x: 0, y: 700, width: 10, height: 70), expected: EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)),
    ])
  func touching(_ row: Touching) {
    var found: EdgeInsets?
    _ = frames(
      in: window, insets: insets,
      GeometryReader { proxy in
        let _ = found = proxy.safeAreaInsets
        Color.red
      }
      .frame(width: row.frame.width, height: row.frame.height)
      .position(x: row.frame.midX, y: row.frame.midY - 50))
    #expect(found == row.expected)
  }

  @Test("a background by a style reaches over all edges, one by a view does not")
  func backgrounds() {
    let screen = { (view: AnyView) in
      Screen(
        .init {
          $0.size = CGSize(width: 40, height: 40)
          $0.scale = 1
          $0.safeAreaInsets = EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
        }
      ) { view }
    }
    let style = screen(AnyView(Color.clear.background(.black)))
    #expect(style.gray(x: 20, y: 2) == 0 && style.gray(x: 20, y: 38) == 0)
    let view = screen(AnyView(Color.clear.background { Rectangle() }))
    #expect(view.gray(x: 20, y: 2) == 255 && view.gray(x: 20, y: 20) == 0)
  }
}
