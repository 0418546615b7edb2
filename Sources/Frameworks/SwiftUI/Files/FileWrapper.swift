public import Foundation

/// A file, a folder with what is in it, or a symbolic link, as a value that can be read and written as a whole.
///
/// Apple's is part of Foundation, whose version for Linux has none.
open class FileWrapper {
  /// How one is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads contents at once, as is done without it, too.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Does without mapping files into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How one is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Replaces what is there only when everything is written.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Gives the wrapper the name that it is written by.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Contents {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }
  private var contents: Contents

  /// The name that it has been read or written by.
  open var filename: String?
  /// The name that it is to get in a folder.
  open var preferredFilename: String?
  /// What the file system says of it, as it was read.
  open var fileAttributes: [String: Any] = [:]

  /// How deep folders are read, and how many files in all: more are an error.
  private static let limits = (depth: 64, files: 100_000)

  /// Makes a file of its contents.
  public init(regularFileWithContents contents: Data) { self.contents = .file(contents) }

  /// Makes a folder of what is in it, by names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    contents = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName { child.takeName(name) }
  }

  /// Makes a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) { contents = .link(url) }

  /// Reads what is at an address, with all that is in it; links are not followed.
  /// - Throws: Where it cannot be read, or is deeper or more than can be read.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    var count = 0
    try self.init(reading: url, depth: 0, &count)
  }

  private init(reading url: URL, depth: Int, _ count: inout Int) throws {
    count += 1
    guard depth <= Self.limits.depth, count <= Self.limits.files else { throw CocoaError(.fileReadTooLarge) }
    let manager = FileManager.default
    let attributes = try manager.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular: contents = .file(try Data(contentsOf: url))
    case .typeSymbolicLink:
      contents = .link(URL(fileURLWithPath: try manager.destinationOfSymbolicLink(atPath: url.path)))
    case .typeDirectory:
      var children: [String: FileWrapper] = [:]
      for name in try manager.contentsOfDirectory(atPath: url.path).sorted() {
        children[name] = try FileWrapper(reading: url.appendingPathComponent(name), depth: depth + 1, &count)
      }
      contents = .folder(children)
    default: throw CocoaError(.fileReadUnknown)
    }
    filename = url.lastPathComponent
    preferredFilename = filename
    fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
  }

  private func takeName(_ name: String) {
    if preferredFilename == nil { preferredFilename = name }
    filename = name
  }

  // MARK: What it is

  /// Whether it is a folder.
  open var isDirectory: Bool { if case .folder = contents { true } else { false } }
  /// Whether it is a file.
  open var isRegularFile: Bool { if case .file = contents { true } else { false } }
  /// Whether it is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = contents { true } else { false } }

  /// What is in the file; `nil` for one that is no file.
  open var regularFileContents: Data? { if case .file(let data) = contents { data } else { nil } }
  /// What is in the folder, by names; `nil` for one that is no folder.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = contents { children } else { nil } }
  /// Where the link goes; `nil` for one that is none.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = contents { url } else { nil } }

  // MARK: Folders

  /// Adds something that has a preferred name to a folder; returns the name that it gets, another one where that is taken.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = contents else {
      fatalError("something was added to a FileWrapper that is no directory; make it with directoryWithFileWrappers:")
    }
    guard let preferred = child.preferredFilename, !preferred.isEmpty else {
      fatalError("a FileWrapper without preferredFilename was added to a directory; give it one")
    }
    var name = preferred
    var number = 1
    while children[name] != nil {
      number += 1
      name = "\(number)__#\(preferred)"
    }
    child.filename = name
    children[name] = child
    contents = .folder(children)
    return name
  }

  /// Adds a file to a folder; returns the name that it gets.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes something out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = contents else { return }
    contents = .folder(children.filter { $0.value !== child })
  }

  /// The name of something in a folder.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

  // MARK: Reading and writing

  /// Reads it again from an address.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    let new = try FileWrapper(url: url, options: options)
    (contents, filename, fileAttributes) = (new.contents, new.filename, new.fileAttributes)
  }

  /// Writes it to an address, in place of what is there.
  /// - Parameters:
  ///   - url: The address.
  ///   - options: How it is written.
  ///   - originalContentsURL: Where it was before; everything is written anew, whatever is there.
  /// - Throws: Where it cannot be written, or a name would lead out of its folder; what was there then stays, if it is atomic.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    if options.contains(.atomic), !isRegularFile {
      let manager = FileManager.default
      let draft = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
      do {
        try write(at: draft)
        if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
        try manager.moveItem(at: draft, to: url)
      } catch {
        try? manager.removeItem(at: draft)
        throw error
      }
    } else {
      try write(at: url, isAtomic: options.contains(.atomic))
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  private func write(at url: URL, isAtomic: Bool = false) throws {
    let manager = FileManager.default
    switch contents {
    case .file(let data): try data.write(to: url, options: isAtomic ? .atomic : [])
    case .link(let destination):
      if (try? manager.destinationOfSymbolicLink(atPath: url.path)) != nil { try manager.removeItem(at: url) }
      try manager.createSymbolicLink(at: url, withDestinationURL: destination)
    case .folder(let children):
      try manager.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children.sorted(by: { $0.key < $1.key }) {
        guard name == (name as NSString).lastPathComponent, name != "..", name != "." else {
          throw CocoaError(.fileWriteInvalidFileName)
        }
        try child.write(at: url.appendingPathComponent(name), isAtomic: isAtomic)
      }
    }
  }
}

extension URL {
  /// Whether a file that a person has chosen may be read: always, where no app is kept from files.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends what `startAccessingSecurityScopedResource()` began.
  public func stopAccessingSecurityScopedResource() {}
}
