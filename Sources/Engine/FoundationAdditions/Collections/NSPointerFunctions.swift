public import Foundation

/// How tables keep what is in them.
open class NSPointerFunctions: NSObject {
  /// How long a table keeps what is in it, and when it takes two for the same.
  public struct Options: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As long as the table has it.
    public static let strongMemory: Options = []
    /// As long as somebody else has it.
    public static let weakMemory = Options(rawValue: 5)
    /// Two are the same where they say that they are equal.
    public static let objectPersonality: Options = []
    /// Two are the same where they are one object.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// What comes in is copied first.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// The options of a table of objects.
public typealias NSHashTableOptions = Int
/// The options of a table of keys and objects.
public typealias NSMapTableOptions = Int

/// What a table keeps of one object: the object itself, or only the way to it.
struct TableReference: TableEntry {
  private let strong: AnyObject?
  private weak var weakly: AnyObject?
  private let comparesPointers: Bool

  init(_ value: Any, _ options: NSPointerFunctions.Options) {
    let object = Self.object(value, options)
    let isWeak = options.contains(.weakMemory)
    (strong, weakly) = (isWeak ? nil : object, isWeak ? object : nil)
    comparesPointers = options.contains(.objectPointerPersonality)
  }

  /// The object, as long as it is there.
  var object: AnyObject? { strong ?? weakly }
  var isThere: Bool { object != nil }

  /// The object as what a table has; none at all is not taken for an object, as a cast of an optional would.
  func object<T>(as type: T.Type) -> T? {
    guard let object else { return nil }
    return object as? T
  }

  /// Whether it keeps an object that the table takes for the same as this one.
  func matches(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !comparesPointers, let object = object as? NSObject, let other = other as? NSObject else { return false }
    return object.isEqual(other)
  }

  /// The object that a table is to keep.
  private static func object(_ value: Any, _ options: NSPointerFunctions.Options) -> AnyObject {
    let object = value as AnyObject
    guard options.contains(.copyIn), let original = object as? any NSCopying else { return object }
    return original.copy(with: nil) as AnyObject
  }

  /// A number that is equal for objects that a table takes for the same.
  static func hash(_ object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
    if !options.contains(.objectPointerPersonality), let object = object as? NSObject { return object.hash }
    return ObjectIdentifier(object).hashValue
  }
}
