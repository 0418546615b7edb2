import Foundation
import Testing

/// What a failed snapshot leaves: the new snapshot and its attachments, as files and for Swift Testing.
struct SnapshotArtifacts {
  private let place: SnapshotPlace
  private let folder: URL

  /// The folder is `SNAPSHOT_ARTIFACTS`, or one of the person's among the temporary ones; each source with tests has one in it.
  init(of place: SnapshotPlace, environment: [String: String]) {
    self.place = place
    let named = environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true) }
    let source = URL(fileURLWithPath: place.file).deletingPathExtension().lastPathComponent
    // Several people may have the same place for what is temporary.
    let own = FileManager.default.temporaryDirectory.appendingPathComponent("apus-snapshots-\(getuid())", isDirectory: true)
    folder = (named ?? own).appendingPathComponent(source, isDirectory: true)
  }

  /// Writes the snapshot under the name of its reference, and attachments beside it, as `test.1.difference.png`.
  ///
  /// - Returns: Where the snapshot is.
  func write(_ data: Data, _ attachments: [XCTAttachment], named name: String) throws(SnapshotFailure) -> URL {
    let file = folder.appendingPathComponent(name)
    try SnapshotFiles.write(data, to: file)
    let stem = file.deletingPathExtension().lastPathComponent
    for (index, attachment) in attachments.enumerated() {
      let title = SnapshotFiles.pathComponent(attachment.name ?? "\(index + 1)")
      let fileName = "\(stem).\(title).\(attachment.fileExtension)"
      hand([UInt8](attachment.contents), named: fileName)
      // The reference lies where it lies, and the new snapshot has just been written.
      guard !["reference", "failure"].contains(title) else { continue }
      try SnapshotFiles.write(attachment.contents, to: folder.appendingPathComponent(fileName))
    }
    return file
  }

  /// Gives bytes to Swift Testing, which keeps them where somebody has asked it to.
  private func hand(_ bytes: [UInt8], named name: String) {
    guard Test.current != nil else { return }
    Attachment.record(bytes, named: name, sourceLocation: place.location)
  }
}
