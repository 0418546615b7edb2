import CoreGraphicsTypes
import Foundation
import SwiftUICore
import UIKitTypes

/// A value of a layer, of which steps to another one can be made.
enum LayerValue {
  case numbers(Kind, [Double])
  case transform(CATransform3D)
  case path(CGPath)
  case list([LayerValue])
  /// What has no steps, such as a picture.
  case object(Any)

  /// What the numbers are.
  enum Kind { case number, point, size, rect, color }

  /// The value of what an app names; `nil` for none.
  init?(_ value: Any?) {
    guard let value else { return nil }
    switch value {
    case let number as Double: self = .numbers(.number, [number])
    case let number as CGFloat: self = .numbers(.number, [Double(number)])
    case let number as Float: self = .numbers(.number, [Double(number)])
    case let number as Int: self = .numbers(.number, [Double(number)])
    case let number as NSNumber: self = .numbers(.number, [number.doubleValue])
    case let point as CGPoint: self = .numbers(.point, [point.x, point.y])
    case let size as CGSize: self = .numbers(.size, [size.width, size.height])
    case let rect as CGRect: self = .numbers(.rect, [rect.minX, rect.minY, rect.width, rect.height])
    case let color as CGColor:
      let parts = color.rgba
      self = .numbers(.color, [parts.red, parts.green, parts.blue, parts.alpha])
    case let color as UIColor: self.init(color.cgColor)
    case let transform as CATransform3D: self = .transform(transform)
    case let transform as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(transform))
    case let path as CGPath: self = .path(path)
    case let list as [Any]: self = .list(list.compactMap { LayerValue($0) })
    default: self = .object(value)
    }
  }

  /// What an app sees of it.
  var any: Any {
    switch self {
    case .numbers(.number, let n): n[0]
    case .numbers(.point, let n): CGPoint(x: n[0], y: n[1])
    case .numbers(.size, let n): CGSize(width: n[0], height: n[1])
    case .numbers(.rect, let n): CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    case .numbers(.color, let n): CGColor(red: n[0], green: n[1], blue: n[2], alpha: n[3])
    case .transform(let transform): transform
    case .path(let path): path
    case .list(let list): list.map(\.any)
    case .object(let object): object
    }
  }

  var number: Double? {
    guard case .numbers(.number, let n) = self else { return nil }
    return n[0]
  }
}

extension LayerValue {
  /// The value at a part of the way to another one, of the same kind; what has no steps changes half way.
  func mixed(with other: LayerValue, by part: Double) -> LayerValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return .transform(Self.mixed(a, b, part))
    case (.path(let a), .path(let b)): return Self.mixed(a, b, part).map { .path($0) } ?? (part < 0.5 ? self : other)
    default: return combined(with: other) { $0 + ($1 - $0) * part } ?? (part < 0.5 ? self : other)
    }
  }

  /// The value and another one; transforms one after the other.
  func plus(_ other: LayerValue) -> LayerValue {
    if case .transform(let a) = self, case .transform(let b) = other { return .transform(CATransform3DConcat(b, a)) }
    return combined(with: other, +) ?? other
  }

  /// What leads to the value from another one.
  func minus(_ other: LayerValue) -> LayerValue {
    if case .transform(let a) = self, case .transform(let b) = other {
      return .transform(CATransform3DConcat(CATransform3DInvert(b), a))
    }
    return combined(with: other, -) ?? self
  }

  /// The value a number of times.
  func times(_ count: Double) -> LayerValue { combined(with: self) { a, _ in a * count } ?? self }

  /// How far another value is, as for paces.
  func distance(to other: LayerValue) -> Double {
    guard case .numbers(_, let a) = self, case .numbers(_, let b) = other, a.count == b.count else { return 1 }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private func combined(with other: LayerValue, _ combine: (Double, Double) -> Double) -> LayerValue? {
    switch (self, other) {
    case (.numbers(let kind, let a), .numbers(let otherKind, let b)) where kind == otherKind:
      return .numbers(kind, zip(a, b).map(combine))
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.combined(with: $1, combine) ?? $1 })
    default: return nil
    }
  }

  private static func mixed(_ a: CATransform3D, _ b: CATransform3D, _ part: Double) -> CATransform3D {
    var step = TransformParts(a)
    let end = TransformParts(b)
    // Where one of the two leaves the plane, both go over number by number.
    guard CATransform3DIsAffine(a), CATransform3DIsAffine(b) else {
      return TransformParts.mixedNumbers(a, b, part)
    }
    var difference = end.animatableData - step.animatableData
    difference.scale(by: part)
    step.animatableData += difference
    return step.transform
  }

  private static func mixed(_ a: CGPath, _ b: CGPath, _ part: Double) -> CGPath? {
    var step = AnimatablePath(Path(a))
    let end = AnimatablePath(Path(b))
    guard step.hasSameStructure(as: end) else { return nil }
    var difference = end.animatableData - step.animatableData
    difference.scale(by: part)
    step.animatableData += difference
    return step.path.cgPath
  }
}
