import CairoRenderer
import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite struct SnappingTests {
  @Test(
    "edges go to the nearest pixel, halves up",
    arguments: [
      (0.25, 10.0, 1, 21), (0.2, 10.0, 0, 20), (0.75, 9.5, 2, 21), (10.0 / 3, 10.0, 7, 27),
    ] as [(CGFloat, CGFloat, Int, Int)])
  func edges(start: CGFloat, length: CGFloat, first: Int, end: Int) {
    let buffer = Make.list([Make.rect(start, start, length, length, .black)], width: 20, height: 20).painted()
    for position in 0..<40 {
      let expected = position >= first && position < end ? 255 : 0
      #expect(buffer.channels(position, 12).alpha == expected)
      #expect(buffer.channels(12, position).alpha == expected)
    }
  }

  @Test func offsetsCountBeforeRounding() {
    let box = Make.rect(0, 0, 10, 10, .black)
    let moved = Make.fragment(
      [.fragment(box, offset: CGPoint(x: 1.3, y: 0))], bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
    let buffer = Make.list([moved], width: 20, height: 20).painted()
    #expect((0..<40).filter { buffer.channels($0, 5).alpha == 255 } == Array(3..<23))
    #expect((0..<40).allSatisfy { [0, 255].contains(buffer.channels($0, 5).alpha) })
  }

  @Test func withoutAFrameNothingIsRounded() {
    let path = Path(CGRect(x: 0.25, y: 0, width: 10, height: 10))
    let buffer = Make.list([Make.fill(path, .black, snaps: false)], width: 20, height: 20).painted()
    #expect(abs(buffer.channels(0, 5).alpha - 128) <= 1)
    #expect(abs(buffer.channels(20, 5).alpha - 128) <= 1)
  }

  @Test func rotationsAreNotRounded() {
    let turn = ProjectionTransform(CGAffineTransform(rotationAngle: 0.3))
    let buffer = Make.list([Make.group(.transform(turn), Make.rect(10, 2, 10, 10, .black))], width: 30, height: 30)
      .painted()
    let partly = (0..<60 * 60).count { ![0, 255].contains(buffer.channels($0 % 60, $0 / 60).alpha) }
    #expect(partly > 40)
  }

  @Test func scaledContentIsRoundedOnTheDevice() {
    let scaled = ProjectionTransform(CGAffineTransform(scaleX: 1.1, y: 1.1))
    let buffer = Make.list([Make.group(.transform(scaled), Make.rect(1, 1, 7, 7, .black))], width: 20, height: 20)
      .painted()
    // 2.2 … 17.6 pixels
    #expect((0..<40).filter { buffer.channels($0, 8).alpha == 255 } == Array(2..<18))
    #expect((0..<40).allSatisfy { [0, 255].contains(buffer.channels($0, 8).alpha) })
  }

  @Test func scrolledContentMovesByWholePixels() {
    let content = Make.rect(0, 0, 10, 10, .black)
    let scroll = DisplayEffect.scroll(
      viewport: CGRect(x: 0, y: 4, width: 20, height: 10), offset: CGPoint(x: 0, y: -6.3))
    let buffer = Make.list([Make.group(scroll, content)], width: 20, height: 20).painted()
    // 12.6 pixels down, rounded to 13; the viewport ends at 28.
    #expect((0..<40).filter { buffer.channels(5, $0).alpha == 255 } == Array(13..<28))
  }

  @Test func coordinatesWithoutSenseDoNoHarm() {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e12, 0]
    var items: [DisplayFragment] = []
    for a in odd {
      for b in odd {
        var path = Path()
        path.move(to: CGPoint(x: a, y: b))
        path.addLine(to: CGPoint(x: 10, y: b))
        path.addCurve(to: CGPoint(x: b, y: 5), control1: CGPoint(x: a, y: a), control2: CGPoint(x: 3, y: b))
        let frame = CGRect(x: a, y: 0, width: b, height: 10)
        let style = StrokeStyle(lineWidth: abs(b), miterLimit: a, dash: [a, b], dashPhase: a)
        let stops = [DisplayGradientStop(color: .white, location: a), DisplayGradientStop(color: .black, location: b)]
        items.append(
          Make.fragment(
            [
              .fill(DisplayFill(path: path, paint: .black, snapFrame: frame)),
              .fill(
                DisplayFill(
                  path: Path(frame), paint: .linearGradient(stops: stops, start: CGPoint(x: a, y: b), end: .zero))),
              .fill(
                DisplayFill(
                  path: Path(frame), paint: .radialGradient(stops: stops, center: .zero, startRadius: a, endRadius: b))),
              .fill(
                DisplayFill(
                  path: Path(frame), paint: .angularGradient(stops: stops, center: .zero, startAngle: a, endAngle: b))),
              .stroke(DisplayStroke(path: path, style: style, paint: .black, snapFrame: frame)),
              .stroke(DisplayStroke(path: path, style: StrokeStyle(lineWidth: 2, dash: [a, b]), paint: .black)),
              .group(
                .transform(ProjectionTransform(CGAffineTransform(a: a, b: b, c: 0, d: 1, tx: b, ty: a))),
                Make.rect(0, 0, 5, 5, .black), offset: .zero),
              .group(
                .shadow(color: .black, radius: a, offset: CGSize(width: b, height: a)), Make.rect(0, 0, 5, 5, .black),
                offset: .zero),
              .group(.blur(radius: a, isOpaque: b > 0), Make.rect(0, 0, 5, 5, .black), offset: CGPoint(x: b, y: 0)),
              .group(
                .scroll(viewport: frame, offset: CGPoint(x: a, y: b)), Make.rect(0, 0, 5, 5, .black), offset: .zero),
              .group(.opacity(a), Make.rect(0, 0, 5, 5, .black), offset: CGPoint(x: b, y: a)),
              .group(
                .clip(path, isEvenOdd: true, isAntialiased: true, snapFrame: frame), Make.rect(0, 0, 5, 5, .black),
                offset: .zero),
            ], bounds: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)))
      }
    }
    let mark = Make.rect(30, 30, 10, 10, .rgb(1, 0, 0))
    let buffer = Make.list(items + [mark], width: 40, height: 40).painted()
    #expect(buffer.channels(70, 70) == Channels(red: 255, green: 0, blue: 0, alpha: 255), "the context still works")
  }
}

