import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// A small shape as numbers, from which its mask is drawn and by which a mask that is kept is found again.
///
/// Points count in 256ths of a pixel, as Cairo's do, from the corner of the mask on. Nothing else decides what the mask looks like.
struct ShapeOutline {
  /// How the inside is found, or which line follows the outline.
  enum Drawing: Equatable {
    case fill(isEvenOdd: Bool)
    /// By the number of the pen among ``ShapeMasks/pens``.
    case stroke(pen: Int)

    fileprivate var number: Int32 {
      switch self {
      case .fill(let isEvenOdd): isEvenOdd ? -1 : -2
      case .stroke(let pen): Int32(pen)
      }
    }

    init(number: Int32) { self = number < 0 ? .fill(isEvenOdd: number == -1) : .stroke(pen: Int(number)) }
  }

  private enum Step {
    static let move: Int32 = 0
    static let line: Int32 = 1
    static let quadCurve: Int32 = 2
    static let curve: Int32 = 3
    static let close: Int32 = 4
    static let ellipse: Int32 = 5
  }

  /// The drawing, width and height of the mask, then for each step its kind and its points.
  private(set) var numbers: [Int32] = []
  /// Paths of more steps are drawn as quickly as found.
  static let stepLimit = 64

  /// Whether masks of a path are worth keeping.
  static func isKept(_ path: Path) -> Bool {
    if case .elements(let elements) = path.storage { elements.count <= stepLimit } else { true }
  }

  /// Takes the place of what it was, with a path and from its points to pixels, of which the first is the mask's corner.
  mutating func set(_ path: Path, _ t: CGAffineTransform, _ drawing: Drawing, size: (width: Int, height: Int)) {
    numbers.removeAll(keepingCapacity: true)
    numbers.append(drawing.number)
    numbers.append(Int32(size.width))
    numbers.append(Int32(size.height))
    if case .ellipse(let rect) = path.storage, t.keepsDirections {
      let rect = rect.standardized
      numbers.append(Step.ellipse)
      add(CGPoint(x: rect.minX, y: rect.minY), t)
      add(CGPoint(x: rect.maxX, y: rect.maxY), t)
      return
    }
    if case .elements(let elements) = path.storage { add(elements, t) } else { add(path.elements, t) }
  }

  private mutating func add(_ elements: [PathElement], _ t: CGAffineTransform) {
    for element in elements {
      switch element {
      case .move(let end):
        numbers.append(Step.move)
        add(end, t)
      case .line(let end):
        numbers.append(Step.line)
        add(end, t)
      case .quadCurve(let end, let control):
        numbers.append(Step.quadCurve)
        add(control, t)
        add(end, t)
      case .curve(let end, let control1, let control2):
        numbers.append(Step.curve)
        add(control1, t)
        add(control2, t)
        add(end, t)
      case .close: numbers.append(Step.close)
      }
    }
  }

  private mutating func add(_ point: CGPoint, _ t: CGAffineTransform) {
    numbers.append(Self.number(t.a * point.x + t.c * point.y + t.tx))
    numbers.append(Self.number(t.b * point.x + t.d * point.y + t.ty))
  }

  /// A coordinate in 256ths; controls of a curve may lie far outside of its mask.
  private static func number(_ value: CGFloat) -> Int32 {
    let scaled = (value * 256).rounded(.toNearestOrEven)
    return scaled > -1e9 && scaled < 1e9 ? Int32(scaled) : 0
  }

  // MARK: Drawing

  /// The steps of an outline with its mask's corner at a place on a sheet, for the path of one drawing.
  static func elements(_ numbers: ArraySlice<Int32>, movedBy row: Int) -> [PathElement] {
    var result: [PathElement] = []
    var next = numbers.startIndex + 3
    func point() -> CGPoint {
      defer { next += 2 }
      return CGPoint(x: CGFloat(numbers[next]) / 256, y: CGFloat(numbers[next + 1]) / 256 + CGFloat(row))
    }
    while next < numbers.endIndex {
      let step = numbers[next]
      next += 1
      switch step {
      case Step.move: result.append(.move(point()))
      case Step.line: result.append(.line(point()))
      case Step.quadCurve:
        let control = point()
        result.append(.quadCurve(point(), control: control))
      case Step.curve:
        let (control1, control2) = (point(), point())
        result.append(.curve(point(), control1: control1, control2: control2))
      case Step.close: result.append(.close)
      default:
        let (corner, opposite) = (point(), point())
        let size = CGSize(width: opposite.x - corner.x, height: opposite.y - corner.y)
        result.append(contentsOf: Path(ellipseIn: CGRect(origin: corner, size: size)).elements)
      }
    }
    return result
  }
}

/// A line that is drawn, and how its pen is turned and stretched.
struct ShapePen: Hashable {
  let style: StrokeStyle
  let transform: CGAffineTransform

  init(_ style: StrokeStyle, _ transform: CGAffineTransform) {
    self.style = style
    self.transform = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(style.lineWidth)
    hasher.combine(transform.a)
    hasher.combine(transform.d)
  }
}
