public import CoreTransferable
public import Foundation
public import SwiftUICore
public import UniformTypeIdentifiers

extension View {
  /// Asks for a place and a name and writes a value there, while a binding is true and there is a value.
  /// - Parameters:
  ///   - isPresented: Whether it is asked for; false again when a person has answered.
  ///   - item: What is written; without any nothing is asked.
  ///   - contentTypes: The types to write it as: that of the name's extension, else the first one. None are all that it can be
  ///     had as.
  ///   - defaultFilename: The name to begin with; without one, that which the value suggests.
  ///   - onCompletion: Called with where it has been written to, or why it could not be.
  ///   - onCancellation: Called where no place is chosen.
  /// - Returns: The view, which asks while the binding is true.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let isRequested = Binding(get: { isPresented.wrappedValue && item != nil }, set: { isPresented.wrappedValue = $0 })
    let types = contentTypes.isEmpty ? item.map { ItemExport.types(of: $0) } ?? [] : contentTypes
    let first = types.first ?? .data
    let suggestion = defaultFilename ?? item.flatMap { NSItemProvider(of: $0).suggestedName } ?? "Untitled"
    let name = URL(fileURLWithPath: suggestion).appendingPathExtension(for: first).lastPathComponent
    return modifier(
      FileDialogPresenter(isPresented: isRequested, kind: .save(name: name), types: types) { positions in
        guard let position = positions.first, let item else { return onCancellation() }
        let type =
          types.first { UTType(filenameExtension: position.pathExtension, conformingTo: $0)?.isDeclared == true } ?? first
        ItemExport.load([NSItemProvider(of: item)], as: [type]) { files in
          onCompletion(Result { try files.get()[0].file.write(to: position.appendingPathExtension(for: type), as: type) })
        }
      })
  }

  /// Asks for a folder and writes values there, while a binding is true and there are values.
  /// - Parameters:
  ///   - isPresented: Whether it is asked for; false again when a person has answered.
  ///   - items: What is written, each under the name that it suggests; one that is taken gets a number. One that cannot be had ends
  ///     it before anything is written.
  ///   - contentTypes: The types to write them as, of which for each value the first one counts that it can be had as. None are
  ///     all.
  ///   - onCompletion: Called with where they have been written to, or why one could not be.
  ///   - onCancellation: Called where no folder is chosen.
  /// - Returns: The view, which asks while the binding is true.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    let isRequested = Binding(get: { isPresented.wrappedValue && !items.isEmpty }, set: { isPresented.wrappedValue = $0 })
    return modifier(
      FileDialogPresenter(isPresented: isRequested, kind: .folder) { folders in
        guard let folder = folders.first else { return onCancellation() }
        let types = items.map { item in
          let own = ItemExport.types(of: item)
          return contentTypes.first { requested in own.contains { $0.conforms(to: requested) } } ?? own.first ?? .data
        }
        ItemExport.load(items.map { NSItemProvider(of: $0) }, as: types) { files in
          onCompletion(Result { try files.get().map { try $0.file.write(into: folder, as: $0.type) } })
        }
      })
  }
}

/// Values on their way into files.
nonisolated private enum ItemExport {
  /// The types that a value can be had as, the best first.
  static func types<T: Transferable>(of item: T) -> [UTType] { ItemRepresentation<T>.all.filter { $0.exports(item) }.map(\.type) }

  /// Makes files of all values, or says why one cannot be had; hands them on on the main thread.
  static func load(
    _ providers: [NSItemProvider], as types: [UTType],
    _ receive: @escaping (Result<[(file: ExportedFile, type: UTType)], any Error>) -> Void
  ) {
    // Safe: it is called once, on the main thread.
    nonisolated(unsafe) let receive = receive
    Task {
      do {
        var all: [(data: Data, name: String?)] = []
        for (provider, type) in zip(providers, types) {
          all.append((try await provider.data(of: type), provider.suggestedName))
        }
        let loaded = all
        MainThread.run { receive(.success(zip(loaded, types).map { (ExportedFile($0.data, name: $0.name), $1) })) }
      } catch { MainThread.run { receive(.failure(error)) } }
    }
  }
}

extension NSItemProvider {
  /// The bytes that it has for a type.
  nonisolated fileprivate func data(of type: UTType) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      _ = loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
        if let data {
          continuation.resume(returning: data)
        } else {
          continuation.resume(throwing: error ?? CocoaError(.fileWriteUnknown))
        }
      }
    }
  }
}
