import Foundation

/// The path of an icon, in absolute lines and curves.
struct IconPath {
  typealias Point = SIMD2<Double>

  enum Step {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  private(set) var steps: [Step] = []
  var isEvenOdd = false

  /// Reads the data of an SVG path; `nil` where they are damaged.
  init?(data: String) {
    var reader = IconPathReader(data)
    guard reader.readAll(), !reader.steps.isEmpty else { return nil }
    steps = reader.steps
  }

  private init(steps: [Step]) { self.steps = steps }

  /// All contours of some paths, each of which is a hole where it lies in another one.
  init(joining paths: [IconPath]) {
    steps = paths.flatMap(\.steps)
    isEvenOdd = true
  }

  /// Each closed line by itself.
  var contours: [IconPath] {
    var contours: [[Step]] = []
    for step in steps {
      if case .move = step { contours.append([]) }
      if contours.isEmpty { contours.append([]) }
      contours[contours.count - 1].append(step)
    }
    return contours.map { IconPath(steps: $0) }
  }

  /// The rectangle around it; curves are looked at in eight places.
  var bounds: IconBounds {
    var bounds = IconBounds()
    var last = Point.zero
    for step in steps {
      switch step {
      case .move(let point), .line(let point):
        bounds.include(point.x, point.y)
        last = point
      case .curve(let a, let b, let end):
        for part in 1...8 {
          let t = Double(part) / 8, s = 1 - t
          let point = last * (s * s * s) + a * (3 * s * s * t) + b * (3 * s * t * t) + end * (t * t * t)
          bounds.include(point.x, point.y)
        }
        last = end
      case .close: break
      }
    }
    return bounds
  }

