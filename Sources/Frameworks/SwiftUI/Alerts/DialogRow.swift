import CoreGraphicsTypes
import SwiftUICore

/// Buttons of alerts and dialogs.
struct DialogButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DialogRow(role: configuration.role, action: configuration.action, label: configuration.label.content)
  }
}

/// A button of an alert or a dialog, with the lines above and before it.
private struct DialogRow: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: AnyView
  @State private var isHighlighted = false
  @ScaledMetric(relativeTo: .body) private var bodySize: CGFloat = 17
  @Environment(\.dialog) private var dialog
  @Environment(\.metrics.alerts) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.colorScheme) private var scheme
  @Environment(\.pixelLength) private var pixel
  @Environment(\.dynamicTypeSize) private var textSize

  private var kind: DialogRole.Kind {
    shortcut == .defaultAction ? .suggested : role == .cancel ? .cancel : role == .destructive ? .destructive : .plain
  }

  /// With very large text the buttons of dialogs are no larger than those of alerts.
  private func font(size: CGFloat, isAlert: Bool) -> Font {
    isAlert || textSize.isAccessibilitySize ? .body : .system(size: size)
  }

  /// Lets the dialog know what leaving it does, also where this button does not show.
  private func noteCancel() {
    if kind == .cancel { dialog?.level.cancel = isEnabled ? action : nil }
  }

  var body: some View {
    let (metrics, action, level, kind) = (metrics, action, dialog?.level, kind)
    let isAlert = dialog?.isAlert ?? true, isApart = dialog?.isApart ?? false
    let isSuggested = dialog?.suggests(kind) ?? false
    let card = metrics.card(dialog?.kind ?? .alert)
    let _ = noteCancel()
    let size = isAlert ? bodySize : metrics.dialogFontSize(body: bodySize)
    let pressed = (isApart ? metrics.cancelPressed : card.pressed).color(in: scheme)
    let tint: Color = role == .destructive ? .red : .accentColor
    let room = isAlert ? 2 * card.rowPadding * bodySize / 17 : metrics.dialogRowRoom(fontSize: size)
    DialogRowLayout(line: isApart ? 0 : pixel, least: card.rowHeight, padding: card.rowPadding, room: room) {
      Rectangle().fill(metrics.line.color(in: scheme))
      Rectangle().fill(metrics.line.color(in: scheme))
      Rectangle().fill(isHighlighted ? pressed : .clear)
      label
        .font(font(size: size, isAlert: isAlert).weight(isSuggested ? .semibold : .regular))
        .foregroundColor(isEnabled ? tint : tint.opacity(metrics.disabledOpacity))
        .multilineTextAlignment(.center)
        .lineLimit(textSize.isAccessibilitySize ? nil : 1)
        .minimumScaleFactor(metrics.leastTitleScale)
    }
    .contentShape(Rectangle())
    .modifier(
      SlideItemModifier(keyUse: dialog?.keyUse(of: kind) ?? .none, action: { level?.choose(action) }) { isHighlighted = $0 }
    )
    .disabled(dialog?.shows(kind) == false)
    .zIndex(isHighlighted ? 1 : 0)
    .layoutValue(key: DialogRole.self, value: .button(kind))
    .preference(key: DialogButtons.self, value: DialogButtons(kind))
  }
}

/// Places the lines above and before a button, its ground, which covers the lines around, and its title.
nonisolated private struct DialogRowLayout: Layout {
  let line: CGFloat
  let least: CGFloat
  /// Beside the title at least, and above and below it together.
  let padding: CGFloat
  let room: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let label = subviews.last else { return .zero }
    let width = proposal.width.map { max($0 - 2 * padding - line, 0) }
    let size = label.sizeThatFits(ProposedViewSize(width: width, height: nil))
    let height = max(least, size.height + room) + line
    return CGSize(width: proposal.width ?? size.width + 2 * padding, height: max(height, proposal.height ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 4 else { return }
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: line))
    subviews[1].place(at: bounds.origin, proposal: ProposedViewSize(width: line, height: bounds.height))
    subviews[2].place(
      at: bounds.origin, proposal: ProposedViewSize(width: bounds.width + line, height: bounds.height + line))
    let width = max(bounds.width - line - 2 * padding, 0)
    subviews[3].place(
      at: CGPoint(x: bounds.midX + line / 2, y: bounds.midY + line / 2), anchor: .center,
      proposal: ProposedViewSize(width: width, height: nil))
  }
}
