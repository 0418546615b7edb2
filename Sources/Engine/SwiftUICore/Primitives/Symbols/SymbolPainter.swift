import CoreGraphicsTypes
import Foundation

/// How the layers of a symbol are painted at its place.
struct SymbolStyle {
  var mode = SymbolRenderingMode.Kind.monochrome
  /// From 0 to 1 for symbols that show a value.
  var value: Double?
  /// The last level that a palette has a style for; further layers have that too.
  var lastLevel = 2
  /// What a system colour is at the place.
  var color: (SystemColor) -> DisplayColor = { $0.displayColor(isDark: false, isHighContrast: false) }

  init() {}

  /// The mode that the image asks for, else the surroundings; two styles of the foreground ask for a palette.
  init(_ image: Image, in environment: EnvironmentValues) {
    if case .symbol(_, let value) = image.source { self.value = value }
    color = { Color($0).displayColor(in: environment) }
    let requested = image.symbolMode ?? (image.rendering == .original ? .multicolor : environment.symbolRenderingMode)
    let styles = (image.own?.colors).flatMap { $0.isEmpty ? nil : $0.count } ?? environment.foregroundStyles?.levels.count ?? 0
    mode = requested?.kind ?? (styles > 1 ? .palette : .monochrome)
    if mode == .palette, styles > 1 { lastLevel = min(styles, 3) - 1 }
  }
}

/// Paints a symbol's layers into a frame.
struct SymbolPainter {
  private let graphic: SymbolGraphic
  private let node: ViewNode
  private let style: SymbolStyle
  private let level: (Int) -> DisplayPaint
  private let transform: CGAffineTransform
  private let lineScale: CGFloat
  private let bounds: CGRect
  /// Whether layers have paints of their own.
  private let isLayered: Bool

  /// `level` returns the paint of a level of the foreground.
  init(
    _ graphic: SymbolGraphic, in frame: CGRect, of node: ViewNode, style: SymbolStyle, level: @escaping (Int) -> DisplayPaint
  ) {
    (self.graphic, self.node, self.style, self.level) = (graphic, node, style, level)
    let scale = CGSize(width: frame.width / graphic.size.width, height: frame.height / graphic.size.height)
    let upright =
      graphic.mirrorsInRightToLeft && node.isRightToLeft
      ? CGAffineTransform(a: -scale.width, b: 0, c: 0, d: scale.height, tx: frame.width, ty: 0)
      : CGAffineTransform(scaleX: scale.width, y: scale.height)
    transform = upright.concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    lineScale = (scale.width * scale.height).squareRoot()
    bounds = frame.insetBy(dx: -1, dy: -1)
    isLayered =
      switch style.mode {
      case .monochrome: false
      case .multicolor: graphic.hasColors
      case .hierarchical, .palette: true
      }
  }

  func fragment() -> DisplayFragment {
    let runs = runs(of: graphic.layers.map { $0.applying(transform) })
    var builder = FragmentBuilder(for: node)
    for (index, run) in runs.enumerated() {
      switch run.ink {
      case nil: builder.append(erasing(run.layers), bounds: bounds)
      case let ink?: append(run.layers, ink, isFirst: index == 0, to: &builder)
      }
    }
    let fragment = builder.finish()
    return isComposite(runs) ? fragment.wrapped(in: .compositingGroup, id: node.displayID) : fragment
  }

  /// Where something is taken away, it is taken away from the symbol alone.
  private func isComposite(_ runs: [Run]) -> Bool {
    runs.contains { $0.ink == nil } || runs.dropFirst().contains { $0.ink.map { paint(of: $0).isTranslucent } ?? false }
  }

  // MARK: Runs

  /// What a layer is painted with.
  private struct Ink: Equatable {
    var level: Int
    var color: SymbolColor?
    /// Whether it is beyond the value that the symbol shows.
    var isFaint: Bool
  }

  /// Layers one after the other that are painted alike, or taken away where they have no ink.
  private struct Run {
    let ink: Ink?
    var layers: [SymbolGraphic.Layer]
  }

  private func runs(of layers: [SymbolGraphic.Layer]) -> [Run] {
    var runs: [Run] = []
    var painted: Ink?
    for layer in layers {
      var ink = ink(of: layer)
      // On what has the same paint a mark would not show.
      if layer.role == .marks, ink == painted { ink = nil }
      if layer.role == .paints { painted = ink }
      if let last = runs.last, last.ink == ink {
        runs[runs.count - 1].layers.append(layer)
      } else {
        runs.append(Run(ink: ink, layers: [layer]))
      }
    }
    return runs
  }

