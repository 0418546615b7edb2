import ApusTesting
import SwiftUI
import Testing

/// Sheets of what canvases paint, a cell for each kind.
@MainActor
@Suite("Canvases, recorded") struct CanvasPictureTests {
  private typealias Cell = (title: String, paint: (inout GraphicsContext, CGSize) -> Void)

  /// Cells of 104 × 104 with their titles, four in a row.
  private func sheet(_ cells: [Cell], colorScheme: ColorScheme = .light) -> Screen {
    let rows = (cells.count + 3) / 4
    return picture(448, CGFloat(rows) * 132 + 8, scale: 2, colorScheme: colorScheme) {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<rows, id: \.self) { row in
          HStack(spacing: 8) {
            ForEach(row * 4..<min(row * 4 + 4, cells.count), id: \.self) { index in
              VStack(spacing: 4) {
                Canvas(renderer: cells[index].paint) {
                  Label("Symbol", systemImage: "star.fill").font(.caption).padding(4).background(.yellow).tag("label")
                  Circle().fill(.mint).frame(width: 30, height: 30).tag(7)
                }
                .frame(width: 104, height: 104).background(Color.gray.opacity(0.12))
                Text(cells[index].title).font(.system(size: 11))
              }
            }
          }
        }
      }
    }
  }

  private let star = Path { path in
    path.addLines(
      (0..<5).map { corner in
        let angle = Double(corner) * 4 * .pi / 5
        return CGPoint(x: 52 + 44 * sin(angle), y: 54 - 44 * cos(angle))
      })
    path.closeSubpath()
  }

  private func discs(_ context: inout GraphicsContext, _ mode: GraphicsContext.BlendMode) {
    context.fill(Path(ellipseIn: CGRect(x: 10, y: 20, width: 60, height: 60)), with: .color(.red))
    context.blendMode = mode
    context.fill(Path(ellipseIn: CGRect(x: 34, y: 30, width: 60, height: 60)), with: .color(.blue))
  }

  private var drawing: [Cell] {
    [
      (
        "fills",
        { context, _ in
          context.fill(star, with: .color(.orange), style: FillStyle(eoFill: true))
          context.fill(Path(CGRect(x: 4, y: 4, width: 20, height: 20)), with: .style(.tertiary))
        }
      ),
      (
        "strokes",
        { context, _ in
          context.stroke(star, with: .color(.purple), style: StrokeStyle(lineWidth: 4, lineJoin: .round))
          let line = Path { $0.addLines([CGPoint(x: 8, y: 98), CGPoint(x: 96, y: 98)]) }
          context.stroke(line, with: .color(.green), style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [1, 12]))
        }
      ),
      (
        "shadings",
        { context, size in
          let gradient = Gradient(colors: [.pink, .yellow, .teal])
          context.fill(
            Path(CGRect(x: 4, y: 4, width: 96, height: 44)),
            with: .linearGradient(gradient, startPoint: CGPoint(x: 4, y: 0), endPoint: CGPoint(x: 100, y: 0)))
          context.fill(
            Path(ellipseIn: CGRect(x: 4, y: 54, width: 44, height: 44)),
            with: .radialGradient(gradient, center: CGPoint(x: 26, y: 76), startRadius: 2, endRadius: 24))
          context.fill(
            Path(ellipseIn: CGRect(x: 56, y: 54, width: 44, height: 44)),
            with: .conicGradient(gradient, center: CGPoint(x: 78, y: 76)))
        }
      ),
      (
        "texts",
        { context, _ in
          let text = context.resolve(
            Text("A line of **words** and \(Image(systemName: "leaf.fill")) that breaks").font(.footnote))
          let size = text.measure(in: CGSize(width: 96, height: 200))
          context.stroke(Path(CGRect(origin: CGPoint(x: 4, y: 4), size: size)), with: .color(.gray), lineWidth: 0.5)
          context.draw(text, in: CGRect(origin: CGPoint(x: 4, y: 4), size: size))
          var title = context.resolve(Text("日本語").font(.title2))
          title.shading = .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 60, y: 0))
          context.draw(title, at: CGPoint(x: 52, y: 100), anchor: .bottom)
        }
      ),
      (
        "images",
        { context, _ in
          var image = context.resolve(Image(systemName: "cloud.sun.fill"))
          context.draw(image, in: CGRect(x: 4, y: 4, width: 60, height: 44))
          image.shading = .color(.cyan)
          context.draw(image, at: CGPoint(x: 80, y: 26))
          let bell = context.resolve(Image(systemName: "bell"))
          context.draw(bell, at: CGPoint(x: 52, y: 80 - bell.baseline + bell.size.height / 2))
          context.stroke(
            Path { $0.addLines([CGPoint(x: 20, y: 80), CGPoint(x: 84, y: 80)]) }, with: .color(.red), lineWidth: 0.5)
        }
      ),
      (
        "symbols",
        { context, _ in
          if let label = context.resolveSymbol(id: "label") {
            context.draw(label, at: CGPoint(x: 52, y: 20))
            context.opacity = 0.5
            context.draw(label, in: CGRect(x: 4, y: 40, width: 96, height: 20))
          }
          if let disc = context.resolveSymbol(id: 7) { context.draw(disc, at: CGPoint(x: 52, y: 84)) }
        }
      ),
      (
        "transforms",
        { context, _ in
          context.translateBy(x: 52, y: 52)
          for step in 0..<12 {
            var turned = context
            turned.rotate(by: .degrees(Double(step) * 30))
            turned.scaleBy(x: 1, y: 1 + Double(step) / 12)
            turned.opacity = 0.3 + Double(step) / 18
            turned.fill(Path(roundedRect: CGRect(x: -3, y: -24, width: 6, height: 14), cornerRadius: 3), with: .color(.indigo))
          }
        }
      ),
      (
        "clips",
        { context, size in
          var inside = context
          inside.clip(to: star)
          for row in 0..<13 {
            inside.fill(Path(CGRect(x: 0, y: Double(row) * 8, width: 104, height: 4)), with: .color(.red))
          }
          context.clip(to: star, options: .inverse)
          context.fill(Path(CGRect(x: 0, y: 0, width: 104, height: 104)), with: .color(.blue.opacity(0.25)))
        }
      ),
    ]
  }

  private var compositing: [Cell] {
    let modes: [(String, GraphicsContext.BlendMode)] = [
      ("multiply", .multiply), ("screen", .screen), ("difference", .difference), ("plusLighter", .plusLighter),
      ("destinationOver", .destinationOver), ("sourceAtop", .sourceAtop), ("xor", .xor), ("clear", .clear),
    ]
    let blends: [Cell] = modes.map { title, mode in (title, { context, _ in discs(&context, mode) }) }
    let filters: [(String, GraphicsContext.Filter)] = [
      ("shadow", .shadow(color: .black.opacity(0.6), radius: 5, x: 4, y: 4)), ("blur", .blur(radius: 4)),
      ("colour × teal", .colorMultiply(.teal)), ("hue by 120°", .hueRotation(.degrees(120))),
      ("grayscale", .grayscale(1)), ("inverted", .colorInvert()), ("alpha above ½", .alphaThreshold(min: 0.5, color: .red)),
    ]
    let filtered: [Cell] = filters.map { title, filter in
      (
        title,
        { context, _ in
          context.addFilter(filter)
          context.drawLayer { layer in
            if title == "alpha above ½" { layer.addFilter(.blur(radius: 6)) }
            layer.fill(star, with: .color(.orange))
            layer.fill(Path(ellipseIn: CGRect(x: 60, y: 60, width: 36, height: 36)), with: .color(.green))
          }
        }
      )
    }
    let layer: Cell = (
      "a layer at ½",
      { context, _ in
        context.opacity = 0.5
        context.drawLayer { discs(&$0, .normal) }
      }
    )
    return blends + filtered + [layer]
  }

  @Test("paint paths, texts, images and symbols", arguments: ["light", "dark"])
  func drawings(scheme: String) {
    sheet(drawing, colorScheme: scheme == "dark" ? .dark : .light).expectImage("canvas-drawing-\(scheme)")
  }

  @Test("mix, filter and group what they paint")
  func effects() { sheet(compositing).expectImage("canvas-effects") }

  @Test("paint what the time says")
  func timeline() {
    let screen = picture(104, 104, scale: 2) {
      TimelineView(.animation) { timeline in
        Canvas { context, size in
          let seconds = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)
          context.stroke(Path(ellipseIn: CGRect(x: 8, y: 8, width: 88, height: 88)), with: .color(.primary), lineWidth: 3)
          context.translateBy(x: 52, y: 52)
          context.rotate(by: .degrees(seconds * 6))
          context.fill(Path(roundedRect: CGRect(x: -2, y: -38, width: 4, height: 42), cornerRadius: 2), with: .color(.red))
        }
      }
    }
    screen.advance(by: 10)
    screen.expectImage("canvas-clock")
  }
}
