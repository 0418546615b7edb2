import SwiftUI
import SwiftUICore

/// What people who cannot see the screen are told of a view.
struct ViewAccessibility: Equatable {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
  var hidesContent = false

  /// A view with what is said here; where its face says what it is, as a control's does, a name alone names that.
  @MainActor
  func applied(to view: AnyView, hasFace: Bool) -> AnyView {
    guard self != ViewAccessibility() else { return view }
    var result = view
    if isElement == true || (isElement == nil && label != nil && !hasFace) {
      result = AnyView(result.accessibilityElement(children: .ignore))
    }
    if let label { result = AnyView(result.accessibilityLabel(Text(verbatim: label))) }
    if let value { result = AnyView(result.accessibilityValue(Text(verbatim: value))) }
    if let hint { result = AnyView(result.accessibilityHint(Text(verbatim: hint))) }
    if let identifier { result = AnyView(result.accessibilityIdentifier(identifier)) }
    if !traits.shown.isEmpty { result = AnyView(result.accessibilityAddTraits(traits.shown)) }
    if hidesContent || isElement == false && label != nil { result = AnyView(result.accessibilityHidden(hidesContent)) }
    return result
  }
}

/// What a view is for people who cannot see the screen.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64
  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// It does something when it is pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It leads to a page.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// It cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It is a text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// It heads a part of the screen.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// It is where text is searched for.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// It can be made more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)

  var shown: AccessibilityTraits {
    var result: AccessibilityTraits = []
    let pairs: [(UIAccessibilityTraits, AccessibilityTraits)] = [
      (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected), (.staticText, .isStaticText),
      (.header, .isHeader), (.updatesFrequently, .updatesFrequently), (.searchField, .isSearchField),
    ]
    for (own, shown) in pairs where contains(own) { result.formUnion(shown) }
    return result
  }
}
