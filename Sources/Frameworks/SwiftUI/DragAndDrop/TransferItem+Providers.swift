package import CoreTransferable
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension TransferItem {
  /// What an item provider has, for the engine and the outside.
  package convenience init(_ provider: NSItemProvider) {
    let representations = provider.sharedRepresentations
    self.init(local: provider, mimeTypes: representations.map(\.mimeType)) { requested, receive in
      guard let representation = representations.first(where: { $0.mimeType == requested }) else { return receive(nil) }
      provider.loadDataRepresentation(forTypeIdentifier: representation.type) { data, error in
        if data == nil {
          Diagnostics.report("what is dragged or copied gives no \(representation.type): \(error.map { "\($0)" } ?? "")")
        }
        receive(data)
      }
    }
  }
}

extension TransferItem {
  /// What it is to the app: its own provider, or one of what another app offers.
  var provider: NSItemProvider { local as? NSItemProvider ?? NSItemProvider(self) }
}

extension NSItemProvider {
  /// What was dragged or copied elsewhere.
  fileprivate convenience init(_ item: TransferItem) {
    self.init()
    for mimeType in item.mimeTypes.prefix(100) {
      guard let type = UTType(transferMIMEType: mimeType) else { continue }
      registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { finish in
        item.load(mimeType) { data in
          if let data, data.count > TransferLimits.bytes { return finish(nil, TransferError.tooLarge(data.count)) }
          finish(data, nil)
        }
        return nil
      }
    }
  }

  /// A value in all its forms.
  package convenience init<T: Transferable>(of value: T) {
    self.init()
    register(representations: value)
  }

  /// The forms that other apps may have, each MIME type once.
  fileprivate var sharedRepresentations: [(mimeType: String, type: String)] {
    var found: [(mimeType: String, type: String)] = []
    for type in sharedTypeIdentifiers {
      for mimeType in UTType(type)?.transferMIMETypes ?? [] where !found.contains(where: { $0.mimeType == mimeType }) {
        found.append((mimeType, type))
      }
    }
    return found
  }
}

/// Values that are made of what was dropped or pasted.
enum Transferred {
  /// Makes values of a type of all that have a form for it, and hands them on together on the main thread, in order.
  static func load<T: Transferable>(
    _ type: T.Type, from providers: [NSItemProvider], _ receive: @escaping ([T]) -> Void
  ) {
    let usable = providers.filter { $0.canLoad(type) }
    let collected = Collected<T>(usable.count, receive)
    for (index, provider) in usable.enumerated() {
      provider.loadTransferable(type: type) { result in
        if case .failure(let error) = result {
          Diagnostics.report("what was dropped or pasted is no \(T.self): \(error)")
        }
        collected.add(try? result.get(), at: index)
      }
    }
  }

  // Safe: `lock` guards what changes; who adds the last value alone reads them.
  private final class Collected<T>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [T?]
    private var missing: Int
    private let receive: ([T]) -> Void

    init(_ count: Int, _ receive: @escaping ([T]) -> Void) {
      (values, missing, self.receive) = (Array(repeating: nil, count: count), count, receive)
    }

    func add(_ value: T?, at index: Int) {
      let isLast = lock.withLock {
        values[index] = value
        missing -= 1
        return missing == 0
      }
      if isLast { MainThread.run { self.receive(self.values.compactMap { $0 }) } }
    }
  }
}
