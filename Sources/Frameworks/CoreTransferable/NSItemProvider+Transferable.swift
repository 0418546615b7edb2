public import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Lets it be had in all forms of a value, which is made when somebody asks first.
  public func register<T: Transferable & Sendable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    register(representations: transferable())
  }

  /// Lets it be had in all forms of a value.
  package func register<T: Transferable>(representations item: T) {
    let carried = Carried(item)
    for representation in ItemRepresentation<T>.all
    where representation.exports(item) && self.representation(exactly: representation.type.identifier) == nil {
      guard let export = representation.export else { continue }
      if suggestedName == nil { suggestedName = representation.suggestedName?(item) }
      register(
        Representation(
          type: representation.type.identifier, visibility: representation.visibility.forProvider, isFile: representation.isFile,
          opensInPlace: representation.opensInPlace
        ) { finish in
          let task = Task.detached {
            do { finish(.success(try await export(carried.value))) } catch { finish(.failure(error)) }
          }
          let progress = Progress(totalUnitCount: 1)
          progress.cancellationHandler = { task.cancel() }
          return progress
        })
    }
  }

  private func representation(exactly type: String) -> Representation? {
    representation(for: type).flatMap { $0.type == type ? $0 : nil }
  }

  /// Whether a value of a type can be made of it.
  package func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
    ItemRepresentation<T>.all.contains { $0.make != nil && hasItemConformingToTypeIdentifier($0.type.identifier) }
  }

  /// Makes a value of a type, from the best form that it has for it.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let representations = ItemRepresentation<T>.all.filter {
      $0.make != nil && hasItemConformingToTypeIdentifier($0.type.identifier)
    }
    guard let representation = representations.first, let make = representation.make else {
      completionHandler(.failure(TransferError.noRepresentation(of: "\(T.self)", for: registeredTypeIdentifiers)))
      return Progress(totalUnitCount: 0)
    }
    return load(representation.type.identifier) { result in
      Task.detached {
        do {
          let item = try await make(try result.get())
          // Safe: the item is made here and handed on.
          nonisolated(unsafe) let made = item
          completionHandler(.success(made))
        } catch { completionHandler(.failure(error)) }
      }
    }
  }
}

// Safe: it is used by one task after the other.
/// A value on its way to the task that makes bytes of it.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension TransferRepresentationVisibility {
  fileprivate var forProvider: NSItemProviderRepresentationVisibility {
    switch self {
    case .team: .team
    case .group: .group
    case .ownProcess: .ownProcess
    default: .all
    }
  }
}
