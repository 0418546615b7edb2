import CoreGraphicsTypes
public import SwiftUICore

/// A bar that fills, with the label above it and the value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style of a bar that fills.
  public nonisolated init() {}
  /// The gauge's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledBar(configuration: configuration, alignment: .center, bar: \.capacity) { GaugeCapacity(fraction: $0) }
  }
}

/// A small bar that fills, with the label above it and the value below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style of a small bar that fills.
  public nonisolated init() {}
  /// The gauge's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledBar(configuration: configuration, alignment: .leading, bar: \.accessory) { GaugeCapacity(fraction: $0) }
  }
}

/// A small bar with a mark at the value, between the labels of its range.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style of a small bar with a mark.
  public nonisolated init() {}
  /// The gauge's look in this style.
  public func makeBody(configuration: Configuration) -> some View { MarkedBar(configuration: configuration) }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills, with the label above it and the value below.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills, with the label above it and the value below.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A bar with all that is said of it around it (Facts 3.8).
private struct LabeledBar<Bar: View>: View {
  let configuration: GaugeStyleConfiguration
  let alignment: HorizontalAlignment
  let bar: KeyPath<GaugeMetrics, GaugeMetrics.Bar>
  let content: (Double) -> Bar
  @Environment(\.metrics.gauges) private var metrics
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    let measures = metrics[keyPath: bar]
    VStack(alignment: alignment, spacing: 0) {
      if labelsAreHidden {
        BarBetweenBounds(configuration: configuration, measures: measures, content: content(configuration.value))
          .accessibilityElement().accessibilityName(from: configuration.label)
      } else {
        configuration.label.padding(.bottom, measures.above)
        BarBetweenBounds(configuration: configuration, measures: measures, content: content(configuration.value))
      }
      configuration.currentValueLabel.padding(.top, measures.below)
    }
  }
}

/// A bar between the labels of the lowest and the highest value.
private struct BarBetweenBounds<Bar: View>: View {
  let configuration: GaugeStyleConfiguration
  let measures: GaugeMetrics.Bar
  let content: Bar

  var body: some View {
    HStack(spacing: measures.spacing) {
      configuration.minimumValueLabel.transformEnvironment(\.font) { $0 = measures.endFont ?? $0 }
      content.frame(height: measures.height).frame(maxWidth: .infinity)
      configuration.maximumValueLabel.transformEnvironment(\.font) { $0 = measures.endFont ?? $0 }
    }
  }
}

/// A track that is filled from its beginning.
private struct GaugeCapacity: View {
  let fraction: Double
  @Environment(\.metrics.gauges) private var metrics
  @Environment(\.tint) private var tint
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let fraction = fraction
    Capsule().fill(metrics.trackColor).overlay {
      Capsule().fill(tint.along(direction)).mask(alignment: .leading) {
        GeometryReader { geometry in
          Capsule().frame(width: geometry.size.width * fraction)
        }
      }
    }
    .clipShape(Capsule())
  }
}

/// A bar in the tint with a mark.
private struct MarkedBar: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.metrics.gauges) private var metrics
  @Environment(\.tint) private var tint
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let (metrics, paint, fraction) = (metrics, tint.along(direction), configuration.value)
    BarBetweenBounds(
      configuration: configuration, measures: metrics.accessory,
      content: Capsule().fill(paint)
        .mask { MarkGap(fraction: fraction, gap: metrics.barGap).fill(style: FillStyle(eoFill: true)) }
        .overlay { Capsule().fill(paint).mask { BarMark(fraction: fraction) } }
    )
    .accessibilityElement().accessibilityName(from: configuration.label)
  }
}

/// The disc on a bar that marks a value.
private struct BarMark: Shape {
  var fraction: Double

  nonisolated static func center(in rect: CGRect, _ fraction: Double) -> CGPoint {
    CGPoint(x: rect.minX + rect.height / 2 + max(rect.width - rect.height, 0) * fraction, y: rect.midY)
  }

  nonisolated func path(in rect: CGRect) -> Path {
    Path(ellipseIn: CGRect(center: Self.center(in: rect, fraction), radius: rect.height / 2))
  }

  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }
}

/// All of a bar but a ring around the mark, where the mark is left out, too: to be filled by the rule of odd crossings.
private struct MarkGap: Shape {
  var fraction: Double
  let gap: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRect(rect)
      path.addEllipse(in: CGRect(center: BarMark.center(in: rect, fraction), radius: rect.height / 2 + gap))
    }
  }

  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }
}

extension CGRect {
  nonisolated init(center: CGPoint, radius: CGFloat) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}

extension Tint {
  /// What paints something long: a gradient runs from where lines begin to where they end.
  nonisolated func along(_ direction: LayoutDirection) -> AnyShapeStyle {
    guard let gradient else { return style ?? AnyShapeStyle(Color.accentColor) }
    let (start, end): (UnitPoint, UnitPoint) = direction == .rightToLeft ? (.trailing, .leading) : (.leading, .trailing)
    return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
  }

  /// The colours of a tint that is a gradient without a place.
  nonisolated var gradient: Gradient? { style?.style as? Gradient }
}
