public import Foundation
import UIKitTypes

/// What a person copies to and pastes from, as AppKit names it.
///
/// Reading what another app has put there may take a moment: a second at most for each thing, then it counts as nothing.
@MainActor @preconcurrency
public final class NSPasteboard: NSObject {
  private let board: UIPasteboard
  /// How often something was there when the app cleared it; what others have put there since cannot be added to.
  private var ownChange = -1

  private init(_ board: UIPasteboard) { self.board = board }

  /// The system's clipboard, which all apps share; without a window it is the process's own.
  public static let general = NSPasteboard(.general)
  /// A clipboard of the app with a name that no other one has.
  public class func withUniqueName() -> NSPasteboard { NSPasteboard(.withUniqueName()) }

  /// The form of a thing.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The form's identifier.
    public let rawValue: String
    /// By its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By its identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// An address.
    public static let URL = PasteboardType("public.url")
    /// The address of a file.
    public static let fileURL = PasteboardType("public.file-url")
    /// A picture as PNG.
    public static let png = PasteboardType("public.png")
    /// A picture as TIFF.
    public static let tiff = PasteboardType("public.tiff")
    /// A document.
    public static let pdf = PasteboardType("com.adobe.pdf")
    /// A text with styles.
    public static let rtf = PasteboardType("public.rtf")
    /// A text with marks.
    public static let html = PasteboardType("public.html")
    /// A colour.
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
  }

  /// How often something else was put there since the app began.
  public var changeCount: Int { board.changeCount }

  // MARK: Putting

  /// Takes everything away, so that the app can put things there; returns ``changeCount``.
  @discardableResult
  public func clearContents() -> Int {
    board.items = []
    ownChange = board.changeCount
    return ownChange
  }
  /// Takes everything away and says which forms are to come, which has no effect of its own; returns ``changeCount``.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

  /// Puts a text there as a form of the first thing; returns whether the app has cleared what was there before.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool { put(string, dataType) }
  /// Puts bytes there as a form of the first thing; returns whether the app has cleared what was there before.
  @discardableResult
  public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    guard let data else { return false }
    return put(data, dataType)
  }
  private func put(_ value: Any, _ type: PasteboardType) -> Bool {
    guard ownChange == board.changeCount else { return false }
    var items = board.items
    if items.isEmpty { items = [[:]] }
    items[0][type.rawValue] = value
    return setItems(items)
  }
  private func setItems(_ items: [[String: Any]]) -> Bool {
    board.items = items
    ownChange = board.changeCount
    return true
  }

  /// Puts things there beside those that the app has put there; returns whether it has cleared what was there before.
  @discardableResult
  public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    guard ownChange == board.changeCount else { return false }
    let items = objects.map { object in
      object.writableTypes(for: self).reduce(into: [String: Any]()) { forms, type in
        forms[type.rawValue] = object.pasteboardPropertyList(forType: type)
      }
    }
    return setItems(board.items + items)
  }

  // MARK: Reading

  /// The forms of the first thing.
  public var types: [PasteboardType]? { board.numberOfItems == 0 ? nil : board.types.map { PasteboardType($0) } }
  /// The text of the first thing in a form; `nil` where it has none.
  public func string(forType dataType: PasteboardType) -> String? {
    if dataType == .string { return board.string }
    switch board.value(forPasteboardType: dataType.rawValue) {
    case let text as String: return text
    case let url as URL: return url.absoluteString
    case let data as Data: return String(data: data, encoding: .utf8)
    default: return nil
    }
  }
  /// The bytes of the first thing in a form; `nil` where it has none.
  public func data(forType dataType: PasteboardType) -> Data? {
    board.data(forPasteboardType: dataType.rawValue) ?? string(forType: dataType).map { Data($0.utf8) }
  }
  /// The first of some forms that the first thing has; `nil` for none.
  public func availableType(from types: [PasteboardType]) -> PasteboardType? {
    types.first { board.contains(pasteboardTypes: [$0.rawValue]) }
  }
  /// The things that can be of the first of some classes (`NSString`, `NSURL`, `NSImage`, `NSColor`) of which there are any.
  public func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
    let found = classArray.lazy.map { self.objects(of: $0) }.first { !$0.isEmpty }
    return found ?? []
  }
  /// Whether there is something of some classes.
  public func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
    classArray.contains { !objects(of: $0).isEmpty }
  }
  private func objects(of type: AnyClass) -> [Any] {
    if type == NSString.self { return board.strings ?? [] }
    if type == NSURL.self { return board.urls ?? [] }
    if type == NSImage.self { return (board.images ?? []).map { NSImage($0) } }
    if type == NSColor.self { return board.colors ?? [] }
    return []
  }

  /// What is asked of reading.
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// What can be put on a clipboard.
@MainActor @preconcurrency
public protocol NSPasteboardWriting {
  /// The forms that it has.
  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  /// The thing in one of its forms: a text, an address, bytes, or another value that only the app can read.
  func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

extension NSString: NSPasteboardWriting {
  /// Text.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
  /// The text.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { String(self) }
}
extension NSURL: NSPasteboardWriting {
  /// An address, and text.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.URL, .string] }
  /// The address, or its text.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    type == .URL ? self as URL : absoluteString
  }
}
extension NSImage: NSPasteboardWriting {
  /// A picture.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.png] }
  /// The bytes of a PNG file; `nil` where no app has started.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { shown.pngData() }
}
extension NSColor: NSPasteboardWriting {
  /// A colour.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.color] }
  /// The colour, which only the app itself can read.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { self }
}
