import SwiftUI

/// The outline of hills: waves of three lengths, whose phases come from a seed.
struct Ridge: Shape {
  let seed: Int
  /// How far down the middle of the outline lies, as a share of the height.
  let level: Double
  /// How far hills and valleys reach from there, as a share of the height.
  let relief: Double

  func path(in rect: CGRect) -> Path {
    let phases = (0..<3).map { Double((seed &* 31 &+ $0 &* 17).magnitude % 63) / 10 }
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for step in 0...48 {
        let x = Double(step) / 48
        let wave = 0.6 * sin(x * 5 + phases[0]) + 0.3 * sin(x * 11 + phases[1]) + 0.1 * sin(x * 29 + phases[2])
        path.addLine(to: CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * (level - relief * wave)))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A boat with two sails.
struct Boat: Shape {
  func path(in rect: CGRect) -> Path {
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y) }
    return Path { path in
      path.move(to: point(0, 0.78))
      path.addLine(to: point(1, 0.78))
      path.addQuadCurve(to: point(0.75, 1), control: point(0.95, 1))
      path.addLine(to: point(0.22, 1))
      path.addQuadCurve(to: point(0, 0.78), control: point(0.05, 1))
      path.closeSubpath()
      path.move(to: point(0.52, 0))
      path.addQuadCurve(to: point(0.96, 0.7), control: point(0.84, 0.3))
      path.addLine(to: point(0.52, 0.7))
      path.closeSubpath()
      path.move(to: point(0.45, 0.16))
      path.addLine(to: point(0.45, 0.7))
      path.addLine(to: point(0.1, 0.7))
      path.closeSubpath()
    }
  }
}
