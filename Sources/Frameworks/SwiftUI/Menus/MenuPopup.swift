import CoreGraphicsTypes
import SwiftUICore

/// What shows of a menu that is open: its items on a ground of their own.
struct MenuPopup: View {
  let level: MenuLevel
  /// What the menu begins with where another one opened it: the item that did, which closes it again.
  var header: AnyView?
  let content: AnyView
  @Environment(\.metrics.menus) private var metrics
  @State private var hasMarks = false
  @State private var isBehind = false
  @State private var length = MenuLength()
  /// How many of the items have views.
  @State private var limit = MenuLength.step

  var body: some View {
    let (level, behind, motion) = (level, $isBehind, metrics.popup.opening)
    let (length, limit) = (length, $limit)
    level.innerOpened = { isOpen in withAnimation(motion) { behind.wrappedValue = isOpen } }
    return MenuWidth(metrics: metrics) {
      ScrollView {
        MenuItems(level: level, header: header, content: content, length: length, limit: limit.wrappedValue)
      }
      .scrollBounceBehavior(.basedOnSize)
      .onScrollGeometryChange(for: Bool.self, of: MenuLength.isAtEnd) { _, isAtEnd in
        if isAtEnd, length.hasMore { limit.wrappedValue += MenuLength.step }
      }
    }
    .modifier(MenuEnvironment(menu: MenuContext(level: level, hasMarks: hasMarks)))
    .onPreferenceChange(MenuMarksKey.self) { hasMarks = $0 }
    .modifier(SlideGroupModifier { level.popup.close() })
    .opacity(isBehind ? metrics.behindOpacity : 1)
    .modifier(MenuSurface())
    .scaleEffect(isBehind ? metrics.behindScale : 1)
  }
}

extension PopupModifier {
  /// Gives a view a menu, whose items are asked for when it opens and again while it is open; without any there is no menu.
  ///
  /// A menu inside another shows the item that opens it as its header, which closes it again.
  @MainActor init(
    menu level: MenuLevel, metrics: PopupMetrics, press: PopupPress, header: AnyView? = nil, openChanged: ((Bool) -> Void)? = nil,
    isEmpty: (() -> Void)? = nil, preview: (() -> AnyView?)? = nil, items: @escaping () -> AnyView?
  ) {
    self.init(level.popup, metrics: metrics, press: press, openChanged: openChanged, isEmpty: isEmpty, preview: preview) {
      items().map { AnyView(MenuPopup(level: level, header: header, content: $0)) }
    }
  }
}

/// How much of a menu has views: of one with thousands of items the first ones have, and more when their end comes near.
nonisolated final class MenuLength {
  /// How many items there are at first, and how many come at a time; far more than a screen shows.
  static let step = 200
  /// Whether there are items without views.
  fileprivate(set) var hasMore = false
  /// Whether there ever were: where the last items stand is not known before all have views, so that such a menu turns nothing.
  fileprivate(set) var isLong = false

  /// Whether what shows is near the end of the items that have views.
  static func isAtEnd(_ geometry: ScrollGeometry) -> Bool {
    let end = geometry.contentSize.height
    return end > 0 && end - geometry.visibleRect.maxY < 2 * geometry.containerSize.height
  }
}

/// The rows of a menu.
private struct MenuItems: View {
  let level: MenuLevel
  let header: AnyView?
  let content: AnyView
  let length: MenuLength
  let limit: Int
  @Environment(\.metrics.menus) private var metrics
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    let (length, limit) = (length, limit)
    let items = FirstViews(limit, of: content) { count in
      length.hasMore = count > limit
      length.isLong = length.isLong || length.hasMore
    }
    return MenuColumn(metrics: metrics, pixel: pixel, level: level, length: length) {
      if let header {
        MenuRow(mark: .unfolded, action: { level.popup.close() }, label: header)
          .accessibilityControl(.button, activate: { level.popup.close() })
          .environment(\.controlActivation, nil)
          .layoutValue(key: MenuItemRoleKey.self, value: MenuItemRole(kind: .header, section: 0))
      }
      DecoratedViews(items, decorator: MenuDecorator())
    }
  }
}

/// What holds for the views in a menu, whatever holds where it was declared.
struct MenuEnvironment: ViewModifier {
  let menu: MenuContext
  @Environment(\.metrics.menus) private var metrics
  @Environment(\.dynamicTypeSize) private var textSize

  func body(content: Content) -> some View {
    let (level, font) = (menu.level, metrics.headerFont)
    content
      .buttonStyle(MenuItemButtonStyle())
      .toggleStyle(MenuItemToggleStyle())
      .labelStyle(MenuLabelStyle())
      .font(metrics.font)
      .foregroundStyle(Color(UIColor.label))
      .imageScale(.medium)
      .multilineTextAlignment(.leading)
      .textCase(nil)
      .lineLimit(textSize.isAccessibilitySize ? metrics.largeTextLines : metrics.lines)
      .lineSpacing(0)
      .environment(\.menu, menu)
      .environment(\.isInBar, false)
      .environment(
        \.sectionSupplementStyle,
        SectionSupplementStyle(key: "menu") { role, values in
          if role == .header { values.font = font }
        }
      )
      .environment(
        \.controlActivation,
        ControlActivation(owner: level) { values, action in level.choose(values.menuActionDismissBehavior, action) })
  }
}

/// A menu's ground and corners.
private struct MenuSurface: ViewModifier {
  @Environment(\.metrics.menus) private var metrics
  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: metrics.corner, style: .continuous)
    content
      .clipShape(shape)
      .background { shape.fill(MenuMaterial(metrics: metrics)) }
      .background { MenuShadow(metrics: metrics) }
  }
}

/// The shadow around a menu.
private struct MenuShadow: View {
  let metrics: MenuMetrics

  var body: some View {
    let shadow = metrics.shadow
    ForEach(0..<shadow.count, id: \.self) { ring in
      RingShape(shadow: shadow, ring: ring, corner: metrics.corner)
        .fill(Color.black.opacity(shadow.opacity(of: ring)), style: FillStyle(eoFill: true))
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

/// One ring of a shadow, for even-odd filling.
nonisolated private struct RingShape: Shape {
  let shadow: ShadowRings
  let ring: Int
  let corner: CGFloat

  func path(in rect: CGRect) -> Path { shadow.path(of: ring, around: rect, corner: corner) }
}

/// Gives a menu the width that it has in its window.
nonisolated private struct MenuWidth<Content: View>: View {
  let metrics: MenuMetrics
  let content: Content
  @Environment(\.dynamicTypeSize) private var textSize

  init(metrics: MenuMetrics, @ViewBuilder content: () -> Content) {
    self.metrics = metrics
    self.content = content()
  }

  @MainActor var body: some View {
    MenuWidthLayout(metrics: metrics, isLargeText: textSize.isAccessibilitySize) { content }
  }
}

nonisolated private struct MenuWidthLayout: Layout {
  let metrics: MenuMetrics
  let isLargeText: Bool

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    // A popup offers the width of the window less its margins.
    let offered = proposal.width ?? metrics.width
    let width = metrics.width(inWindow: offered + 2 * metrics.popup.margin, isLargeText: isLargeText)
    return ProposedViewSize(width: min(width, offered), height: proposal.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: inner(proposal))
  }
}
