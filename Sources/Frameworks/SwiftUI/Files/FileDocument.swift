public import Combine
import Foundation
public import UniformTypeIdentifiers

/// A document that is a value and is read from a file and written to one.
nonisolated public protocol FileDocument {
  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it can be written as; those that it can be read from unless it says others.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// What is written.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written for.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// Those that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object and is read from a file and written to one.
nonisolated public protocol ReferenceFileDocument: ObservableObject {
  /// A copy of what is written, so that the document can change meanwhile.
  associatedtype Snapshot
  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it can be written as; those that it can be read from unless it says others.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// A copy of what is to be written.
  func snapshot(contentType: UTType) throws -> Self.Snapshot
  /// What is written.
  func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written for.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// Those that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
nonisolated public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written for.
nonisolated public struct FileDocumentWriteConfiguration {
  /// The type that is asked for.
  public let contentType: UTType
  /// What is there now; `nil` for a new file.
  public let existingFile: FileWrapper?
}
