public import Foundation

/// How content fills a space of another shape.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The whole content shows; some of the space may stay empty.
  case fit
  /// The whole space is filled; some of the content may stick out.
  case fill
}

extension View {
  /// Offers the view a size of a fixed ratio of width to height; `nil` keeps that of its ideal size.
  ///
  /// A ratio that is not above zero and finite leaves the proposal as it is; so does a container that proposes no size.
  ///
  ///     Image("map").resizable().aspectRatio(16 / 9, contentMode: .fit)
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the view a size of the ratio of another size; one of height 0 stands for the view's ideal size.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
}

/// A fixed ratio of width to height.
nonisolated public struct _AspectRatioLayout: ViewModifier, Equatable {
  public typealias Body = Never
  /// Width for each unit of height; `nil`: that of the ideal size.
  public var aspectRatio: CGFloat?
  /// Whether the space is fitted into or filled.
  public var contentMode: ContentMode
  /// Keeps a ratio of what is modified.
  public nonisolated init(aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }
}

extension _AspectRatioLayout: LayoutModifier {
  /// What the content is offered (Facts 8.3).
  private func proposal(_ offered: ProposedViewSize, for content: ViewNode) -> ProposedViewSize {
    guard offered.width != nil || offered.height != nil else { return offered }
    var ratio = CGSize(width: 1, height: 1)
    if let aspectRatio {
      ratio = CGSize(width: aspectRatio, height: 1)
    } else {
      ratio = content.size(for: .unspecified)
    }
    guard ratio.width > 0, ratio.height > 0, ratio.width.isFinite, ratio.height.isFinite else { return offered }
    let scales = [offered.width.map { $0 / ratio.width }, offered.height.map { $0 / ratio.height }].compactMap { $0 }
    let scale = (contentMode == .fit ? scales.min() : scales.max()) ?? 1
    return ProposedViewSize(width: ratio.width * scale, height: ratio.height * scale)
  }

  package func size(of content: ViewNode, for proposal: ProposedViewSize) -> CGSize {
    content.size(for: self.proposal(proposal, for: content))
  }

  package func placement(of content: ViewNode, in size: CGSize, for proposal: ProposedViewSize) -> LayoutPlacement {
    let offered = self.proposal(proposal, for: content)
    return LayoutPlacement(origin: aligned(content, for: offered, in: size, by: .center), proposal: offered)
  }
}
