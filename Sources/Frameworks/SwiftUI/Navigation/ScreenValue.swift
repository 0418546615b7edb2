import CoreGraphicsTypes
import SwiftUICore

/// What a screen says of its bars and of where its links lead.
struct ScreenValue: Equatable {
  var title: Text?
  /// Where an edited title goes.
  var titleBinding: Binding<String>?
  /// The line below the title.
  var subtitle: Text?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var isBackButtonHidden = false
  /// Whether bars show, by their places.
  var visibility: [ToolbarPlacement.Position: Visibility] = [:]
  var backgrounds: [ToolbarPlacement.Position: BarBackground] = [:]
  var colorSchemes: [ToolbarPlacement.Position: ColorScheme] = [:]
  /// How content gives way to bars.
  var scrollEdges: [VerticalEdge: ScrollEdgeEffect] = [:]
  var role = ToolbarRole.automatic
  var items: [BarItem] = []
  var destinations: [ScreenDestination] = []
  var accessory: BarAccessory?
  /// What of the bars' own content goes.
  var removed: Set<ToolbarDefaultItemKind.Kind> = []
  /// Whether a stack inside has bars of its own in place of these, as one has that fills a column.
  var hasInnerStack = false
  /// Whether it shows a list whose sections are cards.
  var hasCards = false
  /// What is selected in the first list of a column, where that decides what the next one shows.
  var selection: ColumnSelection?

  static func == (a: ScreenValue, b: ScreenValue) -> Bool {
    a.title == b.title && a.subtitle == b.subtitle
      && a.displayMode == b.displayMode && a.isBackButtonHidden == b.isBackButtonHidden
      && a.visibility == b.visibility && a.backgrounds == b.backgrounds && a.colorSchemes == b.colorSchemes
      && a.role == b.role && a.items == b.items && a.destinations == b.destinations && a.accessory == b.accessory
      && a.removed == b.removed && a.hasInnerStack == b.hasInnerStack && a.hasCards == b.hasCards
      && a.selection == b.selection && a.scrollEdges == b.scrollEdges
  }

  /// Takes what a view after those so far says.
  mutating func add(_ next: ScreenValue) {
    if title == nil { (title, titleBinding) = (next.title, next.titleBinding) }
    if subtitle == nil { subtitle = next.subtitle }
    if displayMode == .automatic { displayMode = next.displayMode }
    isBackButtonHidden = isBackButtonHidden || next.isBackButtonHidden
    visibility.merge(next.visibility) { first, _ in first }
    backgrounds.merge(next.backgrounds) { first, second in first.completed(by: second) }
    colorSchemes.merge(next.colorSchemes) { first, _ in first }
    scrollEdges.merge(next.scrollEdges) { first, second in first.completed(by: second) }
    if role == .automatic { role = next.role }
    items += next.items
    destinations += next.destinations
    if accessory == nil { accessory = next.accessory }
    removed.formUnion(next.removed)
    hasInnerStack = hasInnerStack || next.hasInnerStack
    hasCards = hasCards || next.hasCards
    if selection == nil { selection = next.selection }
  }

  func isHidden(_ position: ToolbarPlacement.Position) -> Bool { visibility[position] == .hidden }
}

enum ScreenKey: PreferenceKey {
  static var defaultValue: ScreenValue { ScreenValue() }
  static func reduce(value: inout ScreenValue, nextValue: () -> ScreenValue) { value.add(nextValue()) }
}

/// What is selected in a list of a column.
struct ColumnSelection: Equatable {
  let isEmpty: Bool
  let clear: () -> Void
  static func == (a: ColumnSelection, b: ColumnSelection) -> Bool { a.isEmpty == b.isEmpty }
}

/// What lies behind a bar.
struct BarBackground: Equatable {
  var style: AnyShapeStyle?
  var visibility: Visibility?

  static func == (a: BarBackground, b: BarBackground) -> Bool {
    a.visibility == b.visibility && ValueComparator.areEqual(a.style, b.style)
  }

  /// Whether the app leaves it to the system.
  var isAutomatic: Bool { style == nil && (visibility ?? .automatic) == .automatic }

  func completed(by other: BarBackground) -> BarBackground {
    BarBackground(style: style ?? other.style, visibility: visibility ?? other.visibility)
  }
}

/// Views of a screen that show in one of its bars.
struct BarItem: Equatable {
  var placement: ToolbarItemPlacement
  var content: AnyView
  /// Whether its views are buttons of their own, as in a group.
  var isGroup = false
  /// Whether it only keeps its neighbours apart.
  var isGap = false
  /// How long it stays in a bar without room for all.
  var priority = ToolbarItemVisibilityPriority.automatic
  /// What of the bars' own it is, which shows here in place of where it is else.
  var standard: ToolbarDefaultItemKind.Kind?
  /// What it stands for of the bars' own, while that shows as this item.
  var standsFor: ToolbarDefaultItemKind.Kind?
  /// Where it was declared.
  var origin: HoistOrigin?

  static func == (a: BarItem, b: BarItem) -> Bool {
    a.placement == b.placement && a.isGroup == b.isGroup && a.isGap == b.isGap && a.priority == b.priority
      && a.standard == b.standard && a.standsFor == b.standsFor && a.origin == b.origin
      && ValueComparator.areEqual(a.content, b.content)
  }
}

/// Where a screen's links lead, as it says itself.
struct ScreenDestination: Equatable {
  enum Kind: Equatable {
    /// To a screen for each value of a type.
    case values(of: ObjectIdentifier)
    /// To a screen that shows while a binding says so.
    case presented(isPresented: Bool)
    /// To the screen of a link, which was followed.
    case link
  }
  var kind: Kind
  /// Who declares it.
  var owner: ObjectIdentifier
  /// The name of the type, for messages.
  var name = ""
  var view: AnyView?
  var makeView: ((any Hashable) -> AnyView?)?
  /// Tells the binding that the screen has gone.
  var dismiss: () -> Void = {}
  /// Follows the link, whose screen was there before a restart; `nil`: it was not.
  var resume: (() -> Void)?
  /// What tells this declaration from one that a later update makes: closures cannot be compared.
  let made = DestinationOwner()

  static func == (a: ScreenDestination, b: ScreenDestination) -> Bool { a.made === b.made }
}
