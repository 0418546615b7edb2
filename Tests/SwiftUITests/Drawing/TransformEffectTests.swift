import ApusTesting
import SwiftUI
import Testing

@Suite("Effects that move points")
@MainActor
struct TransformEffectTests {
  /// The inked rectangle of a black box of 20 × 10 in the middle of a screen of 60 × 60: at (20, 25) without an effect.
  private func ink(_ change: Change) -> CGRect {
    picture(60, 60) { change(Color.black.frame(width: 20, height: 10)) }.ink()
  }

  @Test(
    "boxes go where the transform takes their corners",
    arguments: [
      (Change("none") { $0 }, CGRect(x: 20, y: 25, width: 20, height: 10)),
      (Change("rotation 0") { $0.rotationEffect(.zero) }, CGRect(x: 20, y: 25, width: 20, height: 10)),
      (Change("rotation 90") { $0.rotationEffect(.degrees(90)) }, CGRect(x: 25, y: 20, width: 10, height: 20)),
      (
        Change("rotation 90 around the corner") { $0.rotationEffect(.degrees(90), anchor: .topLeading) },
        CGRect(x: 10, y: 25, width: 10, height: 20)
      ),
      (Change("scale 2") { $0.scaleEffect(2) }, CGRect(x: 10, y: 20, width: 40, height: 20)),
      (Change("scale x") { $0.scaleEffect(x: 0.5) }, CGRect(x: 25, y: 25, width: 10, height: 10)),
      (
        Change("scale y from the bottom") { $0.scaleEffect(CGSize(width: 1, height: 2), anchor: .bottom) },
        CGRect(x: 20, y: 15, width: 20, height: 20)
      ),
      (
        Change("moved") { $0.transformEffect(CGAffineTransform(translationX: 5, y: -7)) },
        CGRect(x: 25, y: 18, width: 20, height: 10)
      ),
      // The origin of a transform is the view's top left corner.
      (
        Change("wider") { $0.transformEffect(CGAffineTransform(scaleX: 1.5, y: 1)) },
        CGRect(x: 20, y: 25, width: 30, height: 10)
      ),
      (
        Change("sheared") { $0.transformEffect(CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 0, ty: 0)) },
        CGRect(x: 20, y: 25, width: 20, height: 20)
      ),
      (
        Change("projected without perspective") {
          $0.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: -5, y: 5)))
        }, CGRect(x: 15, y: 30, width: 20, height: 10)
      ),
      (
        Change("projected at half the size") {
          var transform = ProjectionTransform()
          transform.m33 = 2
          return $0.projectionEffect(transform)
        }, CGRect(x: 20, y: 25, width: 10, height: 5)
      ),
      (
        Change("turned around the vertical axis") { $0.rotation3DEffect(.degrees(60), axis: (0, 1, 0), perspective: 0) },
        CGRect(x: 25, y: 25, width: 10, height: 10)
      ),
      (
        // 27.5 to 32.5, and halves of pixels are rounded up.
        Change("turned around the horizontal axis") { $0.rotation3DEffect(.degrees(60), axis: (3, 0, 0), perspective: 0) },
        CGRect(x: 20, y: 28, width: 20, height: 5)
      ),
      (
        Change("turned around the line of sight") { $0.rotation3DEffect(.degrees(90), axis: (0, 0, 1)) },
        CGRect(x: 25, y: 20, width: 10, height: 20)
      ),
      (
        Change("turned around no axis") { $0.rotation3DEffect(.degrees(60), axis: (0, 0, 0)) },
        CGRect(x: 20, y: 25, width: 20, height: 10)
      ),
      (
        Change("turned around the trailing edge") {
          $0.rotation3DEffect(.degrees(60), axis: (0, 1, 0), anchor: .trailing, perspective: 0)
        }, CGRect(x: 30, y: 25, width: 10, height: 10)
      ),
    ] as [(Change, CGRect)])
  func boxes(change: Change, expected: CGRect) {
    let box = ink(change)
    #expect(box == expected)
  }

  @Test("what turns away looks smaller, seen from the larger side divided by the perspective")
  func perspective() {
    let box = ink(Change("turned") { $0.rotation3DEffect(.degrees(60), axis: (0, 1, 0)) })
    // The eye is 20 points away. The right edge, 10 from the axis, goes back by 10 · sin 60°, the left one comes as near.
    let depth = 10 * 0.75.squareRoot()
    let (far, near) = (20 / (20 + depth), 20 / (20 - depth))
    let (left, right) = (30 - 5 * near, 30 + 5 * far)
    #expect(abs(box.minX - left) < 1.5 && abs(box.maxX - right) < 1.5, "\(box)")
    #expect(abs(box.minY - left) < 1.5 && abs(box.maxY - (30 + 5 * near)) < 1.5, "\(box)")
  }

  @Test("with a depth of the anchor the view turns around a line behind it")
  func anchorDepth() {
    let box = ink(
      Change("turned") { $0.rotation3DEffect(.degrees(60), axis: (0, 1, 0), anchorZ: 10, perspective: 0) })
    let shift = 10 * 0.75.squareRoot()
    #expect(abs(box.minX - (25 - shift)) <= 1 && abs(box.width - 10) <= 1)
  }

  @Test("below zero a scale mirrors")
  func mirrors() {
    let screen = picture(40, 10) {
      HStack(spacing: 0) {
        Color.pureRed
        Color.pureBlue
      }
      .scaleEffect(x: -1)
    }
    #expect(screen.pixel(10, 5) == .blue && screen.pixel(30, 5) == .red)
  }

  @Test(
    "the layout does not know, presses do",
    arguments: [
      (Change("scale") { $0.scaleEffect(2) }, CGRect(x: 10, y: 20, width: 40, height: 20)),
      (Change("rotation") { $0.rotationEffect(.degrees(90)) }, CGRect(x: 25, y: 20, width: 10, height: 20)),
      (
        Change("transform") { $0.transformEffect(CGAffineTransform(translationX: 0, y: 20)) },
        CGRect(x: 20, y: 45, width: 20, height: 10)
      ),
    ] as [(Change, CGRect)])
  func presses(change: Change, shown: CGRect) {
    @MainActor final class Counter { var count = 0 }
    let counter = Counter()
    let button = Button(action: { counter.count += 1 }) { Color.black.frame(width: 20, height: 10) }
    let screen = picture(60, 60) { change(button) }
    #expect(size(of: change(button)) == CGSize(width: 20, height: 10))
    screen.tap(at: CGPoint(x: shown.minX + 1, y: shown.minY + 1))
    #expect(counter.count == 1)
    screen.tap(at: CGPoint(x: shown.minX - 1, y: shown.minY - 1))
    #expect(counter.count == 1)
  }
}

