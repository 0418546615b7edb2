import Foundation
import SwiftUI

/// A mark as it was declared: values and looks, without a place.
struct Mark {
  enum Kind: Hashable { case bar, line, point, area, rule, rectangle, sector }

  let kind: Kind
  /// What tells it from other marks, from one picture of the chart to the next.
  var id: UInt64 = 0
  /// Where in the closures of the chart it was declared: what was declared further down is painted over what was above.
  var order: UInt64 = 0
  /// The numbers of a place that is one number or date along x or y; what else it is lies elsewhere, the same for many marks.
  private var numbers = (x: 0.0, y: 0.0)
  private(set) var position: MarkPositioning
  private var styles: StylesBox?
  private var more: MoreBox?

  init(
    _ kind: Kind, x: Extent? = nil, y: Extent? = nil, fixedX: FixedExtent? = nil, fixedY: FixedExtent? = nil,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod? = nil,
    series: _PlottedValue? = nil
  ) {
    self.kind = kind
    position = MarkPositioning(
      x: MarkPositioning.Value(x, &numbers.x), y: MarkPositioning.Value(y, &numbers.y), width: width, height: height,
      stacking: stacking)
    if fixedX != nil || fixedY != nil || series != nil {
      more = MoreBox(MarkDetails(fixedX: fixedX, fixedY: fixedY, series: series))
    }
  }

  /// Shares what its place has in common with one of other marks; remembers it where it is none of them.
  mutating func share(_ cached: inout SharedPositionings) { position = cached.shared(position) }

  /// Whether modifiers say how it looks.
  var isStyled: Bool { styles != nil }

  /// How it looks, as far as modifiers say; kept elsewhere, since most of many thousand marks say nothing.
  var style: MarkStyle {
    _read { if let styles { yield styles.style } else { yield MarkStyle.plain } }
    set {
      if let styles, isKnownUniquelyReferenced(&self.styles) { styles.style = newValue } else { styles = StylesBox(newValue) }
    }
  }

  /// What only some kinds of marks say.
  private var details: MarkDetails {
    _read { if let more { yield more.details } else { yield MarkDetails.none } }
    set {
      if let more, isKnownUniquelyReferenced(&self.more) { more.details = newValue } else { more = MoreBox(newValue) }
    }
  }

  private final class StylesBox {
    var style: MarkStyle
    init(_ style: MarkStyle) { self.style = style }
  }

  private final class MoreBox {
    var details: MarkDetails
    init(_ details: MarkDetails) { self.details = details }
  }
}

/// What only some kinds of marks say.
private struct MarkDetails {
  var fixedX: FixedExtent?
  var fixedY: FixedExtent?
  var angle: Datum?
  var series: _PlottedValue?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  var function: PlotFunction?
  // Safe: never changed.
  nonisolated(unsafe) static let none = MarkDetails()
}

extension Mark {
  /// The value or interval along x; `nil`: the mark spans the plot.
  var x: Extent? {
    get { position.x.extent(numbers.x) }
    set { position = position.with(x: MarkPositioning.Value(newValue, &numbers.x)) }
  }
  /// The value or interval along y; `nil`: the mark spans the plot.
  var y: Extent? {
    get { position.y.extent(numbers.y) }
    set { position = position.with(y: MarkPositioning.Value(newValue, &numbers.y)) }
  }
  /// The value or interval along an axis.
  func extent(along axis: Axis) -> Extent? { axis == .horizontal ? x : y }
  /// The number or date along an axis, where it is one alone; quick.
  func number(along axis: Axis) -> Double? {
    if axis == .horizontal { return position.xKind.isNumber ? numbers.x : nil }
    return position.yKind.isNumber ? numbers.y : nil
  }
  /// What it has along an axis; quick.
  func kind(along axis: Axis) -> MarkPositioning.Kind { axis == .horizontal ? position.xKind : position.yKind }
  /// Whether nothing is said of it but its place.
  var isBare: Bool { styles == nil && more == nil }
  var width: MarkDimension {
    get { position.width }
    set { if newValue.storage != position.width.storage { position = position.with(width: newValue) } }
  }
  var height: MarkDimension {
    get { position.height }
    set { if newValue.storage != position.height.storage { position = position.with(height: newValue) } }
  }
  var stacking: MarkStackingMethod? {
    get { position.stacking }
    set { if newValue != position.stacking { position = position.with(stacking: newValue) } }
  }
  /// Where it lies across the plot, in points, where it has no value of x.
  var fixedX: FixedExtent? {
    get { details.fixedX }
    set { details.fixedX = newValue }
  }
  /// Where it lies down the plot, in points, where it has no value of y.
  var fixedY: FixedExtent? {
    get { details.fixedY }
    set { details.fixedY = newValue }
  }
  /// The share of a sector.
  var angle: Datum? {
    get { details.angle }
    set { details.angle = newValue }
  }
  /// Which line or area it is a point of, where the app says so.
  var series: _PlottedValue? {
    get { details.series }
    set { if newValue != nil || details.series != nil { details.series = newValue } }
  }
  var innerRadius: MarkDimension {
    get { details.innerRadius }
    set { details.innerRadius = newValue }
  }
  var outerRadius: MarkDimension {
    get { details.outerRadius }
    set { details.outerRadius = newValue }
  }
  /// The formula that it stands for, until its points are known.
  var function: PlotFunction? {
    get { details.function }
    set { if newValue != nil || details.function != nil { details.function = newValue } }
  }
  var angularInset: CGFloat {
    get { details.angularInset }
    set { details.angularInset = newValue }
  }
}

/// A value, or two values between which a mark lies.
struct Extent {
  var start: Datum
  private let other: Seldom<Datum>

  init(_ start: Datum, _ end: Datum? = nil) { (self.start, other) = (start, Seldom(end)) }

  /// The other end, where the app gives both.
  var end: Datum? { other.value }

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
  /// The pictures that it is painted into, the outermost first.
  var layers: [MarkLayer] = []
  var alignsStylesWithPlotArea: Bool?
  var accessibility = MarkAccessibility()
  // Safe: never changed.
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
  /// Nothing shows beyond the plot.
  case clipToPlot
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
