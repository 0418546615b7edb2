import EngineTesting
import ImageDecoding
import CairoRenderer
import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

/// Scenes that people have looked at.
@MainActor
@Suite struct SceneTests {
  private let red = DisplayPaint.rgb(1, 0.23, 0.19), blue = DisplayPaint.rgb(0, 0.48, 1),
    green = DisplayPaint.rgb(0.2, 0.78, 0.35)

  private func paper(_ width: CGFloat, _ height: CGFloat) -> DisplayFragment { Make.rect(0, 0, width, height, .white) }
  private func colors(_ values: [(Float, Float, Float)]) -> [DisplayGradientStop] {
    values.enumerated().map { index, c in
      DisplayGradientStop(
        color: DisplayColor(red: c.0, green: c.1, blue: c.2), location: CGFloat(index) / CGFloat(values.count - 1))
    }
  }

  @Test func shapesAndStrokes() throws {
    let style = { (cap: CGLineCap, join: CGLineJoin, dash: [CGFloat]) in
      StrokeStyle(lineWidth: 6, lineCap: cap, lineJoin: join, dash: dash)
    }
    func zigzag(_ y: CGFloat, _ style: StrokeStyle) -> DisplayFragment {
      var path = Path()
      path.move(to: CGPoint(x: 14, y: y + 20))
      path.addLines([CGPoint(x: 14, y: y + 20), CGPoint(x: 40, y: y), CGPoint(x: 66, y: y + 20), CGPoint(x: 92, y: y)])
      return Make.fragment(
        [.stroke(DisplayStroke(path: path, style: style, paint: blue))],
        bounds: CGRect(x: 0, y: y - 10, width: 110, height: 40))
    }
    var star = Path()
    for index in 0..<5 {
      let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 150 + 30 * cos(angle), y: 45 + 30 * sin(angle))
      if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    let holed = DisplayFill(path: star.offsetBy(dx: 0, dy: 65), paint: green, isEvenOdd: true)
    let list = Make.list(
      [
        paper(200, 150), zigzag(15, style(.butt, .miter, [])), zigzag(50, style(.round, .round, [])),
        zigzag(85, style(.square, .bevel, [])), zigzag(120, style(.round, .round, [0, 12])),
        Make.fill(star, red, snaps: false),
        Make.fragment([.fill(holed)], bounds: CGRect(x: 110, y: 70, width: 80, height: 80)),
      ], width: 200, height: 150)
    try Golden.expect(list.painted(), "shapes")
  }

  @Test func roundedCorners() throws {
    var items = [paper(200, 110)]
    for (index, style) in [RoundedCornerStyle.circular, .continuous].enumerated() {
      let y = 10 + CGFloat(index) * 50
      items.append(
        Make.fill(Path(roundedRect: CGRect(x: 10, y: y, width: 80, height: 40), cornerRadius: 14, style: style), blue))
      let path = Path(roundedRect: CGRect(x: 110.5, y: y, width: 80, height: 40), cornerRadius: 14, style: style)
      items.append(
        Make.fragment(
          [
            .stroke(
              DisplayStroke(path: path, style: StrokeStyle(lineWidth: 1), paint: .black, snapFrame: path.boundingRect))
          ],
          bounds: path.boundingRect.insetBy(dx: -1, dy: -1)))
    }
    try Golden.expect(Make.list(items, width: 200, height: 110).painted(), "corners")
  }

