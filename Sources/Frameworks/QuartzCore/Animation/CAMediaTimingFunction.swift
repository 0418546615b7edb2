public import Foundation
package import SwiftUICore

/// The name of a curve in time.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Evenly.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Quick at the start, slow at the end: that of changes that animate by themselves.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A curve in time: how far something is at a part of its time, a cubic from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let points: [Float]

  /// Creates a curve by its name; the even one for a name that there is not.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a curve by its two inner control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    super.init()
  }

  // Safe: the pointer is the caller's, to two numbers, as the function's contract has it.
  /// Writes a control point, 0…3, as its x and y; nothing for another index.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0...3).contains(idx) else { return }
    ptr[0] = points[idx * 2]
    ptr[1] = points[idx * 2 + 1]
  }

  /// The curve, as the engine has it.
  package var curve: UnitCurve {
    let p = points.map { Double($0) }
    return .bezier(startControlPoint: UnitPoint(x: p[2], y: p[3]), endControlPoint: UnitPoint(x: p[4], y: p[5]))
  }
}
