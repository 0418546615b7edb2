import CoreGraphicsTypes
import Foundation

/// How the layers of a symbol are painted at its place.
struct SymbolStyle {
  var mode = SymbolRenderingMode.Kind.monochrome
  /// From 0 to 1 for symbols that show a value.
  var value: Double?
  /// The last level that a palette has a style for; further layers have that too.
  var lastLevel = 2
  /// Whether the lines of symbols that show a value are drawn as far as it says, in place of being in full or faint.
  var drawsValue = false
  /// Whether colours become lighter towards the top.
  var isGradient = false
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
    drawsValue = (image.symbolValueMode ?? environment.symbolVariableValueMode) == .draw
    isGradient = (image.symbolColorMode ?? environment.symbolColorRenderingMode) == .gradient
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
  private let frame: CGRect
  private let bounds: CGRect
  /// Whether layers have paints of their own.
  private let isLayered: Bool
  private let moment: SymbolMoment
  /// The division of the symbol to which the moment's poses and strengths belong, and a value that is drawn.
  private let parts: SymbolParts?
  /// Where the parts are that do not rest; empty where all do.
  private let transforms: [CGAffineTransform?]

  /// `moment` is how far effects are, `level` returns the paint of a level of the foreground.
  init(
    _ graphic: SymbolGraphic, in frame: CGRect, of node: ViewNode, style: SymbolStyle, moment: SymbolMoment = .atRest,
    level: @escaping (Int) -> DisplayPaint
  ) {
    (self.graphic, self.node, self.style, self.level) = (graphic, node, style, level)
    (self.frame, self.moment) = (frame, moment)
    let scale = CGSize(width: frame.width / graphic.size.width, height: frame.height / graphic.size.height)
    let upright =
      graphic.mirrorsInRightToLeft && node.isRightToLeft
      ? CGAffineTransform(a: -scale.width, b: 0, c: 0, d: scale.height, tx: frame.width, ty: 0)
      : CGAffineTransform(scaleX: scale.width, y: scale.height)
    let transform = upright.concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    self.transform = transform
    lineScale = (scale.width * scale.height).squareRoot()
    isLayered =
      switch style.mode {
      case .monochrome: false
      case .multicolor: graphic.hasColors
      case .hierarchical, .palette: true
      }
    let needsParts = !moment.parts.isEmpty || !moment.strengths.isEmpty || style.drawsValue && style.value != nil
    let parts = needsParts ? moment.division ?? SymbolParts(graphic.layers) : nil
    self.parts = parts
    // A moment of another symbol has nothing to say of this one.
    let poses = moment.parts.count == parts?.count ? moment.parts : []
    transforms = poses.indices.map { part in
      poses[part].transform(in: frame, turningAround: Self.middle(of: part, in: graphic, parts).applying(transform))
    }
    let still = frame.insetBy(dx: -1, dy: -1)
    bounds = transforms.reduce(still) { bounds, transform in transform.map { bounds.union(still.applying($0)) } ?? bounds }
  }

  /// The middle of what a part paints, in the symbol's coordinates.
  private static func middle(of part: Int, in graphic: SymbolGraphic, _ parts: SymbolParts?) -> CGPoint {
    let own = graphic.layers.indices.filter { parts?.indices[$0] == part && graphic.layers[$0].role != .erases }
    let ink = own.reduce(CGRect.null) { $0.union(graphic.layers[$1].ink) }
    return ink.isNull
      ? CGPoint(x: graphic.size.width / 2, y: graphic.size.height / 2) : CGPoint(x: ink.midX, y: ink.midY)
  }

