public import Foundation
public import SwiftUICore
public import UniformTypeIdentifiers

extension View {
  /// Asks for a place and a name and writes a document there, while a binding is true and there is a document.
  /// - Parameters:
  ///   - isPresented: Whether it is asked for; false again when a person has answered.
  ///   - document: What is written; without any nothing is asked.
  ///   - contentType: The type to write it as. A name without its extension gets it.
  ///   - defaultFilename: The name to begin with.
  ///   - onCompletion: Called with where it has been written to, or why it could not be. Not called where no place is chosen.
  /// - Returns: The view, which asks while the binding is true.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      ExportedFile(document), to: [contentType], name: defaultFilename, while: isPresented, onCompletion, {})
  }

  /// Asks for a place and a name and writes a document there; see
  /// `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      ExportedFile(reference: document), to: [contentType], name: defaultFilename, while: isPresented, onCompletion, {}
    )
  }

  /// Asks for a place and a name and writes a document there; see
  /// `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`.
  /// - Parameters:
  ///   - isPresented: Whether it is asked for.
  ///   - document: What is written.
  ///   - contentTypes: The types to write it as: that of the name's extension, else the first one. None are all that it can be
  ///     written as.
  ///   - defaultFilename: The name to begin with.
  ///   - onCompletion: Called with where it has been written to, or why it could not be.
  ///   - onCancellation: Called where no place is chosen.
  /// - Returns: The view, which asks while the binding is true.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      ExportedFile(document), to: contentTypes.isEmpty ? D.writableContentTypes : contentTypes, name: defaultFilename,
      while: isPresented, onCompletion, onCancellation)
  }

  /// Asks for a place and a name and writes a document there; see
  /// `fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)`.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      ExportedFile(reference: document), to: contentTypes.isEmpty ? D.writableContentTypes : contentTypes,
      name: defaultFilename, while: isPresented, onCompletion, onCancellation)
  }

  private nonisolated func exporting(
    _ file: ExportedFile?, to types: [UTType], name: String?, while isPresented: Binding<Bool>,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void, _ onCancellation: @escaping () -> Void
  ) -> some View {
    let isRequested = Binding(get: { isPresented.wrappedValue && file != nil }, set: { isPresented.wrappedValue = $0 })
    let first = types.first ?? .data
    let name = URL(fileURLWithPath: name ?? "Untitled").appendingPathExtension(for: first).lastPathComponent
    return modifier(
      FileDialogPresenter(isPresented: isRequested, kind: .save(name: name), types: types) { positions in
        guard let position = positions.first, let file else { return onCancellation() }
        let type = types.first { UTType(filenameExtension: position.pathExtension, conformingTo: $0)?.isDeclared == true }
        onCompletion(Result { try file.write(to: position.appendingPathExtension(for: type ?? first), as: type ?? first) })
      })
  }

  /// Asks for a folder and writes documents there, while a binding is true and there are documents.
  /// - Parameters:
  ///   - isPresented: Whether it is asked for; false again when a person has answered.
  ///   - documents: What is written, each under the name that its file wrapper prefers; one that is taken gets a number. One that
  ///     cannot be written ends it, and those before stay.
  ///   - contentType: The type to write them as.
  ///   - onCompletion: Called with where they have been written to, or why one could not be. Not called where no folder is chosen.
  /// - Returns: The view, which asks while the binding is true.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporting(documents.compactMap { ExportedFile($0) }, as: contentType, while: isPresented, onCompletion, {})
  }

  /// Asks for a folder and writes documents there; see `fileExporter(isPresented:documents:contentType:onCompletion:)`.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exporting(documents.compactMap { ExportedFile(reference: $0) }, as: contentType, while: isPresented, onCompletion, {})
  }

  /// Asks for a folder and writes documents there; see `fileExporter(isPresented:documents:contentType:onCompletion:)`.
  /// - Parameters:
  ///   - isPresented: Whether it is asked for.
  ///   - documents: What is written.
  ///   - contentTypes: The types to write them as, of which the first one counts. None are all that they can be written as.
  ///   - onCompletion: Called with where they have been written to, or why one could not be.
  ///   - onCancellation: Called where no folder is chosen.
  /// - Returns: The view, which asks while the binding is true.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    let type = contentTypes.first ?? C.Element.writableContentTypes.first
    return exporting(
      documents.compactMap { ExportedFile($0) }, as: type ?? .data, while: isPresented, onCompletion, onCancellation)
  }

  /// Asks for a folder and writes documents there; see
  /// `fileExporter(isPresented:documents:contentTypes:onCompletion:onCancellation:)`.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    let type = contentTypes.first ?? C.Element.writableContentTypes.first
    return exporting(
      documents.compactMap { ExportedFile(reference: $0) }, as: type ?? .data, while: isPresented, onCompletion, onCancellation)
  }

  private nonisolated func exporting(
    _ files: [ExportedFile], as type: UTType, while isPresented: Binding<Bool>,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
  ) -> some View {
    let isRequested = Binding(get: { isPresented.wrappedValue && !files.isEmpty }, set: { isPresented.wrappedValue = $0 })
    return modifier(
      FileDialogPresenter(isPresented: isRequested, kind: .folder) { folders in
        guard let folder = folders.first else { return onCancellation() }
        onCompletion(Result { try files.map { try $0.write(into: folder, as: type) } })
      })
  }
}
