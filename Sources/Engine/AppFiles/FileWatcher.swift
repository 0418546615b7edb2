import Foundation
import Glibc
import Synchronization

// Safe: `actions` is a mutex; the rest is never changed, and sources take calls from any thread.
/// Hears when other processes have written files.
final class FileWatcher: @unchecked Sendable {
  static let shared = FileWatcher()

  private let descriptor: Int32
  private let source: (any DispatchSourceRead)?
  /// What is called for a file, by the folder's watch and the file's name.
  private let actions = Mutex<[Int32: [String: @Sendable () -> Void]]>([:])

  private init() {
    descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
    source = descriptor >= 0 ? DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global(qos: .utility)) : nil
    source?.setEventHandler { [weak self] in self?.read() }
    source?.activate()
  }

  /// Calls an action when a file of a folder that is there has been written or put in place, on some thread.
  func watch(_ url: URL, _ action: @escaping @Sendable () -> Void) {
    guard descriptor >= 0 else { return }
    let events: UInt32 = 0x8 | 0x80  // written and closed; moved to this name
    let watch = inotify_add_watch(descriptor, url.deletingLastPathComponent().path, events)
    guard watch >= 0 else { return }
    actions.withLock { $0[watch, default: [:]][url.lastPathComponent] = action }
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return }
    var called: [@Sendable () -> Void] = []
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      // A watch, what happened, a number, the length of the name that follows.
      while offset + 16 <= count {
        let watch = buffer.loadUnaligned(fromByteOffset: offset, as: Int32.self)
        let length = Int(buffer.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        guard offset + 16 + length <= count else { break }
        let name = String(decoding: buffer[(offset + 16)..<(offset + 16 + length)].prefix { $0 != 0 }, as: UTF8.self)
        if let action = actions.withLock({ $0[watch]?[name] }) { called.append(action) }
        offset += 16 + length
      }
    }
    for action in called { action() }
  }
}
