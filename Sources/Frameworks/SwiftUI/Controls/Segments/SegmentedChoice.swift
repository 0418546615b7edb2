import CoreGraphicsTypes
import SwiftUICore
import UIKitTypes

/// Views side by side, of which one is chosen: the one whose tag is the value of a binding.
nonisolated struct SegmentedChoice<Content: View>: View {
  let selection: SegmentSelection
  let content: Content
  @Environment(\.metrics.segments) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.appearance.values.segments) private var attributes
  @State private var positions = SegmentFrames()
  /// What a finger that slides over the views does.
  @State private var slide: SegmentSlide?

  /// - Parameters:
  ///   - selection: The tag of the view that is chosen.
  ///   - content: The views; each has a tag, or an identity as an element of a `ForEach`.
  init(_ selection: SegmentSelection, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor var body: some View {
    let (selection, metrics) = (selection, metrics)
    let chosen = slide?.chosen ?? selection.value
    let views = FirstViews(NumberLimits.segments, of: content) { count in
      guard count > NumberLimits.segments else { return }
      Diagnostics.report(
        "a segmented choice has \(count) segments; the first \(NumberLimits.segments) show: give the picker another style,"
          + " such as .menu, .wheel or .navigationLink")
    }
    SegmentLayout(metrics: metrics, positions: positions) {
      SegmentPlate().segmentRole(.plate)
      // What is set around a segment does not reach the app's view in it.
      DecoratedViews(
        views.modifier(SegmentTitle(attributes: attributes.titles[.normal], font: metrics.font)).lineLimit(1),
        decorator: SegmentDecorator(chosen: chosen, touched: slide?.touched, choose: selection.choose))
      if let chosen { ChosenSegment(tag: chosen, content: views).segmentRole(.label) }
    }
    .highPriorityGesture(sliding, including: isEnabled ? .all : .subviews)
    .opacity(isEnabled ? 1 : metrics.disabledOpacity)
    .frame(height: metrics.height)
    .background(attributes.view.background?.color ?? metrics.fill, in: RoundedRectangle(cornerRadius: metrics.corner))
    .lowInRow()
  }

  /// What a finger does that slides over the views.
  ///
  /// The plate follows one that went down on it, from view to view; one that went down elsewhere chooses the view over which it
  /// lifts. Far away it loses them.
  @MainActor private var sliding: some Gesture {
    DragGesture(minimumDistance: metrics.slideDistance)
      .onChanged { drag in
        let follows = slide?.follows ?? (positions.tag(at: drag.startLocation, direction) == selection.value)
        let tag = positions.tag(at: drag.location, direction, slop: metrics.slideSlop)
        let new = SegmentSlide(follows: follows, tag: tag)
        if new != slide { withAnimation(metrics.motion) { slide = new } }
      }
      .onFinished { drag in
        let tag = drag == nil ? nil : slide?.tag
        withAnimation(metrics.motion) {
          slide = nil
          if let tag, tag != selection.value { selection.choose.value(tag) }
        }
      }
  }
}

/// Where a finger is that slides over segments.
nonisolated private struct SegmentSlide: Equatable {
  /// Whether the plate follows it.
  let follows: Bool
  /// The tag of the view at the finger; `nil` where it is far away.
  let tag: AnyHashable?

  var chosen: AnyHashable? { follows ? tag : nil }
  var touched: AnyHashable? { follows ? nil : tag }
}

/// Where segments were placed.
nonisolated private final class SegmentFrames {
  /// Measured from the leading edge.
  var all: [(frame: CGRect, tag: AnyHashable?)] = []
  var size = CGSize.zero

  /// The tag of the segment nearest to a point that is no farther outside than a distance.
  func tag(at point: CGPoint, _ direction: LayoutDirection, slop: CGFloat = 0) -> AnyHashable? {
    guard CGRect(origin: .zero, size: size).insetBy(dx: -slop, dy: -slop).contains(point) else { return nil }
    let x = direction == .rightToLeft ? size.width - point.x : point.x
    let nearest = all.min { abs($0.frame.midX - x) - $0.frame.width / 2 < abs($1.frame.midX - x) - $1.frame.width / 2 }
    return nearest?.tag?.withoutOptional
  }
}

