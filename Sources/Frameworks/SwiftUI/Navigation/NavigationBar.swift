import CoreGraphicsTypes
import Foundation
import SwiftUICore
import UIKitTypes

/// A screen's title and buttons (Facts 4.2); what lies behind them is a view of its own.
struct NavigationBar: View {
  let bar: BarModel
  @Environment(\.metrics.navigation.motion) private var motion
  @Environment(\.appearance) private var appearance
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private var bars: AppearanceValues.Bars { appearance.values.navigationBars }
  private var isLow: Bool { verticalSizeClass == .compact }
  private var state: ScreenState { bar.state }
  /// How titles and buttons give way to a field: sooner than it takes their place.
  private var fade: AnyTransition {
    guard bar.accessory != nil else { return .opacity }
    return .asymmetric(insertion: .opacity, removal: .opacity.animation(.easeInOut(duration: bar.metrics.inlineTitle.duration)))
  }

  var body: some View {
    NavigationBarLayout(metrics: bar.metrics, rowHeight: bar.rowHeight) {
      if !bar.isReplaced {
        leading.transition(fade).barRole(.leading)
        title.transition(fade).barRole(.title)
        trailing.transition(fade).barRole(.trailing).barOverflows(bar.overflows)
      }
      if bar.isLarge { largeTitle.transition(fade).barRole(.largeTitle) }
      if let accessory = bar.accessory { accessoryView(accessory).barHeight(bar.pinnedHeight).barRole(.accessory) }
    }
    .hitSlop(bar.metrics.pressSize)
    .modifier(BarColorScheme(scheme: bar.value.colorSchemes[.navigationBar] ?? (bars.isDark ? .dark : nil)))
    .opacity(bars.isHidden ? 0 : 1)
    .allowsHitTesting(!bars.isHidden)
    .interfacePart(.navigationBar)
  }

  // MARK: Parts

  private var leading: some View {
    let motion = motion
    return HStack(spacing: bar.metrics.itemSpacing) {
      if bar.hasBackButton { BackButton(bar: bar) }
      HStack(spacing: bar.metrics.itemSpacing) {
        if let toggle = bar.toggleSidebar {
          SidebarToggle(metrics: bar.metrics, action: toggle).modifier(BarTint(bars: \.navigationBars))
        }
        BarItems(items: bar.items(.leading), metrics: bar.metrics)
      }
      .padding(.leading, bar.hasBackButton ? 0 : bar.metrics.margin)
      .passing(state, in: motion.leadingIn, out: motion.leadingOut)
    }
  }

  private var trailing: some View {
    TrailingBarItems(bar: bar)
      .padding(.trailing, bar.metrics.margin)
      .passing(state, in: motion.trailingIn, out: motion.trailingOut)
  }

  @ViewBuilder private var title: some View {
    let (principal, motion, metrics) = (bar.items(.principal), motion, bar.metrics)
    Group {
      if !principal.isEmpty {
        BarItems(items: principal, metrics: bar.metrics)
      } else if bar.hasTitle {
        let isLarge = bar.isLarge
        let attributes = bars.title(isLow: isLow, afterLarge: isLarge)
        let offset = (isLarge ? nil : bars.edgeAttributes(isLow: isLow)) ?? bars.passedAttributes(isLow: isLow)
        TitleMenu(items: bar.items(.titleMenu)) {
          VStack(spacing: 2) {
            inlineTitle(attributes)
            subtitle(bar.items(.subtitle))
          }
          .modifier(BarTitleAttributes(attributes: attributes, offset: offset?.titleOffset ?? .zero))
        }
        .driven(by: [state.inlineTitle]) { [state] _ in DrivenEffect(opacity: isLarge ? state.inlineTitle.value : 1) }
      }
    }
    .driven(by: [state.presence, state.cover]) { [state] context in
      let (presence, cover) = (state.presence.value, state.cover.value)
      // It comes from the trailing edge and goes to where the back button has its title.
      let way =
        (1 - presence) * (context.screenWidth - context.origin.x - context.size.width / 2)
        - cover * max(context.origin.x - metrics.backTitleX, 0)
      let opacity =
        NavigationMetrics.Motion.part(presence, of: motion.titleIn)
        * (1 - NavigationMetrics.Motion.part(cover, of: motion.titleOut))
      return DrivenEffect(offset: CGSize(width: way, height: 0), opacity: opacity)
    }
  }

