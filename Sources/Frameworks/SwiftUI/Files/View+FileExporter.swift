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
    let isWanted = Binding(get: { isPresented.wrappedValue && file != nil }, set: { isPresented.wrappedValue = $0 })
    let first = types.first ?? .data
    let name = URL(fileURLWithPath: name ?? "Untitled").appendingPathExtension(for: first).lastPathComponent
    return modifier(
      FileDialogPresenter(isPresented: isWanted, kind: .save(name: name), types: types) { places in
        guard let place = places.first, let file else { return onCancellation() }
        let type = types.first { UTType(filenameExtension: place.pathExtension, conformingTo: $0)?.isDeclared == true }
        onCompletion(Result { try file.write(to: place.appendingPathExtension(for: type ?? first), as: type ?? first) })
      })
  }
}

/// A document on its way into a file.
nonisolated private struct ExportedFile {
  let fileWrapper: (FileDocumentWriteConfiguration) throws -> FileWrapper

  init?<D: FileDocument>(_ document: D?) {
    guard let document else { return nil }
    fileWrapper = { try document.fileWrapper(configuration: $0) }
  }

  init?<D: ReferenceFileDocument>(reference document: D?) {
    guard let document else { return nil }
    fileWrapper = { configuration in
      let snapshot = try document.snapshot(contentType: configuration.contentType)
      return try document.fileWrapper(snapshot: snapshot, configuration: configuration)
    }
  }

  func write(to place: URL, as type: UTType) throws -> URL {
    let existing = FileManager.default.fileExists(atPath: place.path) ? try? FileWrapper(url: place) : nil
    let wrapper = try fileWrapper(FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
    try wrapper.write(to: place, options: .atomic, originalContentsURL: existing == nil ? nil : place)
    return place
  }
}
