import ApusTesting
import SwiftUI
import Testing

@Suite("Canvas") @MainActor
struct CanvasTests {
  @Observable final class Model {
    var color = Color.pureRed
    var isUnused = false
  }

  private struct Painted: View {
    let model: Model
    var count: Counter
    final class Counter { var value = 0 }
    var body: some View {
      Canvas { context, size in
        count.value += 1
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(model.color))
      }
    }
  }

  @Test("takes the space that it is offered, and ten points where none is offered")
  func space() {
    let screen = picture(40, 30) {
      Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
    }
    #expect(screen.ink() == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(size(of: Canvas { _, _ in }.fixedSize()) == CGSize(width: 10, height: 10))
  }

  @Test("is painted again when something that its closure reads changes, and not otherwise; no body runs for it")
  func observing() {
    let model = Model(), counter = Painted.Counter()
    // What verifies caches paints once more.
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 40, height: 40)
        $0.verifiesCaches = false
      }
    ) { Painted(model: model, count: counter) }
    #expect(counter.value == 1 && screen.pixel(20, 20) == .red)
    screen.forgetWork()
    model.isUnused = true
    screen.settle()
    #expect(counter.value == 1)
    model.color = .pureBlue
    screen.settle()
    #expect(counter.value == 2 && screen.pixel(20, 20) == .blue && screen.work.bodies == 0)
  }

  @Test("knows its environment, and is painted again when what it has read of it changes")
  func environment() throws {
    struct Scaled: View {
      @State private var isDimmed = false
      var body: some View {
        VStack(spacing: 0) {
          Canvas { context, size in
            let color: Color = context.environment.isEnabled ? .pureGreen : .pureBlue
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
          }
          .disabled(isDimmed)
          Button("dim") { isDimmed = true }
        }
      }
    }
    let screen = picture(100, 100) { Scaled() }
    #expect(screen.pixel(50, 10) == .green)
    try screen.button("dim").tap()
    #expect(screen.pixel(50, 10) == .blue)
  }

  @Test("follows a timeline, a frame at a time")
  func timeline() {
    let screen = picture(100, 20) {
      TimelineView(.animation) { timeline in
        Canvas { context, size in
          let x = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 10) * 10
          context.fill(Path(CGRect(x: x, y: 0, width: 10, height: size.height)), with: .color(.black))
        }
      }
    }
    let start = screen.ink().minX
    screen.advance(by: 2)
    #expect(abs(screen.ink().minX - start - 20) <= 1)
    #expect(screen.wrongPixels == 0)
  }

  @Test("views are painted as symbols, found by id and by tag, as often as one likes, and are no views by themselves")
  func symbols() {
    let screen = picture(100, 40) {
      Canvas(opaque: false, colorMode: .nonLinear, rendersAsynchronously: false) { context, _ in
        guard let circle = context.resolveSymbol(id: 1), let square = context.resolveSymbol(id: "square") else { return }
        #expect(circle.size == CGSize(width: 10, height: 10))
        for x in [10, 30] { context.draw(circle, at: CGPoint(x: x, y: 20)) }
        context.draw(square, in: CGRect(x: 60, y: 10, width: 20, height: 20))
        #expect(context.resolveSymbol(id: "none") == nil)
      } symbols: {
        Color.pureRed.frame(width: 10, height: 10).tag(1)
        Color.pureBlue.frame(width: 5, height: 5).id("square")
      }
    }
    #expect(screen.ink { $0 == .red } == CGRect(x: 5, y: 15, width: 30, height: 10))
    #expect(screen.ink { $0 == .blue } == CGRect(x: 60, y: 10, width: 20, height: 20))
    #expect(screen.pixel(20, 20) == .white)
  }

  @Test("a symbol that changes by itself is painted anew")
  func livingSymbol() {
    struct Blinking: View {
      let model: Model
      var body: some View { model.color.frame(width: 10, height: 10) }
    }
    let model = Model()
    let screen = picture {
      Canvas { context, size in
        let symbol: GraphicsContext.ResolvedSymbol? = context.resolveSymbol(id: 0)
        symbol.map { context.draw($0, at: CGPoint(x: 20, y: 20)) }
      } symbols: {
        Blinking(model: model).tag(0)
      }
    }
    #expect(screen.pixel(20, 20) == .red)
    model.color = .pureBlue
    screen.settle()
    #expect(screen.pixel(20, 20) == .blue)
  }
}
