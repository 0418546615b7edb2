import EngineRuntime
package import Foundation
import Glibc
import Synchronization

// Safe: mutexes guard what all threads use; the rest is used on `queue`.
/// The file in which the user's defaults are kept, written such that nothing is lost.
///
/// Foundation keeps the values, and merges what was changed here with what it finds in the file. But it overwrites the file in place,
/// takes one that it cannot read for an empty one, and knows nothing of other processes. So all of its writing happens here: one process
/// at a time (a lock beside the file), with the file as it was kept beside it until the new one is whole, with nothing written where
/// the disk has no room for both, and with a file that nobody can read set aside. Other processes' changes are heard of, and read.
package final class DefaultsFile: @unchecked Sendable {
  private let store: UserDefaults
  package let url: URL
  /// What the file was like when it was left last; under `queue`.
  private var known: Signature?
  /// Seconds until what could not be written is tried again; under `queue`.
  private var retryDelay = DefaultsFile.firstRetryDelay
  private let isQueued = Mutex(false)

  private let isWatched = Mutex(false)

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
    let url = place(of: store)
    let made = DefaultsFile(store, url)
    let file = cached.withLock { known in
      if let other = known.byPath[url.path] { return other }
      known.byPath[url.path] = made
      known.byStore[ObjectIdentifier(store)] = made
      return made
    }
    if file === made { made.begin() }
    return file
  }

  private init(_ store: UserDefaults, _ url: URL) { (self.store, self.url) = (store, url) }

  /// Where Foundation keeps defaults: it tells nobody, so that the suite's name is read from the object.
  private static func place(of store: UserDefaults) -> URL {
    let suite = Mirror(reflecting: store).descendant("suite") as? String
    let name = suite ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let chosen = getenv("XDG_CONFIG_HOME").map { String(cString: $0) }
    let folder =
      chosen.flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config")
    return folder.appendingPathComponent(name + ".plist")
  }

  private func neighbour(_ ending: String) -> URL {
    url.deletingLastPathComponent().appendingPathComponent("." + url.lastPathComponent + ending)
  }

  /// Sees to it that what is there can be read.
  ///
  /// Where nothing was ever kept, nothing is made.
  private func begin() {
    Self.queue.sync {
      // What Foundation may have read of a file that has been mended since is read again.
      if isThere, locked({ mend() }) == true { _ = store.synchronize() }
      known = Signature(url)
    }
    Self.saveAtExit
  }

  /// Hears of what other processes write, from the first call on.
  package func watch() {
    let isNew = isWatched.withLock { isWatched in
      defer { isWatched = true }
      return !isWatched
    }
    guard isNew else { return }
    makeFolder()
    FileWatcher.shared.watch(url) { [weak self] in self?.fileChanged() }
  }

  private func makeFolder() {
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  private var journal: URL { neighbour(".before") }

  /// Whether anything was kept, or a process ended while it wrote.
  private var isThere: Bool { Signature(url) != nil || FileManager.default.fileExists(atPath: journal.path) }

  // MARK: Saving

  /// Brings the values to the disk, soon; many calls after each other do it once.
  package func saveSoon() {
    guard
      isQueued.withLock({ isQueued in
        defer { isQueued = true }
        return !isQueued
      })
    else { return }
    Self.queue.async {
      self.isQueued.withLock { $0 = false }
      self.save()
    }
  }

  /// Brings everything to the disk now.
  private static func saveAll() {
    let all = cached.withLock { Array($0.byPath.values) }
    queue.sync {
      // An app that kept nothing leaves nothing, no lock either; what it set past the properties Foundation writes.
      for file in all {
        if file.isThere { file.save() } else if !file.store.synchronize() { unlink(file.url.path) }
      }
    }
  }

  private static let saveAtExit: Void = { atexit { DefaultsFile.saveAll() } }()

  private func save() {
    makeFolder()
    // Where the folder takes no lock, nobody else has one.
    let isSaved = locked { write() } ?? write()
    if isSaved {
      retryDelay = Self.firstRetryDelay
    } else {
      Diagnostics.report(
        "the user's defaults cannot be written to \(url.path); make room there, or let it be written: until then they are kept in memory"
      )
      retry()
    }
  }

  /// Writes the values; where that fails, leaves the file as it was.
  ///
  /// Foundation writes in place and keeps what it could not write for the next time.
  private func write() -> Bool {
    _ = mend()
    defer { known = Signature(url) }
    let hadFile = (known?.size ?? 0) > 0
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

  private static let firstRetryDelay = 5
  private static let longestRetryDelay = 80

  /// Tries again by itself, each time after twice as long; a change, and the app's end, try at once.
  private func retry() {
    Self.queue.asyncAfter(deadline: .now() + .seconds(retryDelay)) { [weak self] in self?.saveSoon() }
    retryDelay = min(retryDelay * 2, Self.longestRetryDelay)
  }

  /// Does something that no other process does meanwhile; `nil` where the folder takes no lock.
  private func locked<Result>(_ action: () -> Result) -> Result? {
    let lock = open(neighbour(".lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return nil }
    defer { close(lock) }
    guard flock(lock, LOCK_EX) == 0 else { return nil }
    return action()
  }

  /// Brings back what a process left that ended while it wrote, and sets a file aside that nobody can read; answers whether it did.
  private func mend() -> Bool {
    let now = Signature(url)
    let wasInterrupted = FileManager.default.fileExists(atPath: journal.path)
    guard now != known || wasInterrupted else { return false }
    let isWhole = now == nil || isReadable
    if isWhole {
      try? FileManager.default.removeItem(at: journal)
      return false
    }
    if !wasInterrupted || rename(journal.path, url.path) != 0 { setAside() }
    return true
  }

  private var isReadable: Bool { (try? Data(contentsOf: url)).map(Self.isReadable) ?? false }

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
      guard Signature(self.url) != self.known else { return }
      self.save()
      Self.changedElsewhere.withLock { $0 }?()
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