  /// The title in the bar's row: the app's views, else the screen's text.
  @ViewBuilder private func inlineTitle(_ attributes: TextAttributes?) -> some View {
    let own = bar.items(.title), hasSubtitle = bar.subtitle != nil || !bar.items(.subtitle).isEmpty
    Group {
      if own.isEmpty, let title = bar.title { attributes?.applied(to: title) ?? title } else { TitleItems(items: own) }
    }
    .font(hasSubtitle ? bar.metrics.subtitle.titleFont : bar.metrics.titleFont)
    .lineLimit(1).accessibilityAddTraits(.isHeader)
  }

  /// The line below a title: the app's views, else the screen's text.
  @ViewBuilder private func subtitle(_ own: [BarItem]) -> some View {
    if !own.isEmpty {
      TitleItems(items: own).font(bar.metrics.subtitle.font).foregroundStyle(.secondary).lineLimit(1)
    } else if let subtitle = bar.subtitle {
      subtitle.font(bar.metrics.subtitle.font).foregroundStyle(.secondary).lineLimit(1)
    }
  }

  /// Moves with the content, grows while it is pulled down, and goes behind the row above.
  private var largeTitle: some View {
    let (bar, state, metrics, motion) = (bar, state, bar.metrics, motion)
    let attributes = bars.largeTitle(isLow: isLow), title = bar.title ?? Text(verbatim: "")
    let (own, ownSubtitle) = (bar.items(.largeTitle), bar.items(.largeSubtitle))
    return LargeTitleLayout(metrics: metrics) {
      Group {
        if own.isEmpty { attributes?.applied(to: title) ?? title } else { TitleItems(items: own) }
      }
      .font(metrics.largeTitleFont).lineLimit(1)
      .accessibilityAddTraits(.isHeader)
      .modifier(BarTitleAttributes(attributes: attributes))
      .overlay(alignment: .bottomLeading) { subtitle(ownSubtitle).fixedSize().alignmentGuide(.bottom) { $0[.top] } }
      .driven(by: [state.scroll]) { _ in
        let pull = bar.pull(state.scroll.value), collapse = bar.collapse(state.scroll.value)
        return DrivenEffect(
          offset: CGSize(width: 0, height: pull - collapse), opacity: collapse < metrics.largeTitleHeight ? 1 : 0,
          scale: min(1 + pull * metrics.pull.perPoint, metrics.pull.most), anchor: .bottomLeading)
      }
    }
    .clipShape(BelowShape())
    .driven(by: [state.presence, state.cover]) { context in
      let (presence, cover) = (state.presence.value, state.cover.value)
      let way = NavigationMetrics.Motion.part(cover, of: motion.titleOut)
      var effect = DrivenEffect(scale: 1 + (motion.largeTitleScale - 1) * way, anchor: .topLeading)
      effect.offset.height = -way * metrics.height * 0.75
      effect.offset.width =
        (1 - presence) * context.screenWidth + way * (metrics.backTitleX - metrics.margin * motion.largeTitleScale)
      effect.opacity = 1 - NavigationMetrics.Motion.part(cover, of: motion.largeTitleOut)
      return effect
    }
  }