  @Test func gradients() throws {
    let rainbow = colors([(1, 0.2, 0.2), (1, 0.8, 0), (0.2, 0.8, 0.3), (0, 0.5, 1)])
    let paints: [DisplayPaint] = [
      .linearGradient(stops: rainbow, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 60, y: 60)),
      .radialGradient(stops: rainbow, center: CGPoint(x: 30, y: 30), startRadius: 5, endRadius: 32),
      .ellipticalGradient(
        stops: rainbow, frame: CGRect(x: 0, y: 15, width: 60, height: 30), center: .center, startRadius: 0,
        endRadius: 0.5),
      .angularGradient(
        stops: rainbow + [rainbow[0]].map { .init(color: $0.color, location: 1) }, center: CGPoint(x: 30, y: 30),
        startAngle: 0, endAngle: 2 * .pi),
      .angularGradient(stops: rainbow, center: CGPoint(x: 30, y: 30), startAngle: -.pi / 2, endAngle: .pi / 2),
      .linearGradient(
        stops: [.init(color: DisplayColor(red: 1, green: 0, blue: 0), location: 0), .init(color: .clear, location: 1)],
        start: .zero, end: CGPoint(x: 60, y: 0)),
    ]
    let tiles = paints.enumerated().map { index, paint in
      let tile = Make.rounded(CGRect(x: 0, y: 0, width: 60, height: 60), 10, paint)
      let position = CGPoint(x: 10 + 70 * CGFloat(index % 3), y: 10 + 70 * CGFloat(index / 3))
      return Make.fragment(
        [.fragment(tile, offset: position)], bounds: CGRect(origin: position, size: CGSize(width: 60, height: 60)))
    }
    try Golden.expect(Make.list([paper(220, 150)] + tiles, width: 220, height: 150).painted(), "gradients")
  }

  @Test func shadowsAndBlurs() throws {
    let shade = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.33)
    let card = Make.rounded(CGRect(x: 15, y: 15, width: 80, height: 40), 10, .white)
    let words = Make.text("Shadow", at: CGPoint(x: 110, y: 22), size: 22, paint: blue)
    let disk = Make.circle(55, 100, 20, red)
    let blurred = Make.all([Make.rect(110, 80, 40, 40, green), Make.rect(130, 80, 40, 40, blue)])
    let list = Make.list(
      [
        Make.rect(0, 0, 200, 140, .rgb(0.93, 0.93, 0.95)),
        Make.group(.shadow(color: shade, radius: 6, offset: CGSize(width: 0, height: 3)), card),
        Make.group(.shadow(color: shade, radius: 2, offset: CGSize(width: 2, height: 2)), words),
        Make.group(.blur(radius: 3, isOpaque: false), disk),
        Make.group(.blur(radius: 5, isOpaque: true), blurred),
      ], width: 200, height: 140)
    try Golden.expect(list.painted(), "shadows")
  }

  @Test func blendModes() throws {
    let modes: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion,
      .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter,
    ]
    let below = DisplayPaint.linearGradient(
      stops: colors([(0.1, 0.1, 0.4), (1, 0.6, 0.2)]), start: .zero, end: CGPoint(x: 24, y: 0))
    let above = DisplayPaint.linearGradient(
      stops: colors([(0.9, 0.2, 0.4), (0.1, 0.8, 0.6)]), start: .zero, end: CGPoint(x: 0, y: 24))
    let cells = modes.enumerated().map { index, mode in
      let cell = Make.group(
        .compositingGroup,
        Make.all([
          Make.rect(0, 0, 18, 24, below),
          Make.group(.blendMode(mode), Make.all([Make.rect(6, 4, 18, 16, above), Make.circle(12, 12, 3, .white)])),
        ]))
      let position = CGPoint(x: 6 + 28 * CGFloat(index % 7), y: 6 + 30 * CGFloat(index / 7))
      return Make.fragment(
        [.fragment(cell, offset: position)], bounds: CGRect(origin: position, size: CGSize(width: 24, height: 24)))
    }
    try Golden.expect(Make.list([paper(202, 96)] + cells, width: 202, height: 96).painted(), "blend-modes")
  }

  @Test func clipsAndMasks() throws {
    let stripes = Make.all((0..<14).map { Make.rect(CGFloat($0) * 10, 0, 5, 60, $0 % 2 == 0 ? red : blue) })
    let ellipse = Path(ellipseIn: CGRect(x: 5, y: 5, width: 55, height: 50))
    let fade = DisplayPaint.linearGradient(
      stops: [.init(color: .black, location: 0), .init(color: .clear, location: 1)], start: .zero,
      end: CGPoint(x: 0, y: 60))
    let turned = Make.group(
      .transform(ProjectionTransform(CGAffineTransform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 150, ty: 0))),
      Make.group(
        .clip(
          Path(roundedRect: CGRect(x: 5, y: 5, width: 45, height: 45), cornerRadius: 12), isEvenOdd: false,
          isAntialiased: true, snapFrame: nil), stripes))
    let list = Make.list(
      [
        paper(210, 70),
        Make.group(.clip(ellipse, isEvenOdd: false, isAntialiased: true, snapFrame: nil), stripes),
        Make.fragment(
          [
            .group(
              .mask(Make.rounded(CGRect(x: 70, y: 5, width: 55, height: 55), 8, fade), offset: .zero), stripes,
              offset: .zero)
          ], bounds: CGRect(x: 70, y: 0, width: 55, height: 60)),
        turned,
      ], width: 210, height: 70)
    try Golden.expect(list.painted(), "clips")
  }

  @Test func transforms() throws {
    let card = Make.all([
      Make.rounded(CGRect(x: 0, y: 0, width: 60, height: 50), 8, blue),
      Make.text("Turn", at: CGPoint(x: 10, y: 14), paint: .white),
    ])
    func shown(_ transform: ProjectionTransform) -> DisplayFragment { Make.group(.transform(transform), card) }
    let turned = CGAffineTransform(rotationAngle: 0.3).concatenating(CGAffineTransform(translationX: 30, y: 10))
    let mirrored = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 160, ty: 15)
    var perspective = ProjectionTransform(CGAffineTransform(translationX: 180, y: 15))
    perspective.m13 = 0.006
    perspective.m11 += 180 * perspective.m13
    perspective.m12 += 15 * perspective.m13
    let list = Make.list(
      [paper(250, 90), shown(ProjectionTransform(turned)), shown(ProjectionTransform(mirrored)), shown(perspective)],
      width: 250, height: 90)
    try Golden.expect(list.painted(), "transforms")
  }

  @Test func text() throws {
    let patterns: [TextDecoration.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    let underlined = patterns.enumerated().map { index, pattern in
      Make.text(
        "Underline", at: CGPoint(x: 130, y: 8 + 22 * CGFloat(index)), size: 15,
        underline: TextDecoration(pattern: pattern))
    }
    let gradient = DisplayPaint.linearGradient(
      stops: colors([(1, 0, 0.4), (0.2, 0, 1)]), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 110, y: 0))
    let list = Make.list(
      [
        paper(220, 130), Make.text("Hamburgefonstiv", at: CGPoint(x: 10, y: 6), size: 13),
        Make.text("日本語の文字", at: CGPoint(x: 10, y: 26), size: 17),
        Make.text("Gradient", at: CGPoint(x: 10, y: 48), size: 26, paint: gradient),
        Make.text("🎈🐟 emoji", at: CGPoint(x: 10, y: 82), size: 17),
        Make.group(.opacity(0.4), Make.text("🎈🐟 faded", at: CGPoint(x: 10, y: 104), size: 17)),
      ] + underlined, width: 220, height: 130)
    try Golden.expect(list.painted(), "text")
  }

  @Test func images() throws {
    let bubble = TestPixels(width: 30, height: 30) { x, y in
      let edge = min(x, y, 29 - x, 29 - y)
      return edge < 3
        ? (200, 60, 40, 255)
        : edge < 9 ? (250, 200, 90, 255) : ((x + y) % 4 < 2 ? (40, 90, 200, 255) : (230, 240, 255, 255))
    }
    let fine = TestPixels(width: 200, height: 200) { x, y in
      let distance = hypot(Double(x) - 100, Double(y) - 100)
      return (UInt8(127 + 127 * sin(distance * distance / 150)), 60, 120, distance < 98 ? 255 : 0)
    }
    let natural = CGSize(width: 15, height: 15)
    let insets = EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let turned = CGAffineTransform(rotationAngle: 0.4).concatenating(CGAffineTransform(translationX: 200, y: 62))
    let list = Make.list(
      [
        paper(250, 110), Make.image(bubble, in: CGRect(x: 5, y: 5, width: 15, height: 15), natural: natural),
        Make.image(bubble, in: CGRect(x: 25, y: 5, width: 40, height: 40), natural: natural, interpolation: .none),
        Make.image(bubble, in: CGRect(x: 70, y: 5, width: 40, height: 40), natural: natural, interpolation: .medium),
        Make.image(bubble, in: CGRect(x: 115, y: 5, width: 40, height: 40), natural: natural, interpolation: .high),
        Make.image(
          bubble, in: CGRect(x: 160, y: 5, width: 80, height: 40), natural: natural,
          resizing: .stretch(capInsets: insets)),
        Make.image(
          bubble, in: CGRect(x: 5, y: 55, width: 50, height: 50), natural: natural, resizing: .tile(capInsets: insets)),
        Make.image(
          fine, in: CGRect(x: 65, y: 55, width: 50, height: 50), natural: CGSize(width: 100, height: 100),
          interpolation: .high),
        Make.image(
          fine, in: CGRect(x: 125, y: 55, width: 50, height: 50), natural: CGSize(width: 100, height: 100),
          template: .linearGradient(
            stops: colors([(1, 0, 0), (0, 0, 1)]), start: CGPoint(x: 125, y: 55), end: CGPoint(x: 175, y: 105))),
        Make.group(
          .transform(ProjectionTransform(turned)),
          Make.image(bubble, in: CGRect(x: 0, y: 0, width: 36, height: 36), natural: natural)),
      ], width: 250, height: 110)
    try Golden.expect(list.painted(), "images")
  }

  @Test func picturesThatCannotBeWrittenSaySo() {
    let pixels = Make.list([paper(10, 10)], width: 10, height: 10).painted()
    #expect(throws: PixelBufferError.self) { try pixels.writePNG(to: URL(fileURLWithPath: "/nowhere/at/all.png")) }
  }
}
