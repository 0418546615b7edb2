public import Foundation

/// A picture beside a shortcut.
public final class UIApplicationShortcutIcon: NSObject, Sendable {
  /// The name of the picture or symbol.
  package let name: String
  /// Whether it is one of the system's symbols.
  package let isSymbol: Bool

  /// A picture of the app's catalogue.
  public init(templateImageName: String) { (name, isSymbol) = (templateImageName, false) }
  /// One of the system's symbols.
  public init(systemImageName: String) { (name, isSymbol) = (systemImageName, true) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon).map { $0.name == name && $0.isSymbol == isSymbol } ?? false
  }
  public override var hash: Int { name.hashValue }
}

// Safe: what can be changed is made and read on one thread, as UIKit's are.
/// Something that a person can have an app do from its icon.
///
/// Desktops do not ask for it; the app finds what it has set.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate struct Parts {
    var type: String
    var localizedTitle: String
    var localizedSubtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
  }
  fileprivate final var parts: Parts

  fileprivate init(_ parts: Parts) {
    self.parts = parts
    super.init()
  }

  /// A shortcut of a type, with a title, a line below it and a picture.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    parts = Parts(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    super.init()
  }

  /// By which the app tells it from others.
  open var type: String { parts.type }
  /// What people read.
  open var localizedTitle: String { parts.localizedTitle }
  /// The line below the title.
  open var localizedSubtitle: String? { parts.localizedSubtitle }
  /// The picture.
  open var icon: UIApplicationShortcutIcon? { parts.icon }
  /// What the app wants to know besides.
  open var userInfo: [String: any NSSecureCoding]? { parts.userInfo }

  /// A shortcut of the same values.
  open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(parts) }
  /// A shortcut of the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(parts) }
}

// Safe: made and read on one thread, as UIKit's are.
/// Something that a person can have an app do from its icon, to be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
  open override var type: String {
    get { parts.type }
    set { parts.type = newValue }
  }
  open override var localizedTitle: String {
    get { parts.localizedTitle }
    set { parts.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { parts.localizedSubtitle }
    set { parts.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { parts.icon }
    set { parts.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { parts.userInfo }
    set { parts.userInfo = newValue }
  }
}
