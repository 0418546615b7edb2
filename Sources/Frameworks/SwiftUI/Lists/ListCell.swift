import CoreGraphicsTypes
import SwiftUICore

/// Puts the margins of a card beside a row, and the gaps of its section above and below.
nonisolated struct ListFrame<Content: View>: View {
  let layout: ListFrameLayout
  let content: Content

  init(context: ListContext, top: CGFloat, bottom: CGFloat, @ViewBuilder content: () -> Content) {
    layout = ListFrameLayout(context: context, top: top, bottom: bottom)
    self.content = content()
  }

  @MainActor var body: some View { layout { content } }
}

nonisolated struct ListFrameLayout: GuideListingLayout {
  static var guides: [AlignmentKey] { [] }
  let context: ListContext
  let top: CGFloat
  let bottom: CGFloat

  private func inner(
    _ proposal: ProposedViewSize
  ) -> (margins: (leading: CGFloat, trailing: CGFloat), proposal: ProposedViewSize) {
    let margins = proposal.width.map { context.margins(forWidth: $0) } ?? (leading: 0, trailing: 0)
    let height = proposal.height.map { max($0 - top - bottom, 0) }
    let width = proposal.width.map { max($0 - margins.leading - margins.trailing, 0) }
    return (margins, ProposedViewSize(width: width, height: height))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (margins, inner) = inner(proposal)
    let size = subviews.first?.sizeThatFits(inner) ?? .zero
    return CGSize(
      width: proposal.width ?? size.width + margins.leading + margins.trailing, height: size.height + top + bottom)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (margins, inner) = inner(proposal)
    subviews.first?.place(at: CGPoint(x: bounds.minX + margins.leading, y: bounds.minY + top), proposal: inner)
  }
}

/// What a part of a row's cell is.
enum ListCellRole: LayoutValueKey {
  case ground, content, editSign, accessory, disclosure, handle, topSeparator, bottomSeparator
  /// The line of the row above, in its place.
  case upperSeparator
  /// Lines over the whole width.
  case topEdge, bottomEdge
  static var defaultValue: ListCellRole { .content }
}

extension View {
  nonisolated func listCellRole(_ part: ListCellRole) -> some View { layoutValue(key: ListCellRole.self, value: part) }
}

/// Places what makes a row: the app's view between what stands before and after it, on a ground, with lines at its edges.
nonisolated struct ListCell<Content: View>: View {
  let layout: ListCellLayout
  let content: Content

  init(
    context: ListContext, insets: EdgeInsets?, minHeight: CGFloat, shift: CGFloat = 0,
    verticalInsets: (top: CGFloat, bottom: CGFloat)? = nil, @ViewBuilder content: () -> Content
  ) {
    let vertical = verticalInsets ?? (context.lists.rowInset, context.lists.rowInset)
    layout = ListCellLayout(
      context: context, insets: insets, minHeight: minHeight, shift: shift, top: vertical.top, bottom: vertical.bottom,
      isCentered: verticalInsets == nil)
    self.content = content()
  }

  @MainActor var body: some View { layout { content } }
}

