public import Foundation
public import UniformTypeIdentifiers

extension NSItemProvider {
  /// Loads the best form of a type's kind; without one it fails at once.
  @discardableResult
  func load(
    _ typeIdentifier: String, _ finish: @escaping @Sendable (Result<TransferPayload, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let representation = representation(for: typeIdentifier) else {
      finish(.failure(ErrorCode.itemUnavailableError))
      progress.completedUnitCount = 1
      return progress
    }
    let inner = representation.load { result in
      progress.completedUnitCount = 1
      finish(progress.isCancelled ? .failure(CocoaError(.userCancelled)) : result)
    }
    if let inner { progress.cancellationHandler = { inner.cancel() } }
    return progress
  }

  /// Loads bytes of a type, or of one of its kind.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load(typeIdentifier) { result in
      do { completionHandler(try result.get().data(), nil) } catch { completionHandler(nil, error) }
    }
  }

  /// Loads bytes of a type, or of one of its kind.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads a file of a type, or of one of its kind; a copy, which goes when the handler returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let type = representation(for: typeIdentifier).flatMap { UTType($0.type) } ?? .data
    let name = suggestedName
    return load(typeIdentifier) { result in
      do {
        let payload = try result.get()
        Task {
          do {
            switch payload {
            case .data(let data):
              try await TransferredFiles.with(data, type: type, name: name) { completionHandler($0, nil) }
            case .file(let url, _): try await TransferredFiles.withCopy(of: url) { completionHandler($0, nil) }
            }
          } catch { completionHandler(nil, error) }
        }
      } catch { completionHandler(nil, error) }
    }
  }

  /// Loads a file of a type, the original where that may be had; says whether it is.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    guard let representation = representation(for: typeIdentifier), representation.opensInPlace else {
      return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
    }
    return load(representation.type) { result in
      if case .success(.file(let url, let isOriginal)) = result { return completionHandler(url, isOriginal, nil) }
      if case .failure(let error) = result { return completionHandler(nil, false, error) }
      completionHandler(nil, false, ErrorCode.itemUnavailableError)
    }
  }

  // MARK: Objects

  /// Whether an object of a class can be made of it.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
  }

  /// Makes an object of a class.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let types = aClass.readableTypeIdentifiersForItemProvider
    guard let type = types.first(where: { hasItemConformingToTypeIdentifier($0) }) else {
      completionHandler(nil, ErrorCode.unavailableCoercionError)
      return Progress(totalUnitCount: 0)
    }
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch { completionHandler(nil, error) }
    }
  }

  /// Whether a value of Swift's for a class, such as `String`, can be made of it.
  public func canLoadObject<T: _ObjectiveCBridgeable & SendableMetatype>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

  /// Makes a value of Swift's for a class, such as `String`.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      var value: T?
      if let object = object as? T._ObjectiveCType { _ = T._conditionallyBridgeFromObjectiveC(object, result: &value) }
      completionHandler(value, value == nil ? error ?? ErrorCode.unexpectedValueClassError : nil)
    }
  }

  // MARK: Items

  /// Loads a form as a value of Foundation's: a text, an address, or bytes.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    guard let representation = representation(for: typeIdentifier) else {
      completionHandler?(nil, ErrorCode.itemUnavailableError)
      return
    }
    load(representation.type) { result in
      do {
        completionHandler?(try Self.item(of: try result.get(), type: representation.type), nil)
      } catch { completionHandler?(nil, error) }
    }
  }

  /// Loads a form as a value of Foundation's: a text, an address, or bytes.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        guard let item else { return continuation.resume(throwing: error ?? ErrorCode.itemUnavailableError) }
        // Safe: the loader hands the item on and keeps nothing of it.
        nonisolated(unsafe) let loaded = item
        continuation.resume(returning: loaded)
      }
    }
  }

  private static func item(of payload: TransferPayload, type: String) throws -> any NSSecureCoding {
    switch payload {
    case .file(let url, _): return url as NSURL
    case .data(let data):
      if conforms(type, to: "public.url") { return try NSURL.object(withItemProviderData: data, typeIdentifier: type) }
      if conforms(type, to: "public.plain-text"), let text = try? data.text(.plainText) { return NSString(string: text) }
      return NSData(data: data)
    }
  }
}