/// The label of the view that is chosen, in its font, above that view's own.
private struct ChosenSegment<Content: View>: View {
  let tag: AnyHashable
  let content: Content
  @Environment(\.metrics.segments) private var metrics
  @Environment(\.appearance.values.segments.titles) private var attributesByState

  var body: some View {
    let attributes = attributesByState[.selected].map { $0.or(attributesByState[.normal]) } ?? attributesByState[.normal]
    TaggedChild(tag, in: content.modifier(SegmentTitle(attributes: attributes, font: metrics.chosenFont)).lineLimit(1)) {}
      .padding(.horizontal, metrics.labelInset / 2)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}

/// How titles look, as appearances say it.
nonisolated private struct SegmentTitle: ViewModifier {
  let attributes: TextAttributes?
  let font: Font
  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if let color = attributes?.color {
      content.font(attributes?.font?.font ?? font).foregroundStyle(color.color)
    } else {
      content.font(attributes?.font?.font ?? font)
    }
  }
}

/// What is chosen now of several, and how something else is chosen.
nonisolated struct SegmentSelection: Equatable {
  /// The tag; `nil` where nothing is chosen.
  let value: AnyHashable?
  let choose: IgnoredInComparison<(AnyHashable) -> Void>

  /// Reads what is chosen.
  init(_ selection: PickerSelection) {
    value = selection.value()?.withoutOptional
    choose = IgnoredInComparison(selection.choose)
  }

  static func == (a: SegmentSelection, b: SegmentSelection) -> Bool { a.value == b.value }
}

nonisolated private struct SegmentDecorator: ElementDecorator {
  /// The tags of the view that shows as chosen, and of that which a finger touches.
  let chosen, touched: AnyHashable?
  let choose: IgnoredInComparison<(AnyHashable) -> Void>

  func decoration(of element: ListElement) -> Segment {
    let tag = element.selectionValue(), next = element.selectionValue(after: 1)
    let isChosen = tag != nil && tag?.withoutOptional == chosen
    let endsWithLine = !element.position.isLastRow && !isChosen && (next == nil || next?.withoutOptional != chosen)
    return Segment(
      tag: tag, isChosen: isChosen, isTouched: touched != nil && tag?.withoutOptional == touched, endsWithLine: endsWithLine,
      choose: choose)
  }
}

/// One of the views.
nonisolated private struct Segment: ViewModifier {
  let tag: AnyHashable?
  let isChosen: Bool
  /// Whether a finger that slides is on it.
  let isTouched: Bool
  let endsWithLine: Bool
  let choose: IgnoredInComparison<(AnyHashable) -> Void>
  @State private var isPressed = false
  @Environment(\.metrics.segments) private var metrics

  init(
    tag: AnyHashable?, isChosen: Bool, isTouched: Bool, endsWithLine: Bool, choose: IgnoredInComparison<(AnyHashable) -> Void>
  ) {
    (self.tag, self.isChosen, self.isTouched, self.endsWithLine, self.choose) = (tag, isChosen, isTouched, endsWithLine, choose)
  }

  @MainActor func body(content: Content) -> some View {
    let (tag, choose, motion, pressed) = (tag, choose, metrics.motion, $isPressed)
    let press = {
      guard let tag else { return Diagnostics.report("a view to choose from has no tag, so that nothing can be chosen by it") }
      withAnimation(motion) { choose.value(tag) }
    }
    let label =
      content
      .opacity(isChosen ? 0 : isPressed || isTouched ? metrics.pressedOpacity : 1)
      .padding(.horizontal, metrics.labelInset)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
    SegmentFrame(endsWithLine: endsWithLine, content: label)
      .modifier(PressableModifier(action: press) { pressed.wrappedValue = $0 })
      .accessibilityControl(.button, activate: press)
      .accessibilityAddTraits(isChosen ? .isSelected : [])
      .segmentRole(isChosen ? .chosen : .other)
      .layoutValue(key: SegmentTagKey.self, value: tag)
  }
}

