import CoreGraphicsTypes
import SwiftUICore

/// What stands around a view of a list: the chrome of a row, a header or a footer.
///
/// Nothing here depends on where in the data a row is: state is the row's by its identity, and what a press or an edit does is
/// looked up when it happens.
nonisolated struct ListElementChrome: ViewModifier {
  let element: ListElement
  let position: ListElementPosition
  let context: ListContext
  let state: ListState
  let traits: ListRowTraits
  let row: ListRowAbilities
  let prominence: Prominence
  /// What shows when the row is held.
  let menu: SelectionMenu?
  let actions: IgnoredInComparison<ListActions>
  @State private var isPressed = false
  @State private var shift = RowShift()

  init(
    element: ListElement, position: ListElementPosition, context: ListContext, state: ListState, traits: ListRowTraits,
    row: ListRowAbilities, prominence: Prominence, actions: ListActions
  ) {
    self.element = element
    self.position = position
    var context = context
    context.sectionMargins = traits.sectionMargins.or(context.sectionMargins)
    self.context = context
    self.state = state
    self.traits = traits
    self.row = row
    self.prominence = prominence
    menu = actions.menu
    self.actions = IgnoredInComparison(actions)
  }

  @MainActor func body(content: Content) -> some View {
    // A view is a row, a header or a footer for as long as it lives.
    if position.role == .row, menu == nil { framedRow(content) } else { rarer(content) }
  }

  @MainActor @ViewBuilder private func rarer(_ content: Content) -> some View {
    if position.role == .row, let menu {
      let (element, actions) = (element, actions.value)
      let items: () -> AnyView? = { menu.items(actions.menuValues(of: element)) }
      framedRow(
        content
          .modifier(ContextMenuModifier(items: .asked(IgnoredInComparison(items)), preview: nil))
          .environment(\.isInListRow, true))
    } else {
      ListFrame(context: context, top: 0, bottom: 0) { sectionSupplement(content) }
    }
  }

  @MainActor private func framedRow(_ content: some View) -> some View {
    ListFrame(context: context, top: gapAbove, bottom: gapBelow) { movableRow(content) }
      .zIndex(shift.isLifted ? 1 : 0)
  }

  private var metrics: ListMetrics { context.lists }

  // MARK: Rows

  private var standsAlone: Bool { context.rowSpacing != nil }
  private var gapAbove: CGFloat {
    if position.isFirstRow { return position.hasHeader ? 0 : context.gapAbove(position, spacing: traits.sectionSpacing) }
    return context.rowSpacing ?? 0
  }
  private var gapBelow: CGFloat {
    position.isLastRow && !position.hasFooter ? context.gapBelow(position, spacing: traits.sectionSpacing) : 0
  }

  /// The row where it is, or where a finger that moves rows has put it.
  @MainActor private func movableRow(_ content: some View) -> some View {
    slidingRow(content)
      .shadow(color: .black.opacity(shift.isLifted ? metrics.liftedShadow.opacity : 0), radius: metrics.liftedShadow.radius)
      .offset(y: shift.distance)
  }

  @MainActor private func slidingRow(_ content: some View) -> some View {
    cell(content)
      .modifier(
        ListRowModifier(
          leading: traits.swipe.leading.isEmpty || context.isEditing ? nil : edgeActions(.leading),
          trailing: hasTrailingActions ? edgeActions(.trailing) : nil, move: move, swipe: element.swipe, swipes: state.swipes,
          radii: corners, metrics: metrics.swipe, isSelected: row.isSelected))
  }

  /// How a finger that holds the row moves it: where rows are edited their handles do.
  private var move: RowMove? {
    guard row.canMove, !context.isEditing else { return nil }
    return RowMove(element, by: state.mover, metrics: context.metrics.dragging.motion, motion: metrics.rowMotion)
  }

  @MainActor private func cell(_ content: some View) -> some View {
    let (element, actions) = (element, actions.value)
    let keyArrived = actions.selectsByKeys ? { actions.select(element) } : nil
    return ListCell(context: context, insets: traits.insets, minHeight: context.minRowHeight, shift: contentShift) {
      ListRowGround(
        view: traits.background?.view, color: ground, radii: corners, isReplaced: isHighlighted, highlight: row.press.highlight
      )
      .listCellRole(.ground)
      content.listCellRole(.content)
      if hasEditSign { editSign.listCellRole(.editSign) }
      if context.isEditing, row.canMove {
        ListHandle(element: element, state: state, metrics: metrics).listCellRole(.handle)
      }
      if let isUnfolded = row.press.isUnfolded {
        DisclosureChevron(isExpanded: isUnfolded, metrics: metrics).listCellRole(.disclosure)
      } else if row.press.hasDisclosure {
        ListChevron(metrics: metrics).listCellRole(.accessory)
      }
      if let badge = row.badge {
        ListBadge(text: badge, prominence: traits.badgeProminence).listCellRole(.accessory)
      }
      if let color = separatorColor(.top) {
        if position.isFirstRow {
          Rectangle().fill(color).listCellRole(isGroupEdge(.top) ? .topEdge : .topSeparator)
        } else {
          // It covers the line of the row above.
          Rectangle().fill(context.rowBackground).overlay(color).listCellRole(.upperSeparator)
        }
      }
      if let color = separatorColor(.bottom) {
        Rectangle().fill(color).listCellRole(isGroupEdge(.bottom) ? .bottomEdge : .bottomSeparator)
      }
    }
    .contentShape(Rectangle())
    .modifier(
      PressableModifier(action: { actions.press(element) }, isRow: true, isActive: row.isPressable) { isPressed in
        if isPressed {
          self.isPressed = true
        } else {
          withAnimation(metrics.highlightFade) { self.isPressed = false }
        }
      }
      .whenKeysArrive(keyArrived))
  }

  private var isHighlighted: Bool { context.attributes.showsSelection && (isPressed || row.isSelected && !row.showsCircle) }
  private var ground: Color {
    let resting = row.isAlternate ? context.alternateRowBackground : context.rowBackground
    if context.isColumn { return isHighlighted ? Color(UIColor.secondarySystemFill) : row.isAlternate ? resting : .clear }
    return isHighlighted ? context.attributes.selectedBackground ?? ListRowGround.highlight : resting
  }

  private var corners: RectangleCornerRadii {
    guard context.style.hasCards else { return RectangleCornerRadii() }
    if context.isColumn {
      let radius = metrics.column.radius
      return RectangleCornerRadii(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
    let radius = metrics.cardRadius
    let (top, bottom) = (position.isFirstRow || standsAlone ? radius : 0, position.isLastRow || standsAlone ? radius : 0)
    return RectangleCornerRadii(topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
  }

  // MARK: Editing

  private var contentShift: CGFloat {
    (hasEditSign ? metrics.editShift : 0) + CGFloat(row.level) * metrics.indentation
  }
  private var hasEditSign: Bool { context.isEditing && (row.canDelete || row.showsCircle) }

  @MainActor @ViewBuilder private var editSign: some View {
    if row.showsCircle {
      ListSelectionSign(isOn: row.isSelected, metrics: metrics)
    } else {
      let swipe = element.swipe
      Button {
        swipe.open(.trailing)
      } label: {
        ListDeleteSign(metrics: metrics)
      }
      .buttonStyle(PlainButtonStyle())
      .accessibilityLabel("Remove")
    }
  }

  private var deletes: Bool { row.canDelete && traits.swipe.trailing.isEmpty }
  private var hasTrailingActions: Bool {
    context.isEditing ? row.canDelete : !traits.swipe.trailing.isEmpty || row.canDelete
  }

  private func edgeActions(_ edge: HorizontalEdge) -> RowEdgeActions {
    let (element, metrics, isEditing) = (element, metrics, context.isEditing)
    let groups = edge == .trailing && isEditing ? [] : traits.swipe[edge]
    let delete: (() -> Void)? = edge == .trailing && (deletes || isEditing) ? { element.delete() } : nil
    let allowsFullSwipe = !isEditing && groups.first?.allowsFullSwipe ?? true
    return RowEdgeActions(allowsFullSwipe: allowsFullSwipe, presentationChanged: groups.presentationChanged) { swipe, isFull in
      AnyView(SwipeButtons(groups: groups, delete: delete, edge: edge, isFull: isFull, swipe: swipe, metrics: metrics))
    }
  }

  // MARK: Lines

  /// Whether a line at an edge is that of a section over the whole width.
  private func isGroupEdge(_ edge: VerticalEdge) -> Bool {
    context.style == .grouped && (edge == .top ? position.isFirstRow : position.isLastRow)
  }

  /// The colour of the line at an edge; `nil` where there is none.
  private func separatorColor(_ edge: VerticalEdge) -> Color? {
    let isTop = edge == .top
    let isSectionEdge = isTop ? position.isFirstRow : position.isLastRow
    // Cards have no lines at their edges.
    guard !standsAlone, !context.isColumn, !isSectionEdge || !context.style.hasCards else { return nil }
    let own = isTop ? traits.separator.top : traits.separator.bottom
    let section = isTop ? traits.sectionSeparator.top : traits.sectionSeparator.bottom
    let visibility = isSectionEdge ? section ?? own : own
    // Between rows the line is the upper row's, unless the lower one asks for it.
    guard visibility != .hidden, !isTop || isSectionEdge || visibility == .visible else { return nil }
    guard context.attributes.hasSeparators || visibility == .visible else { return nil }
    let rowTint = isTop ? traits.separatorTint.top : traits.separatorTint.bottom
    let sectionTint = isTop ? traits.sectionSeparatorTint.top : traits.sectionSeparatorTint.bottom
    let tint = isSectionEdge ? sectionTint ?? rowTint : rowTint
    return tint?.color ?? context.attributes.separatorColor ?? Color(UIColor.separator)
  }

  // MARK: Headers and footers

  @MainActor private func sectionSupplement(_ content: Content) -> some View {
    let isHeader = position.role == .header
    let insets = isHeader ? context.headerInsets(prominence) : context.footerInsets
    return ListCell(
      context: context, insets: nil, minHeight: isHeader ? context.minHeaderHeight ?? 0 : 0,
      verticalInsets: insets
    ) {
      if isHeader, !context.style.isGrouped {
        Rectangle().fill(context.background).listCellRole(.ground)
      }
      content.listCellRole(.content)
      if isHeader, context.style == .sidebar, let isExpanded = position.isExpanded {
        let element = element
        ListFoldButton(isExpanded: isExpanded, metrics: metrics) { element.expand?(!isExpanded) }.listCellRole(.disclosure)
      }
    }
    .accessibilityAddTraits(isHeader ? .isHeader : [])
  }
}

extension ListElement {
  /// Removes the row's element from its loop's collection.
  func delete() {
    guard let edits else { return }
    edits.delete?(IndexSet(integer: edits.offset))
  }
}

extension ListElementChrome: ModelReconciling {
  /// Tells the row's element what those who move rows ask it for.
  @MainActor func reconcile() {
    guard position.role == .row else { return }
    element.shift = $shift
    element.gaps = (gapAbove, gapBelow)
    element.spacing = context.rowSpacing ?? 0
    if element.edits?.takesInsertions == true { state.inserter.note(element) }
  }
}