nonisolated struct ListCellLayout: GuideListingLayout {
  static var guides: [AlignmentKey] {
    [HorizontalAlignment.listRowSeparatorLeading.key, HorizontalAlignment.listRowSeparatorTrailing.key]
  }
  let context: ListContext
  let insets: EdgeInsets?
  let minHeight: CGFloat
  /// How far the view stands aside, in points: for a sign before it, or inside of what unfolds it.
  let shift: CGFloat
  let top: CGFloat
  let bottom: CGFloat
  /// Whether a view that is lower than the row stands in its middle, else at its bottom.
  let isCentered: Bool

  /// The row's insets for a width of the cell.
  private func insets(forWidth width: CGFloat) -> EdgeInsets {
    let side = context.textInset(forWidth: context.listWidth(forSectionWidth: width))
    var result = insets ?? EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    result.leading += shift
    result.trailing += context.indexRoom
    return result
  }

  private struct Arrangement {
    var insets: EdgeInsets
    var size: CGSize
    var contentProposal: ProposedViewSize
    var contentSize: CGSize
    var trailing: CGFloat
  }

  private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
    let insets = self.insets(forWidth: proposal.width ?? 0)
    var trailing = insets.trailing
    for view in subviews {
      switch view[ListCellRole.self] {
      case .accessory, .handle, .disclosure: trailing += view.sizeThatFits(.unspecified).width + context.lists.accessoryGap
      default: break
      }
    }
    let offered = ProposedViewSize(width: proposal.width.map { max($0 - insets.leading - trailing, 0) }, height: nil)
    let content = subviews.first { $0[ListCellRole.self] == .content }?.sizeThatFits(offered) ?? .zero
    let size = CGSize(
      width: proposal.width ?? content.width + insets.leading + trailing,
      height: max(content.height + insets.top + insets.bottom, minHeight))
    return Arrangement(insets: insets, size: size, contentProposal: offered, contentSize: content, trailing: trailing)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(proposal, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let row = arrange(proposal, subviews)
    let room = row.size.height - row.contentSize.height - row.insets.top - row.insets.bottom
    let y = bounds.minY + row.insets.top + (isCentered ? room / 2 : room)
    let content = CGRect(
      origin: CGPoint(x: bounds.minX + row.insets.leading, y: y), size: row.contentSize)
    let line = separator(of: subviews, row, content: content, in: bounds)
    var trailing = bounds.maxX - row.insets.trailing
    for view in subviews {
      let own = view.sizeThatFits(.unspecified)
      switch view[ListCellRole.self] {
      case .ground: view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      case .content: view.place(at: content.origin, proposal: row.contentProposal)
      case .editSign:
        let x = bounds.minX + row.insets.leading - shift + context.lists.editSignInset
        view.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      case .accessory, .handle:
        view.place(at: CGPoint(x: trailing, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
        trailing -= own.width + context.lists.accessoryGap
      case .disclosure:
        // It turns about its middle.
        let x = bounds.maxX - row.insets.trailing - context.lists.disclosureInset
        view.place(at: CGPoint(x: x, y: content.midY), anchor: .center, proposal: .unspecified)
      case .topEdge: view.place(at: bounds.origin, proposal: lineProposal(bounds.minX...bounds.maxX))
      case .bottomEdge:
        let origin = CGPoint(x: bounds.minX, y: bounds.maxY - context.pixel)
        view.place(at: origin, proposal: lineProposal(bounds.minX...bounds.maxX))
      case .topSeparator:
        view.place(at: CGPoint(x: line.lowerBound, y: bounds.minY), proposal: lineProposal(line))
      case .upperSeparator:
        view.place(at: CGPoint(x: line.lowerBound, y: bounds.minY - context.pixel), proposal: lineProposal(line))
      case .bottomSeparator:
        view.place(at: CGPoint(x: line.lowerBound, y: bounds.maxY - context.pixel), proposal: lineProposal(line))
      }
    }
  }

  private func lineProposal(_ line: ClosedRange<CGFloat>) -> ProposedViewSize {
    ProposedViewSize(width: line.upperBound - line.lowerBound, height: context.pixel)
  }

  /// From where to where the lines at the edges go: from the first text on, unless guides of the view say otherwise.
  private func separator(
    of subviews: Subviews, _ row: Arrangement, content: CGRect, in bounds: CGRect
  ) -> ClosedRange<CGFloat> {
    guard let view = subviews.first(where: { $0[ListCellRole.self] == .content }) else { return bounds.minX...bounds.maxX }
    let guides = view.dimensions(in: row.contentProposal)
    let leading = content.minX + (guides[explicit: .listRowSeparatorLeading] ?? 0)
    let end = context.style == .inset ? bounds.maxX - context.lists.narrowMargin : bounds.maxX
    let trailing = guides[explicit: .listRowSeparatorTrailing].map { content.minX + $0 } ?? end
    return leading...max(leading, trailing)
  }
}
