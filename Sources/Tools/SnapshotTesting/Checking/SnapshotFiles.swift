import Foundation

/// The files of a snapshot's reference: the one that the library's convention names, and one of ours beside it.
///
/// A picture of another renderer stays where it is; the one that Apus draws of the same view is kept beside it then, as
/// `test.1.apus.png` beside `test.1.png`.
struct SnapshotFiles: Equatable {
  /// What is there to be compared with.
  enum Reference: Equatable {
    case missing
    /// A file that may be compared with.
    case file(URL, Data)
    /// A picture that Apus has not drawn.
    case foreign
  }

  /// The most bytes that a reference may have.
  private static let limit = 1 << 28

  /// Where the convention has the reference.
  let plain: URL
  /// Where ours is beside one of another renderer.
  let beside: URL
  /// Whether they hold what was drawn, by whomever; bytes that a test compares are as they are.
  let isDrawn: Bool

  /// Names the files of a snapshot.
  ///
  /// - Parameters:
  ///   - file: The source with the test.
  ///   - directory: The folder; `nil`: the convention's.
  ///   - testName: The test, as `#function` names it.
  ///   - identifier: The snapshot's name or number in the test.
  ///   - pathExtension: How the files end.
  ///   - isDrawn: Whether they hold what was drawn.
  init(
    file: String, directory: String?, testName: String, identifier: String, pathExtension: String?, isDrawn: Bool = false
  ) {
    let source = URL(fileURLWithPath: file)
    let folder = directory.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? Self.folder(of: source)
    let name = "\(Self.pathComponent(testName)).\(identifier)"
    let ending = pathExtension.map { $0.isEmpty ? "" : "." + $0 } ?? ""
    plain = folder.appendingPathComponent(name + ending)
    beside = folder.appendingPathComponent("\(name).apus\(ending)")
    self.isDrawn = isDrawn
  }

  /// `__Snapshots__/TicketTests` beside `TicketTests.swift`.
  static func folder(of source: URL) -> URL {
    source.deletingLastPathComponent().appendingPathComponent("__Snapshots__", isDirectory: true)
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent, isDirectory: true)
  }

  /// A name as part of a file's: what is between its words becomes a hyphen.
  static func pathComponent(_ name: String) -> String {
    let words = name.unicodeScalars.split { !isPartOfWord($0) }
    return words.map { String(String.UnicodeScalarView($0)) }.joined(separator: "-")
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic { return true }
    return switch scalar.properties.generalCategory {
    case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: true
    default: scalar.value == 0x200C || scalar.value == 0x200D
    }
  }

  /// Finds what is there; ours, where both are.
  func reference() throws(SnapshotFailure) -> Reference {
    if isDrawn, let data = try Self.read(beside) { return .file(beside, data) }
    guard let data = try Self.read(plain) else { return .missing }
    return isDrawn && PictureMark.isForeign(data) ? .foreign : .file(plain, data)
  }

  private static func read(_ file: URL) throws(SnapshotFailure) -> Data? {
    guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize else { return nil }
    guard size <= limit else {
      throw SnapshotFailure("\(file.path) has \(size) bytes; a reference may have \(limit)")
    }
    do { return try Data(contentsOf: file) } catch {
      throw SnapshotFailure("\(file.path) cannot be read: \(error.localizedDescription)")
    }
  }

  /// Keeps a snapshot as a file; what was drawn gets our mark.
  func write(_ data: Data, to file: URL) throws(SnapshotFailure) {
    guard !isDrawn || !data.isEmpty else { throw SnapshotFailure("there are no pixels to be kept as \(file.path)") }
    try Self.write(marked(data), to: file)
  }

  /// With our mark, where it was drawn.
  func marked(_ data: Data) -> Data { isDrawn ? PictureMark.adding(to: data) : data }

  /// Writes a file, and the folders above it.
  static func write(_ data: Data, to file: URL) throws(SnapshotFailure) {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw SnapshotFailure("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }
}