@Suite("Projective transforms")
struct ProjectionTransformTests {
  /// Halves what lies at x = 10, without another change.
  private var perspective: ProjectionTransform {
    var transform = ProjectionTransform()
    transform.m13 = 0.1
    return transform
  }

  @Test("without perspective it is the affine transform")
  func affine() {
    let plane = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let transform = ProjectionTransform(plane)
    #expect(transform.isAffine && !transform.isIdentity)
    #expect(ProjectionTransform().isIdentity && ProjectionTransform().isAffine)
    #expect([transform.m11, transform.m12, transform.m21, transform.m22, transform.m31, transform.m32] == [2, 1, -1, 3, 5, 7])
    #expect(CGPoint(x: 3, y: 4).applying(transform) == CGPoint(x: 3, y: 4).applying(plane))
  }

  @Test("points are divided by what lies before them")
  func division() {
    #expect(!perspective.isAffine)
    #expect(CGPoint(x: 10, y: 4).applying(perspective) == CGPoint(x: 5, y: 2))
  }

  @Test("one after the other, and back")
  func composition() {
    let moved = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
    #expect(CGPoint(x: 0, y: 4).applying(moved.concatenating(perspective)) == CGPoint(x: 5, y: 2))
    #expect(CGPoint(x: 10, y: 4).applying(perspective.concatenating(moved)) == CGPoint(x: 15, y: 2))
    let both = moved.concatenating(perspective)
    let back = CGPoint(x: 3, y: -8).applying(both).applying(both.inverted())
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y + 8) < 1e-9)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isInverted = flat.invert()
    #expect(!isInverted)
    #expect(flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)) && flat.inverted() == flat)
  }
}
