public import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// What a person copies to and pastes from, as UIKit names it.
///
/// Reading what another app has put there may take a moment: a second at most for each thing, then it counts as nothing.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  /// The clipboard of a name; `nil`: the system's.
  private let own: ProcessClipboard?
  private var ownChanges = 0
  /// The name by which the app finds it.
  public let name: Name

  /// What the app calls a clipboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// That of the system's clipboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  private init(_ name: Name, _ own: ProcessClipboard?) { (self.name, self.own) = (name, own) }

  /// The system's clipboard, which all apps share; without a window it is the process's own.
  public static let general = UIPasteboard(.general, nil)
  private static var named: [Name: UIPasteboard] = [:]

  /// A clipboard of the app by its name; `nil` where there is none and none is to be made.
  ///
  /// Other apps do not see it, and it is empty at the next start.
  public static func withName(_ pasteboardName: Name, create: Bool) -> UIPasteboard? {
    if pasteboardName == .general { return general }
    if let found = named[pasteboardName] { return found }
    guard create else { return nil }
    let made = UIPasteboard(pasteboardName, ProcessClipboard())
    named[pasteboardName] = made
    return made
  }
  /// A clipboard of the app with a name that no other one has.
  public static func withUniqueName() -> UIPasteboard {
    let made = UIPasteboard(Name(UUID().uuidString), ProcessClipboard())
    named[made.name] = made
    return made
  }
  /// Forgets a clipboard of the app.
  public static func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

  private var clipboard: any Clipboard { own ?? DesktopServices.current.clipboard }

  /// How often something else was put there since the app began.
  public var changeCount: Int { own == nil ? DesktopServices.current.clipboardChanges : ownChanges }

  /// Posted when the app has put something there.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  // MARK: Things

  /// How things are put there.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Until when they stay, a `Date`; here they stay until something else is put there.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether only this computer has them: it does.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The things, each by the identifiers of the types of its forms: the app's own values, and the bytes of what other apps have put
  /// there, texts and addresses as such.
  public var items: [[String: Any]] {
    get { things.map { values(of: $0) } }
    set { setItems(newValue) }
  }
  /// Puts things there in place of what was there.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    clipboard.setItems(items.map { PasteboardItem($0).transfer })
    ownChanges += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
  /// Puts more things there.
  public func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }
  /// How many things there are.
  public var numberOfItems: Int { things.count }

  /// The identifiers of the types of the first thing's forms.
  public var types: [String] { things.first.map { Self.types(of: $0) } ?? [] }
  /// Whether the first thing has a form of one of some types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    types.contains { type in pasteboardTypes.contains { Self.fits(type, $0) } }
  }
  /// The bytes of the first thing in a form; `nil` where it has none.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    guard let first = things.first else { return nil }
    if let data = (first.local as? PasteboardItem)?.values[pasteboardType] as? Data { return data }
    return UTType(pasteboardType)?.transferMIMETypes.lazy.compactMap { type in
      first.mimeTypes.contains(type) ? self.clipboard.data(of: first, type) : nil
    }.first
  }
  /// The first thing in a form: the app's own value, or the bytes, a text or an address of another app's; `nil` where it has none.
  public func value(forPasteboardType pasteboardType: String) -> Any? { things.first.flatMap { values(of: $0)[pasteboardType] } }
  /// Puts bytes there as the only thing, in a form.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: data]]) }
  /// Puts a value there as the only thing, in a form.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }

  private var things: [TransferItem] { Array(clipboard.items.prefix(Self.most)) }
  /// More things than these are not looked at, nor more forms of one.
  private static let most = 100

  private func values(of thing: TransferItem) -> [String: Any] {
    if let own = thing.local as? PasteboardItem { return own.values }
    var values: [String: Any] = [:]
    for mimeType in thing.mimeTypes.prefix(Self.most) {
      guard let type = UTType(transferMIMEType: mimeType), values[type.identifier] == nil,
        let data = clipboard.data(of: thing, mimeType)
      else { continue }
      let text = String(data: data, encoding: .utf8)
      if type.conforms(to: .plainText) {
        values[type.identifier] = text ?? data as Any
      } else if type.conforms(to: .url) {
        let address: URL? = text.flatMap { Self.addresses(in: $0).first }
        values[PasteboardItem.url] = address ?? data as Any
      } else {
        values[type.identifier] = data
      }
    }
    return values
  }

  private static func types(of thing: TransferItem) -> [String] {
    if let own = thing.local as? PasteboardItem { return own.values.keys.sorted() }
    var types: [String] = []
    for type in thing.mimeTypes.prefix(most).compactMap({ UTType(transferMIMEType: $0)?.identifier }) where !types.contains(type)
    {
      types.append(type)
    }
    return types
  }

  private static func fits(_ type: String, _ requested: String) -> Bool {
    type == requested || UTType(requested).flatMap { requested in UTType(type)?.conforms(to: requested) } ?? false
  }

  private static func addresses(in text: String) -> [URL] {
    text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.prefix(most).compactMap { URL(string: String($0)) }
  }

  // MARK: Texts

  /// The text on the clipboard; `nil` when there is none.
  public var string: String? {
    get { clipboard.string ?? strings?.first }
    set {
      clipboard.setString(newValue)
      ownChanges += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }
  /// The texts on the clipboard.
  public var strings: [String]? {
    get { found { $0 as? String } ?? clipboard.string.map { [$0] } }
    set {
      guard let newValue, newValue.count > 1 else { return string = newValue?.first }
      setItems(newValue.map { [PasteboardItem.text: $0] })
    }
  }
  /// Whether there is a text.
  public var hasStrings: Bool { things.contains { has($0, .plainText) } }

  // MARK: Addresses, pictures, colours

  /// The address on the clipboard; `nil` when there is none.
  public var url: URL? {
    get { urls?.first }
    set { setItems(newValue.map { [[PasteboardItem.url: $0, PasteboardItem.text: $0.absoluteString]] } ?? []) }
  }
  /// The addresses on the clipboard.
  public var urls: [URL]? {
    get {
      let found = things.flatMap { addresses(of: $0) }
      return found.isEmpty ? nil : found
    }
    set { setItems((newValue ?? []).map { [PasteboardItem.url: $0] }) }
  }
  /// The addresses of a thing: those of another app are one list.
  private func addresses(of thing: TransferItem) -> [URL] {
    if let own = thing.local as? PasteboardItem {
      return own.values.values.lazy.compactMap { $0 as? URL }.first.map { [$0] } ?? []
    }
    guard let list = UTType.url.transferMIMETypes.first(where: thing.mimeTypes.contains) else { return [] }
    return clipboard.data(of: thing, list).flatMap { String(data: $0, encoding: .utf8) }.map { Self.addresses(in: $0) } ?? []
  }
  /// Whether there is an address.
  public var hasURLs: Bool { things.contains { has($0, .url) } }

  /// The picture on the clipboard; `nil` when there is none.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The pictures on the clipboard.
  public var images: [UIImage]? {
    get {
      let found = things.compactMap { thing -> UIImage? in
        let values = values(of: thing)
        if let own = values.values.lazy.compactMap({ $0 as? UIImage }).first { return own }
        return values.lazy.filter { UTType($0.key)?.conforms(to: .image) ?? false }
          .compactMap { ($0.value as? Data).flatMap { UIImage(data: $0) } }.first
      }
      return found.isEmpty ? nil : found
    }
    set { setItems((newValue ?? []).map { [PasteboardItem.png: $0] }) }
  }
  /// Whether there is a picture.
  public var hasImages: Bool { things.contains { has($0, .image) } }

  /// The colour on the clipboard, which only the app itself can have put there; `nil` when there is none.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colours on the clipboard.
  public var colors: [UIColor]? {
    get { found { $0 as? UIColor } }
    set { setItems((newValue ?? []).map { [PasteboardItem.color: $0] }) }
  }
  /// Whether there is a colour.
  public var hasColors: Bool { things.contains { Self.types(of: $0).contains(PasteboardItem.color) } }

  private func has(_ thing: TransferItem, _ type: UTType) -> Bool {
    Self.types(of: thing).contains { Self.fits($0, type.identifier) }
  }

  private func found<Value>(_ value: (Any) -> Value?) -> [Value]? {
    let found = things.compactMap { thing in values(of: thing).values.lazy.compactMap(value).first }
    return found.isEmpty ? nil : found
  }
}
