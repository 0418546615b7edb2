import Foundation
import RemoteControl

/// Is told by the system of what changes in folders (inotify).
final class NotifiedWatch: SourceWatch {
  private let descriptor: Int32
  private var places = WatchedPlaces()
  /// The watched folders by the system's numbers, each with the names that count; `nil`: all.
  private var folders: [Int32: (path: Path, names: Set<String>?)] = [:]
  private var numbers: [Path: Int32] = [:]
  private let mostFolders: Int
  private(set) var shortfall: String?

  /// Files count when they are closed after writing, or appear or go under their names.
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

  /// - Parameter mostFolders: The most folders that are watched with all that they hold.
  /// - Throws: Where the system has no room for another watch.
  init(mostFolders: Int = WatchedPlaces.mostFolders) throws {
    self.mostFolders = mostFolders
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { throw Self.failure("cannot watch files") }
  }

  deinit { close(descriptor) }

  func follow(_ places: WatchedPlaces) throws {
    guard places != self.places else { return }
    self.places = places
    try watchAll()
  }

  func changes(within duration: Duration) -> Set<Path> {
    let limit = ContinuousClock.now + duration
    while true {
      var changed = read()
      changed.formUnion(found())
      let left = limit - .now
      guard changed.isEmpty, left > .zero else { return changed }
      var pollable = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&pollable, 1, Int32((left / .milliseconds(1)).rounded(.up)))
    }
  }

  private static func failure(_ what: String) -> CommandError {
    let remedy = errno == ENOSPC || errno == EMFILE ? " (fs.inotify.max_user_watches and max_user_instances say how many)" : ""
    return .failure("\(what): \(String(cString: strerror(errno)))\(remedy)")
  }
}

// MARK: - Folders

extension NotifiedWatch {
  /// Watches what the places hold now, and nothing else.
  private func watchAll() throws {
    let wanted = places.found(atMost: mostFolders)
    shortfall = wanted.shortfall
    for (path, number) in numbers where wanted.folders[path] == nil { stop(path, number) }
    for (path, names) in wanted.folders { try watch(path, names) }
  }

  /// Watches what has come besides; where the system has no room for it, that is what is not watched.
  private func watchNew() {
    do { try watchAll() } catch {
      shortfall = ((error as? CommandError)?.message ?? "\(error)") + "; changes there are not noticed"
    }
  }

  private func watch(_ folder: Path, _ names: Set<String>?) throws {
    if let number = numbers[folder] {
      folders[number]?.names = names
      return
    }
    let number = inotify_add_watch(descriptor, folder.string, Self.mask)
    guard number >= 0 else {
      // It has gone meanwhile.
      if errno == ENOENT || errno == ENOTDIR { return }
      throw Self.failure("cannot watch \(folder)")
    }
    if let earlier = folders[number]?.path { numbers[earlier] = nil }
    folders[number] = (folder, names)
    numbers[folder] = number
  }

  private func stop(_ folder: Path, _ number: Int32) {
    inotify_rm_watch(descriptor, number)
    folders[number] = nil
    numbers[folder] = nil
  }

  /// The places that are watched as a whole and have come back after they were gone.
  private func found() -> Set<Path> {
    let lost = places.folders.filter { numbers[$0] == nil && $0.isFolder && isNew($0) }
    guard !lost.isEmpty else { return [] }
    watchNew()
    return lost
  }

  /// Whether no other name of a folder is watched.
  private func isNew(_ folder: Path) -> Bool {
    guard let real = folder.real else { return false }
    return !numbers.keys.contains { $0.real == real }
  }
}

// MARK: - Events

extension NotifiedWatch {
  private struct Event {
    var number: Int32
    var mask: UInt32
    var name: String

    func has(_ flags: Int...) -> Bool { flags.contains { mask & UInt32($0) != 0 } }
  }

  /// The paths of all events that wait.
  private func read() -> Set<Path> {
    var changed: Set<Path> = []
    while case let data = DataPipe.available(in: descriptor), !data.isEmpty {
      for event in Self.events(in: data) { take(event, &changed) }
    }
    return changed
  }

  private static func events(in data: Data) -> [Event] {
    var events: [Event] = []
    let head = MemoryLayout<inotify_event>.size
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset + head <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let end = min(offset + head + Int(event.len), bytes.count)
        let name = bytes[(offset + head)..<end].prefix { $0 != 0 }
        events.append(Event(number: event.wd, mask: event.mask, name: String(decoding: name, as: UTF8.self)))
        offset = end
      }
    }
    return events
  }

  private func take(_ event: Event, _ changed: inout Set<Path>) {
    if event.has(Int(IN_Q_OVERFLOW)) {
      // More has happened than the system keeps.
      changed.formUnion(places.folders)
      changed.formUnion(places.files)
      watchNew()
      return
    }
    guard let (folder, names) = folders[event.number] else { return }
    if event.has(Int(IN_DELETE_SELF), Int(IN_MOVE_SELF), Int(IN_IGNORED)) {
      stop(folder, event.number)
      changed.insert(folder)
      return
    }
    let path = folder / event.name
    if event.has(Int(IN_ISDIR)) {
      guard names == nil, !WatchedPlaces.leavesOut(folder: event.name) else { return }
      // All below has come, gone, or got other names.
      for (inner, number) in numbers where inner.isInside(path) { stop(inner, number) }
      watchNew()
      changed.insert(path)
      return
    }
    guard names.map({ $0.contains(event.name) }) ?? !WatchedPlaces.leavesOut(file: event.name) else { return }
    // Of a file that is written, its end is told too; a link has none.
    if event.has(Int(IN_CREATE)), !isLink(path) { return }
    changed.insert(path)
  }

  private func isLink(_ path: Path) -> Bool {
    var status = stat()
    guard lstat(path.string, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
  }
}
