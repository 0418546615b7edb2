public import SwiftUICore

/// Items for the menus that all apps have.
///
///     WindowGroup { Text("Kyoto") }
///       .commands { CommandGroup(after: .newItem) { Button("New Town") { save() } } }
nonisolated public struct CommandGroup<Content: View>: _PrimitiveCommands {
  private let position: CommandsNote.Position
  private let placement: CommandGroupPlacement
  private let content: Content

  /// Creates items that stand before those of a place.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (position, placement, content) = (.before, group, addition())
  }
  /// Creates items that stand after those of a place.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (position, placement, content) = (.after, group, addition())
  }
  /// Creates items that stand instead of those of a place.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (position, placement, content) = (.instead, group, addition())
  }

  @MainActor public var _commands: AnyView {
    AnyView(MenuBarContent(content: AnyView(content)).note(CommandsNote.group(position, placement)))
  }
}

/// Where the menus that all apps have take items.
nonisolated public struct CommandGroupPlacement: Sendable {
  let position: Position

  /// In the order of the menus.
  enum Position: CaseIterable {
    case newItem, saveItem, importExport, printItem, appSettings, systemServices, appVisibility, appTermination
    case undoRedo, pasteboard, textEditing
    case textFormatting
    case toolbar, sidebar
    case windowSize, windowArrangement, singleWindowList, windowList
    case appInfo, help
  }

  /// About the app.
  public static let appInfo = CommandGroupPlacement(position: .appInfo)
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement(position: .appSettings)
  /// What other apps offer; a desktop has nothing there.
  public static let systemServices = CommandGroupPlacement(position: .systemServices)
  /// Hiding and showing apps; a desktop has nothing there.
  public static let appVisibility = CommandGroupPlacement(position: .appVisibility)
  /// Ending the app.
  public static let appTermination = CommandGroupPlacement(position: .appTermination)
  /// New windows and documents.
  public static let newItem = CommandGroupPlacement(position: .newItem)
  /// Saving and closing.
  public static let saveItem = CommandGroupPlacement(position: .saveItem)
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(position: .importExport)
  /// Printing.
  public static let printItem = CommandGroupPlacement(position: .printItem)
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(position: .undoRedo)
  /// Copying and pasting.
  public static let pasteboard = CommandGroupPlacement(position: .pasteboard)
  /// Editing text.
  public static let textEditing = CommandGroupPlacement(position: .textEditing)
  /// The look of text.
  public static let textFormatting = CommandGroupPlacement(position: .textFormatting)
  /// Toolbars.
  public static let toolbar = CommandGroupPlacement(position: .toolbar)
  /// Sidebars.
  public static let sidebar = CommandGroupPlacement(position: .sidebar)
  /// A window's size.
  public static let windowSize = CommandGroupPlacement(position: .windowSize)
  /// Where windows are.
  public static let windowArrangement = CommandGroupPlacement(position: .windowArrangement)
  /// The windows that are open.
  public static let windowList = CommandGroupPlacement(position: .windowList)
  /// The windows of which there is one.
  public static let singleWindowList = CommandGroupPlacement(position: .singleWindowList)
  /// Help.
  public static let help = CommandGroupPlacement(position: .help)
}
