import CoreGraphicsTypes
import SwiftUICore

/// The title and the message of an alert or a dialog.
struct DialogTexts: View {
  let title: Text?
  let message: AnyView?
  let metrics: DialogCardMetrics.Texts
  @ScaledMetric(relativeTo: .body) private var titleScale: CGFloat = 1
  @ScaledMetric(relativeTo: .footnote) private var messageScale: CGFloat = 1
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let (title, message, isFaint) = (title, message, metrics.isFaint)
    let color = isFaint ? DialogCardMetrics.Texts.faint.color(in: scheme) : Color(UIColor.label)
    let plain = Font.footnote.leading(.tight), bold = plain.weight(.semibold)
    DialogTextsLayout(metrics: metrics, titleScale: isFaint ? messageScale : titleScale, messageScale: messageScale) {
      VStack(spacing: 0) {
        title?.font(!isFaint ? .headline : message == nil ? plain : bold).accessibilityAddTraits(.isHeader)
      }
      VStack(spacing: 0) { message }.font(isFaint && title == nil ? bold : plain)
    }
    .multilineTextAlignment(.center)
    .foregroundStyle(color)
  }
}

/// Puts a message below a title by their baselines.
nonisolated private struct DialogTextsLayout: Layout {
  let metrics: DialogCardMetrics.Texts
  let titleScale: CGFloat
  let messageScale: CGFloat

  private struct Arrangement {
    var title: CGFloat?
    var message: CGFloat?
    var height: CGFloat
  }

  private func arrange(_ subviews: Subviews, _ proposal: ProposedViewSize) -> Arrangement {
    var result = Arrangement(height: metrics.empty)
    guard subviews.count == 2 else { return result }
    var last: CGFloat?
    if subviews[0].sizeThatFits(proposal).width > 0 {
      let text = subviews[0].dimensions(in: proposal)
      let top = metrics.aboveTitle * titleScale - text[.firstTextBaseline]
      result.title = top
      last = top + text[.lastTextBaseline]
      result.height = top + text[.lastTextBaseline] + metrics.belowTitle * titleScale
    }
    if subviews[1].sizeThatFits(proposal).width > 0 {
      let text = subviews[1].dimensions(in: proposal)
      let first = last.map { $0 + metrics.between * messageScale } ?? metrics.aboveMessage * messageScale
      let top = first - text[.firstTextBaseline]
      result.message = top
      result.height = top + text[.lastTextBaseline] + metrics.belowMessage * messageScale
    }
    return result
  }

  private func inner(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max($0 - 2 * metrics.margin, 0) }, height: nil)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(width: proposal.width ?? ideal + 2 * metrics.margin, height: arrange(subviews, inner(proposal.width)).height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let offered = inner(bounds.width)
    let positions = arrange(subviews, offered)
    for (view, y) in zip(subviews, [positions.title, positions.message]) {
      view.place(
        at: CGPoint(x: bounds.midX, y: bounds.minY + (y ?? 0)), anchor: .top, proposal: y == nil ? .zero : offered)
    }
  }
}