@MainActor
@Suite struct CompositingTests {
  private func over(_ below: DisplayPaint, _ effect: DisplayEffect, _ above: DisplayFragment) -> Channels {
    Make.list([Make.rect(0, 0, 10, 10, below), Make.group(effect, above)], width: 10, height: 10, scale: 1).painted()
      .channels(5, 5)
  }

  @Test("opacity of one item and of a group is the same arithmetic", arguments: [0.0, 0.2, 0.5, 0.8, 1])
  func opacity(_ amount: Double) {
    let expected = Int((255 * (1 - amount)).rounded())
    let one = over(.white, .opacity(amount), Make.rect(0, 0, 10, 10, .black))
    let twice = Make.all([Make.rect(0, 0, 10, 10, .black), Make.rect(0, 0, 10, 10, .black)])
    let group = over(.white, .opacity(amount), twice)
    #expect(abs(one.red - expected) <= 1 && abs(group.red - expected) <= 1)
    #expect(one.alpha == 255 && group.alpha == 255)
  }

  @Test func overlappingChildrenFadeAsOne() {
    let pair = Make.all([Make.rect(0, 0, 8, 10, .rgb(1, 0, 0)), Make.rect(3, 0, 7, 10, .rgb(0, 0, 1))])
    let pixel = over(.white, .opacity(0.5), pair)
    #expect(abs(pixel.red - 128) <= 1 && pixel.green >= 127 && pixel.green <= 128 && pixel.blue == 255)
  }

