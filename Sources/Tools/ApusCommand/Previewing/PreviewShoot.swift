import LaunchContract
import RemoteControl

/// Shows variants of previews in one process, and in a new one after a crash.
///
/// One thread at a time uses it.
final class PreviewShoot {
  private let start: () throws -> any PreviewSession
  private let base: LaunchRequest
  private let folder: Path
  /// Whether variants say in which direction they are read.
  private let setsDirection: Bool
  private var session: (any PreviewSession)?
  /// How many pictures were taken in the process that runs.
  private var countInProcess = 0
  /// The seconds after which a preview that does not answer is given up.
  static let patience = Duration.seconds(20)

  init(base: LaunchRequest, folder: Path, setsDirection: Bool, start: @escaping () throws -> any PreviewSession) {
    (self.start, self.base, self.folder, self.setsDirection) = (start, base, folder, setsDirection)
  }

  /// The previews of the app.
  func previews() throws -> [RemotePreview] { try running().previews() }

  /// Ends the process.
  func end() {
    session?.end(within: .seconds(1))
    session = nil
    countInProcess = 0
  }

  /// Shows a variant, and tells what became of it.
  ///
  /// A crash may be the fault of what was shown before in the same process: one that is not the first there is tried alone.
  ///
  /// - Throws: What keeps the app from being started.
  func record(of subject: PreviewSubject, in variant: PreviewVariant) throws -> PreviewRecord {
    let isAlone = session == nil || countInProcess == 0
    let first = try attempt(subject, in: variant)
    guard first.status == .crashed, !isAlone else { return first }
    var second = try attempt(subject, in: variant)
    if !second.isFailure {
      second.note =
        "it crashed after other previews in one process, and not in a process of its own"
        + (first.note.map { " (\($0))" } ?? "")
    }
    return second
  }

  private func running() throws -> any PreviewSession {
    if let session { return session }
    let new = try start()
    session = new
    countInProcess = 0
    return new
  }

  private func attempt(_ subject: PreviewSubject, in variant: PreviewVariant) throws -> PreviewRecord {
    var record = PreviewRecord(of: subject, in: variant)
    let session = try running()
    do {
      try shoot(subject, in: variant, with: session, into: &record)
      countInProcess += 1
    } catch let error as RemoteError {
      record.note = error.description
      record.picture = nil
      switch error {
      case .ended: record.status = .crashed
      case .late: record.status = .late
      case .refused, .garbled: record.status = .failed
      }
    }
    record.printed = session.log.filter { line in !record.diagnostics.contains { line.hasSuffix($0) } }
    if record.status == .crashed || record.status == .late { end() }
    return record
  }

  private func shoot(
    _ subject: PreviewSubject, in variant: PreviewVariant, with session: any PreviewSession, into record: inout PreviewRecord
  ) throws {
    try session.configure(variant.configuration(of: base, setsDirection: setsDirection))
    try session.show(JSONValue(subject.number), deadline: Self.patience)
    let rest = try session.settle(seconds: nil, realTime: false, deadline: Self.patience)
    if rest.moving {
      record.status = .moving
      record.note = "it still moves after \(rest.time.shortened) s; the picture is of that moment"
    }
    record.elements = try session.elements()
    let name = subject.fileName + variant.suffix + ".png"
    let picture = try session.picture(folder / name, scale: nil, region: nil)
    (record.picture, record.width, record.height) = (name, picture.width, picture.height)
    let state = try session.state()
    (record.scale, record.counters, record.diagnostics) = (state.scale, state.counters, state.messages)
  }
}

extension Double {
  /// The number with at most two digits behind the point.
  var shortened: String { ((self * 100).rounded() / 100).shortest }
}
