import CoreGraphicsTypes
import SwiftUICore

/// Puts the fields of a dialog into a box and its buttons below that, side by side where there are two and room for both.
///
/// A button draws the lines above and before itself; those at the card's edge are outside of it.
nonisolated struct DialogColumn: Layout {
  let metrics: AlertMetrics
  let card: DialogCardMetrics
  let pixel: CGFloat
  /// How large text is beside its usual size.
  let scale: CGFloat

  private struct Entries {
    var box: LayoutSubview?
    var fields: [LayoutSubview] = []
    var buttons: [LayoutSubview] = []
    var isSideBySide = false
    var boxHeight: CGFloat = 0
    /// From the column's top to the first button.
    var buttonsTop: CGFloat = 0
  }

  private func entries(_ subviews: Subviews, width: CGFloat) -> Entries {
    var result = Entries()
    var (others, cancelling): ([LayoutSubview], [LayoutSubview]) = ([], [])
    for view in subviews {
      switch view[DialogRole.self] {
      case .box: result.box = view
      case .field: result.fields.append(view)
      case .button(.cancel): cancelling.append(view)
      case .button: others.append(view)
      case .none:
        guard view[IsUnknownKey.self] else { break }
        Diagnostics.report("alerts and dialogs show buttons and text fields; another view among their actions is left out")
      case .texts, .actions: break
      }
    }
    result.isSideBySide =
      card.pairsButtons && others.count + cancelling.count == 2
      && (others + cancelling).allSatisfy { $0.sizeThatFits(.unspecified).width <= width / 2 }
    result.buttons = result.isSideBySide ? cancelling + others : others + cancelling
    if !result.fields.isEmpty {
      result.boxHeight = CGFloat(result.fields.count) * metrics.fieldHeight * scale
      result.buttonsTop = result.boxHeight + metrics.fieldDistance
    }
    return result
  }

  private func height(of button: LayoutSubview, width: CGFloat) -> CGFloat {
    button.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }

  private func width(_ proposal: ProposedViewSize) -> CGFloat { proposal.width ?? card.width ?? 0 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = width(proposal)
    let all = entries(subviews, width: width)
    let heights = all.buttons.map { height(of: $0, width: all.isSideBySide ? width / 2 : width) }
    let buttons = all.isSideBySide ? heights.max() ?? 0 : heights.reduce(0, +)
    return CGSize(width: width, height: all.buttonsTop + buttons)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: .zero) }
    let all = entries(subviews, width: bounds.width)
    let box = CGRect(
      x: bounds.minX + metrics.fieldMargin, y: bounds.minY, width: max(bounds.width - 2 * metrics.fieldMargin, 0),
      height: all.boxHeight)
    if !all.fields.isEmpty { all.box?.place(at: box.origin, proposal: ProposedViewSize(box.size)) }
    for (index, field) in all.fields.enumerated() {
      let height = metrics.fieldHeight * scale
      field.place(
        at: CGPoint(x: box.minX, y: box.minY + CGFloat(index) * height),
        proposal: ProposedViewSize(width: box.width, height: height))
    }
    placeButtons(all, in: bounds)
  }

  private func placeButtons(_ all: Entries, in bounds: CGRect) {
    let width = all.isSideBySide ? bounds.width / 2 : bounds.width
    let heights = all.buttons.map { height(of: $0, width: width) }
    var position = CGPoint(x: bounds.minX, y: bounds.minY + all.buttonsTop)
    for (index, (button, height)) in zip(all.buttons, heights).enumerated() {
      // The line before the first one lies outside of the card.
      let outset = index == 0 || !all.isSideBySide ? pixel : 0
      button.place(
        at: CGPoint(x: position.x - outset, y: position.y),
        proposal: ProposedViewSize(width: width + outset, height: all.isSideBySide ? heights.max() ?? height : height))
      if all.isSideBySide { position.x += width } else { position.y += height }
    }
  }
}

/// Says of each view of a dialog whether it shows there.
nonisolated struct DialogDecorator: ElementDecorator {
  let context: DialogContext

  func decoration(of element: ListElement) -> DialogElementChrome {
    let part = element.layoutValue(DialogRole.self)
    switch part {
    case .button(let kind): return DialogElementChrome(part: context.shows(kind) ? part : .none)
    case .field: return DialogElementChrome(part: context.isAlert ? part : .none)
    // Texts and images are left out without a word, as on iOS.
    case .none, .box, .texts, .actions: return DialogElementChrome(part: .none, isUnknown: element.kind == .other)
    }
  }
}

/// What stands around a view of a dialog.
nonisolated struct DialogElementChrome: ViewModifier, Equatable {
  /// What the column sees of it; `.none` hides it.
  let part: DialogRole
  /// Whether it is nothing that dialogs show.
  var isUnknown = false

  @MainActor func body(content: Content) -> some View {
    let isShown = part != .none
    content
      .opacity(isShown ? 1 : 0)
      .allowsHitTesting(isShown)
      .accessibilityHidden(!isShown)
      .layoutValue(key: DialogRole.self, value: part)
      .layoutValue(key: IsUnknownKey.self, value: isUnknown)
  }
}

/// Whether a view in a dialog is nothing that dialogs show.
nonisolated private enum IsUnknownKey: LayoutValueKey { static var defaultValue: Bool { false } }
