public import Foundation

/// A sector of a pie or a ring, as wide as its share of all sectors.
///
///     Chart { SectorMark(angle: .value("Share", 3), innerRadius: .ratio(0.6)) }
public struct SectorMark: ChartContent {
  /// It has no body.
  public typealias Body = Never
  var mark: Mark

  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) { marks.append(content.mark) }

  /// A sector.
  /// - Parameters:
  ///   - angle: Its share, a number.
  ///   - innerRadius: Where it begins, from the centre: points, or a ratio of the radius.
  ///   - outerRadius: Where it ends, from the centre: points, a ratio of the radius, or an inset.
  ///   - angularInset: How far its straight edges lie inside, in points.
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = Self.mark(angle: angle.datum, innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset)
  }

  static func mark(angle: Datum, innerRadius: MarkDimension, outerRadius: MarkDimension, angularInset: CGFloat?) -> Mark {
    var mark = Mark(.sector)
    mark.angle = angle
    (mark.innerRadius, mark.outerRadius) = (innerRadius, outerRadius)
    mark.angularInset = angularInset ?? 0
    return mark
  }
}
