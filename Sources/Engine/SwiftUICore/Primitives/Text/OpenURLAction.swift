public import Foundation

/// Opens an address: what the app's own handler makes of it, or the desktop's app for it.
///
/// Read it from the environment and call it: `openURL(url)`. Links in texts and `Link` call it, too.
public struct OpenURLAction: Sendable {
  /// What a handler has made of an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }
    let kind: Kind
    /// The handler has done everything.
    public static let handled = Result(kind: .handled)
    /// Nothing is to happen.
    public static let discarded = Result(kind: .discarded)
    /// The desktop is to open the address.
    public static let systemAction = Result(kind: .system(nil))
    /// The desktop is to open another address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor @Sendable (URL) -> Result

  /// Creates an action whose handler is asked first.
  public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  @MainActor public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens an address and says whether something has taken it; the desktop answers later.
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping @MainActor (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): DesktopServices.current.urlOpener.open(other ?? url, completion: completion)
    }
  }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } } }

extension EnvironmentValues {
  /// What opens addresses; set it to take those of the links inside.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