  /// The steps as a symbol file has them, with points as `point` writes them.
  func text(point: (Double, Double) -> String) -> String {
    steps.map { step in
      switch step {
      case .move(let end): "M \(point(end.x, end.y))"
      case .line(let end): "L \(point(end.x, end.y))"
      case .curve(let a, let b, let end): "C \(point(a.x, a.y)) \(point(b.x, b.y)) \(point(end.x, end.y))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

/// Reads the data of an SVG path.
struct IconPathReader {
  private typealias Point = IconPath.Point
  private(set) var steps: [IconPath.Step] = []
  private var text: Substring.UTF8View
  private var current = Point.zero
  private var start = Point.zero
  /// The control point that a smooth curve continues.
  private var control: (point: IconPath.Point, isCubic: Bool)?

  init(_ data: String) { text = data[...].utf8 }

  /// Returns whether all of it could be read.
  mutating func readAll() -> Bool {
    var command: UInt8 = 0
    while true {
      skipSeparators()
      guard let next = text.first else { return true }
      if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= next & ~0x20, next != UInt8(ascii: "e") {
        command = next
        text = text.dropFirst()
      } else if command == 0 || command & ~0x20 == UInt8(ascii: "Z") {
        return false
      }
      guard read(command) else { return false }
      // Points after those of a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  private mutating func read(_ command: UInt8) -> Bool {
    let origin = command >= UInt8(ascii: "a") ? current : .zero
    var next: (point: Point, isCubic: Bool)?
    defer { control = next }
    switch command & ~0x20 {
    case UInt8(ascii: "M"):
      guard let end = point(origin) else { return false }
      steps.append(.move(end))
      (current, start) = (end, end)
    case UInt8(ascii: "Z"):
      steps.append(.close)
      current = start
    case UInt8(ascii: "L"):
      guard let end = point(origin) else { return false }
      line(to: end)
    case UInt8(ascii: "H"):
      guard let x = number() else { return false }
      line(to: Point(origin.x + x, current.y))
    case UInt8(ascii: "V"):
      guard let y = number() else { return false }
      line(to: Point(current.x, origin.y + y))
    case UInt8(ascii: "C"):
      guard let a = point(origin), let b = point(origin), let end = point(origin) else { return false }
      curve(a, b, end)
      next = (b, true)
    case UInt8(ascii: "S"):
      guard let b = point(origin), let end = point(origin) else { return false }
      curve(reflected(isCubic: true), b, end)
      next = (b, true)
    case UInt8(ascii: "Q"):
      guard let middle = point(origin), let end = point(origin) else { return false }
      quadratic(middle, end)
      next = (middle, false)
    case UInt8(ascii: "T"):
      guard let end = point(origin) else { return false }
      let middle = reflected(isCubic: false)
      quadratic(middle, end)
      next = (middle, false)
    case UInt8(ascii: "A"): return arc(origin)
    default: return false
    }
    return true
  }

  // MARK: Steps

  private mutating func line(to end: Point) {
    steps.append(.line(end))
    current = end
  }

  private mutating func curve(_ a: Point, _ b: Point, _ end: Point) {
    steps.append(.curve(a, b, end))
    current = end
  }

  private mutating func quadratic(_ middle: Point, _ end: Point) {
    curve(current + (middle - current) * (2.0 / 3), end + (middle - end) * (2.0 / 3), end)
  }

  private func reflected(isCubic: Bool) -> Point {
    guard let control, control.isCubic == isCubic else { return current }
    return current * 2 - control.point
  }

  /// An elliptical arc as curves of a quarter at most, by the formulas of the SVG specification (appendix B.2.4).
  private mutating func arc(_ origin: Point) -> Bool {
    guard let width = number(), let height = number(), let angle = number(), let isLarge = flag(), let isClockwise = flag(),
      let end = point(origin)
    else { return false }
    var radii = Point(abs(width), abs(height))
    guard radii.x > 0, radii.y > 0, end != current else {
      line(to: end)
      return true
    }
    let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
    let turned = { (p: Point) in Point(cosine * p.x + sine * p.y, cosine * p.y - sine * p.x) }
    let back = { (p: Point) in Point(cosine * p.x - sine * p.y, sine * p.x + cosine * p.y) }
    let half = turned((current - end) / 2)
    let excess = (half * half / (radii * radii)).sum()
    if excess > 1 { radii *= excess.squareRoot() }
    let (a, b) = (radii.x * half.y, radii.y * half.x)
    let share = max(0, (radii.x * radii.y * radii.x * radii.y) / (a * a + b * b) - 1).squareRoot()
    let middle = Point(radii.x * half.y / radii.y, -radii.y * half.x / radii.x) * (isLarge == isClockwise ? -share : share)
    let center = back(middle) + (current + end) / 2
    let from = (half - middle) / radii, to = (-half - middle) / radii
    let first = atan2(from.y, from.x)
    var sweep = atan2(to.y, to.x) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count), reach = 4.0 / 3 * tan(step / 4)
    for part in 0..<count {
      let (p, q) = (first + step * Double(part), first + step * Double(part + 1))
      let (u, v) = (Point(cos(p), sin(p)), Point(cos(q), sin(q)))
      let place = { (unit: Point) in center + back(unit * radii) }
      curve(
        place(u + Point(-u.y, u.x) * reach), place(v - Point(-v.y, v.x) * reach), part == count - 1 ? end : place(v))
    }
    return true
  }

  // MARK: Numbers

  private mutating func skipSeparators() {
    text = text.drop { [UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\t")].contains($0) }
  }

  /// A number, which ends where another one can begin.
  private mutating func number() -> Double? {
    skipSeparators()
    var length = 0
    var (hasPoint, hasExponent) = (false, false)
    var before: UInt8 = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard length == 0 || before == UInt8(ascii: "e") else { return value(length) }
      case UInt8(ascii: "."):
        guard !hasPoint, !hasExponent else { return value(length) }
        hasPoint = true
      case UInt8(ascii: "e"):
        guard length > 0, !hasExponent else { return value(length) }
        hasExponent = true
      default: return value(length)
      }
      (length, before) = (length + 1, byte)
    }
    return value(length)
  }

  private mutating func value(_ length: Int) -> Double? {
    let digits = text.prefix(length)
    text = text.dropFirst(length)
    guard let value = Double(Substring(digits)), value.isFinite, abs(value) < 1e6 else { return nil }
    return value
  }

  /// One digit, which may stand right before the next number.
  private mutating func flag() -> Bool? {
    skipSeparators()
    guard let digit = text.popFirst(), digit == UInt8(ascii: "0") || digit == UInt8(ascii: "1") else { return nil }
    return digit == UInt8(ascii: "1")
  }

  private mutating func point(_ origin: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return origin + Point(x, y)
  }
}
