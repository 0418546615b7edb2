import CoreGraphicsTypes
import SwiftUICore

/// Views side by side, of which one is chosen: the one whose tag is the value of a binding.
nonisolated struct SegmentedChoice<Content: View>: View {
  let selection: SegmentSelection
  let content: Content
  @Environment(\.look.segments) private var look
  @Environment(\.isEnabled) private var isEnabled

  /// - Parameters:
  ///   - selection: The tag of the view that is chosen.
  ///   - content: The views; each has a tag, or an identity as an element of a `ForEach`.
  init(_ selection: SegmentSelection, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor var body: some View {
    let (selection, look) = (selection, look)
    SegmentLayout(look: look) {
      SegmentPlate().segmentPart(.plate)
      // What is set around a segment does not reach the app's view in it.
      DecoratedViews(content.font(look.font).lineLimit(1), decorator: SegmentDecorator(selection: selection))
    }
    .opacity(isEnabled ? 1 : look.disabledOpacity)
    .frame(height: look.height)
    .background(look.fill)
    .clipShape(RoundedRectangle(cornerRadius: look.corner))
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
  let selection: SegmentSelection

  func decoration(of element: ListElement) -> Segment {
    let tag = element.selectionValue(), next = element.selectionValue(after: 1)
    let isChosen = tag != nil && tag?.withoutOptional == selection.value
    let endsWithLine = !element.place.isLastRow && !isChosen && (next == nil || next?.withoutOptional != selection.value)
    return Segment(tag: tag, isChosen: isChosen, endsWithLine: endsWithLine, choose: selection.choose)
  }
}

/// One of the views.
nonisolated private struct Segment: ViewModifier {
  let tag: AnyHashable?
  let isChosen: Bool
  let endsWithLine: Bool
  let choose: IgnoredInComparison<(AnyHashable) -> Void>
  @State private var isPressed = false
  @Environment(\.look.segments) private var look

  init(tag: AnyHashable?, isChosen: Bool, endsWithLine: Bool, choose: IgnoredInComparison<(AnyHashable) -> Void>) {
    (self.tag, self.isChosen, self.endsWithLine, self.choose) = (tag, isChosen, endsWithLine, choose)
  }

  @MainActor func body(content: Content) -> some View {
    let (tag, choose, motion, pressed) = (tag, choose, look.motion, $isPressed)
    let press = {
      guard let tag else { return Diagnostics.report("a view to choose from has no tag, so that nothing can be chosen by it") }
      withAnimation(motion) { choose.value(tag) }
    }
    let label =
      content
      .opacity(isPressed && !isChosen ? look.pressedOpacity : 1)
      .padding(.horizontal, look.labelInset)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
    SegmentFrame(endsWithLine: endsWithLine, content: label)
      .modifier(PressableModifier(action: press) { pressed.wrappedValue = $0 })
      .accessibilityControl(.button, activate: press)
      .accessibilityAddTraits(isChosen ? .isSelected : [])
      .segmentPart(isChosen ? .chosen : .other)
  }
}

/// What stands behind the one that is chosen.
struct SegmentPlate: View {
  @Environment(\.look.segments) private var look
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    RoundedRectangle(cornerRadius: look.plateCorner)
      .fill(look.plate.color(in: scheme))
      .shadow(color: .black.opacity(look.shadow.opacity), radius: look.shadow.radius, y: look.shadow.y)
      .accessibilityHidden(true)
  }
}

/// A view with a line at its end, where there is to be one.
struct SegmentFrame<Content: View>: View {
  let endsWithLine: Bool
  let content: Content
  @Environment(\.look.segments) private var look

  var body: some View {
    content.overlay(alignment: .trailing) {
      look.lineColor.frame(width: look.line.width, height: look.line.height)
        .opacity(endsWithLine ? 1 : 0).accessibilityHidden(true)
    }
  }
}

// MARK: Places

private enum SegmentPart { case plate, chosen, other }

private struct SegmentPartKey: LayoutValueKey { static let defaultValue = SegmentPart.other }

extension View {
  nonisolated fileprivate func segmentPart(_ part: SegmentPart) -> some View {
    layoutValue(key: SegmentPartKey.self, value: part)
  }
}

/// Equal parts for all, unless a label does not fit into its own; the plate lies where the chosen one does.
nonisolated struct SegmentLayout: Layout {
  let look: SegmentLook

  private func segments(_ subviews: Subviews) -> [LayoutSubview] { subviews.filter { $0[SegmentPartKey.self] != .plate } }

  /// The widths of all within a width.
  private func widths(_ segments: [LayoutSubview], in width: CGFloat) -> [CGFloat] {
    let labels = segments.map { max($0.sizeThatFits(.unspecified).width - 2 * look.labelInset, 0) }
    let equal = width / CGFloat(max(segments.count, 1))
    guard let widest = labels.max(), widest > equal else { return segments.map { _ in equal } }
    let sum = labels.reduce(0, +), rest = (width - sum) / CGFloat(segments.count)
    return labels.map { rest >= 0 ? $0 + rest : $0 * width / sum }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let segments = segments(subviews)
    let widest = segments.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(width: proposal.width ?? widest * CGFloat(segments.count), height: proposal.height ?? look.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let segments = segments(subviews)
    var x = bounds.minX
    var plate: CGRect?
    for (segment, width) in zip(segments, widths(segments, in: bounds.width)) {
      let frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      segment.place(at: frame.origin, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
      if segment[SegmentPartKey.self] == .chosen { plate = frame.insetBy(dx: look.inset, dy: look.inset) }
      x += width
    }
    // Where nothing is chosen there is no plate.
    let place = plate ?? CGRect(x: bounds.minX, y: bounds.minY, width: 0, height: 0)
    subviews.first { $0[SegmentPartKey.self] == .plate }?
      .place(at: place.origin, anchor: .topLeading, proposal: ProposedViewSize(place.size))
  }
}
