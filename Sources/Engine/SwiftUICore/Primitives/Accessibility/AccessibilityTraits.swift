/// What an element does and how it behaves.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32 = 0
  /// Creates an empty set.
  public init() {}
  private init(_ bit: Int) { bits = 1 << bit }
  /// It is a button.
  public static let isButton = AccessibilityTraits(0)
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(1)
  /// It is the chosen one.
  public static let isSelected = AccessibilityTraits(2)
  /// It is a link.
  public static let isLink = AccessibilityTraits(3)
  /// It is a search field.
  public static let isSearchField = AccessibilityTraits(4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(5)
  /// It plays a sound when activated.
  public static let playsSound = AccessibilityTraits(6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(7)
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(8)
  /// It sums up the app's state.
  public static let isSummaryElement = AccessibilityTraits(9)
  /// Its value changes often.
  public static let updatesFrequently = AccessibilityTraits(10)
  /// It starts sound or video when activated.
  public static let startsMediaSession = AccessibilityTraits(11)
  /// Touches go to it directly.
  public static let allowsDirectInteraction = AccessibilityTraits(12)
  /// Its page turns by itself once it has been read.
  public static let causesPageTurn = AccessibilityTraits(13)
  /// It hides what is beside it.
  public static let isModal = AccessibilityTraits(14)
  /// It is a switch.
  public static let isToggle = AccessibilityTraits(15)
  /// It is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(16)
  private init(bits: UInt32) { self.bits = bits }
  /// Whether a trait is among these.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  /// The traits of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits: bits | other.bits) }
  /// The traits that both have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits: bits & other.bits) }
  /// The traits that just one of both has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits: bits ^ other.bits) }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  /// Keeps the traits that another set has too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  /// Keeps the traits that just one of both sets has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
  /// Adds a trait; returns whether it is new.
  @discardableResult
  public mutating func insert(_ new: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(new)
    formUnion(new)
    return (isNew, new)
  }
  /// Takes a trait away; returns it if it was there.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.isEmpty ? nil : removed
  }
  /// Adds a trait in place of an equal one, which is returned.
  @discardableResult
  public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? {
    let old = intersection(new)
    formUnion(new)
    return old.isEmpty ? nil : old
  }
  /// Whether another set has all of these.
  public func isSubset(of other: AccessibilityTraits) -> Bool { other.contains(self) }
  /// Whether there is no trait.
  public var isEmpty: Bool { bits == 0 }
}
