import ApusTesting
import SwiftUI
import Testing

/// What shows while a pointer is over a view.
@MainActor
struct HoverEffectTests {
  private func screen(_ content: some View) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 200, height: 100)
        $0.scale = 1
      }
    ) { content.frame(width: 200, height: 100) }
  }

  @Test("a plate shows behind the view and fades when the pointer has gone")
  func highlight() {
    let screen = screen(Color.clear.frame(width: 100, height: 50).contentShape(Rectangle()).hoverEffect())
    #expect(screen.gray(x: 100, y: 50) == 255)
    screen.movePointer(to: CGPoint(x: 100, y: 50))
    screen.finishAnimations()
    #expect(abs(screen.gray(x: 100, y: 50) - 229) <= 2)
    #expect(screen.gray(x: 20, y: 50) == 255)
    screen.movePointer(to: CGPoint(x: 5, y: 5))
    screen.finishAnimations()
    #expect(screen.gray(x: 100, y: 50) == 255)
  }

  @Test("a lifted view is larger")
  func lift() {
    let screen = screen(Color.black.frame(width: 100, height: 50).hoverEffect(.lift))
    screen.movePointer(to: CGPoint(x: 100, y: 50))
    screen.finishAnimations()
    #expect(screen.gray(x: 48, y: 50) == 0)
  }

  @Test("views hear when the pointer comes, moves and goes")
  func actions() {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let screen = screen(
      Color.black.frame(width: 100, height: 50)
        .onHover { log.lines.append("hover \($0)") }
        .onContinuousHover { phase in
          switch phase {
          case .active(let point): log.lines.append("at \(Int(point.x)),\(Int(point.y))")
          case .ended: log.lines.append("ended")
          }
        })
    screen.movePointer(to: CGPoint(x: 60, y: 30))
    screen.movePointer(to: CGPoint(x: 61, y: 30))
    screen.movePointer(to: CGPoint(x: 5, y: 5))
    #expect(Set(log.lines.prefix(2)) == ["hover true", "at 10,5"])
    #expect(log.lines[2] == "at 11,5")
    #expect(Set(log.lines.dropFirst(3)) == ["hover false", "ended"])
  }

  @Test("fingers do not hover, and disabled effects do not show")
  func none() {
    let disabled = screen(
      Color.clear.frame(width: 100, height: 50).contentShape(Rectangle()).hoverEffect().hoverEffectDisabled())
    disabled.movePointer(to: CGPoint(x: 100, y: 50))
    disabled.finishAnimations()
    #expect(disabled.gray(x: 100, y: 50) == 255)
    let touched = screen(Color.clear.frame(width: 100, height: 50).contentShape(Rectangle()).hoverEffect())
    touched.touchDown(at: CGPoint(x: 100, y: 50))
    touched.finishAnimations()
    #expect(touched.gray(x: 100, y: 50) == 255)
  }
}