  /// The formulas of the blend modes for opaque colours.
  @Test(
    "blend modes",
    arguments: [
      (.multiply, 0.6, 0.5, 0.3), (.screen, 0.6, 0.5, 0.8), (.darken, 0.6, 0.5, 0.5), (.lighten, 0.6, 0.5, 0.6),
      (.difference, 0.6, 0.5, 0.1), (.exclusion, 0.6, 0.5, 0.5), (.plusLighter, 0.6, 0.5, 1),
      (.plusDarker, 0.6, 0.5, 0.1),
      (.plusDarker, 0.3, 0.5, 0), (.hardLight, 0.6, 0.5, 0.6), (.overlay, 0.6, 0.25, 0.3),
      (.colorDodge, 0.6, 0.3, 0.75),
      (.colorBurn, 0.6, 0.7, 0.5), (.normal, 0.6, 0.5, 0.6), (.sourceAtop, 0.6, 0.5, 0.6),
      (.destinationOver, 0.6, 0.5, 0.5),
      (.destinationOut, 0.6, 0.5, 0),
    ] as [(BlendMode, Float, Float, Float)])
  func blending(mode: BlendMode, above: Float, below: Float, result: Float) {
    let grey = { (value: Float) in DisplayPaint.rgb(value, value, value) }
    let single = over(grey(below), .blendMode(mode), Make.rect(0, 0, 10, 10, grey(above)))
    let pair = Make.all([Make.rect(0, 0, 10, 10, grey(above)), Make.rect(0, 0, 1, 1, grey(above))])
    let group = over(grey(below), .blendMode(mode), pair)
    #expect(abs(single.red - Int((result * 255).rounded())) <= 2, "\(single)")
    #expect(abs(group.red - single.red) <= 1)
  }

  @Test func plusDarkerLeavesWhatLiesBelowClearPixels() {
    let spot = Make.all([Make.rect(0, 0, 2, 2, .black), Make.rect(8, 8, 2, 2, .black)])
    let pixel = over(.rgb(0.4, 0.5, 0.6), .blendMode(.plusDarker), spot)
    #expect(pixel == Channels(red: 102, green: 128, blue: 153, alpha: 255))
  }

  @Test func blendModesStayInsideTheirGroup() {
    let eraser = Make.group(.blendMode(.destinationOut), Make.rect(0, 0, 10, 10, .black))
    let group = Make.all([Make.rect(0, 0, 10, 10, .rgb(1, 0, 0)), eraser])
    #expect(over(.white, .compositingGroup, group) == Channels(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(over(.white, .opacity(0.9), group).red == 255)
  }

  @Test func masksTakeAlpha() {
    let mask = Make.rect(0, 0, 10, 10, .rgb(1, 0, 0, 0.25))
    let pixel = over(.white, .mask(mask, offset: .zero), Make.rect(0, 0, 10, 10, .black))
    #expect(abs(pixel.red - 191) <= 1)
    let beside = over(.white, .mask(mask, offset: CGPoint(x: 7, y: 0)), Make.rect(0, 0, 10, 10, .black))
    #expect(beside.red == 255)
  }

  @Test(
    "filters",
    arguments: [
      (.brightness(0.2), [0.8, 0.4, 0.2], [1, 0.6, 0.4]), (.contrast(0), [0.8, 0.4, 0.2], [0.5, 0.5, 0.5]),
      (.contrast(2), [0.8, 0.4, 0.5], [1, 0.3, 0.5]), (.grayscale(1), [1, 0, 0], [0.213, 0.213, 0.213]),
      (.grayscale(0), [0.8, 0.4, 0.2], [0.8, 0.4, 0.2]), (.saturation(0), [0, 1, 0], [0.715, 0.715, 0.715]),
      (.invert, [0.8, 0.4, 0.2], [0.2, 0.6, 0.8]),
      (.multiply(DisplayColor(red: 0.5, green: 1, blue: 0)), [0.8, 0.4, 0.2], [0.4, 0.4, 0]),
      (.hueRotation(0), [0.8, 0.4, 0.2], [0.8, 0.4, 0.2]), (.luminanceToAlpha, [1, 1, 1], [0, 0, 0]),
      (.luminanceToAlpha, [0, 0, 0], [1, 1, 1]),
    ] as [(DisplayColorFilter, [Float], [Float])])
  func filters(filter: DisplayColorFilter, color: [Float], expected: [Float]) {
    let pixel = over(.white, .colorFilter(filter), Make.rect(0, 0, 10, 10, .rgb(color[0], color[1], color[2])))
    for (value, wanted) in zip([pixel.red, pixel.green, pixel.blue], expected) {
      #expect(abs(value - Int((wanted * 255).rounded())) <= 2, "\(pixel)")
    }
  }

