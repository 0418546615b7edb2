import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing

@Suite("Animatable data")
struct AnimatableTests {
  /// The value on the way between two: data, in the middle unless said otherwise.
  private func between<V: Animatable>(_ a: V, _ b: V, _ amount: Double = 0.5) -> V {
    var result = a
    result.animatableData.interpolate(towards: b.animatableData, amount: amount)
    return result
  }

  @Test("vectors are scaled and interpolated component by component")
  func vectors() {
    let pair = AnimatablePair(3.0, AnimatablePair(CGFloat(4), Float(12)))
    #expect(pair.magnitudeSquared == 169)
    #expect(pair.scaled(by: 2) == AnimatablePair(6, AnimatablePair(8, 24)))
    #expect(pair.interpolated(towards: .zero, amount: 0.25) == pair.scaled(by: 0.75))
    #expect(1.0.interpolated(towards: 3, amount: 0) == 1)
    #expect(1.0.interpolated(towards: 3, amount: 1.5) == 4)
  }

  @Test("vectors of any length: what is missing counts as zero")
  func longVectors() {
    let (short, long) = (AnimatableVector([1.0]), AnimatableVector([1.0, 2, 3]))
    #expect((short + long).elements == [2, 2, 3])
    #expect((short - long).elements == [0, -2, -3])
    #expect(long - short + short == long)
    #expect(AnimatableVector([0.0, 0]) == .zero)
    #expect(short != long)
    #expect(long.magnitudeSquared == 14)
    #expect(long.scaled(by: -1).elements == [-1, -2, -3])
  }

  @Test("colours mix as light")
  func colors() {
    let (black, white) = (Color.Resolved(red: 0, green: 0, blue: 0), Color.Resolved(red: 1, green: 1, blue: 1))
    let gray = between(black, white)
    #expect(abs(gray.linearRed - 0.5) < 1e-6)
    #expect(abs(gray.red - 0.735_357) < 1e-5)
    #expect(gray.opacity == 1)
  }

