import Foundation

/// The filled shapes of an SVG icon.
struct IconOutline {
  private var shapes: [IconPath] = []

  /// Reads paths, circles, ellipses and rectangles; `nil` where there are none, or a path is damaged.
  init?(svg: String) {
    for match in svg.matches(of: #/<(path|circle|ellipse|rect)\b([^>]*)>/#) {
      let attributes = match.2.matches(of: #/([a-z-]+)="([^"]*)"/#).reduce(into: [:]) { $0[String($1.1)] = String($1.2) }
      guard let path = Self.path(String(match.1), attributes) else { return nil }
      shapes.append(path)
    }
    guard !shapes.isEmpty else { return nil }
  }

  private static func path(_ element: String, _ attributes: [String: String]) -> IconPath? {
    let number = { (name: String) in attributes[name].flatMap(Double.init) ?? 0 }
    switch element {
    case "path":
      var path = attributes["d"].flatMap { IconPath(data: $0) }
      path?.isEvenOdd = attributes["fill-rule"] == "evenodd"
      return path
    case "circle", "ellipse":
      let (x, y) = (number("cx"), number("cy"))
      let radii = element == "circle" ? (number("r"), number("r")) : (number("rx"), number("ry"))
      let turn = "a\(radii.0) \(radii.1) 0 0 1"
      return IconPath(data: "M\(x - radii.0) \(y)\(turn) \(2 * radii.0) 0\(turn) \(-2 * radii.0) 0Z")
    default:
      let (width, height) = (number("width"), number("height"))
      let radius = min(max(number("rx"), number("ry")), width / 2, height / 2)
      let (across, down) = (width - 2 * radius, height - 2 * radius)
      let corner = { (x: Double, y: Double) in radius > 0 ? "a\(radius) \(radius) 0 0 1 \(x) \(y)" : "" }
      return IconPath(
        data: "M\(number("x") + radius) \(number("y"))h\(across)\(corner(radius, radius))v\(down)\(corner(-radius, radius))"
          + "h\(-across)\(corner(-radius, -radius))v\(-down)\(corner(radius, -radius))Z")
    }
  }

  /// The width of the lines of an icon of 16 units, in thousandths of an em at scale 1.
  private static let line = 66.0
  /// Thousandths of an em for each unit.
  private static let unit = 66.0

  /// The text of a symbol file that draws the icon.
  ///
  /// `isSolid`: as its silhouette, with what lies inside cut out. What is solid already does not grow with the weight.
  func text(_ style: SymbolMatches.Style, isSolid: Bool, growsWithWeight: Bool) -> String? {
    let scale = Self.unit * style.scale
    let parts = isSolid ? solidParts : shapes.map { (path: $0, keyword: "") }
    guard !parts.isEmpty else { return nil }
    let bounds = shapes.reduce(IconBounds()) { $0.union($1.bounds) }
    // The room for a regular weight's lines.
    let margin = growsWithWeight ? 10.0 : 0
    let lines = parts.map { part in
      let numbers = part.path.text { x, y in
        "\(((x - bounds.minX) * scale + margin).short) \(((y - bounds.minY) * scale + margin).short)"
      }
      let kind = growsWithWeight ? "outline \((Self.line * style.scale).short)" : "fill"
      let level = isSolid && parts.count > 1 && part.keyword.isEmpty ? " level=1" : ""
      return "\(part.keyword)\(kind)\(level)\(part.path.isEvenOdd ? " evenodd" : "") \(numbers)"
    }
    let size = SymbolSize(
      (bounds.maxX - bounds.minX) * scale + 2 * margin, (bounds.maxY - bounds.minY) * scale + 2 * margin)
    return (["size \(size)", "box \(style.family)", "limit 120"] + lines).joined(separator: "\n")
  }

  /// Contours that lie in no other one, then those inside of the holes.
  private var solidParts: [(path: IconPath, keyword: String)] {
    let contours = shapes.flatMap(\.contours)
    let depths = contours.map { contour in contours.count { $0.bounds.surrounds(contour.bounds) } }
    let at = { (depth: Int) in zip(contours, depths).filter { $0.1 == depth }.map(\.0) }
    let inside = at(2) + at(3)
    return [(IconPath(joining: at(0)), "")] + (inside.isEmpty ? [] : [(IconPath(joining: inside), "mark ")])
  }
}

/// A rectangle around points.
struct IconBounds: Equatable {
  var minX = Double.infinity
  var minY = Double.infinity
  var maxX = -Double.infinity
  var maxY = -Double.infinity

  mutating func include(_ x: Double, _ y: Double) {
    (minX, minY) = (min(minX, x), min(minY, y))
    (maxX, maxY) = (max(maxX, x), max(maxY, y))
  }

  func union(_ other: IconBounds) -> IconBounds {
    IconBounds(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether another one lies inside, without touching an edge.
  func surrounds(_ other: IconBounds) -> Bool {
    minX < other.minX && minY < other.minY && maxX > other.maxX && maxY > other.maxY
  }
}