  @Test func filtersKeepHalfTransparentColours() {
    let list = Make.list(
      [Make.group(.colorFilter(.invert), Make.rect(0, 0, 10, 10, .rgb(1, 0, 0, 0.5)))], width: 10, height: 10, scale: 1)
    let pixel = list.painted().channels(5, 5)
    #expect(abs(pixel.alpha - 128) <= 1 && pixel.red == 0 && abs(pixel.green - 128) <= 1 && abs(pixel.blue - 128) <= 1)
  }
}

@MainActor
@Suite struct GradientTests {
  private let stops = [
    DisplayGradientStop(color: .black, location: 0), DisplayGradientStop(color: .white, location: 1),
  ]
  private func paint(_ paint: DisplayPaint) -> PixelBuffer {
    Make.list([Make.rect(0, 0, 100, 100, paint)], width: 100, height: 100, scale: 1).painted()
  }

  @Test func linearEndsAndMiddle() {
    let buffer = paint(.linearGradient(stops: stops, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0)))
    #expect(buffer.channels(5, 50).red == 0 && buffer.channels(95, 50).red == 255)
    for x in 20..<80 {
      #expect(abs(Double(buffer.channels(x, 50).red) - (Double(x) + 0.5 - 20) / 60 * 255) < 1.01)
    }
  }

  @Test func hardStopsHaveNoBlend() {
    let red = DisplayColor(red: 1, green: 0, blue: 0)
    let blue = DisplayColor(red: 0, green: 0, blue: 1)
    let hard = [(red, 0), (red, 0.5), (blue, 0.5), (blue, 1)].map { DisplayGradientStop(color: $0.0, location: $0.1) }
    let buffer = paint(.linearGradient(stops: hard, start: .zero, end: CGPoint(x: 100, y: 0)))
    #expect(buffer.channels(49, 5) == Channels(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(buffer.channels(50, 5) == Channels(red: 0, green: 0, blue: 255, alpha: 255))
  }

  @Test func fadingToClearKeepsTheColour() {
    let fade = [DisplayGradientStop(color: .white, location: 0), DisplayGradientStop(color: .clear, location: 1)]
    let pixel = paint(.linearGradient(stops: fade, start: .zero, end: CGPoint(x: 100, y: 0))).channels(50, 5)
    #expect(pixel.red == pixel.alpha && abs(pixel.alpha - 126) <= 2)
  }

  @Test func radial() {
    let buffer = paint(.radialGradient(stops: stops, center: CGPoint(x: 50, y: 50), startRadius: 10, endRadius: 40))
    #expect(buffer.channels(50, 50).red == 0 && buffer.channels(50, 95).red == 255)
    let distance = (pow(70.5 - 50, 2) + pow(60.5 - 50, 2)).squareRoot()
    #expect(abs(Double(buffer.channels(70, 60).red) - (distance - 10) / 30 * 255) < 1.5)
  }

  @Test func elliptical() {
    let frame = CGRect(x: 0, y: 25, width: 100, height: 50)
    let buffer = paint(.ellipticalGradient(stops: stops, frame: frame, center: .center, startRadius: 0, endRadius: 0.5))
    #expect(abs(buffer.channels(75, 50).red - 128) <= 3)
    #expect(abs(buffer.channels(50, 62).red - 128) <= 3)
  }

  @Test(
    "angular gradients: full turns, part turns, the gap between",
    arguments: [
      (0, 2, 0.25, 0.125), (0, 2, 1.5, 0.75), (0, 1, 0.5, 0.5), (0, 1, 1.25, 1), (0, 1, 1.75, 0), (0.5, 1.5, 1, 0.5),
      (-0.5, 1.5, 0, 0.25), (0, -1, -0.5, 0.5), (0, 4, 0.5, 0.625), (0, 4, 1.5, 0.875),
    ] as [(CGFloat, CGFloat, CGFloat, Double)])
  func angular(start: CGFloat, end: CGFloat, at angle: CGFloat, fraction: Double) {
    let buffer = paint(
      .angularGradient(stops: stops, center: CGPoint(x: 50, y: 50), startAngle: start * .pi, endAngle: end * .pi))
    let x = Int((50 + 45 * cos(angle * .pi + 0.02)).rounded(.down))
    let y = Int((50 + 45 * sin(angle * .pi + 0.02)).rounded(.down))
    let place = atan2(Double(y) + 0.5 - 50, Double(x) + 0.5 - 50) - Double(angle) * .pi
    let moved = atan2(sin(place), cos(place)) / (Double(end - start) * .pi)
    let expected = min(max(fraction + (fraction > 0 && fraction < 1 ? moved : 0), 0), 1) * 255
    #expect(abs(Double(buffer.channels(x, y).red) - expected) < 2)
  }

  @Test func aFlatGradientHasTheLastColour() {
    let middle = CGPoint(x: 50, y: 50)
    #expect(paint(.linearGradient(stops: stops, start: middle, end: middle)).channels(10, 10).red == 255)
    #expect(
      paint(.radialGradient(stops: stops, center: middle, startRadius: 0, endRadius: 0)).channels(10, 10).red == 255)
    #expect(paint(.linearGradient(stops: [], start: .zero, end: middle)).channels(10, 10).alpha == 0)
  }
}

