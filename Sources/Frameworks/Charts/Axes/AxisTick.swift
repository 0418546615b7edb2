public import Foundation
public import SwiftUI

/// A short line outside of the plot at a value of an axis.
///
///     AxisMarks { _ in AxisTick(length: 6) }
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Storage: Hashable, Sendable {
      case automatic
      case points(CGFloat)
      case label(CGFloat)
      case longestLabel(CGFloat)
    }
    let storage: Storage
    private init(_ storage: Storage) { self.storage = storage }

    /// As long as suits the axis.
    public static var automatic: Length { .init(.automatic) }
    /// To the far end of the label.
    public static var label: Length { label(extendPastBy: 0) }
    /// Beyond the far end of the label by a length in points.
    public static func label(extendPastBy length: CGFloat) -> Length { .init(.label(length.isFinite ? length : 0)) }
    /// To the far end of the axis' longest label.
    public static var longestLabel: Length { longestLabel(extendPastBy: 0) }
    /// Beyond the far end of the axis' longest label by a length in points.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length { .init(.longestLabel(length.isFinite ? length : 0)) }
    /// A length in points.
    public init(integerLiteral value: Int) { storage = .points(CGFloat(value)) }
    /// A length in points.
    public init(floatLiteral value: Double) { storage = .points(value) }
  }

  let part: AxisElement

  /// A tick of a length in points.
  @_disfavoredOverload
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(floatLiteral: length.isFinite ? length : 0), stroke: stroke)
  }

  /// A tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    part = AxisElement(kind: .tick(length), isCentered: centered, stroke: stroke)
  }
  public nonisolated static func _collect(_ mark: Self, into parts: inout _AxisElements) { parts.parts.append(mark.part) }
}
