import CoreGraphicsTypes
import SwiftUICore

/// What a tab looks like in the bar at the bottom, in an equal part of it.
struct BottomTab: View {
  let choice: TabChoice
  @Environment(\.metrics.tabs) private var metrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    TabButton(choice) {
      TabItemLabel(item: choice.item)
        .foregroundStyle(color)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .top) {
          if let badge = choice.item.badge {
            TabBadge(text: badge).accessibilityHidden(true)
              .alignmentGuide(HorizontalAlignment.center) { _ in -metrics.badgeOffset.width }
              .alignmentGuide(VerticalAlignment.top) { _ in -metrics.badgeOffset.height }
          }
        }
        // What can be pressed is smaller than the part; nothing in it moves for that.
        .padding(.horizontal, -metrics.pressMargin.width)
        .padding(.top, -metrics.pressMargin.height)
        .contentShape(Rectangle())
    }
    .padding(.horizontal, metrics.pressMargin.width)
    .padding(.top, metrics.pressMargin.height)
  }

  private var color: AnyShapeStyle {
    if choice.isSelected { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(colorScheme == .dark ? metrics.darkUnselected : metrics.unselected)
  }
}

/// The number or word in red at a tab's symbol.
struct TabBadge: View {
  let text: Text
  @Environment(\.metrics.tabs) private var metrics

  var body: some View {
    text.font(metrics.badgeFont).foregroundStyle(.white).lineLimit(1).fixedSize()
      .padding(.horizontal, metrics.badgeMargin)
      .frame(minWidth: metrics.badgeHeight).frame(height: metrics.badgeHeight)
      .background(metrics.badgeColor, in: Capsule())
  }
}

/// A tab's symbol and title, one above the other, or beside each other in a low bar.
struct TabItemLabel: View {
  let item: TabItem
  @Environment(\.metrics.tabs) private var metrics
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    let isLow = verticalSizeClass == .compact
    TabItemLayout(metrics: metrics, isLow: isLow) { item.label }
      .labelStyle(TabLabelStyle(isLow: isLow))
      .font(isLow ? metrics.wideTitleFont : metrics.titleFont)
      .environment(\.symbolFont, metrics.symbolFont)
      .imageScale(.large)
      .environment(\.symbolVariants, .fill)
      .lineLimit(1)
  }
}

/// A label in a tab: its parts have the places that an image and a text of their own would have.
private struct TabLabelStyle: LabelStyle {
  let isLow: Bool
  @Environment(\.metrics.tabs) private var metrics
  func makeBody(configuration: Configuration) -> some View {
    TabItemLayout(metrics: metrics, isLow: isLow) {
      configuration.icon.accessibilityHidden(true)
      configuration.title.layoutValue(key: TabTitleKey.self, value: true)
    }
  }
}

private enum TabTitleKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// Puts a tab's symbol and title where the bar has them, in whatever order they come.
nonisolated private struct TabItemLayout: Layout {
  let metrics: TabMetrics
  let isLow: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 60, height: isLow ? metrics.lowHeight : metrics.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let titles = subviews.filter { $0.isText || $0[TabTitleKey.self] }
    let others = subviews.filter { !($0.isText || $0[TabTitleKey.self]) }
    if titles.isEmpty, others.count == 1, !others[0].isImage {
      // A stack, or a label's own layout of this kind.
      return others[0].place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
    if isLow { placeInLine(others + titles, in: bounds) } else { placeStacked(others, titles, in: bounds) }
  }

  private func placeStacked(_ symbols: [LayoutSubview], _ titles: [LayoutSubview], in bounds: CGRect) {
    for symbol in symbols {
      symbol.place(at: CGPoint(x: bounds.midX, y: bounds.minY + metrics.symbolMiddle), anchor: .center, proposal: .unspecified)
    }
    let offered = ProposedViewSize(width: bounds.width, height: nil)
    for title in titles {
      let dimensions = title.dimensions(in: offered)
      let origin = CGPoint(
        x: bounds.midX - dimensions.width / 2,
        y: bounds.minY + metrics.titleBaseline - dimensions[VerticalAlignment.lastTextBaseline])
      title.place(at: origin, proposal: offered)
    }
  }

  private func placeInLine(_ views: [LayoutSubview], in bounds: CGRect) {
    let widths = views.map { $0.sizeThatFits(.unspecified).width }
    var x = bounds.midX - (widths.reduce(0, +) + metrics.symbolSpacing * CGFloat(max(views.count - 1, 0))) / 2
    for (view, width) in zip(views, widths) {
      view.place(at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center, proposal: .unspecified)
      x += width + metrics.symbolSpacing
    }
  }
}
