import EngineRuntime
package import Foundation
import Glibc
import Synchronization

// Safe: mutexes guard what all threads use; the rest is used on `queue`.
/// The file in which the user's defaults are kept, written such that nothing is lost.
///
/// Foundation keeps the values, and merges what was changed here with what it finds in the file. But it overwrites the file in place,
/// takes one that it cannot read for an empty one, and knows nothing of other processes. So all of its writing happens here: one process
/// at a time (a lock beside the file, for which nobody waits long), with the file as it was kept beside it until the new one is whole,
/// with nothing written where the disk has no room for both, and with a file that nobody can read set aside. Other processes' changes
/// are heard of, and read.
package final class DefaultsFile: @unchecked Sendable {
  private let store: UserDefaults
  package let url: URL
  /// What the file was like when it was left last; under `queue`.
  private var lastSignature: Signature?
  /// Seconds until what could not be written is tried again; under `queue`.
  private var retryDelay = DefaultsFile.firstRetryDelay
  /// When the values are written without a change; under `queue`.
  private var nextTry: DispatchTime?
  /// Since when another process has had the lock each time that it was asked for; under `queue`.
  private var lockedSince: ContinuousClock.Instant?
  /// Whether the file may say something else than what was read of it; under `queue`.
  private var mayBeStale = false
  /// Whether it was said that there is too much in the file; under `queue`.
  private var hasWarnedOfSize = false
  private let isQueued = Mutex(false)

  private let isWatched = Mutex(false)
  /// Whether there is such a file: a name that leads elsewhere has none, and its values are kept in memory alone.
  private let isKept: Bool

  /// Everything that touches the files of this process, one after the other.
  private static let queue = DispatchQueue(label: "defaults", qos: .utility)
  private static let cached = Mutex(Cached())

  private struct Cached {
    var byPath: [String: DefaultsFile] = [:]
    /// Found without asking where it is: a file keeps its store alive, so that no other one is ever taken for it.
    var byStore: [ObjectIdentifier: DefaultsFile] = [:]
  }

  /// The file of some defaults; from the first time on it is looked after.
  @discardableResult
  package static func of(_ store: UserDefaults) -> DefaultsFile {
    if let file = cached.withLock({ $0.byStore[ObjectIdentifier(store)] }) { return file }
    let name = name(of: store)
    let url = PersonFolders.current.configuration.appendingPathComponent(name + ".plist")
    let made = DefaultsFile(store, url, isKept: isName(name))
    let file = cached.withLock { files in
      if let other = files.byPath[url.path] { return other }
      files.byPath[url.path] = made
      files.byStore[ObjectIdentifier(store)] = made
      return made
    }
    guard file === made else { return file }
    if made.isKept {
      made.begin()
    } else {
      Diagnostics.report(
        "the suite \(name.debugDescription) of the user's defaults has a name that no file can have; its values are kept in memory alone"
      )
    }
    return file
  }

  private init(_ store: UserDefaults, _ url: URL, isKept: Bool) {
    (self.store, self.url, self.isKept) = (store, url, isKept)
  }

  /// What Foundation calls the file of some defaults: it tells nobody, so that the suite's name is read from the object.
  private static func name(of store: UserDefaults) -> String {
    let suite = Mirror(reflecting: store).descendant("suite") as? String
    return suite ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  /// Whether a name is that of a file, and not of a folder or of a place elsewhere.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") }
  }

  private func neighbour(_ ending: String) -> URL {
    url.deletingLastPathComponent().appendingPathComponent("." + url.lastPathComponent + ending)
  }

  /// Sees to it that what is there can be read.
  ///
  /// Where nothing was ever kept, nothing is made.
  private func begin() {
    Self.queue.sync {
      guard isThere else { return }
      switch lock.whileHeld(patience: Patience.atStart, { mend() }) {
      // What Foundation may have read of a file that has been mended since is read again.
      case .done(true): _ = store.synchronize()
      case .done(false), .unavailable: break
      case .taken:
        mayBeStale = true
        lockedSince = .now
        return tryAgain(after: Patience.atStart)
      }
      lastSignature = Signature(url)
    }
    Self.saveAtExit
  }

  /// Hears of what other processes write, from the first call on.
  package func watch() {
    let isNew = isWatched.withLock { isWatched in
      defer { isWatched = true }
      return !isWatched
    }
    guard isNew, isKept else { return }
    makeFolder()
    FileWatcher.shared.watch(url) { [weak self] in self?.fileChanged() }
  }

  private func makeFolder() {
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  private var journal: URL { neighbour(".before") }
  private var lock: TurnLock { TurnLock(neighbour(".lock")) }

  /// Whether anything was kept, or a process ended while it wrote.
  private var isThere: Bool { Signature(url) != nil || FileManager.default.fileExists(atPath: journal.path) }

  // MARK: Saving

  /// Brings the values to the disk, soon; many calls after each other do it once.
  package func saveSoon() {
    guard isKept,
      isQueued.withLock({ isQueued in
        defer { isQueued = true }
        return !isQueued
      })
    else { return }
    // So the lock is free for a moment after each save, in which others find it so.
    Self.queue.asyncAfter(deadline: .now() + Self.pause) {
      self.isQueued.withLock { $0 = false }
      self.save()
    }
  }

  /// Brings values that wait for that to the disk now.
  package func flush() {
    guard isKept, isQueued.withLock({ $0 }) else { return }
    Self.queue.sync { save(isLast: true) }
  }

  /// Seconds from a change to the save that brings it to the disk.
  private static let pause = 0.02

  /// Brings everything to the disk now.
  private static func saveAll() {
    let all = cached.withLock { Array($0.byPath.values) }
    queue.sync {
      // An app that kept nothing leaves nothing, no lock either; what it set past the properties Foundation writes.
      for file in all where file.isKept {
        if file.isThere { file.save(isLast: true) } else if !file.store.synchronize() { unlink(file.url.path) }
      }
      hasEnded.withLock { $0 = true }
    }
  }

  /// Whether the app's end has saved everything: a save that still waits for its turn would be cut off in the middle.
  private static let hasEnded = Mutex(false)

  private static let saveAtExit: Void = { atexit { DefaultsFile.saveAll() } }()

  /// Seconds for which another process may hold the lock.
  ///
  /// A save takes some milliseconds: who holds the lock for longer has been stopped, or is a machine that is gone.
  private enum Patience {
    static let atStart = 0.1
    /// Long enough for a machine that is busy, whose disk takes a second to have what was written.
    static let atExit = 3.0
    /// While the app runs nobody waits: it is only tried again.
    static let whileRunning = 10.0
  }

  /// Writes the values, or sees to it that they are written later.
  /// - Parameter isLast: Whether there is no later time, so that it waits for a process that holds the lock and writes.
  private func save(isLast: Bool = false) {
    guard !Self.hasEnded.withLock({ $0 }) else { return }
    makeFolder()
    let seen = [Signature(url), Signature(journal)]
    switch lock.whileHeld(patience: isLast ? Patience.atExit : 0, { write() }) {
    case .done(let isSaved):
      lockedSince = nil
      finishSaving(isSaved)
    // Where the folder takes no lock, nobody else has one.
    case .unavailable: finishSaving(write())
    case .taken:
      let since = lockedSince ?? .now
      lockedSince = since
      let waited = since.duration(to: .now) / .seconds(1)
      if waited < Patience.whileRunning {
        guard isLast else { return tryAgain(after: min(max(waited / 2, 0.01), 1)) }
        // Others write meanwhile, so that they let go soon.
        if [Signature(url), Signature(journal)] != seen { return save(isLast: true) }
      }
      Diagnostics.report(
        "another process does not let go of \(neighbour(".lock").path); the user's defaults are written without it")
      finishSaving(write())
    }
  }

  private func finishSaving(_ isSaved: Bool) {
    if mayBeStale {
      mayBeStale = false
      Self.changedElsewhere.withLock { $0 }?()
    }
    guard isSaved else {
      Diagnostics.report(
        "the user's defaults cannot be written to \(url.path); make room there, or let it be written: until then they are kept in memory"
      )
      // Each time after twice as long; a change, and the app's end, try at once.
      tryAgain(after: retryDelay)
      retryDelay = min(retryDelay * 2, Self.longestRetryDelay)
      return
    }
    retryDelay = Self.firstRetryDelay
    warnOfSize()
  }

  /// Writes the values; where that fails, leaves the file as it was.
  ///
  /// Foundation writes in place and keeps what it could not write for the next time.
  private func write() -> Bool {
    _ = mend()
    defer { lastSignature = Signature(url) }
    let hadFile = (Signature(url)?.size ?? 0) > 0
    guard !hadFile || PrivateCopy.make(of: url, at: journal) else {
      try? FileManager.default.removeItem(at: journal)
      return false
    }
    guard store.synchronize(), PrivateCopy.reachesDisk(url) else {
      if hadFile { rename(journal.path, url.path) } else { unlink(url.path) }
      return false
    }
    try? FileManager.default.removeItem(at: journal)
    return true
  }

  private static let firstRetryDelay = 5.0
  private static let longestRetryDelay = 80.0

  /// Saves by itself after some seconds, unless that is to happen sooner anyway.
  private func tryAgain(after seconds: Double) {
    let moment = DispatchTime.now() + seconds
    guard nextTry.map({ moment < $0 }) ?? true else { return }
    nextTry = moment
    Self.queue.asyncAfter(deadline: moment) { [weak self] in
      guard let self, nextTry == moment else { return }
      nextTry = nil
      save()
    }
  }

  /// More bytes than Apple's systems take without a warning.
  private static let sizeLimit = 4 << 20

  /// Says once that all values together are read at each start and written at each change.
  private func warnOfSize() {
    guard !hasWarnedOfSize, let lastSignature, lastSignature.size >= Self.sizeLimit else { return }
    hasWarnedOfSize = true
    let length = { (value: Any) in (value as? Data)?.count ?? (value as? String)?.utf8.count ?? 0 }
    let largest = store.dictionaryRepresentation().max { length($0.value) < length($1.value) }
    let name = largest.map { ", most of them under \"\($0.key)\"" } ?? ""
    Diagnostics.report(
      "the user's defaults hold \(lastSignature.size >> 20) MB\(name); all of it is read at each start and written at each change, so keep"
        + " what is large in files of your own")
  }

  /// Brings back what a process left that ended while it wrote, and sets a file aside that nobody can read; answers whether it did.
  private func mend() -> Bool {
    let now = Signature(url)
    let wasInterrupted = FileManager.default.fileExists(atPath: journal.path)
    guard now != lastSignature || wasInterrupted else { return false }
    let isWhole = now == nil || isReadable
    if isWhole {
      try? FileManager.default.removeItem(at: journal)
      return false
    }
    if !wasInterrupted || rename(journal.path, url.path) != 0 { setAside() }
    return true
  }

  private var isReadable: Bool { (try? RegularFile.contents(of: url, upTo: .max - 1)).map(Self.isReadable) ?? false }

  /// Whether bytes are a property list with values by their keys.
  package static func isReadable(_ data: Data) -> Bool {
    if BinaryPropertyList.isBinary(data), !BinaryPropertyList.isSound(data) { return false }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) is [String: Any]
  }

  private func setAside() {
    let stem = url.deletingPathExtension()
    for number in 1... {
      let position = stem.appendingPathExtension("unreadable-\(number).plist")
      guard !FileManager.default.fileExists(atPath: position.path) else { continue }
      guard rename(url.path, position.path) == 0 else { return }
      return Diagnostics.report("\(url.path) cannot be read; it is kept as \(position.lastPathComponent), and values begin anew")
    }
  }

  // MARK: Other processes

  private static let changedElsewhere = Mutex<(@Sendable () -> Void)?>(nil)

  /// Calls an action, on any thread, whenever another process has changed a file that is watched; it takes the place of the one before.
  package static func whenChangedElsewhere(_ action: @escaping @Sendable () -> Void) {
    changedElsewhere.withLock { $0 = action }
  }

  private func fileChanged() {
    Self.queue.async {
      guard Signature(self.url) != self.lastSignature else { return }
      self.mayBeStale = true
      self.save()
    }
  }

  /// What tells two states of a file apart without reading it.
  private struct Signature: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let number: UInt

    init?(_ url: URL) {
      var info = stat()
      guard stat(url.path, &info) == 0 else { return nil }
      (seconds, nanoseconds) = (info.st_mtim.tv_sec, info.st_mtim.tv_nsec)
      (size, number) = (Int(info.st_size), UInt(info.st_ino))
    }
  }
}
