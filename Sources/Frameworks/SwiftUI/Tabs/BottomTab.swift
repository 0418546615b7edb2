import CoreGraphicsTypes
import SwiftUICore

/// What a tab looks like in the bar at the bottom, in an equal part of it.
struct BottomTab: View {
  let choice: TabChoice
  @Environment(\.look.tabs) private var look
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    TabButton(choice) {
      TabItemLabel(item: choice.item)
        .foregroundStyle(color)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .top) {
          if let badge = choice.item.badge {
            TabBadge(text: badge).accessibilityHidden(true)
              .alignmentGuide(HorizontalAlignment.center) { _ in -look.badgeOffset.width }
              .alignmentGuide(VerticalAlignment.top) { _ in -look.badgeOffset.height }
          }
        }
        // What can be pressed is smaller than the part; nothing in it moves for that.
        .padding(.horizontal, -look.pressMargin.width)
        .padding(.top, -look.pressMargin.height)
        .contentShape(Rectangle())
    }
    .padding(.horizontal, look.pressMargin.width)
    .padding(.top, look.pressMargin.height)
  }

  private var color: AnyShapeStyle {
    if choice.isSelected { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(colorScheme == .dark ? look.darkUnselected : look.unselected)
  }
}

/// The number or word in red at a tab's symbol.
struct TabBadge: View {
  let text: Text
  @Environment(\.look.tabs) private var look

  var body: some View {
    text.font(look.badgeFont).foregroundStyle(.white).lineLimit(1).fixedSize()
      .padding(.horizontal, look.badgeMargin)
      .frame(minWidth: look.badgeHeight).frame(height: look.badgeHeight)
      .background(look.badgeColor, in: Capsule())
  }
}

/// A tab's symbol and title, one above the other, or beside each other in a low bar.
struct TabItemLabel: View {
  let item: TabItem
  @Environment(\.look.tabs) private var look
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    let isLow = verticalSizeClass == .compact
    TabItemLayout(look: look, isLow: isLow) { item.label }
      .labelStyle(TabLabelStyle(isLow: isLow))
      .font(isLow ? look.wideTitleFont : look.titleFont)
      .environment(\.symbolFont, look.symbolFont)
      .imageScale(.large)
      .environment(\.symbolVariants, .fill)
      .lineLimit(1)
  }
}

/// A label in a tab: its parts have the places that an image and a text of their own would have.
private struct TabLabelStyle: LabelStyle {
  let isLow: Bool
  @Environment(\.look.tabs) private var look
  func makeBody(configuration: Configuration) -> some View {
    TabItemLayout(look: look, isLow: isLow) {
      configuration.icon.accessibilityHidden(true)
      configuration.title.layoutValue(key: TabTitleKey.self, value: true)
    }
  }
}

private enum TabTitleKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// Puts a tab's symbol and title where the bar has them, in whatever order they come.
nonisolated private struct TabItemLayout: Layout {
  let look: TabLook
  let isLow: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 60, height: isLow ? look.lowHeight : look.height))
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
      symbol.place(at: CGPoint(x: bounds.midX, y: bounds.minY + look.symbolMiddle), anchor: .center, proposal: .unspecified)
    }
    let offered = ProposedViewSize(width: bounds.width, height: nil)
    for title in titles {
      let dimensions = title.dimensions(in: offered)
      let origin = CGPoint(
        x: bounds.midX - dimensions.width / 2,
        y: bounds.minY + look.titleBaseline - dimensions[VerticalAlignment.lastTextBaseline])
      title.place(at: origin, proposal: offered)
    }
  }

  private func placeInLine(_ views: [LayoutSubview], in bounds: CGRect) {
    let widths = views.map { $0.sizeThatFits(.unspecified).width }
    var x = bounds.midX - (widths.reduce(0, +) + look.symbolSpacing * CGFloat(max(views.count - 1, 0))) / 2
    for (view, width) in zip(views, widths) {
      view.place(at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center, proposal: .unspecified)
      x += width + look.symbolSpacing
    }
  }
}
