import Foundation
import UniformTypeIdentifiers

/// A document on its way into a file.
nonisolated struct ExportedFile {
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

  /// Bytes, with the name that they are to have if it is free.
  init(_ data: Data, name: String?) {
    fileWrapper = { _ in
      let wrapper = FileWrapper(regularFileWithContents: data)
      wrapper.preferredFilename = name
      return wrapper
    }
  }

  /// Writes it to a place, in place of what may be there.
  func write(to position: URL, as type: UTType) throws -> URL {
    let existing = FileManager.default.fileExists(atPath: position.path) ? try? FileWrapper(url: position) : nil
    let wrapper = try fileWrapper(FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
    try wrapper.write(to: position, options: .atomic, originalContentsURL: existing == nil ? nil : position)
    return position
  }

  /// Writes it into a folder, under the name that it prefers, with a number where that name is taken.
  func write(into folder: URL, as type: UTType) throws -> URL {
    let wrapper = try fileWrapper(FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    let preferred = wrapper.preferredFilename.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "Untitled"
    let name = URL(fileURLWithPath: preferred).appendingPathExtension(for: type)
    var position = folder.appendingPathComponent(name.lastPathComponent)
    var number = 2
    while FileManager.default.fileExists(atPath: position.path) {
      let numbered = "\(name.deletingPathExtension().lastPathComponent) \(number)"
      position = folder.appendingPathComponent(numbered).appendingPathExtension(name.pathExtension)
      number += 1
    }
    try wrapper.write(to: position, options: .atomic, originalContentsURL: nil)
    return position
  }
}
