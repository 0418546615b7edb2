import CoreGraphicsTypes
import SwiftUICore
import UIKitTypes

/// An alert's card, or a dialog's cards.
struct DialogView: View {
  let context: DialogContext
  let parts: DialogContent
  @State private var buttons: DialogButtons?
  @Environment(\.metrics.alerts) private var metrics

  private var inner: DialogContext {
    var context = context
    context.buttons = buttons ?? DialogButtons()
    return context
  }

  private var hasCancelCard: Bool {
    guard context.kind == .dialog, let buttons else { return false }
    return parts.addsCancel || buttons.cancelling > 0
  }

  var body: some View {
    DialogCards(gap: metrics.cancelGap) {
      DialogCard(context: inner, parts: parts, isKnown: buttons != nil)
        .onPreferenceChange(DialogButtons.self) { buttons = $0 }
      if hasCancelCard {
        cancelCard.transformPreference(DialogButtons.self) { $0 = DialogButtons() }
      }
    }
    .modifier(SlideGroupModifier(leave: nil))
    .modifier(DialogEnvironment(context: inner))
    .modifier(DialogElementModifier(isActionSheet: context.kind != .alert))
    .transaction { $0.animation = nil }
  }

  private var cancelCard: some View {
    var context = inner
    context.isApart = true
    return DialogColumn(metrics: metrics, card: metrics.dialog, pixel: 0, scale: 1) {
      DecoratedViews(cancelButtons, decorator: DialogDecorator(context: context))
    }
    .environment(\.dialog, context)
    .modifier(DialogGround(corner: metrics.dialog.corner, fill: metrics.cancelFill, isOpaque: true))
  }

  @ViewBuilder private var cancelButtons: some View {
    if let buttons, buttons.cancelling > 0 { parts.actions } else { Button("Cancel", role: .cancel) {} }
  }
}

/// The card with the texts, the fields and the buttons.
private struct DialogCard: View {
  let context: DialogContext
  let parts: DialogContent
  /// Whether its buttons are known.
  let isKnown: Bool
  @Environment(\.metrics.alerts) private var metrics
  @Environment(\.pixelLength) private var pixel
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.colorScheme) private var scheme
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1

  var body: some View {
    let (metrics, isLarge) = (metrics, textSize.isAccessibilitySize)
    let card = metrics.card(context.kind)
    DialogCardLayout(
      width: isLarge ? card.largeTextWidth : card.width, leastActions: isLarge ? nil : card.leastActions, pixel: pixel
    ) {
      ScrollView { DialogTexts(title: parts.title, message: parts.message, metrics: card.texts) }
        .scrollBounceBehavior(.basedOnSize)
        .layoutValue(key: DialogRole.self, value: .texts)
      ScrollView {
        DialogColumn(metrics: metrics, card: card, pixel: pixel, scale: scale) {
          DialogFieldsGround(height: metrics.fieldHeight * scale)
          DecoratedViews(actions, decorator: DialogDecorator(context: context))
        }
      }
      .scrollBounceBehavior(.basedOnSize)
      .layoutValue(key: DialogRole.self, value: .actions)
    }
    .modifier(DialogGround(corner: card.corner, fill: context.kind == .popover ? nil : card.fill, isOpaque: false))
  }

  @ViewBuilder private var actions: some View {
    parts.actions
    if context.isAlert, isKnown, context.buttons.count == 0 {
      Button("OK") {}.transformPreference(DialogButtons.self) { $0 = DialogButtons() }
    }
  }
}

/// A card's ground and corners; a popover has its own.
private struct DialogGround: ViewModifier {
  let corner: CGFloat
  let fill: BarColor?
  let isOpaque: Bool
  @Environment(\.metrics.alerts) private var metrics
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: corner, style: .continuous)
    return content.clipShape(shape).background {
      if let fill {
        let style = isOpaque ? AnyShapeStyle(fill.color(in: scheme)) : AnyShapeStyle(DialogMaterial(metrics: metrics, fill: fill))
        shape.fill(style)
      }
    }
  }
}

