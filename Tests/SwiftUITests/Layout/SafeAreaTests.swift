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
}
