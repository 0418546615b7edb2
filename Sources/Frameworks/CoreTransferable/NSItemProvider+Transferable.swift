public import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Lets it be had in all forms of a value, which is made when somebody asks first.
  public func register<T: Transferable & Sendable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    register(forms: transferable())
  }

  /// Lets it be had in all forms of a value.
  package func register<T: Transferable>(forms item: T) {
    let carried = Carried(item)
    for form in TransferForm<T>.all where form.exports(item) && self.form(exactly: form.type.identifier) == nil {
      guard let export = form.export else { continue }
      if suggestedName == nil { suggestedName = form.suggestedName?(item) }
      register(
        Form(
          type: form.type.identifier, visibility: form.visibility.forProvider, isFile: form.isFile,
          opensInPlace: form.opensInPlace
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

  private func form(exactly type: String) -> Form? { form(for: type).flatMap { $0.type == type ? $0 : nil } }

  /// Whether a value of a type can be made of it.
  package func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
    TransferForm<T>.all.contains { $0.make != nil && hasItemConformingToTypeIdentifier($0.type.identifier) }
  }

  /// Makes a value of a type, from the best form that it has for it.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let forms = TransferForm<T>.all.filter { $0.make != nil && hasItemConformingToTypeIdentifier($0.type.identifier) }
    guard let form = forms.first, let make = form.make else {
      completionHandler(.failure(TransferError.noForm(of: "\(T.self)", for: registeredTypeIdentifiers)))
      return Progress(totalUnitCount: 0)
    }
    return load(form.type.identifier) { result in
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
