/// A window of an app as a host sees it: what it shows, and what it is to be like, as data.
@MainActor
package protocol HostedWindow: AnyObject {
  /// What the window shows.
  var content: any HostedContent { get }
  /// What it is to be like.
  var attributes: WindowAttributes { get }
  /// The menus above the content; empty where there are none.
  var menus: [MenuBarItem] { get }
  /// Called when the menus have changed.
  var menusChanged: (() -> Void)? { get set }
  /// Tells where the window lies; set by a host that knows it, `nil` otherwise.
  var findPlace: (() -> WindowPlace?)? { get set }
  /// The sizes that the content can have.
  var contentSizes: ContentSizes { get }
  /// Does what an item of the menus does.
  func perform(_ item: MenuBarItem.ID)
  /// The window came in front of the others.
  func cameToFront()
  /// The person uses the app, or not, or has put the window away.
  func activityDidChange(_ activity: WindowActivity)
  /// The window was closed by the person or the desktop, with its content.
  func didClose()
}

/// How near a window is to the person.
package enum WindowActivity: Sendable { case active, inactive, hidden }

/// What a window is to be like, where a host can do it.
package struct WindowAttributes: Equatable, Sendable {
  /// What it is called where its views say nothing.
  package var title: String
  /// What the window opens with: its content's size, and how the content is to look.
  package var configuration: HostConfiguration
  package var sizeLimits = SizeLimits.none
  /// Where it is to lie; `nil` leaves that to the desktop.
  package var place: WindowPlace?
  package var frame = Frame.titled
  package var level = Level.normal

  /// What is around the content.
  package enum Frame: Equatable, Sendable {
    /// A title bar and edges.
    case titled
    /// Edges, by which the person changes the size.
    case edges
    /// Nothing.
    case none
  }

  /// How it lies among the windows of the desktop.
  package enum Level: Equatable, Sendable {
    /// As the person brings it to the front.
    case normal
    /// Above all that are not such.
    case floating
    /// Below all that are not such.
    case below
  }

  /// What a window's size follows.
  package enum SizeLimits: Equatable, Sendable {
    /// The person makes it as small and as large as they like.
    case none
    /// It is not smaller than its content can be.
    case contentLeast
    /// It is neither smaller nor larger than its content can be.
    case content
  }

  package init(title: String, configuration: HostConfiguration) {
    self.title = title
    self.configuration = configuration
  }
}

/// Shows the windows of an app; a host has one for each app that it runs.
@MainActor
package protocol WindowPresenter: AnyObject {
  /// Opens a window in front of the others.
  func open(_ window: any HostedWindow)
  /// Brings a window in front of the others.
  func bringToFront(_ window: any HostedWindow)
  /// Closes a window; its content was closed before.
  func close(_ window: any HostedWindow)
}

/// What stands in a menu bar, or in one of its menus: data, not views.
package struct MenuBarItem: Equatable, Sendable {
  /// Names an action for as long as the menus stay as they are.
  package typealias ID = Int

  package enum Kind: Equatable, Sendable {
    /// Does something; with a mark for what is on or chosen, `nil` where it is neither on nor off.
    case action(ID, isOn: Bool?)
    /// Opens more items.
    case menu([MenuBarItem])
    /// Names the items up to the next section.
    case header
    /// A line.
    case divider
  }

  package var title: String
  package var kind: Kind
  package var isEnabled: Bool
  package var shortcut: KeyboardShortcut?

  package init(_ title: String, _ kind: Kind, isEnabled: Bool = true, shortcut: KeyboardShortcut? = nil) {
    (self.title, self.kind, self.isEnabled, self.shortcut) = (title, kind, isEnabled, shortcut)
  }

  package static let divider = MenuBarItem("", .divider)
}
