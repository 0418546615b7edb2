import Foundation
import SwiftUI

/// What a mark's place follows from, but for the numbers, which lie in the mark: the same for most marks of a loop.
final class MarkPositioning {
  /// What a mark has along one axis.
  enum Kind: UInt8 {
    case nothing, number, date
    /// A name, a unit of the calendar, a bin or an interval.
    case other

    /// Whether it is one number or date alone.
    var isNumber: Bool { self == .number || self == .date }
  }

  /// The value along one axis, without its number.
  enum Value {
    case nothing
    case number(DatumLabel)
    case date(DatumLabel)
    case other(Extent)

    /// Takes a place apart.
    init(_ extent: Extent?, _ number: inout Double) {
      guard let extent else {
        self = .nothing
        return
      }
      guard extent.end == nil, extent.start.upper == nil else {
        self = .other(extent)
        return
      }
      switch extent.start.value {
      case .number(let value): (self, number) = (.number(extent.start.label), value)
      case .date(let value): (self, number) = (.date(extent.start.label), value)
      case .category: self = .other(extent)
      }
    }

    /// The place with its number.
    func extent(_ number: Double) -> Extent? {
      switch self {
      case .nothing: nil
      case .number(let label): Extent(Datum(label: label, value: .number(number)))
      case .date(let label): Extent(Datum(label: label, value: .date(number)))
      case .other(let extent): extent
      }
    }

    fileprivate var kind: Kind {
      switch self {
      case .nothing: .nothing
      case .number: .number
      case .date: .date
      case .other: .other
      }
    }

    /// Whether marks with one of both have nothing different along the axis but their numbers.
    fileprivate func isLike(_ other: Value) -> Bool {
      switch (self, other) {
      case (.nothing, .nothing): true
      case (.number(let a), .number(let b)), (.date(let a), .date(let b)): a == b
      default: false
      }
    }
  }

  let x: Value
  let y: Value
  let xKind: Kind
  let yKind: Kind
  let width: MarkDimension
  let height: MarkDimension
  let stacking: MarkStackingMethod?

  init(x: Value, y: Value, width: MarkDimension, height: MarkDimension, stacking: MarkStackingMethod?) {
    (self.x, self.y, self.width, self.height, self.stacking) = (x, y, width, height, stacking)
    (xKind, yKind) = (x.kind, y.kind)
  }

  /// The same with something else in one respect.
  func with(
    x: Value? = nil, y: Value? = nil, width: MarkDimension? = nil, height: MarkDimension? = nil,
    stacking: MarkStackingMethod?? = nil
  ) -> MarkPositioning {
    MarkPositioning(
      x: x ?? self.x, y: y ?? self.y, width: width ?? self.width, height: height ?? self.height,
      stacking: stacking ?? self.stacking)
  }

  fileprivate func isLike(_ other: MarkPositioning) -> Bool {
    xKind == other.xKind && yKind == other.yKind && width.storage == other.width.storage
      && height.storage == other.height.storage && stacking == other.stacking && x.isLike(other.x) && y.isLike(other.y)
  }
}

/// What marks that were declared last have in common: a loop makes marks of one or a few kinds in turn.
struct SharedPositionings {
  private var last: [MarkPositioning] = []
  private static let limit = 4

  mutating func shared(_ position: MarkPositioning) -> MarkPositioning {
    for cached in last where cached.isLike(position) { return cached }
    guard position.xKind != .other, position.yKind != .other else { return position }
    if last.count == Self.limit { last.removeFirst() }
    last.append(position)
    return position
  }
}
