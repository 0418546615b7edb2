import SwiftUI
import Testing

@Suite("Unit curves")
struct UnitCurveTests {
  /// A cubic read as a function of x by halving alone, far beyond the precision that is asked for.
  private func reference(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
    func bernstein(_ p: Double, _ q: Double, _ u: Double) -> Double {
      3 * u * (1 - u) * (1 - u) * p + 3 * u * u * (1 - u) * q + u * u * u
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if bernstein(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return bernstein(y1, y2, (low + high) / 2)
  }

  private func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  @Test(
    "the eased curves at the points of the table",
    arguments: [
      (UnitCurve.easeIn, [0.0170, 0.0935, 0.3154, 0.6219, 0.8394]),
      (UnitCurve.easeOut, [0.1606, 0.3781, 0.6846, 0.9065, 0.9830]),
      (UnitCurve.easeInOut, [0.0197, 0.1292, 0.5000, 0.8708, 0.9803]),
    ])
  func table(curve: UnitCurve, expected: [Double]) {
    for (x, y) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(curve.value(at: x) - y) < 5.1e-5, "at \(x)")
    }
  }

  @Test(
    "cubics agree with a search by halving to 1e-9, also flat, steep and overshooting ones",
    arguments: [
      (0.42, 0.0, 1.0, 1.0), (0.0, 0.0, 0.58, 1.0), (0.42, 0.0, 0.58, 1.0), (0.0, 0.0, 1.0, 1.0), (0.0, 1.0, 0.0, 1.0),
      (1.0, 0.0, 1.0, 0.0), (0.68, -0.6, 0.32, 1.6), (0.0, 0.0, 0.0, 1.0), (0.9, 0.0, 0.1, 1.0), (0.25, 0.1, 0.25, 1.0),
      (0.333, 0.9, 0.334, -0.9),
    ])
  func cubics(x1: Double, y1: Double, x2: Double, y2: Double) {
    let curve = curve(x1, y1, x2, y2)
    for step in 1..<1000 {
      let x = Double(step) / 1000
      let expected = reference(x1, y1, x2, y2, at: x)
      #expect(abs(curve.value(at: x) - expected) < 1e-9, "at \(x)")
    }
  }

  @Test("x components of control points are held in 0…1, and so is the input")
  func clamping() {
    for step in 1..<20 {
      let x = Double(step) / 20
      #expect(abs(curve(-1, 0.3, 2, 0.6).value(at: x) - reference(0, 0.3, 1, 0.6, at: x)) < 1e-9)
    }
    for curve in [UnitCurve.linear, .easeIn, .circularEaseIn, .circularEaseOut, .circularEaseInOut] {
      #expect(curve.value(at: -1) == 0)
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: 7) == 1)
    }
  }

  @Test("circular curves follow circles")
  func circles() {
    for step in 0...100 {
      let x = Double(step) / 100
      let easeIn = 1 - (1 - x * x).squareRoot()
      let easeOut = (1 - (1 - x) * (1 - x)).squareRoot()
      #expect(abs(UnitCurve.circularEaseIn.value(at: x) - easeIn) < 1e-12)
      #expect(abs(UnitCurve.circularEaseOut.value(at: x) - easeOut) < 1e-12)
      let half =
        x < 0.5 ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
      #expect(abs(UnitCurve.circularEaseInOut.value(at: x) - half) < 1e-12)
    }
  }

  static let smooth: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    UnitCurve.circularEaseInOut.inverse,
    .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.7), endControlPoint: UnitPoint(x: 0.6, y: 0.4)),
  ]

  @Test("the velocity is the slope", arguments: smooth)
  func velocity(curve: UnitCurve) {
    for x in stride(from: 0.05, through: 0.95, by: 0.083) {
      let h = 1e-5
      let slope = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
      #expect(abs(curve.velocity(at: x) - slope) < 1e-6, "at \(x)")
    }
  }

  @Test("the velocity at the ends is the slope of the tangent there; without a tangent 1 at the start and 0 at the end")
  func endVelocities() {
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(UnitCurve.easeOut.velocity(at: 1) == 0)
    #expect(curve(0.5, 1, 0.5, 0).velocity(at: 0) == 2)
    #expect(curve(0, 1, 1, 1).velocity(at: 0) == .infinity)
    #expect(curve(0, 0, 1, 1).velocity(at: 0) == 1)
    #expect(curve(0, 0, 1, 1).velocity(at: 1) == 1)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
  }

  @Test("the inverse finds the input of an output", arguments: smooth)
  func inverse(curve: UnitCurve) {
    for x in stride(from: 0.0, through: 1, by: 0.05) {
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-7, "at \(x)")
    }
    #expect(curve.inverse.inverse == curve)
  }
}
