import Foundation
import PangoText
import SwiftUI

/// Compares one snapshot with its reference, or records it.
struct SnapshotCheck {
  /// The snapshot's name in its test; `nil`: it has a number.
  var name: String?
  /// Which snapshots the assertion wants recorded; `nil`: as it is said around.
  var record: SnapshotTestingConfiguration.Record?
  /// The folder for references; `nil`: the convention's.
  var directory: String?
  /// Seconds to wait for the snapshot.
  var timeout: TimeInterval
  /// Where the assertion stands.
  var place: SnapshotPlace
  /// The test, as `#function` names it.
  var testName: String
  var environment = ProcessInfo.processInfo.environment

  /// Why the snapshot fails; `nil` where it is as its reference.
  func failure<Value, Format>(of value: () throws -> Value, as strategy: Snapshotting<Value, Format>) -> String? {
    do {
      let files = files(pathExtension: strategy.pathExtension, isDrawn: Format.self == UIImage.self)
      let chosen = try SnapshotTestingConfiguration.Record.chosen(record, environment: environment)
      let format = try format(of: value(), as: strategy)
      let attempt = Attempt(check: self, files: files, chosen: chosen, diffing: strategy.diffing, format: format)
      return try attempt.failure()
    } catch let failure as SnapshotFailure {
      return failure.description
    } catch {
      return "the value to be compared was not made: \(error)"
    }
  }

  private func files(pathExtension: String?, isDrawn: Bool) -> SnapshotFiles {
    func files(_ identifier: String) -> SnapshotFiles {
      SnapshotFiles(
        file: place.file, directory: directory, testName: testName, identifier: identifier, pathExtension: pathExtension,
        isDrawn: isDrawn)
    }
    if let name { return files(SnapshotFiles.pathComponent(name)) }
    let folder = files("").plain.deletingLastPathComponent().path
    return files("\(SnapshotCounter.shared.next(of: folder + "/" + testName))")
  }

  private func format<Value, Format>(of value: Value, as strategy: Snapshotting<Value, Format>) throws -> Format {
    let run = SnapshotRun()
    let format = try SnapshotRun.$current.withValue(run) {
      try SnapshotWaiter.value(of: strategy.snapshot(value), timeout: timeout)
    }
    if let problem = run.problem { throw SnapshotFailure(problem) }
    return format
  }
}

/// A snapshot that was made, and what is to become of it.
private struct Attempt<Format> {
  var check: SnapshotCheck
  var files: SnapshotFiles
  /// Which snapshots somebody has asked to record; `nil`: nobody has, and what is missing is.
  var chosen: SnapshotTestingConfiguration.Record?
  var diffing: Diffing<Format>
  var format: Format

  private var test: String { "\"\(SnapshotFiles.pathComponent(check.testName))\"" }

  func failure() throws -> String? {
    let reference = try files.reference()
    if chosen == .all {
      let file = reference == .foreign ? files.beside : compared(in: reference)
      try files.write(diffing.toData(format), to: file)
      return """
        Recorded, as the record mode is "all"; turn that off and run \(test) again to compare with it.

        \(address(file))
        """
    }
    switch reference {
    case .missing: return try missing(at: files.plain)
    case .foreign: return try foreign()
    case .file(let file, let data): return try comparison(with: data, of: file)
    }
  }

  private func compared(in reference: SnapshotFiles.Reference) -> URL {
    if case .file(let file, _) = reference { file } else { files.plain }
  }

  private func missing(at file: URL) throws -> String {
    guard chosen != .never else {
      return """
        There is no reference, and none is recorded, as the record mode is "never"; \
        run once with another one, such as \(GlobalSettings.variable)=missing.

        \(address(file))
        """
    }
    try files.write(diffing.toData(format), to: file)
    return "There was no reference, so this snapshot was recorded as one; look at it and run \(test) again.\n\n\(address(file))"
  }

  /// The reference is there, drawn by somebody else: ours comes beside it where somebody has asked for that.
  private func foreign() throws -> String {
    if let chosen, chosen != .never {
      try files.write(diffing.toData(format), to: files.beside)
      return """
        The reference was drawn by another renderer, so the picture of Apus was recorded beside it; look at it and run \
        \(test) again.

        \(address(files.beside))
        """
    }
    return """
      The reference was drawn by another renderer than Apus (it has no mark of ours), so nothing is compared with it, and it \
      stays as it is. To keep a picture of Apus beside it, as \(files.beside.lastPathComponent), run once with \
      \(GlobalSettings.variable)=missing.

      \(address(files.plain))
      """
  }

  private func comparison(with data: Data, of file: URL) throws -> String? {
    guard let (difference, attachments) = diffing.diff(diffing.fromData(data), format) else { return nil }
    let artifacts = SnapshotArtifacts(of: check.place, environment: check.environment)
    let tool = SnapshotTestingConfiguration.current?.diffTool ?? GlobalSettings.shared.diffTool ?? .default
    var lines = ["The snapshot is not as its reference."]
    do throws(SnapshotFailure) {
      let data = files.marked(diffing.toData(format))
      let failed = try artifacts.write(data, attachments, named: file.lastPathComponent)
      lines.append(tool(currentFilePath: file.path, failedFilePath: failed.path))
    } catch { lines.append(error.description) }
    lines.append(difference.trimmingCharacters(in: .whitespacesAndNewlines))
    if files.isDrawn, let fonts = PictureMark.fonts(in: data), fonts != FontVersions.current {
      lines.append("The reference shows other versions of fonts (\(fonts)) than there are here (\(FontVersions.current)).")
    }
    if chosen == .failed {
      try files.write(diffing.toData(format), to: file)
      lines.append("It was recorded in the reference's place, as the record mode is \"failed\"; look at it.")
    }
    return lines.joined(separator: "\n\n")
  }

  private func address(_ file: URL) -> String { "file://" + file.path }
}