  @Test("a colour that fades in keeps its hue")
  func fading() {
    let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    let red = Color.Resolved(red: 1, green: 0.5, blue: 0)
    let half = between(clear, red)
    #expect(abs(half.opacity - 0.5) < 1e-6)
    #expect(abs(half.linearRed - red.linearRed) < 1e-6)
    #expect(abs(half.linearGreen - red.linearGreen) < 1e-6)
    #expect(between(red, clear, 1).opacity == 0)
    let display = DisplayColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.6)
    let back = between(display, display)
    #expect(abs(back.red - 0.2) < 1e-5 && abs(back.blue - 0.8) < 1e-5 && abs(back.alpha - 0.6) < 1e-6)
  }

  @Test("stops move and change colour, as many as there are")
  func gradients() {
    let a = AnimatableGradientStops([.init(color: .black, location: 0), .init(color: .black, location: 0.5)])
    let b = AnimatableGradientStops([.init(color: .white, location: 0.5), .init(color: .black, location: 1)])
    let middle = between(a, b).stops
    #expect(middle.map(\.location) == [0.25, 0.75])
    #expect(abs(middle[0].color.red - 0.735_357) < 1e-5)
    #expect(a.hasSameStructure(as: b))
    #expect(!a.hasSameStructure(as: AnimatableGradientStops([])))
  }

  @Test("the points of paths with the same steps move")
  func paths() {
    func path(_ y: CGFloat, closed: Bool = true) -> AnimatablePath {
      AnimatablePath(
        Path {
          $0.move(to: CGPoint(x: 0, y: y))
          $0.addLine(to: CGPoint(x: 10, y: y))
          $0.addQuadCurve(to: CGPoint(x: 20, y: y), control: CGPoint(x: 15, y: 2 * y))
          $0.addCurve(to: CGPoint(x: 30, y: y), control1: CGPoint(x: 22, y: 0), control2: CGPoint(x: 28, y: 3 * y))
          if closed { $0.closeSubpath() }
        })
    }
    #expect(between(path(0), path(8), 0.25).path == path(2).path)
    #expect(path(1).hasSameStructure(as: path(2)))
    #expect(!path(1).hasSameStructure(as: path(1, closed: false)))
  }

  @Test("values without a way between them are there at once")
  func structures() {
    let stops = [DisplayGradientStop(color: .black, location: 0), DisplayGradientStop(color: .white, location: 1)]
    var value = AnimatedValue(AnimatableGradientStops(stops))
    value.set(
      AnimatableGradientStops([.init(color: .white, location: 1), .init(color: .black, location: 0)]),
      animation: .linear(duration: 1), at: 0)
    #expect(value.isAnimating)
    #expect(value.presentation.stops.map(\.location) == [0, 1])
    value.update(at: 1)
    value.update(at: (1.0).nextUp)
    value.update(at: 1.5)
    #expect(value.presentation.stops.map(\.location) == [0.5, 0.5])
    value.set(AnimatableGradientStops([stops[0]]), animation: .linear(duration: 1), at: 0)
    #expect(!value.isAnimating)
    #expect(value.presentation.stops == [stops[0]])
  }

  @Test("derived shapes animate what they are made of and what they add")
  func shapes() {
    let rounded = RoundedRectangle(cornerRadius: 10)
    let other = RoundedRectangle(cornerRadius: 30)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let trimmed = between(rounded.trim(from: 0, to: 0.2), other.trim(from: 0.5, to: 0.8))
    #expect(trimmed.path(in: frame) == rounded.radius(20).trim(from: 0.25, to: 0.5).path(in: frame))
    #expect(
      between(rounded.offset(x: 2, y: 4), other.offset(x: 4, y: 0)).offset == CGSize(width: 3, height: 2))
    let scaled = between(
      rounded.scale(x: 1, y: 3, anchor: .leading), other.scale(x: 2, y: 1, anchor: .trailing))
    #expect(scaled.scale == CGSize(width: 1.5, height: 2))
    #expect(scaled.anchor == .center)
    let rotated = between(rounded.rotation(.degrees(90)), other.rotation(.degrees(-30), anchor: .top))
    #expect(abs(rotated.angle.degrees - 30) < 1e-9)
    #expect(rotated.anchor == UnitPoint(x: 0.5, y: 0.25))
    #expect(rotated.shape.cornerSize.width == 20)
    let uneven = between(
      UnevenRoundedRectangle(topLeadingRadius: 4), UnevenRoundedRectangle(bottomTrailingRadius: 8))
    #expect(uneven.cornerRadii == RectangleCornerRadii(topLeading: 2, bottomTrailing: 4))
    let stroked = between(rounded.stroke(lineWidth: 1), other.stroke(lineWidth: 5))
    #expect(stroked.path(in: frame) == rounded.radius(20).stroke(lineWidth: 3).path(in: frame))
    let sized = between(Circle().size(width: 10, height: 20), Circle().size(width: 30, height: 20))
    #expect(sized.path(in: frame).boundingRect.width == 20)
  }

  @Test("inset shapes animate their inset")
  func insets() {
    func middle<S: InsettableShape>(_ shape: S) -> CGRect {
      between(shape.inset(by: 0), shape.inset(by: 10)).path(in: CGRect(x: 0, y: 0, width: 100, height: 50)).boundingRect
    }
    let expected = CGRect(x: 5, y: 5, width: 90, height: 40)
    #expect(middle(Rectangle()) == expected)
    #expect(middle(RoundedRectangle(cornerRadius: 8)) == expected)
  }

  @Test("transforms are interpolated by component")
  func transforms() {
    var transform = CGAffineTransform.identity
    let other = CGAffineTransform(a: 3, b: 2, c: -2, d: 5, tx: 10, ty: 20)
    transform.animatableComponents.interpolate(towards: other.animatableComponents, amount: 0.5)
    #expect(transform == CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 10))
  }
}

extension RoundedRectangle {
  fileprivate func radius(_ radius: CGFloat) -> RoundedRectangle { RoundedRectangle(cornerRadius: radius) }
}
