/// The name of a message, as Objective-C writes it: `viewDidLoad`, `tapped:`, `show:animated:`.
///
/// There is no Objective-C here. `apus` makes one of each `#selector` that an app writes, with the name that the compiler would give it
/// on Apple's systems, and gives the app's classes tables of the methods that have such names; see ``SelectorPerforming``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String
  /// The message of a name.
  public init(_ str: String) { name = str }
  /// The message of a name.
  public init(stringLiteral value: String) { name = value }

  /// The message of a name whose method the compiler has found: what `apus` writes for `#selector`.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - method: The method that has it, so that a wrong one is found where it is written.
  public init<Method>(_ name: String, checking method: Method) { self.name = name }

  /// The name.
  public var description: String { name }

  /// The name up to its first argument.
  package var baseName: String { String(name.prefix { $0 != ":" }) }
}

/// The name of a message, as Foundation's functions take it.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The message of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
