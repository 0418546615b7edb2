import CoreGraphicsTypes
import SwiftUICore

/// What stands around a view of a list: the chrome of a row, a header or a footer.
nonisolated struct ListElementChrome: ViewModifier {
  let element: ListElement
  let place: ListElementPlace
  let context: ListContext
  let state: ListState
  let traits: ListRowTraits
  let row: ListRowAbilities
  let prominence: Prominence
  let press: IgnoredInComparison<(ListElement) -> Void>
  @State private var isPressed = false

  init(
    element: ListElement, place: ListElementPlace, context: ListContext, state: ListState, traits: ListRowTraits,
    row: ListRowAbilities, prominence: Prominence, press: @escaping (ListElement) -> Void
  ) {
    self.element = element
    self.place = place
    self.context = context
    self.state = state
    self.traits = traits
    self.row = row
    self.prominence = prominence
    self.press = IgnoredInComparison(press)
  }

  @MainActor func body(content: Content) -> some View {
    // A view is a row, a header or a footer for as long as it lives.
    if place.role == .row {
      ListFrame(context: context, top: gapAbove, bottom: gapBelow) { rowCell(content) }
    } else {
      ListFrame(context: context, top: 0, bottom: 0) { sectionPart(content) }
    }
  }

  // MARK: Rows

  private var standsAlone: Bool { context.rowSpacing != nil }
  private var gapAbove: CGFloat {
    if place.isFirstRow { return place.hasHeader ? 0 : context.gapAbove(place, spacing: traits.sectionSpacing) }
    return context.rowSpacing ?? 0
  }
  private var gapBelow: CGFloat {
    place.isLastRow && !place.hasFooter ? context.gapBelow(place, spacing: traits.sectionSpacing) : 0
  }

  @MainActor private func rowCell(_ content: Content) -> some View {
    let (element, press) = (element, press.value)
    return ListCell(context: context, insets: traits.insets, minHeight: context.minRowHeight, isShifted: hasEditSign) {
      ListRowGround(
        view: traits.background?.view, color: ground, radii: corners,
        isReplaced: isHighlighted
      )
      .listCellPart(.ground)
      content.listCellPart(.content)
      if row.press.hasDisclosure {
        ListChevron(look: context.lists).listCellPart(.accessory)
      }
      if let color = separatorColor(.top) { Rectangle().fill(color).listCellPart(.topSeparator) }
      if let color = separatorColor(.bottom) { Rectangle().fill(color).listCellPart(.bottomSeparator) }
    }
    .contentShape(Rectangle())
    .modifier(
      PressableModifier(action: { press(element) }, isRow: true, isActive: row.isPressable) { isPressed in
        if isPressed {
          self.isPressed = true
        } else {
          withAnimation(context.lists.highlightFade) { self.isPressed = false }
        }
      })
  }

  private var hasEditSign: Bool { context.isEditing && (row.canDelete || row.showsCircle) }
  private var isHighlighted: Bool { isPressed || row.press.isHighlighted || row.isSelected && !row.showsCircle }
  private var ground: Color { isHighlighted ? Color(UIColor.systemGray4) : context.style.rowBackground }

  private var corners: RectangleCornerRadii {
    guard context.style.hasCards else { return RectangleCornerRadii() }
    let radius = context.lists.cardRadius
    let (top, bottom) = (
      place.isFirstRow || standsAlone ? radius : 0, place.isLastRow || standsAlone ? radius : 0
    )
    return RectangleCornerRadii(topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
  }

  /// The colour of the line at an edge; `nil` where there is none.
  private func separatorColor(_ edge: VerticalEdge) -> Color? {
    let isTop = edge == .top
    let isSectionEdge = isTop ? place.isFirstRow : place.isLastRow
    // Between rows the line is the upper row's.
    guard !isTop || isSectionEdge, !standsAlone else { return nil }
    let own = isTop ? traits.separator.top : traits.separator.bottom
    let section = isTop ? traits.sectionSeparator.top : traits.sectionSeparator.bottom
    let usual = !isSectionEdge || !context.style.hasCards
    switch isSectionEdge ? section ?? own ?? .automatic : own ?? .automatic {
    case .hidden: return nil
    case .automatic where !usual, .visible where isSectionEdge && context.style.hasCards: return nil
    case .automatic, .visible: break
    }
    let rowTint = isTop ? traits.separatorTint.top : traits.separatorTint.bottom
    let sectionTint = isTop ? traits.sectionSeparatorTint.top : traits.sectionSeparatorTint.bottom
    let tint = isSectionEdge ? sectionTint ?? rowTint : rowTint
    return tint?.color ?? Color(UIColor.separator)
  }

  // MARK: Headers and footers

  @MainActor private func sectionPart(_ content: Content) -> some View {
    let isHeader = place.role == .header
    let insets = isHeader ? context.headerInsets(prominence) : context.lists.footerInsets
    return ListCell(
      context: context, insets: nil, minHeight: isHeader ? context.minHeaderHeight ?? 0 : 0, isShifted: false,
      verticalInsets: insets
    ) {
      if isHeader, !context.style.isGrouped {
        Rectangle().fill(context.style.background).listCellPart(.ground)
      }
      content.listCellPart(.content)
    }
    .accessibilityAddTraits(isHeader ? .isHeader : [])
  }
}

/// A value that says nothing of whether what holds it has changed.
nonisolated struct IgnoredInComparison<Value>: StructurallyComparable {
  let value: Value
  init(_ value: Value) { self.value = value }
  static func areEqual(_ a: Self, _ b: Self) -> Bool { true }
}

/// What stands behind a row.
private struct ListRowGround: View {
  let view: AnyView?
  let color: Color
  let radii: RectangleCornerRadii
  /// Whether the colour stands in place of the view.
  let isReplaced: Bool

  var body: some View {
    let shape = UnevenRoundedRectangle(cornerRadii: radii)
    if let view, !isReplaced {
      view.frame(maxWidth: .infinity, maxHeight: .infinity).clipShape(shape)
    } else {
      shape.fill(color)
    }
  }
}

/// The sign that a row leads somewhere.
private struct ListChevron: View {
  let look: ListLook
  var body: some View {
    ChevronShape(line: look.chevronLine)
      .stroke(
        Color(UIColor.tertiaryLabel), style: StrokeStyle(lineWidth: look.chevronLine, lineCap: .round, lineJoin: .round)
      )
      .frame(width: look.chevron.width, height: look.chevron.height)
      .accessibilityHidden(true)
  }
}

/// Two lines that meet in a point at the trailing edge.
struct ChevronShape: Shape {
  /// The width of the lines, whose ink fills the rectangle.
  let line: CGFloat
  nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: line / 2, dy: line / 2)
    var path = Path()
    path.move(to: CGPoint(x: inner.minX, y: inner.minY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.midY))
    path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
    return path
  }
}
