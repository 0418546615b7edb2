import CoreGraphicsTypes
import Foundation
import DisplayModel

/// What the mask of a filled path looks like, wherever it is: its points, from the mask's corner, as Cairo rounds them.
///
/// Cards, discs and badges of a list are the same shape again and again; each is drawn once.
struct CoverageKey: Hashable {
  private let isEvenOdd: Bool
  private let isAntialiased: Bool
  private let width: Int
  private let height: Int
  /// For each step its kind and its points, in 256ths of a pixel.
  private let numbers: [Int32]

  /// Shapes with more steps are drawings, which are rarely repeated.
  private static let stepLimit = 64

  /// `nil` for paths that are not worth keeping, and for those with quadratic curves, which Cairo knows as other curves.
  init?(_ fill: DisplayFill, _ t: CGAffineTransform, _ mask: PixelRect) {
    let elements = fill.path.elements
    guard elements.count <= Self.stepLimit else { return nil }
    var numbers: [Int32] = []
    numbers.reserveCapacity(elements.count * 7)
    func add(_ kind: Int32, _ points: CGPoint...) -> Bool {
      numbers.append(kind)
      for point in points {
        let x = (t.a * point.x + t.c * point.y + t.tx - CGFloat(mask.x0)) * 256
        let y = (t.b * point.x + t.d * point.y + t.ty - CGFloat(mask.y0)) * 256
        guard abs(x) < 1e9, abs(y) < 1e9 else { return false }
        numbers.append(Int32(x.rounded(.toNearestOrEven)))
        numbers.append(Int32(y.rounded(.toNearestOrEven)))
      }
      return true
    }
    for element in elements {
      let isUsable =
        switch element {
        case .move(let end): add(0, end)
        case .line(let end): add(1, end)
        case .curve(let end, let control1, let control2): add(2, control1, control2, end)
        case .close: add(3)
        case .quadCurve: false
        }
      guard isUsable else { return nil }
    }
    isEvenOdd = fill.isEvenOdd
    isAntialiased = fill.isAntialiased
    (width, height) = (mask.width, mask.height)
    self.numbers = numbers
  }
}
