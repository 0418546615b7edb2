import ApusTesting
import Foundation
import SwiftUI
import Testing

@Suite("Images that a closure paints")
@MainActor
struct ImageDrawingTests {
  private func dot(_ label: Text? = nil, opaque: Bool = false, painted: @escaping () -> Void = {}) -> Image {
    Image(size: CGSize(width: 10, height: 10), label: label, opaque: opaque) { context in
      painted()
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(.pureRed))
    }
  }

  @Test("have the size that was said, and show what is painted")
  func shows() {
    #expect(size(of: dot()) == CGSize(width: 10, height: 10))
    let screen = picture(20, 20) { dot() }
    #expect(screen.ink { $0 == .red } == CGRect(x: 5, y: 5, width: 5, height: 10) && screen.pixel(12, 7) == .white)
    #expect(picture(20, 20) { dot(opaque: true) }.pixel(12, 7) == .black)
  }

  @Test("are painted once for a number of pixels, finer where they are larger")
  func once() {
    var count = 0
    let image = dot { count += 1 }
    let screen = picture(40, 40) {
      HStack {
        image
        image.resizable().frame(width: 20, height: 20)
      }
    }
    // By the screen's renderer and, where caches are verified, by the one that checks what it painted.
    let painted = Screen.Settings().verifiesCaches ? 4 : 2
    #expect(screen.count { $0 == .red } == 50 + 200 && count == painted)
    screen.tap(at: .zero)
    #expect(count == painted)
  }

  @Test("are named by their label, or say nothing")
  func label() {
    #expect(Screen { dot(Text("Dot")) }.contains("Dot"))
    #expect(Screen { dot() }.elements.isEmpty)
  }

  @Test("sizes that are none show nothing", arguments: [CGSize(width: 0, height: 5), CGSize(width: CGFloat.nan, height: 5)])
  func noSize(size: CGSize) {
    let image = Image(size: size) { $0.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red)) }
    #expect(picture { image }.ink() == .null)
  }
}
