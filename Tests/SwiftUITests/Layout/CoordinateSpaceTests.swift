import ApusTesting
import SwiftUI
import Testing

@MainActor
private final class Seen {
  var frames: [String: CGRect] = [:]
  var bounds: [String: CGRect?] = [:]
  var proxy: GeometryProxy?
}

/// A container that names its space by a type of its own.
private struct Board: CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { .named("board") }
}

@Suite("Coordinate spaces, and the geometry of views in them")
@MainActor
struct CoordinateSpaceTests {
  /// In a window of 300 by 200: "outer" at (50, 40), "inner" in it at (20, 10), and the reader in that at (5, 5).
  private struct Nested: View {
    let seen: Seen
    var name = "inner"
    var body: some View {
      Color.clear.overlay(alignment: .topLeading) {
        Color.clear.frame(width: 200, height: 120).overlay(alignment: .topLeading) {
          Color.clear.frame(width: 100, height: 60).overlay(alignment: .topLeading) {
            GeometryReader { proxy in read(proxy) }.frame(width: 40, height: 30).offset(x: 5, y: 5)
          }
          .coordinateSpace(.named(name))
          .offset(x: 20, y: 10)
        }
        .coordinateSpace(.named("outer"))
        .coordinateSpace(name: "board")
        .offset(x: 50, y: 40)
      }
    }

    private func read(_ proxy: GeometryProxy) -> Color {
      seen.proxy = proxy
      seen.frames = [
        "local": proxy.frame(in: .local), "global": proxy.frame(in: .global), "inner": proxy.frame(in: .named("inner")),
        "outer": proxy.frame(in: .named("outer")), "board": proxy.frame(in: Board()), "none": proxy.frame(in: .named("none")),
        "by case": proxy.frame(in: CoordinateSpace.named("outer")),
      ]
      seen.bounds = ["inner": proxy.bounds(of: .named("inner")), "none": proxy.bounds(of: .named("none"))]
      return Color.clear
    }
  }

  private func screen(_ view: Nested) -> Screen {
    Screen(.init { $0.size = CGSize(width: 300, height: 200) }) { view }
  }

  @Test(
    "a view's frame is measured from the corner of the space; an unknown name stands for the window",
    arguments: [
      ("local", 0, 0), ("inner", 5, 5), ("outer", 25, 15), ("by case", 25, 15), ("board", 25, 15), ("global", 75, 55),
      ("none", 75, 55),
    ] as [(String, CGFloat, CGFloat)])
  func spaces(name: String, x: CGFloat, y: CGFloat) {
    let seen = Seen()
    _ = screen(Nested(seen: seen))
    #expect(seen.frames[name] == CGRect(x: x, y: y, width: 40, height: 30))
  }

  @Test("of containers with one name the nearest is meant, and a reader knows its bounds")
  func nearest() {
    let seen = Seen()
    let screen = screen(Nested(seen: seen, name: "outer"))
    #expect(seen.frames["outer"]?.origin == CGPoint(x: 5, y: 5))
    #expect(seen.frames["inner"]?.origin == CGPoint(x: 75, y: 55))
    #expect(seen.bounds["inner"] == .some(nil))
    screen.close()

    let other = self.screen(Nested(seen: seen))
    #expect(seen.bounds["inner"] == CGRect(x: -5, y: -5, width: 100, height: 60))
    #expect(seen.bounds["none"] == .some(nil))
    #expect(seen.proxy?.size == CGSize(width: 40, height: 30))
    other.close()
  }

  @Test("kept for longer than its view a proxy has the size of then, and no place")
  func gone() {
    struct Leaving: View {
      let seen: Seen
      @State private var isShown = true
      var body: some View {
        Button("leave") { isShown = false }
        if isShown {
          GeometryReader { proxy in
            let _ = seen.proxy = proxy
            Color.clear
          }
          .frame(width: 70, height: 30)
        }
      }
    }
    let seen = Seen()
    let screen = Screen { VStack { Leaving(seen: seen) } }
    #expect(seen.proxy?.frame(in: .global).width == 70)
    try? screen.button("leave").tap()
    #expect(seen.proxy?.size == CGSize(width: 70, height: 30))
    #expect(seen.proxy?.frame(in: .global) == .zero)
    #expect(seen.proxy?.safeAreaInsets == EdgeInsets())
  }

  @Test("a view that scrolls moves in the window and in the scroll view's space, not in its content's")
  func scrolling() {
    let seen = Seen()
    let screen = Screen(.init { $0.size = CGSize(width: 100, height: 200) }) {
      VStack(spacing: 0) {
        Color.clear.frame(height: 50)
        ScrollView {
          VStack(spacing: 0) {
            Color.clear.frame(height: 30)
            GeometryReader { proxy in
              let _ =
                seen.frames = [
                  "scroll": proxy.frame(in: .scrollView), "vertical": proxy.frame(in: .scrollView(axis: .vertical)),
                  "content": proxy.frame(in: .named("content")), "global": proxy.frame(in: .global),
                ]
              Color.clear
            }
            .frame(height: 20)
            Color.clear.frame(height: 1_000)
          }
          .coordinateSpace(.named("content"))
        }
      }
    }
    #expect(seen.frames.mapValues(\.minY) == ["scroll": 30, "vertical": 30, "content": 30, "global": 80])
    screen.scroll(by: 25)
    #expect(seen.frames.mapValues(\.minY) == ["scroll": 5, "vertical": 5, "content": 30, "global": 55])
  }

  @Test("a gesture tells its points in the space that it was made with")
  func gestures() {
    var positions: [CGPoint] = []
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 200) }) {
      Color.red.frame(width: 100, height: 100)
        .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .named("outer")).onChanged { positions.append($0.location) })
        .padding(10)
        .coordinateSpace(.named("outer"))
    }
    // The red one lies at (50, 50), the space begins ten points before.
    screen.touchDown(at: CGPoint(x: 60, y: 70))
    #expect(positions == [CGPoint(x: 20, y: 30)])
  }

  @Test("spaces are equal where their names are")
  func equality() {
    #expect(CoordinateSpace.named("a") == .named("a"))
    #expect(CoordinateSpace.named("a") != .named(AnyHashable(1)))
    #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal && CoordinateSpace.local.isLocal)
    #expect(NamedCoordinateSpace.named("a") == .named("a"))
    #expect(NamedCoordinateSpace.named("a") != .named("b"))
    #expect(NamedCoordinateSpace.named(3).coordinateSpace == .named(3))
    #expect(LocalCoordinateSpace().coordinateSpace == .local)
    #expect(GlobalCoordinateSpace().coordinateSpace == .global)
  }
}
