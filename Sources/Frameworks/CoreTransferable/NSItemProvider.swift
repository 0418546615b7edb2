public import Foundation
import Synchronization
public import UniformTypeIdentifiers

/// Who may load a form from an item provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All apps.
  case all
  /// Apps of the same developer.
  case team
  /// Apps of the same group.
  case group
  /// This app only.
  case ownProcess
}

/// How an item provider hands on a file.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Makes options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file itself may be opened, and not only a copy.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

// Safe: mutexes guard what changes.
/// Something that is dragged, dropped, copied or shared, in the forms in which it can be had: loaded when somebody asks.
///
/// Apple's is part of Foundation, whose version for Linux has none. What is loaded comes on any thread.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Loads a form, and hands it on.
  typealias Loader = @Sendable (@escaping @Sendable (Result<TransferPayload, any Error>) -> Void) -> Progress?

  struct Representation: Sendable {
    let type: String
    let visibility: NSItemProviderRepresentationVisibility
    var isFile = false
    var opensInPlace = false
    let load: Loader
  }

  /// What went wrong with an item.
  public enum ErrorCode: Int, Error, Sendable {
    /// Something else.
    case unknownError = -1
    /// There is nothing of that type.
    case itemUnavailableError = -1000
    /// It is of another class than was asked for.
    case unexpectedValueClassError = -1100
    /// It cannot be made into that.
    case unavailableCoercionError = -1200
  }

  private let representations = Mutex<[Representation]>([])
  private let name = Mutex<String?>(nil)

  /// A name for a file that is made of it.
  open var suggestedName: String? {
    get { name.withLock { $0 } }
    set { name.withLock { $0 = newValue } }
  }

  /// Makes one that has nothing yet.
  public override init() { super.init() }

  /// Makes one of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Makes one of a value of Foundation's: a text, an address or bytes.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    let object: (any NSItemProviderWriting)? = (item as? NSString) ?? (item as? NSURL)
    if let typeIdentifier, let bytes = (item as? NSData).map({ Data(referencing: $0) }) {
      registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) {
        $0(bytes, nil)
        return nil
      }
    } else if let object {
      registerObject(object, visibility: .all)
    }
  }

  /// Makes one of a file; `nil` where there is none.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    registerFileRepresentation(forTypeIdentifier: type.identifier, fileOptions: .openInPlace, visibility: .all) {
      $0(fileURL, true, nil)
      return nil
    }
    registerObject(NSURL(fileURLWithPath: fileURL.path), visibility: .all)
  }

  // MARK: What it has

  /// The types of data it can be had as, the best first.
  open var registeredTypeIdentifiers: [String] { representations.withLock { $0.map(\.type) } }

  /// The types of data it can be had as, the best first.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  /// The types it can be had as; with `.openInPlace` only those whose file itself may be opened.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
    representations.withLock { $0.filter { !fileOptions.contains(.openInPlace) || $0.opensInPlace }.map(\.type) }
  }

  /// The types that any app may have, the best first.
  package var sharedTypeIdentifiers: [String] { representations.withLock { $0.filter { $0.visibility == .all }.map(\.type) } }

  /// Whether it can be had as a type, or one of its kind.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { representation(for: typeIdentifier) != nil }

  /// Whether it can be had as a type, or one of its kind.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    registeredTypeIdentifiers(fileOptions: fileOptions).contains { Self.conforms($0, to: typeIdentifier) }
  }

  static func conforms(_ type: String, to requested: String) -> Bool {
    if type == requested { return true }
    guard let type = UTType(type), let requested = UTType(requested) else { return false }
    return type.conforms(to: requested)
  }

  /// The best form of a type's kind.
  func representation(for typeIdentifier: String) -> Representation? {
    representations.withLock { representations in
      representations.first { $0.type == typeIdentifier } ?? representations.first { Self.conforms($0.type, to: typeIdentifier) }
    }
  }

  // MARK: What it is given

  func register(_ representation: Representation) {
    representations.withLock { representations in
      if let cached = representations.firstIndex(where: { $0.type == representation.type }) {
        representations[cached] = representation
      } else {
        representations.append(representation)
      }
    }
  }

  /// Lets it be had as bytes of a type.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(
      Representation(type: typeIdentifier, visibility: visibility) { finish in
        loadHandler { data, error in
          finish(data.map { .success(.data($0)) } ?? .failure(error ?? TransferError.noValue(typeIdentifier)))
        }
      })
  }

  /// Lets it be had as bytes of a type.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Lets it be had as a file of a type; the handler says whether the file itself may be opened.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    register(
      Representation(
        type: typeIdentifier, visibility: visibility, isFile: true, opensInPlace: fileOptions.contains(.openInPlace)
      ) { finish in
        loadHandler { url, isOriginal, error in
          finish(
            url.map { .success(.file($0, isOriginal: isOriginal)) } ?? .failure(error ?? TransferError.noValue(typeIdentifier)))
        }
      })
  }

  /// Lets it be had as an object.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    // Safe: who registers an object vouches that it can be written on any thread.
    nonisolated(unsafe) let object = object
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// Lets it be had as an object of a class, which is made when somebody asks.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { finish in
        loadHandler { object, error in
          guard let object else { return finish(nil, error) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: finish)
        }
      }
    }
  }
}
