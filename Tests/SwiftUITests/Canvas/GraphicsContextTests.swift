import ApusTesting
import SwiftUI
import Testing

@Suite("What a canvas paints") @MainActor
struct GraphicsContextTests {
  private func canvas(
    _ width: CGFloat = 40, _ height: CGFloat = 40, _ paint: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> Screen {
    picture(width, height) { Canvas(renderer: paint) }
  }

  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  @Test("paths are filled and stroked, under transforms that a copy does not share with the original")
  func transforms() {
    let screen = canvas { context, _ in
      context.fill(square(0, 0), with: .color(.pureRed))
      var moved = context
      moved.translateBy(x: 20, y: 0)
      moved.scaleBy(x: 2, y: 1)
      moved.fill(square(0, 0, 5), with: .color(.pureGreen))
      var turned = context
      turned.translateBy(x: 20, y: 30)
      turned.rotate(by: .degrees(90))
      turned.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 10)), with: .color(.pureBlue))
      context.concatenate(CGAffineTransform(translationX: 30, y: 30))
      #expect(context.transform == CGAffineTransform(translationX: 30, y: 30))
      context.stroke(square(0, 0, 8), with: .color(.black), lineWidth: 2)
    }
    #expect(screen.ink { $0 == .red } == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(screen.ink { $0 == .green } == CGRect(x: 20, y: 0, width: 10, height: 5))
    #expect(screen.ink { $0 == .blue } == CGRect(x: 10, y: 30, width: 10, height: 4))
    #expect(screen.ink { $0 == .black } == CGRect(x: 29, y: 29, width: 10, height: 10))
    #expect(screen.pixel(34, 34) == .white)
  }

  @Test("a stroke is as wide as its transform makes it, in each direction")
  func strokes() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 5))
      path.addLine(to: CGPoint(x: 10, y: 5))
    }
    let screen = canvas(100, 40) { context, _ in
      var large = context
      large.scaleBy(x: 3, y: 3)
      large.stroke(line, with: .color(.pureRed), style: StrokeStyle(lineWidth: 2, dash: [2, 1]))
      context.translateBy(x: 50, y: 0)
      context.scaleBy(x: 1, y: 4)
      context.stroke(line, with: .color(.pureBlue), lineWidth: 2)
    }
    #expect(screen.ink { $0 == .red } == CGRect(x: 0, y: 12, width: 30, height: 6))
    #expect(screen.pixel(7, 15) == .white && screen.pixel(3, 15) == .red)
    #expect(screen.ink { $0 == .blue } == CGRect(x: 50, y: 16, width: 10, height: 8))
  }

  @Test("opacity makes each step translucent, a layer all of it together")
  func opacity() {
    let screen = canvas { context, _ in
      context.opacity = 0.5
      context.fill(square(0, 0), with: .color(.black))
      context.fill(square(5, 0), with: .color(.black))
      context.drawLayer { layer in
        #expect(layer.opacity == 1)
        layer.fill(square(0, 20), with: .color(.black))
        layer.fill(square(5, 20), with: .color(.black))
      }
    }
    #expect(screen.pixel(7, 5).isNear(Pixel(gray: 64)) && screen.pixel(2, 5).isNear(Pixel(gray: 128)))
    #expect(screen.pixel(7, 25).isNear(Pixel(gray: 128)) && screen.pixel(2, 25).isNear(Pixel(gray: 128)))
  }

  @Test("clips limit what is painted after them, one inside the other, or leave what lies outside")
  func clips() {
    let screen = canvas(80, 40) { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      var inner = context
      inner.clip(to: square(0, 0, 20))
      inner.clip(to: square(10, 10, 20))
      #expect(inner.clipBoundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
      inner.translateBy(x: 5, y: 5)
      #expect(inner.clipBoundingRect == CGRect(x: 5, y: 5, width: 10, height: 10))
      inner.fill(all, with: .color(.pureRed))
      var outer = context
      outer.clip(to: square(40, 0, 40))
      outer.clip(to: square(50, 10, 20), options: .inverse)
      outer.fill(all, with: .color(.pureBlue))
      context.clipToLayer(opacity: 0.5) { $0.fill(square(0, 30), with: .color(.white)) }
      context.fill(all, with: .color(.black))
    }
    #expect(screen.ink { $0 == .red } == CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(screen.pixel(45, 5) == .blue && screen.pixel(60, 20) == .white && screen.pixel(75, 20) == .blue)
    #expect(screen.pixel(5, 35).isNear(Pixel(gray: 128)) && screen.pixel(15, 35) == .white)
  }

  @Test("an inverse clip to a layer leaves what the layer does not cover")
  func inverseLayerClip() {
    let screen = canvas { context, size in
      context.clipToLayer(options: GraphicsContext.ClipOptions.inverse) { $0.fill(square(10, 10, 20), with: .color(.black)) }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.pureGreen))
    }
    #expect(screen.pixel(5, 5) == .green && screen.pixel(20, 20) == .white)
  }

  /// A red square, with a blue one over its right half, mixed in a way.
  private func mixed(_ mode: GraphicsContext.BlendMode, asLayer: Bool) -> (left: Pixel, middle: Pixel, right: Pixel) {
    let screen = canvas { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(.pureRed))
      context.blendMode = mode
      let blue = Path(CGRect(x: 10, y: 0, width: 20, height: 40))
      if asLayer {
        context.drawLayer { $0.fill(blue, with: .color(.pureBlue)) }
      } else {
        context.fill(blue, with: .color(.pureBlue))
      }
    }
    return (screen.pixel(5, 20), screen.pixel(15, 20), screen.pixel(25, 20))
  }

  @Test("modes by coverage change what a path covers, and for a layer the whole canvas")
  func coverage() {
    let (red, blue, none) = (Pixel.red, Pixel.blue, Pixel.white)
    let expected: [(GraphicsContext.BlendMode, path: [Pixel], layer: [Pixel])] = [
      (.normal, [red, blue, blue], [red, blue, blue]),
      (.clear, [red, none, none], [none, none, none]),
      (.copy, [red, blue, blue], [none, blue, blue]),
      (.sourceIn, [red, blue, none], [none, blue, none]),
      (.sourceOut, [red, none, blue], [none, none, blue]),
      (.sourceAtop, [red, blue, none], [red, blue, none]),
      (.destinationOver, [red, red, blue], [red, red, blue]),
      (.destinationIn, [red, red, none], [none, red, none]),
      (.destinationOut, [red, none, none], [red, none, none]),
      (.destinationAtop, [red, red, blue], [none, red, blue]),
      (.xor, [red, none, blue], [red, none, blue]),
    ]
    for (mode, path, layer) in expected {
      let painted = mixed(mode, asLayer: false), composed = mixed(mode, asLayer: true)
      #expect([painted.left, painted.middle, painted.right] == path, "\(mode.rawValue)")
      #expect([composed.left, composed.middle, composed.right] == layer, "\(mode.rawValue) of a layer")
    }
  }

  @Test("modes by colour mix as those of views do")
  func colors() {
    let modes: [(GraphicsContext.BlendMode, BlendMode)] = [
      (.multiply, .multiply), (.screen, .screen), (.overlay, .overlay), (.darken, .darken), (.lighten, .lighten),
      (.colorDodge, .colorDodge), (.colorBurn, .colorBurn), (.softLight, .softLight), (.hardLight, .hardLight),
      (.difference, .difference), (.exclusion, .exclusion), (.hue, .hue), (.saturation, .saturation), (.color, .color),
      (.luminosity, .luminosity), (.plusDarker, .plusDarker), (.plusLighter, .plusLighter),
    ]
    let (below, above) = (Color(red: 0.8, green: 0.4, blue: 0.2), Color(red: 0.3, green: 0.6, blue: 0.7))
    for (mode, ofViews) in modes {
      let painted = canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(below))
        context.blendMode = mode
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(above))
      }
      let views = picture { below.overlay { above.blendMode(ofViews) }.compositingGroup() }
      #expect(painted.pixel(20, 20).isNear(views.pixel(20, 20)), "\(mode.rawValue)")
    }
    #expect(GraphicsContext.BlendMode(rawValue: 25) == .xor)
  }

  @Test("shadings: colours, styles, the foreground, palettes and gradients along points")
  func shadings() {
    let blackToWhite = Gradient(colors: [.black, .white])
    let screen = canvas(100, 80) { context, _ in
      func fill(_ y: CGFloat, _ shading: GraphicsContext.Shading) {
        context.fill(Path(CGRect(x: 0, y: y, width: 100, height: 10)), with: shading)
      }
      fill(0, .color(red: 0, green: 1, blue: 0))
      fill(10, .color(white: 0.5))
      fill(20, .foreground)
      fill(30, .palette([.color(.pureBlue), .color(.pureRed)]))
      fill(40, .style(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)))
      fill(50, .linearGradient(blackToWhite, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 60, y: 0)))
      fill(60, .radialGradient(blackToWhite, center: CGPoint(x: 50, y: 65), startRadius: 0, endRadius: 40))
      fill(70, .conicGradient(blackToWhite, center: CGPoint(x: 50, y: 75), angle: .degrees(90)))
    }
    #expect(screen.pixel(5, 5) == .green && screen.pixel(5, 15).isNear(Pixel(gray: 128)) && screen.pixel(5, 25) == .black)
    #expect(screen.pixel(5, 35) == .blue)
    #expect(screen.pixel(50, 45).isNear(Pixel(gray: 128), within: 3))
    #expect(screen.pixel(10, 55) == .black && screen.pixel(80, 55) == .white)
    #expect(screen.pixel(40, 55).isNear(Pixel(gray: 129), within: 4))
    #expect(screen.pixel(70, 65).isNear(Pixel(gray: 131), within: 6) && screen.pixel(95, 65) == .white)
    #expect(screen.pixel(10, 75).isNear(Pixel(gray: 64), within: 4) && screen.pixel(90, 75).isNear(Pixel(gray: 191), within: 4))
  }

  @Test("gradients begin again, go back and forth, and mix in linear light, where they are told to")
  func gradientOptions() {
    let gradient = Gradient(colors: [.black, .white])
    let screen = canvas(100, 50) { context, _ in
      func fill(_ y: CGFloat, _ options: GraphicsContext.GradientOptions, _ length: CGFloat) {
        context.fill(
          Path(CGRect(x: 0, y: y, width: 100, height: 10)),
          with: .linearGradient(
            gradient, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 20 + length, y: 0), options: options))
      }
      fill(0, .repeat, 20)
      fill(10, .mirror, 20)
      fill(20, .linearColor, 40)
      context.fill(
        Path(CGRect(x: 0, y: 30, width: 100, height: 20)),
        with: .radialGradient(
          gradient, center: CGPoint(x: 50, y: 40), startRadius: 0, endRadius: 10, options: [.repeat]))
    }
    for x in [5, 25, 45, 65, 85] as [CGFloat] {
      #expect(screen.pixel(x, 5).isNear(Pixel(gray: 70), within: 5), "\(x) \(screen.pixel(x, 5))")
    }
    for (x, gray) in [(5, 186), (25, 70), (45, 186), (65, 70), (85, 186)] as [(CGFloat, Int)] {
      #expect(screen.pixel(x, 15).isNear(Pixel(gray: gray), within: 6), "\(x) \(screen.pixel(x, 15))")
    }
    #expect(screen.pixel(40, 25).isNear(Pixel(gray: 189), within: 4))
    #expect(screen.pixel(55, 40).isNear(screen.pixel(65, 40), within: 4))
  }

  @Test("texts are measured and painted at points and in rectangles, in the canvas's font and its own colours")
  func texts() {
    let screen = canvas(200, 100) { context, size in
      let text: GraphicsContext.ResolvedText = context.resolve(Text("Canvas").font(.system(size: 20)))
      let natural = text.measure(in: size)
      #expect(natural == CGSize(width: natural.width, height: 24))
      // One is rounded to the nearest pixel, the other up.
      #expect(abs(text.firstBaseline(in: size) - text.lastBaseline(in: size)) <= 1 && text.firstBaseline(in: size) > 15)
      context.draw(text, at: CGPoint(x: 200, y: 0), anchor: .topTrailing)
      var red = text
      red.shading = .color(.pureRed)
      context.draw(red, in: CGRect(x: 0, y: 30, width: 100, height: 30))
      context.draw(Text("two lines of it").foregroundStyle(Color.pureBlue), in: CGRect(x: 0, y: 55, width: 60, height: 45))
      context.draw(Text("x"), at: CGPoint(x: 150, y: 80))
    }
    let black = screen.ink { $0.isNear(.black, within: 40) }
    #expect(black.minX > 120 && black.maxX <= 200)
    let red = screen.ink { $0 == .red }
    #expect(red.minX >= 0 && red.minX < 4 && red.minY > 30 && red.maxY < 56)
    let blue = screen.ink { $0.isNear(.blue, within: 20) }
    #expect(blue.maxX <= 60 && blue.height > 20)
  }

  @Test("images are painted in their size and in rectangles, symbols in a shading")
  func images() {
    let screen = canvas(100, 60) { context, _ in
      var symbol: GraphicsContext.ResolvedImage = context.resolve(Image(systemName: "square.fill"))
      symbol.shading = .color(.pureRed)
      #expect(symbol.size.width > 10 && symbol.baseline > symbol.size.height / 2)
      context.draw(symbol, in: CGRect(x: 10, y: 10, width: 40, height: 40))
      context.draw(Image(systemName: "circle.fill"), at: CGPoint(x: 80, y: 30))
      context.draw(Image(systemName: "circle"), in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let red = screen.ink { $0 == .red }
    #expect(abs(red.midX - 30) < 1 && abs(red.midY - 30) < 1 && red.width > 25 && red.width <= 40)
    let black = screen.ink { $0 == .black }
    #expect(abs(black.midX - 80) < 1 && abs(black.midY - 30) < 1)
  }

  @Test("filters change each step that follows, or a layer as a whole")
  func filters() {
    func filtered(_ filter: GraphicsContext.Filter, _ color: Color = Color(red: 0.8, green: 0.4, blue: 0.2)) -> Pixel {
      canvas { context, size in
        context.addFilter(filter, options: GraphicsContext.FilterOptions())
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
      }.pixel(20, 20)
    }
    #expect(filtered(.colorInvert()).isNear(Pixel(0.2, 0.6, 0.8)))
    #expect(filtered(.colorInvert(0.5)).isNear(Pixel(gray: 128)))
    #expect(filtered(.grayscale(1)).isNear(filtered(.saturation(0))))
    #expect(filtered(.brightness(0.1)).isNear(Pixel(0.9, 0.5, 0.3)))
    #expect(filtered(.contrast(0)).isNear(Pixel(gray: 128)))
    #expect(filtered(.hueRotation(.degrees(360))).isNear(Pixel(0.8, 0.4, 0.2), within: 2))
    #expect(filtered(.colorMultiply(Color(red: 0.5, green: 1, blue: 1))).isNear(Pixel(0.4, 0.4, 0.2)))
    #expect(filtered(.luminanceToAlpha, .white) == .black && filtered(.luminanceToAlpha, .black) == .white)
    var matrix = ColorMatrix()
    (matrix.r1, matrix.r2, matrix.g2, matrix.b5) = (0, 1, 0, 0.5)
    #expect(filtered(.colorMatrix(matrix)).isNear(Pixel(0.4, 0, 0.7)))
    #expect(filtered(.alphaThreshold(min: 0.5, color: .pureBlue)) == .blue)
    #expect(filtered(.alphaThreshold(min: 0.5, color: .pureBlue), .black.opacity(0.3)) == .white)
    #expect(filtered(.alphaThreshold(min: .nan, color: .pureBlue)).isNear(Pixel(0.8, 0.4, 0.2)))
    #expect(filtered(.alphaThreshold(min: 1, max: 0, color: .pureBlue)) == .white)
    #expect(filtered(.brightness(.nan)).isNear(Pixel(0.8, 0.4, 0.2)))
  }

  @Test("blurs and transforms as filters")
  func geometryFilters() {
    let moved = canvas { context, _ in
      context.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))))
      context.fill(square(0, 0), with: .color(.black))
    }
    #expect(moved.ink() == CGRect(x: 10, y: 0, width: 10, height: 10))
    let blurred = canvas { context, _ in
      context.addFilter(.blur(radius: 3, options: GraphicsContext.BlurOptions()))
      context.fill(square(15, 15), with: .color(.black))
    }
    #expect(blurred.ink().width > 16 && blurred.pixel(20, 20).red < 100)
  }

  @Test("a shadow lies below what casts it, above it, alone, or inside it")
  func shadows() {
    func cast(_ options: GraphicsContext.ShadowOptions) -> Screen {
      canvas { context, _ in
        context.addFilter(.shadow(color: .pureBlue, radius: 0, x: 5, y: 0, options: options))
        context.fill(square(10, 10), with: .color(.pureRed))
      }
    }
    let below = cast([]), above = cast(.shadowAbove), alone = cast(.shadowOnly)
    #expect([12, 17, 22].map { below.pixel($0, 15) } == [.red, .red, .blue])
    #expect([12, 17, 22].map { above.pixel($0, 15) } == [.red, .blue, .blue])
    #expect([12, 17, 22].map { alone.pixel($0, 15) } == [.white, .blue, .blue])
    let inner = canvas { context, _ in
      context.addFilter(
        .shadow(color: .pureBlue, radius: 0, x: 5, y: 0, blendMode: .sourceAtop, options: [.shadowAbove, .invertsAlpha]))
      context.fill(square(10, 10), with: .color(.pureRed))
    }
    #expect([8, 12, 17, 22].map { inner.pixel($0, 15) } == [.white, .blue, .red, .white])
  }

  @Test("numbers that are none, and places far away, paint nothing and harm nothing")
  func badNumbers() {
    let screen = canvas { context, _ in
      context.fill(square(0, 0), with: .color(.pureRed))
      var bad = context
      bad.scaleBy(x: .nan, y: 1)
      bad.fill(square(10, 10), with: .color(.black))
      bad.draw(Text("x"), at: CGPoint(x: 5, y: 5))
      bad.draw(Image(systemName: "star"), at: .zero)
      context.draw(Text("x"), at: CGPoint(x: CGFloat.infinity, y: 0))
      context.draw(Text("x"), in: CGRect(x: 0, y: 30, width: -10, height: CGFloat.nan))
      context.stroke(square(1e300, 0), with: .color(.black))
      context.clip(to: Path())
      context.fill(square(20, 20), with: .color(.black))
      context.addFilter(.blur(radius: -.infinity))
      context.addFilter(.shadow(radius: .nan))
      context.fill(
        square(20, 0), with: .linearGradient(Gradient(colors: []), startPoint: .zero, endPoint: .zero, options: .repeat))
    }
    #expect(screen.ink { $0 == .red } == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("ten thousand shapes are ten thousand items of one fragment, painted in one pass")
  func manyShapes() {
    let screen = picture(200, 200) {
      Canvas { context, _ in
        for index in 0..<10_000 {
          context.fill(
            Path(CGRect(x: Double(index % 100) * 2, y: Double(index / 100) * 2, width: 1, height: 1)), with: .color(.black))
        }
      }
    }
    #expect(screen.pixel(0, 0) == .black && screen.pixel(198, 198) == .black && screen.pixel(1, 1) == .white)
    #expect(screen.work.fragments < 10)
  }
}
