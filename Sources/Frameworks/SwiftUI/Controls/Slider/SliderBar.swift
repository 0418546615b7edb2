import CoreGraphicsTypes
import SwiftUICore
import UIKitTypes

/// A track with a knob that a finger takes along, to the measures of iOS (Facts 3.3).
///
/// It is the part that sliders of all kinds have in common; moving the knob evaluates its body and no other one.
struct SliderBar<Track: View, Fill: View>: View {
  let position: Binding<Double>
  /// The fraction of the track of one step; `nil` without steps.
  let step: Double?
  /// The fraction at which the filled part begins; `nil` for the beginning of the track.
  let neutral: Double?
  let editingChanged: (Bool) -> Void
  let track: Track
  let fill: Fill
  @Environment(\.metrics.sliders) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.sliderThumbVisibility) private var thumbVisibility
  /// The fraction at which the knob was when the finger went down on it.
  @State private var start: Double?
  @State private var space = SliderSpace()

  /// - Parameters:
  ///   - position: Where the knob is, 0…1.
  ///   - step: The fraction of the track of one step; `nil` without steps.
  ///   - neutral: The fraction at which the filled part begins; `nil` for the beginning of the track.
  ///   - editingChanged: Told when a change begins and when it is over.
  ///   - track: What the knob moves along.
  ///   - filled: What lies over it up to the middle of the knob, or between the neutral place and that.
  init(
    position: Binding<Double>, step: Double? = nil, neutral: Double? = nil, editingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder track: () -> Track, @ViewBuilder filled: () -> Fill
  ) {
    (self.position, self.step, self.neutral, self.editingChanged) = (position, step, neutral, editingChanged)
    (self.track, fill) = (track(), filled())
  }

  var body: some View {
    let (fraction, metrics, space) = (position.wrappedValue, metrics, space)
    SliderLayout(fraction: fraction, neutral: neutral, hidesThumb: hidesThumb, metrics: metrics) {
      track.allowsHitTesting(false)
      fill.allowsHitTesting(false)
      if hidesThumb { Color.clear.contentShape(Rectangle()).gesture(drag) } else { SliderKnob().gesture(drag) }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      space.way = max($0 - metrics.knob, 0)
    }
    .coordinateSpace(name: space)
    .opacity(isEnabled ? 1 : metrics.disabledOpacity)
    .allowsHitTesting(isEnabled)
    .focusable(interactions: .activate)
    .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow], action: takeKey)
    .accessibilityControl(.slider, activate: nil)
    .accessibilityValue(Text(verbatim: fraction.percent))
    .accessibilityAdjustableAction { move(forwards: $0 == .increment) }
  }

  private var hidesThumb: Bool { thumbVisibility == .hidden }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .named(space))
      .onChanged { drag in
        guard space.way > 0 else { return }
        if start == nil { editingChanged(true) }
        let origin = start ?? position.wrappedValue
        if start == nil { start = origin }
        let distance = drag.translation.width * (direction == .rightToLeft ? -1 : 1)
        position.wrappedValue = origin + distance / space.way
      }
      .onFinished { _ in
        guard start != nil else { return }
        start = nil
        editingChanged(false)
      }
  }

  /// One step, by a key or a screen reader.
  private func move(forwards: Bool) {
    guard isEnabled else { return }
    let change = step ?? metrics.smallStep
    editingChanged(true)
    position.wrappedValue += forwards ? change : -change
    editingChanged(false)
  }

  private func takeKey(_ press: KeyPress) -> KeyPress.Result {
    let onwards: KeyEquivalent = direction == .rightToLeft ? .leftArrow : .rightArrow
    move(forwards: press.key == .upArrow || press.key == onwards)
    return .handled
  }
}

/// The faint part of a track.
struct SliderTrack: View {
  @Environment(\.metrics.sliders) private var metrics
  @Environment(\.appearance.values.sliders.rest) private var own
  var body: some View { Capsule().fill(own?.color ?? metrics.trackColor).frame(height: metrics.trackHeight) }
}

/// The part of a track before the knob.
struct SliderFill: View {
  @Environment(\.metrics.sliders) private var metrics
  @Environment(\.appearance.values.sliders.done) private var own
  @Environment(\.accent) private var accent
  private var style: AnyShapeStyle {
    accent == nil ? own.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(.tint) : AnyShapeStyle(.tint)
  }
  var body: some View { Capsule().fill(style).frame(height: metrics.trackHeight) }
}

/// What a finger takes hold of.
private struct SliderKnob: View {
  @Environment(\.metrics.sliders) private var metrics
  @Environment(\.appearance.values.sliders.knob) private var own
  var body: some View {
    Circle().fill(own?.color ?? metrics.knobColor)
      .shadow(color: .black.opacity(metrics.shadow.opacity), radius: metrics.shadow.radius, x: 0, y: metrics.shadow.y)
      .overlay(Circle().strokeBorder(.black.opacity(metrics.rim.opacity), lineWidth: metrics.rim.width))
      .frame(width: metrics.knob, height: metrics.knob)
      .contentShape(Rectangle().inset(by: -metrics.slop))
  }
}

/// Names the coordinate space of one slider, in which the knob moves, and knows how far it can go.
private final class SliderSpace: Hashable {
  var way: CGFloat = 0
  static func == (a: SliderSpace, b: SliderSpace) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Places a track, what lies over it, and the knob.
nonisolated private struct SliderLayout: Layout {
  var fraction: Double
  let neutral: Double?
  /// Whether what a finger takes hold of is all of the slider.
  let hidesThumb: Bool
  let metrics: SliderMetrics

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: proposal.replacingUnspecifiedDimensions(by: CGSize(width: metrics.knob, height: 0)).width, height: metrics.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let start = metrics.knob / 2, way = max(bounds.width - metrics.knob, 0)
    let middle = start + way * fraction
    let origin = neutral.map { start + way * $0 } ?? metrics.trackInset
    let spans = [(metrics.trackInset, bounds.width - metrics.trackInset), (min(origin, middle), max(origin, middle))]
    for (subview, span) in zip(subviews.dropLast(), spans) {
      subview.place(
        at: CGPoint(x: bounds.minX + span.0, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: max(span.1 - span.0, 0), height: nil))
    }
    if hidesThumb {
      subviews.last?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      return
    }
    subviews.last?.place(
      at: CGPoint(x: bounds.minX + middle, y: bounds.midY - metrics.knobRise), anchor: .center,
      proposal: ProposedViewSize(width: metrics.knob, height: metrics.knob))
  }

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }
}