  func fragment() -> DisplayFragment {
    let runs = runs(of: shownLayers())
    var builder = FragmentBuilder(for: node)
    for (index, run) in runs.enumerated() {
      let pose = pose(of: run.part)
      guard pose.opacity > 0, pose.drawn.upperBound - pose.drawn.lowerBound > 0.001 else { continue }
      switch run.ink {
      case nil: builder.append(erasing(run), bounds: bounds)
      case let ink?: append(run, ink, isFirst: index == 0, to: &builder)
      }
    }
    let fragment = builder.finish()
    let all = isComposite(runs) ? fragment.wrapped(in: .compositingGroup, id: node.displayID) : fragment
    return moment.whole.applied(to: all, in: frame, id: node.displayID)
  }

  /// Where something is taken away, it is taken away from the symbol alone.
  private func isComposite(_ runs: [Run]) -> Bool {
    runs.contains { $0.ink == nil } || runs.dropFirst().contains { $0.ink.map { paint(of: $0).isTranslucent } ?? false }
  }

  private func pose(of part: Int) -> SymbolPose { transforms.isEmpty ? .atRest : moment.parts[part] }

  // MARK: Layers

  /// A layer in the frame, and how opaque it is as a part of what shows a value.
  private struct ShownLayer {
    var layer: SymbolGraphic.Layer
    /// The part to which it belongs; 0 where none moves.
    var part: Int
    var strength = 1.0
  }

  private func shownLayers() -> [ShownLayer] {
    graphic.layers.indices.flatMap { index in
      let shown = ShownLayer(
        layer: graphic.layers[index].applying(transform), part: transforms.isEmpty ? 0 : parts?.indices[index] ?? 0)
      return shown.layer.threshold.map { showing(shown, threshold: Double($0), step: parts?.valueSteps[index]) } ?? [shown]
    }
  }

  /// A layer that is in full from a value on, as it is at the value that the symbol shows.
  private func showing(_ shown: ShownLayer, threshold: Double, step: Int?) -> [ShownLayer] {
    var (shown, faint) = (shown, shown)
    faint.strength = SymbolGraphic.faintOpacity
    if let step, step < moment.strengths.count {
      shown.strength = moment.strengths[step]
      return [shown]
    }
    guard let value = style.value else { return [shown] }
    guard style.drawsValue, let step, let count = parts?.valueCount, case .stroke(let path, let width) = shown.layer.content
    else { return [value <= threshold ? faint : shown] }
    let share = min(max(value * Double(count) - Double(step), 0), 1)
    if share == 1 { return [shown] }
    shown.layer.content = .stroke(path.trimmedPath(from: 0, to: CGFloat(share)), width: width)
    return share > 0 ? [faint, shown] : [faint]
  }

  // MARK: Runs

  /// What a layer is painted with.
  private struct Ink: Equatable {
    var level: Int
    var color: SymbolColor?
    /// How opaque it is as a part of what shows a value.
    var strength: Double
  }

  /// Layers of a part, one after the other, that are painted alike, or taken away where they have no ink.
  private struct Run {
    let ink: Ink?
    let part: Int
    var layers: [SymbolGraphic.Layer]
  }

  private func runs(of layers: [ShownLayer]) -> [Run] {
    var runs: [Run] = []
    var painted: Ink?
    for shown in layers {
      var ink = ink(of: shown)
      // On what has the same paint a mark would not show.
      if shown.layer.role == .marks, ink == painted { ink = nil }
      if shown.layer.role == .paints { painted = ink }
      if let last = runs.last, last.ink == ink, last.part == shown.part {
        runs[runs.count - 1].layers.append(shown.layer)
      } else {
        runs.append(Run(ink: ink, part: shown.part, layers: [shown.layer]))
      }
    }
    return runs
  }

  private func ink(of shown: ShownLayer) -> Ink? {
    let layer = shown.layer
    guard layer.role == .paints || layer.role == .marks && isLayered else { return nil }
    switch style.mode {
    case .monochrome: return Ink(level: 0, strength: shown.strength)
    case .hierarchical, .palette: return Ink(level: min(layer.level, style.lastLevel), strength: shown.strength)
    case .multicolor:
      let color = layer.color ?? (layer.role == .marks ? .white : nil)
      return Ink(level: 0, color: isLayered ? color : nil, strength: shown.strength)
    }
  }

