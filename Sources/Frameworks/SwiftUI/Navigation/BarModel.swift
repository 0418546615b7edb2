import CoreGraphicsTypes
import SwiftUICore

/// All that the bars of a screen show: what the screen says, and its place in the stack.
struct BarModel {
  let value: ScreenValue
  let screen: ShownScreen
  let model: NavigationModel
  let metrics: BarMetrics

  init(_ value: ScreenValue, _ screen: ShownScreen, _ model: NavigationModel, _ metrics: BarMetrics) {
    (self.value, self.screen, self.model) = (value, screen, model)
    var metrics = metrics
    if value.subtitle != nil || value.items.contains(where: { $0.placement.position == .largeSubtitle }) {
      metrics.largeTitleHeight += metrics.subtitle.largeHeight
      metrics.largeTitleBaseline += metrics.subtitle.largeHeight
    }
    self.metrics = metrics
  }

  var state: ScreenState { screen.entry.state }
  var isHidden: Bool { value.isHidden(.navigationBar) || value.hasInnerStack }
  /// The title, unless the screen wants it to go.
  var title: Text? { value.removed.contains(.title) || isMoved(.title) ? nil : value.title }
  /// Whether the bar's row has a title: the screen's, or views of the app in its place.
  var hasTitle: Bool { title != nil || !items(.title).isEmpty }

  /// What shows below the titles, unless an item shows it.
  var accessory: BarAccessory? { value.removed.contains(.search) || isMoved(.search) ? nil : value.accessory }

  /// The line below the title, which goes with it.
  var subtitle: Text? { title == nil ? nil : value.subtitle }

  /// Whether the title is a large one, in sight or replaced.
  var hasLargeTitle: Bool {
    guard title != nil || !items(.largeTitle).isEmpty else { return false }
    return (value.displayMode == .automatic ? screen.mode : value.displayMode) == .large
  }
  var isLarge: Bool { hasLargeTitle && !isReplaced }

  var hasBackButton: Bool { screen.leadsBack && !value.isBackButtonHidden }

  /// Takes the screen away, or the column that it fills.
  func goBack() {
    if let column = screen.column { column.model.pop(column.screen) } else { model.pop(screen.entry) }
  }

  /// Shows and hides the sidebar, where the bar has a button for it.
  var toggleSidebar: (() -> Void)? {
    value.removed.contains(.sidebarToggle) || isMoved(.sidebarToggle) ? nil : screen.toggleSidebar.value
  }

  /// How much of the bar goes as the content scrolls up.
  var collapsible: CGFloat { isLarge && !isHidden ? metrics.largeTitleHeight : 0 }
  /// How far the content can be pulled down for what is hidden.
  var revealable: CGFloat {
    guard !isHidden, let accessory, accessory.hidesWithScroll, !accessory.isActive else { return 0 }
    return accessory.height
  }
  /// Whether what shows below the titles is in their place now.
  var isReplaced: Bool { accessory?.replacesTitle == true }
  /// The row with the inline title and the buttons.
  var rowHeight: CGFloat { isReplaced ? 0 : metrics.height }
  /// The height of what always shows below the titles.
  var pinnedHeight: CGFloat {
    guard let accessory, revealable == 0 else { return 0 }
    return accessory.height
  }

  var screenMetrics: ScreenMetrics {
    var screenMetrics = ScreenMetrics()
    screenMetrics.collapsible = collapsible
    screenMetrics.revealable = revealable
    screenMetrics.holdsRevealed = !isHidden && accessory.map { $0.hidesWithScroll && $0.isActive } ?? false
    screenMetrics.titleLead = metrics.inlineTitle.lead
    screenMetrics.titleFade = metrics.inlineTitle.duration
    screenMetrics.overlaps = metrics.overlaps
    screenMetrics.leadsBack = screen.depth > 0 && !value.isBackButtonHidden
    return screenMetrics
  }

  func items(_ positions: ToolbarItemPlacement.Position...) -> [BarItem] {
    value.items.compactMap { positions.contains($0.placement.position) ? filled($0) : nil }
  }

  var bottomItems: [BarItem] { value.isHidden(.bottomBar) ? [] : items(.bottom, .status) }

  /// Items above a keyboard, which show while something on the screen takes text.
  var keyboardItems: [BarItem] { items(.keyboard) }
  var showsKeyboardBar: Bool { state.isTyping && !keyboardItems.isEmpty }

  /// How far the bar's lower edge has moved up.
  func collapse(_ scroll: CGFloat) -> CGFloat { min(max(scroll, 0), collapsible) }
  /// How far content is pulled down beyond all that shows for it.
  ///
  /// What is in use stays where it is.
  func pull(_ scroll: CGFloat) -> CGFloat { accessory?.isActive == true ? 0 : max(-scroll - revealable, 0) }
}