@MainActor
@Suite struct BlurTests {
  /// The fraction of a Gaussian left of a place.
  private func integral(_ x: Double, sigma: Double) -> Double { 0.5 * (1 + erf(x / sigma / 2.0.squareRoot())) }

  @Test(
    "a shadow's edge is the Gaussian's integral to 1 %, that of a wide one to 1.2 %", arguments: [1, 2, 3, 6, 10, 16, 30, 60])
  func shadowProfile(radius: CGFloat) {
    // Twice the scale and half the radius: sigma in pixels is the radius in points.
    let sigma = Double(radius)
    let side = 8 * radius + 20
    let box = Make.rect(2 * radius + 5, 2 * radius + 5, side, side, .black)
    let wide = Make.all([box, Make.circle(2 * radius + 5, 2 * radius + 5, 1, .black)])
    for content in [box, wide] {
      let shadow = Make.group(
        .shadow(color: .rgb(1, 0, 0), radius: radius, offset: CGSize(width: 4 * radius + side + 5, height: 0)), content)
      let width = 10 * radius + 2 * side + 40
      let buffer = Make.list([shadow], width: width, height: side + 4 * radius + 10).painted()
      let edge = Double(2 * (2 * radius + 5) + 2 * (4 * radius + side + 5))
      let y = Int(2 * (2 * radius + 5) + side)
      for x in Int(edge - 3 * sigma)..<Int(edge + 3 * sigma) {
        let expected = integral(Double(x) + 0.5 - edge, sigma: sigma)
        // The widest are made on a grid of cells, whose colours are rounded once more.
        #expect(
          abs(Double(buffer.channels(x, y).alpha) / 255 - expected) < (sigma < 24 ? 0.01 : 0.012), "at \(Double(x) - edge)")
      }
    }
  }

  /// The blur is wide enough for a grid of cells, and so large that only what shows of it is made.
  @Test("a part of a wide blur is painted as the whole is", arguments: [false, true])
  func partOfWideBlur(isOpaque: Bool) {
    let content = Make.all([
      Make.rect(-1_500, 3, 5_000, 4_000, .rgb(1, 0.5, 0)), Make.circle(90, 70, 40, .rgb(0, 0, 1)),
      Make.rect(20, 90, 31, 7, .black),
    ])
    let list = Make.list([Make.group(.blur(radius: 27, isOpaque: isOpaque), content)], width: 150, height: 130)
    let whole = list.painted()
    let parts = list.makeBuffer()
    let renderer = CairoRenderer()
    for (x, y) in [(0, 0), (75, 0), (0, 65), (75, 65)] {
      renderer.paint(list, into: parts, damage: Damage(rects: [CGRect(x: x, y: y, width: 75, height: 65)]))
    }
    var different = 0
    for y in 0..<260 { for x in 0..<300 where whole.pixel(x: x, y: y) != parts.pixel(x: x, y: y) { different += 1 } }
    #expect(different == 0)
    #expect(whole.channels(180, 140) != whole.channels(20, 20))
  }

  @Test func aBlurKeepsTheAmountOfColour() {
    let dot = Make.rect(40, 40, 6, 6, .rgb(0, 0, 1))
    let buffer = Make.list([Make.group(.blur(radius: 4, isOpaque: false), dot)], width: 86, height: 86, scale: 1)
      .painted()
    var sum = 0
    for y in 0..<86 { for x in 0..<86 { sum += buffer.channels(x, y).blue } }
    #expect(abs(Double(sum) / (36 * 255) - 1) < 0.03)
  }

  @Test func anOpaqueBlurKeepsSolidEdges() {
    let box = Make.all([Make.rect(10, 10, 30, 30, .white), Make.rect(10, 10, 15, 30, .black)])
    let buffer = Make.list([Make.group(.blur(radius: 5, isOpaque: true), box)], width: 50, height: 50, scale: 1)
      .painted()
    #expect(buffer.channels(10, 25).alpha == 255 && buffer.channels(9, 25).alpha == 0)
    #expect(buffer.channels(39, 10).alpha == 255 && buffer.channels(40, 10).alpha == 0)
    #expect(
      buffer.channels(10, 25).red < 10 && buffer.channels(39, 25).red > 245
        && abs(buffer.channels(25, 25).red - 138) < 14)
  }

  @Test func aShadowOfACardIsThatOfItsPixels() {
    let frame = CGRect(x: 20, y: 20, width: 60, height: 40)
    let color = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    let effect = DisplayEffect.shadow(color: color, radius: 6, offset: CGSize(width: 0, height: 3))
    let card = Make.rounded(frame, 12, .white)
    // A dot in a corner makes the renderer blur the pixels themselves.
    let plain = Make.all([card, Make.rect(19.5, 40, 1, 0.5, .rgb(1, 1, 1, 0.004))])
    let quick = Make.list([Make.group(effect, card)], width: 100, height: 80).painted()
    let slow = Make.list([Make.group(effect, plain)], width: 100, height: 80).painted()
    var most = 0
    for y in 0..<160 {
      for x in 0..<200 { most = max(most, abs(quick.channels(x, y).alpha - slow.channels(x, y).alpha)) }
    }
    #expect(most <= 2)
  }

  @Test func shadowsOfClippedContentAndCardsShareTheirShape() {
    let frame = CGRect(x: 20, y: 20, width: 60, height: 40)
    let effect = DisplayEffect.shadow(color: .black, radius: 6, offset: .zero)
    let clip = DisplayEffect.clip(
      Path(roundedRect: frame, cornerRadius: 12), isEvenOdd: false, isAntialiased: true, snapFrame: frame)
    let clipped = Make.group(
      clip, Make.all([Make.rect(20, 20, 60, 40, .white), Make.text("Card", at: CGPoint(x: 30, y: 30))]))
    let one = Make.list([Make.group(effect, clipped)], width: 100, height: 80).painted()
    let other = Make.list([Make.group(effect, Make.rounded(frame, 12, .white))], width: 100, height: 80).painted()
    for x in 0..<40 { #expect(one.channels(x, 80) == other.channels(x, 80)) }
  }

  @Test("equal shapes share a shadow, which lies below each of them alike")
  func sharedShadows() {
    let effect = DisplayEffect.shadow(color: .black, radius: 4, offset: .zero)
    func list(_ count: Int) -> DisplayList {
      var outline = Path()
      outline.addLines([CGPoint(x: 10, y: 6), CGPoint(x: 14, y: 18.3), CGPoint(x: 6, y: 16)])
      outline.closeSubpath()
      let markers = (0..<count).map { index in
        let fill = DisplayFill(path: outline, paint: .color(.rgb(Float(index) / 20, 0, 0)))
        let marker = Make.group(effect, Make.fragment([.fill(fill)], bounds: outline.boundingRect))
        return Make.fragment(
          [.fragment(marker, offset: CGPoint(x: index * 20, y: 0))], bounds: CGRect(x: 0, y: 0, width: 400, height: 30))
      }
      return Make.list(markers, width: 400, height: 30)
    }
    let (single, several) = (CairoRenderer(), CairoRenderer())
    _ = list(1).painted(by: single)
    let picture = list(20).painted(by: several)
    #expect(several.bytesKept == single.bytesKept && several.bytesKept > 0)
    for x in 0..<12 where picture.channels(x, 40).alpha > 0 {
      #expect(picture.channels(x, 40) == picture.channels(x + 19 * 40, 40), "\(x)")
    }
  }
}

extension DisplayColor {
  static func rgb(_ red: Float, _ green: Float, _ blue: Float) -> DisplayColor {
    DisplayColor(red: red, green: green, blue: blue)
  }
}
