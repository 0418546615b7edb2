import CoreGraphicsTypes
import SwiftUICore
import UIKitTypes

/// What a tab looks like in the bar at the bottom, in an equal part of it.
struct BottomTab: View {
  let choice: TabChoice
  @Environment(\.metrics.tabs) private var metrics
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.appearance) private var appearance

  /// How the tab looks as appearances say it.
  private var attributes: BarAttributes.TabAttributes.State {
    let bar = appearance.values.tabBars.standard
    let items = verticalSizeClass == .compact ? bar?.compactInlineItems : bar?.stackedItems
    var attributes = (choice.isSelected ? items?.selected : items?.normal) ?? BarAttributes.TabAttributes.State()
    attributes.title = attributes.title.or(appearance.values.tabItems.attributesByState[choice.isSelected ? .selected : .normal])
    if choice.isSelected {
      attributes.title = attributes.title.or(items?.normal.title.withoutColor).or(
        appearance.values.tabItems.attributesByState[.normal]?.withoutColor)
    }
    if attributes.titleOffset == .zero { attributes.titleOffset = appearance.values.tabItems.offset }
    attributes.badgeColor = attributes.badgeColor ?? items?.normal.badgeColor
    if attributes.iconColor != nil, attributes.title.color == nil {
      attributes.title.color = choice.isSelected ? .tintColor : unselected
    }
    return attributes
  }

  var body: some View {
    let attributes = attributes
    TabButton(choice) {
      TabItemLabel(item: choice.item, attributes: attributes)
        .foregroundStyle(color(attributes))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .top) {
          if let badge = choice.item.badge {
            TabBadge(text: badge, attributes: attributes).accessibilityHidden(true)
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

  private func color(_ attributes: BarAttributes.TabAttributes.State) -> AnyShapeStyle {
    if let color = attributes.iconColor ?? attributes.title.color { return AnyShapeStyle(color.color) }
    if choice.isSelected { return appearance.values.tabBars.view.tint.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(.tint) }
    return AnyShapeStyle(unselected.color)
  }

  private var unselected: UIColor {
    appearance.values.tabBars.unselectedTint ?? UIColor(colorScheme == .dark ? metrics.darkUnselected : metrics.unselected)
  }
}

/// The number or word in red at a tab's symbol.
struct TabBadge: View {
  let text: Text
  /// What appearances say of the tab.
  var attributes: BarAttributes.TabAttributes.State?
  @Environment(\.metrics.tabs) private var metrics

  var body: some View {
    (attributes?.badgeText.applied(to: text) ?? text).font(metrics.badgeFont).foregroundStyle(.white).lineLimit(1).fixedSize()
      .padding(.horizontal, metrics.badgeMargin)
      .frame(minWidth: metrics.badgeHeight).frame(height: metrics.badgeHeight)
      .background(attributes?.badgeColor?.color ?? metrics.badgeColor, in: Capsule())
  }
}

/// A tab's symbol and title, one above the other, or beside each other in a low bar.
struct TabItemLabel: View {
  let item: TabItem
  /// What appearances say of the tab.
  var attributes: BarAttributes.TabAttributes.State?
  @Environment(\.metrics.tabs) private var metrics
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    let isLow = verticalSizeClass == .compact
    TabItemLayout(metrics: metrics, isLow: isLow, offset: attributes?.titleOffset ?? .zero) { item.label }
      .labelStyle(TabLabelStyle(isLow: isLow, attributes: attributes))
      .font(attributes?.title.font?.font ?? (isLow ? metrics.wideTitleFont : metrics.titleFont))
      .environment(\.symbolFont, metrics.symbolFont)
      .imageScale(.large)
      .environment(\.symbolVariants, .fill)
      .lineLimit(1)
  }
}

/// A label in a tab: its parts have the places that an image and a text of their own would have.
private struct TabLabelStyle: LabelStyle {
  let isLow: Bool
  let attributes: BarAttributes.TabAttributes.State?
  @Environment(\.metrics.tabs) private var metrics
  func makeBody(configuration: Configuration) -> some View {
    TabItemLayout(metrics: metrics, isLow: isLow, offset: attributes?.titleOffset ?? .zero) {
      configuration.icon.accessibilityHidden(true)
      configuration.title.modifier(TabTitleColor(color: attributes?.title.color?.color)).layoutValue(
        key: TabTitleKey.self, value: true)
    }
  }
}

/// The colour of a tab's title, where it is another one than the symbol's.
private struct TabTitleColor: ViewModifier {
  let color: Color?
  @ViewBuilder func body(content: Content) -> some View {
    if let color { content.foregroundStyle(color) } else { content }
  }
}

extension TextAttributes {
  /// The same without a colour of its own.
  fileprivate var withoutColor: TextAttributes {
    var attributes = self
    attributes.color = nil
    return attributes
  }
}

private enum TabTitleKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// Puts a tab's symbol and title where the bar has them, in whatever order they come.
nonisolated private struct TabItemLayout: Layout {
  let metrics: TabMetrics
  let isLow: Bool
  /// How far titles lie aside of their places.
  let offset: UIOffset

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
        x: bounds.midX - dimensions.width / 2 + offset.horizontal,
        y: bounds.minY + metrics.titleBaseline - dimensions[VerticalAlignment.lastTextBaseline] + offset.vertical)
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