/// What stands behind the one that is chosen.
struct SegmentPlate: View {
  @Environment(\.metrics.segments) private var metrics
  @Environment(\.colorScheme) private var scheme
  @Environment(\.appearance.values.segments.selectedTint) private var tint

  var body: some View {
    RoundedRectangle(cornerRadius: metrics.plateCorner)
      .fill(tint?.color ?? metrics.plate.color(in: scheme))
      .shadow(color: .black.opacity(metrics.shadow.opacity), radius: metrics.shadow.radius, y: metrics.shadow.y)
      .accessibilityHidden(true)
  }
}

/// A view with a line at its end, where there is to be one.
struct SegmentFrame<Content: View>: View {
  let endsWithLine: Bool
  let content: Content
  @Environment(\.metrics.segments) private var metrics

  var body: some View {
    content.overlay(alignment: .trailing) {
      metrics.lineColor.frame(width: metrics.line.width, height: metrics.line.height)
        .opacity(endsWithLine ? 1 : 0).accessibilityHidden(true)
    }
  }
}

// MARK: Places

private enum SegmentRole {
  case plate, chosen, other
  /// The label of the one that is chosen.
  case label
}

private struct SegmentTagKey: LayoutValueKey { static var defaultValue: AnyHashable? { nil } }

private struct SegmentRoleKey: LayoutValueKey { static let defaultValue = SegmentRole.other }

extension View {
  nonisolated fileprivate func segmentRole(_ part: SegmentRole) -> some View {
    layoutValue(key: SegmentRoleKey.self, value: part)
  }
}

/// Equal parts for all, unless a label does not fit into its own; the plate lies where the chosen one does.
nonisolated struct SegmentLayout: Layout {
  let metrics: SegmentMetrics
  private var positions: SegmentFrames?

  init(metrics: SegmentMetrics) { self.metrics = metrics }
  fileprivate init(metrics: SegmentMetrics, positions: SegmentFrames) { (self.metrics, self.positions) = (metrics, positions) }

  private func segments(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[SegmentRoleKey.self] == .chosen || $0[SegmentRoleKey.self] == .other }
  }

  /// The widths of all within a width.
  private func widths(_ segments: [LayoutSubview], in width: CGFloat) -> [CGFloat] {
    let labels = segments.map { max($0.sizeThatFits(.unspecified).width - 2 * metrics.labelInset, 0) }
    let equal = width / CGFloat(max(segments.count, 1))
    guard let widest = labels.max(), widest > equal else { return segments.map { _ in equal } }
    let sum = labels.reduce(0, +), rest = (width - sum) / CGFloat(segments.count)
    return labels.map { rest >= 0 ? $0 + rest : $0 * width / sum }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let segments = segments(subviews)
    let widest = segments.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(width: proposal.width ?? widest * CGFloat(segments.count), height: proposal.height ?? metrics.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let segments = segments(subviews)
    var x = bounds.minX
    var plate, chosen: CGRect?
    positions?.size = bounds.size
    positions?.all.removeAll()
    for (segment, width) in zip(segments, widths(segments, in: bounds.width)) {
      let frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      segment.place(at: frame.origin, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
      positions?.all.append((frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY), segment[SegmentTagKey.self]))
      if segment[SegmentRoleKey.self] == .chosen {
        (chosen, plate) = (frame, frame.insetBy(dx: metrics.inset, dy: metrics.inset))
      }
      x += width
    }
    // Where nothing is chosen there is no plate.
    let position = plate ?? CGRect(x: bounds.minX, y: bounds.minY, width: 0, height: 0)
    subviews.first { $0[SegmentRoleKey.self] == .plate }?
      .place(at: position.origin, anchor: .topLeading, proposal: ProposedViewSize(position.size))
    let label = chosen ?? position
    subviews.first { $0[SegmentRoleKey.self] == .label }?
      .place(at: label.origin, anchor: .topLeading, proposal: ProposedViewSize(label.size))
  }
}