  private func accessoryView(_ accessory: BarAccessory) -> some View {
    let (bar, state) = (bar, state)
    return HoistedContent(origin: accessory.origin, content: accessory.content)
      .padding(.horizontal, bar.value.hasCards ? accessory.cardInset : 0)
      .driven(by: [state.scroll, state.presence, state.cover]) { context in
        let (scroll, presence, cover) = (state.scroll.value, state.presence.value, state.cover.value)
        var effect = DrivenEffect(opacity: 1 - cover)
        effect.offset.width = (1 - presence) * context.screenWidth
        effect.offset.height = bar.pull(scroll) - bar.collapse(scroll)
        // How it looks while only a part of it shows is its own affair.
        if bar.revealable > 0, scroll >= 0 { effect.opacity = 0 }
        return effect
      }
  }
}

extension View {
  /// Fades what belongs to a bar in and out on parts of the way between two screens.
  fileprivate func passing(_ state: ScreenState, in come: (CGFloat, CGFloat), out go: (CGFloat, CGFloat)) -> some View {
    driven(by: [state.presence, state.cover]) { _ in
      DrivenEffect(
        opacity: NavigationMetrics.Motion.part(state.presence.value, of: come)
          * (1 - NavigationMetrics.Motion.part(state.cover.value, of: go)))
    }
  }
}

/// Shows and hides the first column of a split view.
nonisolated struct SidebarToggle: View {
  let metrics: BarMetrics
  let action: () -> Void
  nonisolated init(metrics: BarMetrics, action: @escaping () -> Void) { (self.metrics, self.action) = (metrics, action) }
  @MainActor var body: some View {
    Button(action: action) { Image(systemName: "sidebar.leading") }
      .foregroundColor(nil)
      .font(metrics.itemFont).imageScale(.large)
      .padding(.leading, metrics.sidebarToggleInset)
      .accessibilityLabel("Sidebar")
      .accessibilityIdentifier("ToggleSidebar")
  }
}

/// Everything below an edge.
private struct BelowShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX - 1_000, y: rect.minY, width: rect.width + 2_000, height: 10_000))
  }
}

/// Views with the environment of where they were declared.
struct HoistedContent: View {
  let origin: HoistOrigin?
  let content: AnyView

  var body: some View {
    if let origin { HoistedView(from: origin) { content } } else { content }
  }
}

/// Gives a bar the appearance that its screen wants.
struct BarColorScheme: ViewModifier {
  let scheme: ColorScheme?
  @Environment(\.colorScheme) private var around
  func body(content: Content) -> some View { content.environment(\.colorScheme, scheme ?? around) }
}

/// What an app puts in place of a title, or of the line below it.
private struct TitleItems: View {
  let items: [BarItem]
  var body: some View {
    HStack(spacing: 4) {
      ForEach(items.indices, id: \.self) { HoistedContent(origin: items[$0].origin, content: items[$0].content) }
    }
  }
}

/// The buttons at one place of a bar, in a row.
struct BarItems: View {
  let items: [BarItem]
  let metrics: BarMetrics

  var body: some View {
    HStack(spacing: metrics.itemSpacing) {
      ForEach(items.indices, id: \.self) { index in BarItemView(item: items[index], metrics: metrics) }
    }
  }
}

/// What a screen has put at one place of a bar; labels show as icons there.
struct BarItemView: View {
  let item: BarItem
  let metrics: BarMetrics
  @Environment(\.appearance) private var appearance

  var body: some View {
    let isConfirmation = item.placement.isConfirmation
    let attributes = appearance.values.barButton(of: appearance.values.navigationBars, isConfirmation: isConfirmation)
    HoistedContent(
      origin: item.origin,
      content: AnyView(
        HStack(spacing: metrics.itemSpacing) { item.content }
          .font(attributes?.font?.font ?? (isConfirmation ? metrics.confirmationFont : metrics.itemFont))
          .modifier(BarTint(bars: \.navigationBars, attributes: attributes))
          .imageScale(.large)
          .labelStyle(.iconOnly)
          .environment(\.isInBar, true)))
  }
}
