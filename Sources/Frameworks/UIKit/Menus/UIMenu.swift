import Foundation
public import UIKitTypes

/// A menu, or a part of one.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// Tells menus from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The value as it is stored.
    public let rawValue: String
    /// Creates a value from the one stored.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value from the one stored.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// How a menu is shown in another one.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Among the elements of the other one, with a line around.
    public static let displayInline = Options(rawValue: 1)
    /// It takes something away.
    public static let destructive = Options(rawValue: 2)
    /// Of its elements one has a mark.
    public static let singleSelection = Options(rawValue: 32)
    /// Side by side.
    public static let displayAsPalette = Options(rawValue: 128)
  }
  /// How large the elements of a menu are.
  public enum ElementSize: Int, Sendable {
    /// Small pictures side by side.
    case small
    /// Pictures with titles side by side.
    case medium
    /// Lines.
    case large
    /// As fits.
    case automatic = -1
  }

  /// Tells it from others.
  public let identifier: Identifier
  /// How it is shown in another one.
  public let options: Options
  /// How large its elements are.
  open var preferredElementSize: ElementSize
  /// What is in it.
  public let children: [UIMenuElement]
  /// The elements with a mark.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let action as UIAction: action.state == .on ? [action] : []
      case let command as UICommand: command.state == .on ? [command] : []
      case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectedElements : []
      default: []
      }
    }
  }

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}

/// Elements of a menu that are asked for when it shows.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
  private let provide: @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var elements: [UIMenuElement]?

  /// Creates an element that is asked once for those that it stands for, and gives them to a closure.
  public convenience init(_ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(isCached: true, elementProvider)
  }
  /// An element that is asked each time for those that it stands for.
  public static func uncached(
    _ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }
  private init(isCached: Bool, _ provide: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.isCached = isCached
    self.provide = provide
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Gives the elements to a closure: at once where they are known.
  func load(_ take: @escaping ([UIMenuElement]) -> Void) {
    if isCached, let elements { return take(elements) }
    provide { [weak self] elements in
      self?.elements = elements
      take(elements)
    }
  }
}
