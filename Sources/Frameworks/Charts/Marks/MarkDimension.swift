public import Foundation

/// How wide or high a mark is: its own measure, or a part of the room that the scale has for it.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Storage: Equatable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }
  let storage: Storage

  /// As wide as marks of this kind usually are.
  public static var automatic: MarkDimension { .init(storage: .automatic) }
  /// A measure in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { .init(storage: .fixed(value)) }
  /// As wide as the scale's step, but for a measure in points on either side.
  public static func inset(_ value: CGFloat) -> MarkDimension { .init(storage: .inset(value)) }
  /// A part of the scale's step.
  public static func ratio(_ value: CGFloat) -> MarkDimension { .init(storage: .ratio(value)) }
  /// A measure in points.
  public init(integerLiteral value: Int) { storage = .fixed(CGFloat(value)) }
  /// A measure in points.
  public init(floatLiteral value: Double) { storage = .fixed(value) }

  private init(storage: Storage) { self.storage = storage }

  /// The measure in points, where the scale has some room and marks usually take a part of it.
  func length(in step: CGFloat, automatic: CGFloat) -> CGFloat {
    let length: CGFloat
    switch storage {
    case .automatic: length = automatic
    case .fixed(let points): length = points
    case .inset(let points): length = step - 2 * points
    case .ratio(let ratio): length = step * ratio
    }
    return length.isFinite ? max(length, 0) : automatic
  }

  /// A distance from the centre of a sector.
  func radius(in whole: CGFloat, automatic: CGFloat) -> CGFloat {
    guard case .inset(let inset) = storage else { return length(in: whole, automatic: automatic) }
    return max(whole - inset, 0)
  }
}
