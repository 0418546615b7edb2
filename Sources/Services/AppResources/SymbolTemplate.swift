import CoreGraphicsTypes
package import Foundation

/// A symbol of an app's own: one of the drawings in a template as Apple's symbol app exports it, cut out of the file.
///
/// A template has the symbol in several weights and sizes, each as a group such as `Regular-M` between two margins, and lines
/// for the height of capitals. Of them the regular one is taken, in the middle size where there is one.
package struct SymbolTemplate {
  /// A picture of the symbol alone, without its end.
  private let drawing: Data
  /// The thresholds of the parts that show a value, by their classes.
  private let thresholds: [SymbolThreshold]
  /// How many of the picture's units are as long as the font is large.
  let unitsPerEm: CGFloat

  /// The groups that are looked for, and how large they are drawn compared with the middle size (Facts 1.6).
  private static let groups: [(name: String, scale: CGFloat)] = [
    ("Regular-M", 1), ("Regular-S", 0.78), ("Regular-L", 1.29), ("Ultralight-S", 0.78), ("Black-S", 0.78),
  ]
  /// Templates are drawn for a font of this size.
  private static let templateSize: CGFloat = 100
  /// More nested groups than a template has.
  private static let mostDepth = 64

  /// `nil` where the file is no template.
  package init?(_ data: Data) {
    let contents = TemplateContents(SVGTags(data), groups: Self.groups.map(\.name), mostDepth: Self.mostDepth)
    guard let group = Self.groups.first(where: { contents.drawings[$0.name] != nil }),
      let drawing = contents.drawings[group.name],
      let box = Self.box(of: drawing.bounds, named: group.name, in: contents)
    else { return nil }
    unitsPerEm = Self.templateSize * group.scale
    let part = { (range: Range<Int>) in data.dropFirst(range.lowerBound).prefix(range.count) }
    let outer = drawing.outer
    let matrix = [outer.a, outer.b, outer.c, outer.d, outer.tx, outer.ty].map { "\($0)" }.joined(separator: " ")
    let size = "width=\"\(box.width)\" height=\"\(box.height)\""
    let viewBox = "viewBox=\"\(box.minX) \(box.minY) \(box.width) \(box.height)\""
    let namespaces = "xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    let styles = contents.styles.reduce(into: Data()) { $0 += part($1) }
    thresholds = SymbolThreshold.all(in: styles)
    self.drawing =
      Data("<svg \(namespaces) \(size) \(viewBox)>".utf8) + styles + Data("<g transform=\"matrix(\(matrix))\">".utf8)
      + part(drawing.range) + Data("</g>".utf8)
  }

  /// The classes of parts that are faint at a value: those whose threshold it does not exceed.
  func faintClasses(at value: Double?) -> [String] {
    value.map { value in thresholds.filter { $0.threshold >= value }.map(\.className) } ?? []
  }

  /// A picture of the symbol alone, with the parts beyond a value faint.
  package func svg(showing value: Double?) -> Data {
    let faint = faintClasses(at: value).map { ".\($0) {opacity:\(Self.faintOpacity)}" }
    let style = faint.isEmpty ? "" : "<style>\(faint.joined(separator: " "))</style>"
    return drawing + Data("\(style)</svg>".utf8)
  }

  /// How faint is a choice (Facts 1.6).
  private static let faintOpacity = 0.3

  /// The symbol's room: from margin to margin, and as far above the middle of the capitals as below it.
  private static func box(of ink: CGRect, named name: String, in contents: TemplateContents) -> CGRect? {
    guard !ink.isNull else { return nil }
    let left = min(contents.verticals["left-margin-" + name] ?? ink.minX, ink.minX)
    let right = max(contents.verticals["right-margin-" + name] ?? ink.maxX, ink.maxX)
    var (top, bottom) = (ink.minY, ink.maxY)
    let size = String(name.suffix(1))
    if let capitals = contents.horizontals["Capline-" + size], let baseline = contents.horizontals["Baseline-" + size] {
      let middle = (capitals + baseline) / 2
      let half = max(middle - top, bottom - middle)
      (top, bottom) = (middle - half, middle + half)
    }
    let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return box.width > 0 && box.height > 0 ? box : nil
  }
}

/// What a template holds: its drawings, its guides and the styles that its drawings may ask for.
private struct TemplateContents {
  struct Drawing {
    var range: Range<Int>
    var bounds = CGRect.null
    /// What the groups around it do to it.
    var outer = CGAffineTransform.identity
  }

  private(set) var drawings: [String: Drawing] = [:]
  private(set) var styles: [Range<Int>] = []
  /// The places of upright guides, by their names.
  private(set) var verticals: [String: CGFloat] = [:]
  private(set) var horizontals: [String: CGFloat] = [:]

  private struct Element {
    var name: String
    var start: Int
    var transform: CGAffineTransform
    /// The drawing that the element is.
    var drawing: String?
    var isStyle: Bool
  }

  private var open: [Element] = []

  init(_ tags: SVGTags, groups: [String], mostDepth: Int) {
    var tags = tags
    while let tag = tags.next(), open.count < mostDepth {
      switch tag.kind {
      case .opens: begin(tag, groups)
      case .closes: end(tag)
      case .isWhole:
        begin(tag, groups)
        end(tag)
      }
    }
    // A group without an end is none.
    drawings = drawings.filter { $0.value.range.upperBound > $0.value.range.lowerBound }
  }

  private mutating func begin(_ tag: SVGTags.Tag, _ groups: [String]) {
    let outer = open.last?.transform ?? .identity
    let transform = (tag["transform"].map(Self.transform) ?? .identity).concatenating(outer)
    let id = tag["id"]
    if let id, tag.name == "line" {
      if let x = tag.number("x1"), x == tag.number("x2") { verticals[id] = x }
      if let y = tag.number("y1"), y == tag.number("y2") { horizontals[id] = y }
    }
    if tag.name == "path", let data = tag["d"], let name = open.lazy.compactMap(\.drawing).last {
      let bounds = PathBounds(data, transform).rect
      let known = drawings[name]?.bounds ?? .null
      drawings[name]?.bounds = known.union(bounds)
    }
    let drawing = id.flatMap { tag.name == "g" && groups.contains($0) ? $0 : nil }
    if let drawing { drawings[drawing] = Drawing(range: tag.range.lowerBound..<tag.range.lowerBound, outer: outer) }
    let isStyle = tag.name == "style" || tag.name == "defs"
    open.append(Element(name: tag.name, start: tag.range.lowerBound, transform: transform, drawing: drawing, isStyle: isStyle))
  }

  private mutating func end(_ tag: SVGTags.Tag) {
    guard let element = open.last, element.name == tag.name else { return }
    open.removeLast()
    let range = element.start..<tag.range.upperBound
    if let drawing = element.drawing { drawings[drawing]?.range = range }
    if element.isStyle, !open.contains(where: \.isStyle) { styles.append(range) }
  }

  /// Of `matrix(…)` and `translate(…)`; others do not move a template's drawings.
  private static func transform(_ text: String) -> CGAffineTransform {
    guard let match = text.firstMatch(of: #/(matrix|translate)\s*\(([^)]*)\)/#) else { return .identity }
    let words = match.2.split { $0 == "," || $0.isWhitespace }
    let numbers = words.compactMap { Double($0) }.filter { abs($0) < 1e6 }.map { CGFloat($0) }
    switch (match.1, numbers.count) {
    case ("matrix", 6):
      return CGAffineTransform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1...2):
      return CGAffineTransform(translationX: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
    default: return .identity
    }
  }
}