  private func ink(of layer: SymbolGraphic.Layer) -> Ink? {
    guard layer.role == .paints || layer.role == .marks && isLayered else { return nil }
    let isFaint = layer.threshold.map { threshold in style.value.map { $0 <= Double(threshold) } ?? false } ?? false
    switch style.mode {
    case .monochrome: return Ink(level: 0, isFaint: isFaint)
    case .hierarchical, .palette: return Ink(level: min(layer.level, style.lastLevel), isFaint: isFaint)
    case .multicolor:
      let color = layer.color ?? (layer.role == .marks ? .white : nil)
      return Ink(level: 0, color: isLayered ? color : nil, isFaint: isFaint)
    }
  }

  private func paint(of ink: Ink) -> DisplayPaint {
    let paint: DisplayPaint =
      switch ink.color {
      case nil: level(ink.level)
      case .white: .color(DisplayColor(red: 1, green: 1, blue: 1, alpha: 1))
      case .system(let color): .color(style.color(color))
      }
    // How faint is a choice (Facts 1.6).
    return ink.isFaint ? paint.multiplyingAlpha(by: 0.3) : paint
  }

  // MARK: Painting

  private func append(_ layers: [SymbolGraphic.Layer], _ ink: Ink, isFirst: Bool, to builder: inout FragmentBuilder) {
    let paint = paint(of: ink)
    // A faint layer over another one replaces it.
    if !isFirst, paint.isTranslucent { builder.append(erasing(layers), bounds: bounds) }
    let (own, opacity) = Self.opaque(paint)
    let items = layers.flatMap { self.items(of: $0, paint: own) }
    guard items.count > 1, let opacity else {
      for item in items.count > 1 ? items : layers.flatMap({ self.items(of: $0, paint: paint) }) {
        builder.append(item, bounds: bounds)
      }
      return
    }
    // Where strokes of one colour overlap they are not denser than elsewhere.
    builder.append(group(.opacity(opacity), items), bounds: bounds)
  }

  private func erasing(_ layers: [SymbolGraphic.Layer]) -> DisplayItem {
    group(.blendMode(.destinationOut), layers.flatMap { items(of: $0, paint: .color(.black)) })
  }

  private func group(_ effect: DisplayEffect, _ items: [DisplayItem]) -> DisplayItem {
    .group(effect, DisplayFragment(id: node.displayID, items: items, bounds: bounds), offset: .zero)
  }

  /// A translucent colour as an opaque one, and the opacity of what is painted with it.
  private static func opaque(_ paint: DisplayPaint) -> (DisplayPaint, Double?) {
    guard case .color(var color) = paint, color.alpha > 0, color.alpha < 1 else { return (paint, nil) }
    let opacity = Double(color.alpha)
    color.alpha = 1
    return (.color(color), opacity)
  }

  private func items(of layer: SymbolGraphic.Layer, paint: DisplayPaint) -> [DisplayItem] {
    switch layer.content {
    case .stroke(let path, let width): return [stroke(path, width, paint)]
    case .fill(let path, let isEvenOdd, let growth):
      let fill = DisplayItem.fill(DisplayFill(path: path, paint: paint, isEvenOdd: isEvenOdd))
      if growth == 0 { return [fill] }
      let edge = stroke(path, 2 * abs(growth), growth > 0 ? paint : .color(.black))
      return growth > 0 ? [fill, edge] : [group(.compositingGroup, [fill, group(.blendMode(.destinationOut), [edge])])]
    case .group(let layers):
      let parts = layers.flatMap { inner in
        let items = items(of: inner, paint: inner.role == .paints ? paint : .color(.black))
        return inner.role == .paints ? items : [group(.blendMode(.destinationOut), items)]
      }
      return [group(.compositingGroup, parts)]
    }
  }

  private func stroke(_ path: Path, _ width: CGFloat, _ paint: DisplayPaint) -> DisplayItem {
    let style = StrokeStyle(lineWidth: width * lineScale, lineCap: .round, lineJoin: .round)
    return .stroke(DisplayStroke(path: path, style: style, paint: paint))
  }
}

extension DisplayPaint {
  /// Whether it is a colour through which something shows.
  fileprivate var isTranslucent: Bool { if case .color(let color) = self { color.alpha < 1 } else { false } }
}
