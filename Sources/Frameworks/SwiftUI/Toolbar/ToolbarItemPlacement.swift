/// Where a bar's item goes.
nonisolated public struct ToolbarItemPlacement: Equatable, Sendable {
  /// The places that there are on a screen.
  enum Position {
    case leading, trailing, principal, bottom, status, secondary, keyboard, titleMenu
    case title, subtitle, largeTitle, largeSubtitle
  }
  let position: Position
  /// Whether the item shows as the one that confirms.
  var isConfirmation = false
  /// Whether the item stands at the bar's end, and stays where others leave for want of room.
  var isPinned = false

  init(_ position: Position, isConfirmation: Bool = false, isPinned: Bool = false) {
    self.position = position
    self.isConfirmation = isConfirmation
    self.isPinned = isPinned
  }

  /// The trailing side of the bar.
  public static let automatic = ToolbarItemPlacement(.trailing)
  /// The middle of the bar, instead of the title in its row.
  public static let principal = ToolbarItemPlacement(.principal)
  /// The leading side of the bar.
  public static let navigation = ToolbarItemPlacement(.leading)
  /// The trailing side of the bar, for what is done most.
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  /// A menu at the trailing side of the bar, for what is done less.
  public static let secondaryAction = ToolbarItemPlacement(.secondary)
  /// The middle of the bar at the bottom, for what is going on.
  public static let status = ToolbarItemPlacement(.status)
  /// The leading side of the bar, for what leaves without a change.
  public static let cancellationAction = ToolbarItemPlacement(.leading)
  /// The trailing side of the bar, in bold, for what confirms.
  public static let confirmationAction = ToolbarItemPlacement(.trailing, isConfirmation: true)
  /// The trailing side of the bar, for what deletes.
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  /// In place of the title in the bar's row, and in the middle of it.
  public static let title = ToolbarItemPlacement(.title)
  /// In place of the line below the title in the bar's row.
  public static let subtitle = ToolbarItemPlacement(.subtitle)
  /// In place of a large title below the bar's row.
  public static let largeTitle = ToolbarItemPlacement(.largeTitle)
  /// In place of the line below a large title.
  public static let largeSubtitle = ToolbarItemPlacement(.largeSubtitle)
  /// Above a keyboard on the screen; it shows where there is one.
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  /// The leading side of the bar.
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  /// The trailing side of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  /// The end of the trailing side of the bar, where it stays when others go into the bar's menu for want of room.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(.trailing, isPinned: true)
  /// The leading side of the bar; the older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  /// The trailing side of the bar; the older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(.bottom)
}
