public import SwiftUICore

/// Items for the menus that all apps have.
///
///     WindowGroup { Text("Kyoto") }
///       .commands { CommandGroup(after: .newItem) { Button("New Town") { save() } } }
nonisolated public struct CommandGroup<Content: View>: _PrimitiveCommands {
  private let place: CommandsNote.Place
  private let placement: CommandGroupPlacement
  private let content: Content

  /// Creates items that stand before those of a place.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (place, placement, content) = (.before, group, addition())
  }
  /// Creates items that stand after those of a place.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (place, placement, content) = (.after, group, addition())
  }
  /// Creates items that stand instead of those of a place.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (place, placement, content) = (.instead, group, addition())
  }

  @MainActor public var _commands: AnyView {
    AnyView(MenuBarContent(content: AnyView(content)).note(CommandsNote.group(place, placement)))
  }
}

/// Where the menus that all apps have take items.
nonisolated public struct CommandGroupPlacement: Sendable {
  let place: Place

  /// In the order of the menus.
  enum Place: CaseIterable {
    case newItem, saveItem, importExport, printItem, appSettings, systemServices, appVisibility, appTermination
    case undoRedo, pasteboard, textEditing
    case textFormatting
    case toolbar, sidebar
    case windowSize, windowArrangement, singleWindowList, windowList
    case appInfo, help
  }

  /// About the app.
  public static let appInfo = CommandGroupPlacement(place: .appInfo)
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement(place: .appSettings)
  /// What other apps offer; a desktop has nothing there.
  public static let systemServices = CommandGroupPlacement(place: .systemServices)
  /// Hiding and showing apps; a desktop has nothing there.
  public static let appVisibility = CommandGroupPlacement(place: .appVisibility)
  /// Ending the app.
  public static let appTermination = CommandGroupPlacement(place: .appTermination)
  /// New windows and documents.
  public static let newItem = CommandGroupPlacement(place: .newItem)
  /// Saving and closing.
  public static let saveItem = CommandGroupPlacement(place: .saveItem)
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(place: .importExport)
  /// Printing.
  public static let printItem = CommandGroupPlacement(place: .printItem)
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(place: .undoRedo)
  /// Copying and pasting.
  public static let pasteboard = CommandGroupPlacement(place: .pasteboard)
  /// Editing text.
  public static let textEditing = CommandGroupPlacement(place: .textEditing)
  /// The look of text.
  public static let textFormatting = CommandGroupPlacement(place: .textFormatting)
  /// Toolbars.
  public static let toolbar = CommandGroupPlacement(place: .toolbar)
  /// Sidebars.
  public static let sidebar = CommandGroupPlacement(place: .sidebar)
  /// A window's size.
  public static let windowSize = CommandGroupPlacement(place: .windowSize)
  /// Where windows are.
  public static let windowArrangement = CommandGroupPlacement(place: .windowArrangement)
  /// The windows that are open.
  public static let windowList = CommandGroupPlacement(place: .windowList)
  /// The windows of which there is one.
  public static let singleWindowList = CommandGroupPlacement(place: .singleWindowList)
  /// Help.
  public static let help = CommandGroupPlacement(place: .help)
}
