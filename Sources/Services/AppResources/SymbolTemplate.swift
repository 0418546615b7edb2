import CoreGraphicsTypes
import DisplayModel
package import Foundation

/// A symbol of an app's own: one of the drawings in a template as Apple's symbol app exports it, cut out of the file.
///
/// A template has the symbol in several weights and sizes, each as a group such as `Regular-M` between two margins, and lines
/// for the height of capitals. Of them the regular one is taken, in the middle size where there is one.
package struct SymbolTemplate {
  /// A picture of the symbol alone, up to its drawing and from there on.
  private let parts: (styles: Data, drawing: Data)
  /// The classes of its parts that show a value, each with the value from which on it is in full.
  private let thresholds: [(name: String, value: Double)]
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
    parts = (
      Data("<svg \(namespaces) \(size) \(viewBox)>".utf8) + styles,
      Data("<g transform=\"matrix(\(matrix))\">".utf8) + part(drawing.range) + Data("</g></svg>".utf8)
    )
    thresholds = Self.thresholds(in: String(decoding: styles, as: UTF8.self))
  }

  /// A picture of the symbol alone.
  var svg: Data { parts.styles + parts.drawing }

  /// Whether parts of it show a value.
  var showsValue: Bool { !thresholds.isEmpty }

  /// How many of those parts are in full at a value.
  func partsInFull(at value: Double) -> Int { thresholds.count { value > $0.value } }

  /// The picture at a value from 0 to 1: parts that it does not reach are faint.
  func svg(at value: Double) -> Data {
    let rules = thresholds.filter { value <= $0.value }
      .map { ".\($0.name){opacity:\(SymbolGraphic.faintOpacity)}" }.joined()
    return parts.styles + Data("<style>\(rules)</style>".utf8) + parts.drawing
  }

  /// Of the classes for drawings in one colour: others have a colour in their names, which no style sheet can ask for.
  private static func thresholds(in styles: String) -> [(name: String, value: Double)] {
    styles.matches(of: #/\.(monochrome-\d{1,3})\s*\{([^}]*)\}/#).compactMap { rule in
      guard let match = rule.2.firstMatch(of: #/-sfsymbols-variable-threshold\s*:\s*([0-9.]{1,12})/#),
        let value = Double(match.1), (0...1).contains(value)
      else { return nil }
      return (String(rule.1), value)
    }
  }

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