/// What holds for the views in a dialog, whatever holds where it was declared.
private struct DialogEnvironment: ViewModifier {
  let context: DialogContext
  @Environment(\.appearance.values.alerts.tint) private var tint

  func body(content: Content) -> some View {
    let level = context.level
    content
      .buttonStyle(DialogButtonStyle())
      .textFieldStyle(DialogFieldStyle())
      .labelStyle(.titleOnly)
      .font(nil)
      .foregroundStyle(Color(UIColor.label))
      .lineLimit(nil)
      .lineSpacing(0)
      .textCase(nil)
      .dynamicTypeSize(DynamicTypeSize.large...)
      .keyboardShortcut(nil)
      .environment(\.isEnabled, true)
      .environment(\.accent, tint?.color)
      .environment(\.dialog, context)
      .environment(\.controlActivation, ControlActivation(owner: level) { _, action in level.choose(action) })
      .modifier(PresentedEnvironment())
  }
}

/// Puts a dialog's cards below each other; the last one keeps its height.
nonisolated private struct DialogCards: Layout {
  let gap: CGFloat

  private func heights(_ subviews: Subviews, _ proposal: ProposedViewSize) -> [CGFloat] {
    guard subviews.count > 1, let first = subviews.first, let last = subviews.last else {
      return subviews.map { $0.sizeThatFits(proposal).height }
    }
    let low = last.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height
    let room = proposal.height.map { max($0 - low - gap, 0) }
    return [first.sizeThatFits(ProposedViewSize(width: proposal.width, height: room)).height, low]
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let first = subviews.first else { return .zero }
    let heights = heights(subviews, proposal)
    return CGSize(
      width: first.sizeThatFits(proposal).width, height: heights.reduce(0, +) + gap * CGFloat(max(heights.count - 1, 0)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for (view, height) in zip(subviews, heights(subviews, proposal)) {
      view.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height + gap
    }
  }
}

/// Puts the buttons below the texts; where there is no room for all, both scroll.
nonisolated private struct DialogCardLayout: Layout {
  /// `nil`: as wide as there is room.
  let width: CGFloat?
  /// How much of the buttons shows at least; `nil`: half of the room.
  let leastActions: CGFloat?
  let pixel: CGFloat

  private struct Heights {
    var texts: CGFloat = 0
    var actions: CGFloat = 0
  }

  private func width(_ proposal: ProposedViewSize) -> CGFloat {
    let offered = proposal.width ?? width ?? 0
    return width.map { min($0, offered) } ?? offered
  }

  private func part(_ part: DialogRole, of subviews: Subviews) -> LayoutSubview? {
    subviews.first { $0[DialogRole.self] == part }
  }

  private func heights(_ subviews: Subviews, _ proposal: ProposedViewSize) -> Heights {
    let ideal = ProposedViewSize(width: width(proposal), height: nil)
    var heights = Heights()
    heights.texts = part(.texts, of: subviews)?.sizeThatFits(ideal).height ?? 0
    heights.actions = part(.actions, of: subviews)?.sizeThatFits(ideal).height ?? 0
    // The line above the first button is the card's edge where there is nothing above it.
    if heights.texts == 0 { heights.actions = max(heights.actions - pixel, 0) }
    guard let room = proposal.height, heights.texts + heights.actions > room else { return heights }
    let least = min(heights.actions, leastActions ?? room / 2)
    heights.texts = min(heights.texts, max(room - least, 0))
    heights.actions = max(min(heights.actions, room - heights.texts), 0)
    return heights
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let heights = heights(subviews, proposal)
    return CGSize(width: width(proposal), height: heights.texts + heights.actions)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let heights = heights(subviews, ProposedViewSize(width: bounds.width, height: bounds.height + 0.01))
    let hidden = heights.texts == 0 ? pixel : 0
    part(.texts, of: subviews)?.place(
      at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: heights.texts))
    part(.actions, of: subviews)?.place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + heights.texts - hidden),
      proposal: ProposedViewSize(width: bounds.width, height: heights.actions + hidden))
  }
}
