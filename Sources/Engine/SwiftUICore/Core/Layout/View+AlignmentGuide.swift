public import Foundation

extension View {
  /// Sets where the view's guide lies, in points from its leading edge.
  ///
  /// The closure gets the view's size and its other guides; containers that line up by this guide move the view accordingly.
  ///
  /// It is called in layout, several times for one view where sizes are tried; a guide that is no number is reported.
  ///
  ///     VStack(alignment: .leading) { Text("Kyoto").alignmentGuide(.leading) { $0.width / 2 } }
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: guide.key, computeValue: computeValue))
  }

  /// Sets where the view's guide lies, in points from its top edge.
  ///
  /// The closure gets the view's size and its other guides; containers that line up by this guide move the view accordingly.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: guide.key, computeValue: computeValue))
  }
}

/// A guide of one view.
nonisolated public struct _AlignmentWritingModifier: ViewModifier {
  public typealias Body = Never
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat
  nonisolated init(key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.computeValue = computeValue
  }
}

extension _AlignmentWritingModifier: LayoutModifier {
  package func size(of content: ViewNode, for proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

  package func hugging(of content: ViewNode, along axis: Axis) -> Hugging { content.hugging(along: axis) }

  package func placement(of content: ViewNode, in size: CGSize, for proposal: ProposedViewSize) -> LayoutPlacement {
    LayoutPlacement(origin: .zero, proposal: proposal)
  }

  package var guide: AlignmentKey? { key }

  package func ownAlignment(
    _ key: AlignmentKey, size: CGSize, content: ViewNode, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == self.key else { return nil }
    let value = computeValue(ViewDimensions(node: content, size: size, proposal: proposal))
    // In infinite space a guide may be infinitely far away.
    return value.isInfinite && !(size.width.isFinite && size.height.isFinite) ? value : value.finite("alignment guide")
  }
}
