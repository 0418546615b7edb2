import Foundation
import SwiftUI

/// A mark as it was declared: values and looks, without a place.
struct Mark {
  enum Kind: Hashable { case bar, line, point, area, rule, rectangle, sector }

  var kind: Kind
  /// The value or interval along x; `nil`: the mark spans the plot.
  var x: Extent?
  /// The value or interval along y; `nil`: the mark spans the plot.
  var y: Extent?
  /// Where it lies across the plot, in points, where it has no value of x.
  var fixedX: FixedExtent?
  /// Where it lies down the plot, in points, where it has no value of y.
  var fixedY: FixedExtent?
  /// The share of a sector.
  var angle: Datum?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking: MarkStackingMethod?
  /// Which line or area it is a point of, where the app says so.
  var series: _PlottedValue?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  /// What tells it from other marks, from one picture of the chart to the next.
  var id: UInt64 = 0
  private var looks: LooksBox?

  init(_ kind: Kind, x: Extent? = nil, y: Extent? = nil) {
    (self.kind, self.x, self.y) = (kind, x, y)
  }

  /// How it looks, as far as modifiers say; kept elsewhere, since most of many thousand marks say nothing.
  var style: MarkStyle {
    get { looks?.style ?? MarkStyle.plain }
    set {
      if let looks, isKnownUniquelyReferenced(&self.looks) { looks.style = newValue } else { looks = LooksBox(newValue) }
    }
  }

  private final class LooksBox {
    var style: MarkStyle
    init(_ style: MarkStyle) { self.style = style }
  }
}

/// A value, or two values between which a mark lies.
struct Extent {
  var start: Datum
  /// The other end, where the app gives both.
  var end: Datum?

  init(_ start: Datum, _ end: Datum? = nil) { (self.start, self.end) = (start, end) }

  var isFinite: Bool { start.isFinite && (end?.isFinite ?? true) }
}

/// Places of the plot in points.
struct FixedExtent {
  var start: CGFloat?
  var end: CGFloat?

  init(_ start: CGFloat?, _ end: CGFloat?) {
    self.start = start.flatMap { $0.isFinite ? $0 : nil }
    self.end = end.flatMap { $0.isFinite ? $0 : nil }
  }
}

/// What modifiers say of a mark.
struct MarkStyle {
  var foreground: AnyShapeStyle?
  var foregroundBy: Datum?
  var symbol: SymbolChoice?
  var symbolBy: Datum?
  var symbolArea: CGFloat?
  var symbolSizeBy: Datum?
  var line: StrokeStyle?
  var lineBy: Datum?
  var interpolation: InterpolationMethod?
  var opacity = 1.0
  var corners: (radius: CGFloat, style: RoundedCornerStyle)?
  var positionBy: PositionBy?
  var offset = MarkOffset()
  var zIndex: Double?
  var annotations: [MarkAnnotation] = []
  var effects: [MarkEffect] = []
  var alignsStylesWithPlotArea: Bool?
  var accessibility = MarkAccessibility()
  nonisolated(unsafe) static let plain = MarkStyle()
}

/// A symbol: a shape, or a view of the app.
enum SymbolChoice {
  case shape(AnyChartSymbolShape)
  case view(AnyView)
}

/// The group among marks of one place that a mark is in.
struct PositionBy {
  var datum: Datum
  var axis: Axis?
  var span: MarkDimension
}

/// How far the edges of a mark are moved, in points.
struct MarkOffset: Equatable {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0
}

/// What is done to a mark as a whole.
enum MarkEffect {
  case blur(CGFloat)
  case shadow(Color, radius: CGFloat, offset: CGSize)
  case clip(any Shape, FillStyle)
}

/// What a mark is to somebody who cannot see it, as far as the app says.
struct MarkAccessibility {
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden = false
}

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var content: (AnnotationContext) -> AnyView
}
