import CoreGraphicsTypes
public import Foundation
import FoundationAdditions
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A button in a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As most do.
    case plain
    /// With a border, which none has any more.
    case bordered
    /// Bold: it ends what the screen is for.
    case done
  }

  /// What buttons of all apps are for.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
    case stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  /// How it looks.
  open var style = Style.plain { didSet { changed() } }
  /// Who hears of presses.
  open weak var target: AnyObject?
  /// The method that hears of presses.
  open var action: Selector?
  /// A view that is shown in place of a button.
  open var customView: UIView? { didSet { changed() } }
  /// How wide the item is, in points; 0 for as wide as it is by itself.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// The colour of title and picture; `nil` for the bar's.
  open var tintColor: UIColor? { didSet { changed() } }
  /// Whether it is not shown.
  open var isHidden = false { didSet { changed() } }
  /// What a press does, in place of a message.
  open var primaryAction: UIAction? { didSet { changed() } }
  /// What a press opens; with an action a long press does.
  open var menu: UIMenu? { didSet { changed() } }
  /// Titles to choose from by the room there is; the item's own title shows.
  open var possibleTitles: Set<String>?
  /// Where it shows, in points of the app's window; `nil` until it has.
  fileprivate(set) var placeInWindow: CGRect?
  private(set) var system: SystemItem?
  private var pressed: (() -> Void)?

  /// Creates a button that does nothing.
  public override init() { super.init() }
  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }
  /// Creates a button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    set(style, target, action)
  }
  /// Creates a button with a picture; bars have one height here.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  /// Creates a button that looks as those of all apps for the same purpose.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    system = systemItem
    set(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
  }
  /// Creates a button that does something, or opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? (image == nil ? primaryAction?.title : nil)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// Creates a button that looks as those of all apps for the same purpose, and does something or opens a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Room between items: as much as there is.
  public static func flexibleSpace() -> Self { space(.flexibleSpace, 0) }
  /// Room between items, in points.
  public static func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width) }

  /// A button that begins and ends a controller's editing.
  convenience init(editingOf controller: UIViewController) {
    self.init()
    system = .edit
    pressed = { [weak controller] in controller.map { $0.setEditing(!$0.isEditing, animated: true) } }
  }

  private static func space(_ kind: SystemItem, _ width: CGFloat) -> Self {
    guard let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil) as? Self else {
      fatalError("\(self): spaces are UIBarButtonItem's own; ask that class for them")
    }
    item.width = width
    return item
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  func showsEditing(_ isEditing: Bool) {
    system = isEditing ? .done : .edit
    style = isEditing ? .done : .plain
  }

  /// What a press does.
  func press() {
    if let pressed { return pressed() }
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }

  /// Whether a press does something by itself.
  var sends: Bool { pressed != nil || primaryAction != nil || action != nil }
}

extension UIBarButtonItem.SystemItem {
  /// What it says, where it has a title.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The symbol that it shows, with what it is called.
  var symbol: (name: String, label: String)? {
    switch self {
    case .add: ("plus", "Add")
    case .compose: ("square.and.pencil", "Compose")
    case .reply: ("arrowshape.turn.up.left", "Reply")
    case .action: ("square.and.arrow.up", "Share")
    case .organize: ("folder", "Organize")
    case .bookmarks: ("book", "Bookmarks")
    case .search: ("magnifyingglass", "Search")
    case .refresh: ("arrow.clockwise", "Refresh")
    case .stop, .close: ("xmark", "Close")
    case .camera: ("camera", "Camera")
    case .trash: ("trash", "Delete")
    case .play: ("play.fill", "Play")
    case .pause: ("pause.fill", "Pause")
    case .rewind: ("backward.fill", "Rewind")
    case .fastForward: ("forward.fill", "Fast Forward")
    default: nil
    }
  }
}

/// Shows an item of a bar.
struct BarButtonFace: View {
  let item: UIBarButtonItem

  var body: some View {
    let _ = item.note()
    if item.isHidden {
      EmptyView()
    } else if let customView = item.customView {
      HeldView(view: customView).modifier(NotedPlace(item: item))
    } else if item.system == .flexibleSpace {
      Spacer()
    } else if item.system == .fixedSpace {
      Color.clear.frame(width: item.width, height: 1)
    } else {
      button
    }
  }

  private var button: some View {
    control
      .disabled(!item.isEnabled)
      .tint(item.tintColor.map { Color(uiColor: $0) })
      .modifier(ItemName(label: item.accessibilityLabel, identifier: item.accessibilityIdentifier))
      .modifier(NotedPlace(item: item))
  }

  @ViewBuilder
  private var control: some View {
    let item = item
    if let menu = item.menu {
      let items = MenuItems(elements: menu.children, sender: MenuSender(view: nil))
      if item.sends {
        Menu {
          items
        } label: {
          label
        } primaryAction: {
          item.press()
        }
      } else {
        Menu {
          items
        } label: {
          label
        }
      }
    } else {
      Button {
        item.press()
      } label: {
        label
      }
    }
  }

  private var label: some View {
    BarItemLabel(item: item, title: item.title ?? item.system?.title, symbol: item.system?.symbol)
      .fontWeight(item.style == .done ? .semibold : nil)
      .frame(width: item.width > 0 ? item.width : nil)
  }
}

/// Notes where an item shows, for what points at it.
private struct NotedPlace: ViewModifier {
  let item: UIBarButtonItem

  func body(content: Content) -> some View {
    let item = item
    content.onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      item.placeInWindow = $0
    }
  }
}

/// The title or picture of an item.
private struct BarItemLabel: View {
  let item: UIBarItem
  let title: String?
  let symbol: (name: String, label: String)?

  var body: some View {
    if let image = item.image {
      Image(uiImage: image).accessibilityLabel(Text(verbatim: title ?? item.accessibilityLabel ?? ""))
    } else if let symbol {
      Image(systemName: symbol.name).accessibilityLabel(Text(verbatim: symbol.label))
    } else {
      Text(verbatim: title ?? "")
    }
  }
}

/// What an item is called for those who cannot see it, and for tests.
struct ItemName: ViewModifier {
  let label: String?
  let identifier: String?

  func body(content: Content) -> some View {
    if let label, let identifier {
      content.accessibilityLabel(Text(verbatim: label)).accessibilityIdentifier(identifier)
    } else if let label {
      content.accessibilityLabel(Text(verbatim: label))
    } else if let identifier {
      content.accessibilityIdentifier(identifier)
    } else {
      content
    }
  }
}

/// Shows a view of UIKit that somebody else keeps, as large as it is.
struct HeldView: UIViewRepresentable {
  let view: UIView

  /// How large the view was before it was shown.
  func makeCoordinator() -> CGSize { view.bounds.size }
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    let (own, frame) = (uiView.intrinsicContentSize, context.coordinator)
    return CGSize(width: own.width < 0 ? frame.width : own.width, height: own.height < 0 ? frame.height : own.height)
  }
}