  private func paint(of ink: Ink) -> DisplayPaint {
    let paint: DisplayPaint =
      switch ink.color {
      case nil: level(ink.level)
      case .white: .color(DisplayColor(red: 1, green: 1, blue: 1, alpha: 1))
      case .system(let color): .color(style.color(color))
      }
    return ink.strength < 1 ? paint.multiplyingAlpha(by: Float(ink.strength)) : paint
  }

  // MARK: Painting

  private func append(_ run: Run, _ ink: Ink, isFirst: Bool, to builder: inout FragmentBuilder) {
    let full = paint(of: ink)
    // A faint layer over another one replaces it.
    if !isFirst, full.isTranslucent { builder.append(erasing(run), bounds: bounds) }
    let opacity = pose(of: run.part).opacity
    let paint = opacity < 1 ? full.multiplyingAlpha(by: Float(opacity)) : full
    let (own, alpha) = Self.opaque(paint)
    let items = items(of: run, paint: shaded(own, run))
    // Where strokes of one colour overlap they are not denser than elsewhere.
    if items.count > 1, let alpha { return builder.append(group(.opacity(alpha), moved(items, run)), bounds: bounds) }
    let single = items.count > 1 ? items : self.items(of: run, paint: shaded(paint, run))
    for item in moved(single, run) { builder.append(item, bounds: bounds) }
  }

  private func erasing(_ run: Run) -> DisplayItem {
    let items = moved(items(of: run, paint: .color(.black)), run), opacity = pose(of: run.part).opacity
    return group(.blendMode(.destinationOut), opacity < 1 ? [group(.opacity(opacity), items)] : items)
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

  /// A colour as a gradient over what a run paints, where colours are to be gradients; lighter as `Color.gradient` is.
  private func shaded(_ paint: DisplayPaint, _ run: Run) -> DisplayPaint {
    guard style.isGradient, case .color(let color) = paint else { return paint }
    let ink = run.layers.flatMap(\.shapes).reduce(CGRect.null) {
      $0.union($1.bounds.insetBy(dx: -$1.outset * lineScale, dy: -$1.outset * lineScale))
    }
    guard !ink.isNull else { return paint }
    let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: color.alpha)
    let stops = [
      DisplayGradientStop(color: .mix(color, white, by: Float(AnyGradient.lightness)), location: 0),
      DisplayGradientStop(color: color, location: 1),
    ]
    return .linearGradient(stops: stops, start: CGPoint(x: ink.midX, y: ink.minY), end: CGPoint(x: ink.midX, y: ink.maxY))
  }

  /// What a run paints where its part rests.
  private func items(of run: Run, paint: DisplayPaint) -> [DisplayItem] {
    let drawn = pose(of: run.part).drawn
    return run.layers.flatMap { items(of: $0, paint: paint, drawn: drawn) }
  }

  /// What a run paints, where its part is now.
  private func moved(_ items: [DisplayItem], _ run: Run) -> [DisplayItem] {
    guard !transforms.isEmpty, let transform = transforms[run.part], !items.isEmpty else { return items }
    return [group(.transform(ProjectionTransform(transform)), items)]
  }

  /// A layer of which a part is drawn: of lines by their length, of others by their opacity.
  private func items(of layer: SymbolGraphic.Layer, paint: DisplayPaint, drawn: ClosedRange<CGFloat>) -> [DisplayItem] {
    if drawn == 0...1 { return items(of: layer, paint: paint) }
    if case .stroke(let path, let width) = layer.content {
      let part = path.trimmedPath(from: drawn.lowerBound, to: drawn.upperBound)
      return part.isEmpty ? [] : [stroke(part, width, paint)]
    }
    return [group(.opacity(Double(drawn.upperBound - drawn.lowerBound)), items(of: layer, paint: paint))]
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
