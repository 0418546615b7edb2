public import Foundation
import UniformTypeIdentifiers

/// Objects that an item provider makes of bytes.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// The types of data it can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of bytes of one of these types.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Objects that an item provider can send.
public protocol NSItemProviderWriting: NSObjectProtocol, SendableMetatype {
  /// The types of data it can be sent as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The same for one object.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes bytes of one of these types.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Those of the class.
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// The types of data it is made of.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.utf16-plain-text", "public.plain-text"]
  }
  /// The types of data it is sent as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Makes it of bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = try data.text(typeIdentifier == "public.utf16-plain-text" ? .utf16PlainText : .plainText)
    guard let made = NSString(string: text) as? Self else { throw TransferError.notText(typeIdentifier) }
    return made
  }

  /// Makes its bytes.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The types of data it is made of.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.file-url", "public.url"] }
  /// The types of data it is sent as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.utf8-plain-text"] }
  /// The types of data it is sent as: a file, too, where it is the address of one.
  public var writableTypeIdentifiersForItemProvider: [String] {
    (isFileURL ? ["public.file-url"] : []) + Self.writableTypeIdentifiersForItemProvider
  }

  /// Makes it of bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = NSURL(string: try data.firstURL().absoluteString) as? Self else {
      throw TransferError.notText(typeIdentifier)
    }
    return made
  }

  /// Makes its bytes.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
