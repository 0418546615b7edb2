import ApusTesting
import SwiftUI
import Testing

@Suite("What a visual effect can do")
@MainActor
struct VisualEffectLawTests {
  nonisolated private static let turn = Angle.degrees(25)
  nonisolated private static let move = CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: 3, ty: 4)

  @Test(
    "each effect is what the modifier of its name does",
    arguments: [
      (Change("opacity") { $0.opacity(0.4) }, Change("") { $0.visualEffect { view, _ in view.opacity(0.4) } }),
      (Change("scale") { $0.scaleEffect(1.5) }, Change("") { $0.visualEffect { view, _ in view.scaleEffect(1.5) } }),
      (
        Change("scale by a size") { $0.scaleEffect(CGSize(width: 2, height: 0.5), anchor: .top) },
        Change("") { $0.visualEffect { view, _ in view.scaleEffect(CGSize(width: 2, height: 0.5), anchor: .top) } }
      ),
      (
        Change("scale by factors") { $0.scaleEffect(x: 0.5, y: 2) },
        Change("") { $0.visualEffect { view, _ in view.scaleEffect(x: 0.5, y: 2) } }
      ),
      (
        Change("offset") { $0.offset(x: 4, y: -3) },
        Change("") { $0.visualEffect { view, _ in view.offset(x: 4, y: -3) } }
      ),
      (
        Change("offset by a size") { $0.offset(CGSize(width: 2, height: 6)) },
        Change("") { $0.visualEffect { view, _ in view.offset(CGSize(width: 2, height: 6)) } }
      ),
      (
        Change("rotation") { $0.rotationEffect(turn, anchor: .leading) },
        Change("") { $0.visualEffect { view, _ in view.rotationEffect(turn, anchor: .leading) } }
      ),
      (
        Change("rotation in space") { $0.rotation3DEffect(turn, axis: (1, 1, 0)) },
        Change("") { $0.visualEffect { view, _ in view.rotation3DEffect(turn, axis: (1, 1, 0)) } }
      ),
      (
        Change("transform") { $0.transformEffect(move) }, Change("") { $0.visualEffect { view, _ in view.transformEffect(move) } }
      ),
      (
        Change("blur") { $0.blur(radius: 2, opaque: true) },
        Change("") { $0.visualEffect { view, _ in view.blur(radius: 2, opaque: true) } }
      ),
      (Change("brightness") { $0.brightness(0.2) }, Change("") { $0.visualEffect { view, _ in view.brightness(0.2) } }),
      (Change("contrast") { $0.contrast(1.4) }, Change("") { $0.visualEffect { view, _ in view.contrast(1.4) } }),
      (Change("saturation") { $0.saturation(0.3) }, Change("") { $0.visualEffect { view, _ in view.saturation(0.3) } }),
      (Change("grayscale") { $0.grayscale(0.7) }, Change("") { $0.visualEffect { view, _ in view.grayscale(0.7) } }),
      (Change("hue") { $0.hueRotation(turn) }, Change("") { $0.visualEffect { view, _ in view.hueRotation(turn) } }),
    ] as [(Change, Change)])
  func equality(modifier: Change, effect: Change) {
    let view = HStack(spacing: 0) {
      Color(red: 0.8, green: 0.4, blue: 0.2)
      Color(red: 0.1, green: 0.5, blue: 0.9)
    }
    .frame(width: 20, height: 12)
    let (plain, byModifier) = (picture { view }.pixels, picture { modifier(view) }.pixels)
    #expect(picture { effect(view) }.pixels == byModifier)
    #expect(byModifier != plain)
  }

  /// Closes over any effect, as an app's own function would.
  nonisolated private static func faded(_ effect: some VisualEffect) -> some VisualEffect { effect.opacity(0.5) }

  @Test("effects add up from the inside out; an empty one changes nothing")
  func chain() {
    let view = Color.black.frame(width: 10, height: 10)
    let screen = picture { view.visualEffect { view, _ in Self.faded(view.offset(x: 5).scaleEffect(x: 2, y: 1)) } }
    // Moved to 20…30, then twice as far from the middle at 20.
    #expect(screen.ink() == CGRect(x: 20, y: 15, width: 20, height: 10))
    #expect(screen.pixel(30, 20).isNear(Pixel(gray: 128)))
    #expect(picture { view.visualEffect { view, _ in view } }.pixels == picture { view }.pixels)
    #expect(EmptyVisualEffect().animatableData == EmptyAnimatableData())
  }

  @Test("an effect has the view's size")
  func proxy() {
    let screen = picture {
      Color.black.frame(width: 10, height: 20).visualEffect { view, proxy in
        view.offset(x: proxy.size.width, y: -proxy.size.height / 2)
      }
    }
    #expect(screen.ink() == CGRect(x: 25, y: 0, width: 10, height: 20))
  }
}
