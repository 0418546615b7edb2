import CoreGraphicsTypes
import Foundation
public import SwiftUICore

/// A small open ring with a mark at the value, which stands in its middle.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style of an open ring.
  public nonisolated init() {}
  /// The gauge's look in this style.
  public func makeBody(configuration: Configuration) -> some View { OpenRing(configuration: configuration) }
}

/// A small ring that fills around the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style of a ring that fills.
  public nonisolated init() {}
  /// The gauge's look in this style.
  public func makeBody(configuration: Configuration) -> some View { ClosedRing(configuration: configuration) }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A small open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A small ring that fills around the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

/// An open ring, which runs clockwise whatever the language, with the label or those of the range in its gap (Facts 3.8).
private struct OpenRing: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.metrics.gauges) private var metrics
  @Environment(\.tint) private var tint

  private var hasBounds: Bool { configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil }

  var body: some View {
    let metrics = metrics
    let sweep = hasBounds ? metrics.sweep.bounds : metrics.sweep.label
    let paint = tint.around(from: -sweep, to: sweep)
    ZStack {
      RingArc(from: -sweep, to: sweep, line: metrics.line)
        .stroke(paint, style: StrokeStyle(lineWidth: metrics.line, lineCap: .round))
        .mask {
          RingMark(fraction: configuration.value, sweep: sweep, line: metrics.line, gap: metrics.ringGap)
            .fill(style: FillStyle(eoFill: true))
        }
      Circle().fill(paint).mask { RingMark(fraction: configuration.value, sweep: sweep, line: metrics.line) }
      RingValue(configuration: configuration)
    }
    .frame(width: metrics.diameter, height: metrics.diameter)
    .overlay(alignment: .bottom) { gap }
    .environment(\.layoutDirection, .leftToRight)
  }

  @ViewBuilder private var gap: some View {
    let metrics = metrics
    if hasBounds {
      HStack(spacing: 0) {
        configuration.minimumValueLabel.frame(width: 2 * metrics.boundsOffset)
        configuration.maximumValueLabel.frame(width: 2 * metrics.boundsOffset)
      }
      .font(metrics.boundsFont).lineLimit(1).minimumScaleFactor(0.5)
      .frame(height: 2 * metrics.gapInset)
      .accessibilityElement().accessibilityName(from: configuration.label)
    } else {
      configuration.label
        .font(metrics.labelFont).lineLimit(1).minimumScaleFactor(0.5)
        .frame(width: metrics.gapWidth, height: 2 * metrics.gapInset)
    }
  }
}

/// A ring that fills from the top on (Facts 3.8).
private struct ClosedRing: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.metrics.gauges) private var metrics
  @Environment(\.tint) private var tint

  var body: some View {
    let metrics = metrics
    let paint = tint.around(from: .zero, to: .degrees(360))
    let style = StrokeStyle(lineWidth: metrics.line, lineCap: .round)
    ZStack {
      Circle().inset(by: metrics.line / 2).stroke(paint, style: style).opacity(metrics.ringTrackOpacity)
      if configuration.value > 0 {
        RingArc(from: .zero, to: .degrees(360 * configuration.value), line: metrics.line).stroke(paint, style: style)
      }
      RingValue(configuration: configuration)
    }
    .frame(width: metrics.diameter, height: metrics.diameter)
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityElement(children: .combine)
    .accessibilityName(from: configuration.label)
  }
}

/// What stands in the middle of a ring.
private struct RingValue: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.metrics.gauges) private var metrics
  var body: some View {
    configuration.currentValueLabel
      .font(metrics.valueFont).lineLimit(1).minimumScaleFactor(0.5)
      .frame(maxWidth: metrics.valueWidth)
  }
}

/// A part of a ring; angles run clockwise from the top.
private struct RingArc: Shape {
  var from: Angle
  var to: Angle
  let line: CGFloat

  nonisolated static func radius(in rect: CGRect, line: CGFloat) -> CGFloat { max(min(rect.width, rect.height) - line, 0) / 2 }

  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: Self.radius(in: rect, line: line),
        startAngle: from - .degrees(90), endAngle: to - .degrees(90), clockwise: false)
    }
  }

  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(from.radians, to.radians) }
    set { (from, to) = (.radians(newValue.first), .radians(newValue.second)) }
  }
}

/// The disc on a ring that marks a value; with a gap all but the disc and a ring around it, by the rule of odd crossings.
private struct RingMark: Shape {
  var fraction: Double
  let sweep: Angle
  let line: CGFloat
  var gap: CGFloat?

  nonisolated func path(in rect: CGRect) -> Path {
    let angle = sweep.radians * (2 * fraction - 1), radius = RingArc.radius(in: rect, line: line)
    let center = CGPoint(x: rect.midX + radius * sin(angle), y: rect.midY - radius * cos(angle))
    return Path { path in
      if gap != nil { path.addRect(rect) }
      path.addEllipse(in: CGRect(center: center, radius: line / 2 + (gap ?? 0)))
    }
  }

  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }
}

extension Tint {
  /// What paints a ring: a gradient runs from one angle to another, clockwise from the top.
  nonisolated fileprivate func around(from: Angle, to: Angle) -> AnyShapeStyle {
    guard let gradient else { return along(.leftToRight) }
    return AnyShapeStyle(
      AngularGradient(gradient: gradient, center: .center, startAngle: from - .degrees(90), endAngle: to - .degrees(90)))
  }
}
