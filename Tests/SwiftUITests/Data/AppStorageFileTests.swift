import AppFiles
import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Synchronization
import Testing

@Suite("The files behind values that are kept") @MainActor
struct AppStorageFileTests {
  /// Defaults of their own, and their file.
  private let name = "apus.tests.\(UUID().uuidString)"

  private nonisolated static var folder: URL { PersonFolders.current.configuration }
  private nonisolated static func file(_ name: String) -> URL { folder.appendingPathComponent(name + ".plist") }

  private nonisolated static func lock(_ name: String) -> URL { folder.appendingPathComponent(".\(name).plist.lock") }

  private nonisolated static func remove(_ name: String) {
    for file in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where file.contains(name) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(file))
    }
  }

  private nonisolated static func contents(_ name: String) -> [String: Any] {
    guard let data = try? Data(contentsOf: file(name)) else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
  }

  /// Writes fifty keys of its own, and one that others write, too.
  private nonisolated static func writeFifty(_ name: String, _ prefix: String) {
    guard let store = UserDefaults(suiteName: name) else { exit(2) }
    for index in 0..<50 {
      AppStorage(wrappedValue: 0, "\(prefix)\(index)", store: store).wrappedValue = index + 1
      AppStorage(wrappedValue: "", "last", store: store).wrappedValue = prefix
      usleep(1000)
    }
  }

  private nonisolated static func writeInAnotherProcess(_ name: String, _ prefix: String) async {
    await #expect(processExitsWith: .success) { [name = name as String, prefix = prefix as String] in
      await MainActor.run { AppStorageFileTests.writeFifty(name, prefix) }
    }
  }

  @Test("two processes that write the same store at once lose nothing, and leave nothing else behind")
  func twoProcesses() async throws {
    let name = name
    defer { Self.remove(name) }
    async let first: Void = Self.writeInAnotherProcess(name, "a")
    async let second: Void = Self.writeInAnotherProcess(name, "b")
    _ = await (first, second)
    let kept = Self.contents(name)
    for prefix in ["a", "b"] {
      for index in 0..<50 { #expect(kept["\(prefix)\(index)"] as? Int == index + 1, "\(prefix)\(index)") }
    }
    #expect(["a", "b"].contains(kept["last"] as? String) && kept.count == 101)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.contains(name) }
    #expect(files.sorted() == [".\(name).plist.lock", "\(name).plist"])
  }

  private struct Mirror: View {
    @AppStorage("count") var count = 0
    var body: some View { Text("mirror \(count)") }
  }

  @Test("a process that only reads what was never kept leaves nothing behind")
  func nothingKept() async throws {
    let name = name
    defer { Self.remove(name) }
    await #expect(processExitsWith: .success) { [name = name as String] in
      await MainActor.run {
        let store = UserDefaults(suiteName: name)
        _ = AppStorage(wrappedValue: 0, "count", store: store).wrappedValue
        _ = Screen { Mirror().defaultAppStorage(store ?? .standard) }
        // Ends the process as an app ends, with what is done then.
        exit(0)
      }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.contains(name) }
    #expect(files.isEmpty)
  }

  @Test("what another process writes shows, and what is written here meanwhile stays")
  func observing() async throws {
    let name = name
    defer { Self.remove(name) }
    let store = try #require(UserDefaults(suiteName: name))
    let screen = Screen { Mirror().defaultAppStorage(store) }
    AppStorage(wrappedValue: "", "own", store: store).wrappedValue = "mine"
    await #expect(processExitsWith: .success) { [name = name as String] in
      await MainActor.run {
        AppStorage(wrappedValue: 0, "count", store: UserDefaults(suiteName: name)).wrappedValue = 9
      }
    }
    await screen.settle { screen.contains("mirror 9") }
    #expect(screen.contains("mirror 9"))
    #expect(store.string(forKey: "own") == "mine" && store.integer(forKey: "count") == 9)
    let kept = Self.contents(name)
    #expect(kept["own"] as? String == "mine" && kept["count"] as? Int == 9)
  }

  @Test("a file that nobody can read is set aside, which is said once, and values begin anew")
  func unreadable() async throws {
    let name = name
    defer { Self.remove(name) }
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try Data("<plist><dict><key>count".utf8).write(to: Self.file(name))
    let screen = Screen { Mirror().defaultAppStorage(UserDefaults(suiteName: name) ?? .standard) }
    #expect(screen.contains("mirror 0"))
    let aside = Self.folder.appendingPathComponent("\(name).unreadable-1.plist")
    #expect(try String(contentsOf: aside, encoding: .utf8) == "<plist><dict><key>count")
    let store = try #require(UserDefaults(suiteName: name))
    AppStorage(wrappedValue: 0, "count", store: store).wrappedValue = 4
    await screen.settle { Self.contents(name)["count"] as? Int == 4 }
    #expect(Self.contents(name)["count"] as? Int == 4 && screen.contains("mirror 4"))
    #expect(screen.diagnostics.count { $0.contains("cannot be read") } <= 1)
  }

  @Test("where a process ended while it wrote, what was kept before is there again")
  func interrupted() throws {
    let name = name
    defer { Self.remove(name) }
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    let before = try PropertyListSerialization.data(fromPropertyList: ["count": 7], format: .xml, options: 0)
    try before.write(to: Self.folder.appendingPathComponent(".\(name).plist.before"))
    try before.prefix(90).write(to: Self.file(name))
    let screen = Screen { Mirror().defaultAppStorage(UserDefaults(suiteName: name) ?? .standard) }
    #expect(screen.contains("mirror 7"))
    #expect(Self.contents(name)["count"] as? Int == 7)
  }

  /// Holds the lock of some defaults, as a process does that was stopped while it wrote.
  private nonisolated static func holdLock(_ name: String) -> Int32 {
    let descriptor = open(lock(name).path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    return flock(descriptor, LOCK_EX) == 0 ? descriptor : -1
  }

  @Test("while another process holds the lock an app starts, and writes when it is free", .timeLimit(.minutes(1)))
  func locked() async throws {
    let name = name
    defer { Self.remove(name) }
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try PropertyListSerialization.data(fromPropertyList: ["count": 7], format: .xml, options: 0).write(to: Self.file(name))
    let holder = Self.holdLock(name)
    try #require(holder >= 0)
    let store = try #require(UserDefaults(suiteName: name))
    let screen = Screen { Mirror().defaultAppStorage(store) }
    #expect(screen.contains("mirror 7"))
    AppStorage(wrappedValue: 0, "count", store: store).wrappedValue = 8
    screen.settle()
    #expect(screen.contains("mirror 8"))
    close(holder)
    await screen.settle { Self.contents(name)["count"] as? Int == 8 }
    #expect(Self.contents(name)["count"] as? Int == 8)
  }

  @Test("an app ends, and keeps its values, though another process does not let go of the lock", .timeLimit(.minutes(1)))
  func lockedAtExit() async throws {
    let name = name
    defer { Self.remove(name) }
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try PropertyListSerialization.data(fromPropertyList: ["other": 7], format: .xml, options: 0).write(to: Self.file(name))
    await #expect(processExitsWith: .success) { [name = name as String] in
      await MainActor.run {
        guard AppStorageFileTests.holdLock(name) >= 0 else { exit(2) }
        AppStorage(wrappedValue: 0, "count", store: UserDefaults(suiteName: name)).wrappedValue = 3
        exit(0)
      }
    }
    #expect(Self.contents(name)["other"] as? Int == 7)
    #expect(Self.contents(name)["count"] as? Int == 3)
  }

  @Test("a pipe in the place of the file is set aside, and nobody waits for who writes into it", .timeLimit(.minutes(1)))
  func pipe() throws {
    let name = name
    defer { Self.remove(name) }
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    #expect(mkfifo(Self.file(name).path, 0o600) == 0)
    let screen = Screen { Mirror().defaultAppStorage(UserDefaults(suiteName: name) ?? .standard) }
    #expect(screen.contains("mirror 0"))
    #expect(FileManager.default.fileExists(atPath: Self.folder.appendingPathComponent("\(name).unreadable-1.plist").path))
  }

  @Test("a suite with a name that is no file's is kept in memory, and nothing is written elsewhere", arguments: ["/", "\0"])
  func oddNames(separator: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    await #expect(processExitsWith: .success) { [folder = folder.path as String, separator = separator as String] in
      await MainActor.run {
        setenv("XDG_CONFIG_HOME", folder + "/config", 1)
        let store = UserDefaults(suiteName: "..\(separator)x")
        AppStorage(wrappedValue: 0, "count", store: store).wrappedValue = 3
        let isThere = Screen { Mirror().defaultAppStorage(store ?? .standard) }.contains("mirror 3")
        exit(isThere ? 0 : 2)
      }
    }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == [])
  }

  @Test("values that are too large for the user's defaults are named, once")
  func size() async throws {
    let name = name
    defer { Self.remove(name) }
    await #expect(processExitsWith: .success) { [name = name as String] in
      await MainActor.run {
        let lines = Mutex<[String]>([])
        Diagnostics.redirect { line in lines.withLock { $0.append(line) } }
        let store = UserDefaults(suiteName: name)
        AppStorage(wrappedValue: 0, "small", store: store).wrappedValue = 3
        AppStorage(wrappedValue: "", "large", store: store).wrappedValue = String(repeating: "x", count: 5 << 20)
        for _ in 0..<5000 where lines.withLock(\.isEmpty) { usleep(1000) }
        exit(lines.withLock { $0.count == 1 && $0[0].contains("hold 5 MB, most of them under \"large\"") } ? 0 : 2)
      }
    }
  }

  /// Ends a process after it has kept a text in a file system where no file can become larger than a number of bytes.
  private nonisolated static func keep(_ name: String, _ key: String, length: Int, room: Int) async {
    await #expect(processExitsWith: .success) {
      [name = name as String, key = key as String, length = length as Int, room = room as Int] in
      await MainActor.run {
        // Writing more then fails, as it does on a disk that is full.
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: rlim_t(room), rlim_max: rlim_t.max)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let store = UserDefaults(suiteName: name)
        AppStorage(wrappedValue: "", key, store: store).wrappedValue = String(repeating: "x", count: length)
        guard store?.string(forKey: key)?.count == length else { exit(2) }
        exit(0)
      }
    }
  }

  @Test(
    "a full disk loses nothing of what was kept, and what found no room is kept when there is some", arguments: [10_000, 30_000])
  func fullDisk(room: Int) async throws {
    let name = name
    defer { Self.remove(name) }
    await Self.keep(name, "old", length: 20_000, room: 1_000_000)
    await Self.keep(name, "new", length: 20_000, room: room)
    let kept = Self.contents(name)
    #expect((kept["old"] as? String)?.count == 20_000 && kept["new"] == nil)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.contains(name) }
    #expect(files.sorted() == [".\(name).plist.lock", "\(name).plist"])
    await Self.keep(name, "new", length: 20_000, room: 1_000_000)
    #expect(Self.contents(name).values.compactMap { ($0 as? String)?.count } == [20_000, 20_000])
  }

  @Test("where the first values find no room nothing is left behind that the next start could not read")
  func fullDiskAtFirst() async throws {
    let name = name
    defer { Self.remove(name) }
    await Self.keep(name, "new", length: 20_000, room: 10_000)
    #expect(!FileManager.default.fileExists(atPath: Self.file(name).path))
  }

  @Test("a disk that has room again takes what it had none for")
  func roomAgain() async throws {
    let name = name
    defer { Self.remove(name) }
    await #expect(processExitsWith: .success) { [name = name as String] in
      await MainActor.run {
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 10_000, rlim_max: rlim_t.max)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let store = UserDefaults(suiteName: name)
        AppStorage(wrappedValue: "", "long", store: store).wrappedValue = String(repeating: "x", count: 20_000)
        // It has been tried, or is tried later: either way there is room in the end.
        for _ in 0..<100 where !FileManager.default.fileExists(atPath: Self.lock(name).path) { usleep(1000) }
        limit.rlim_cur = rlim_t.max
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        AppStorage(wrappedValue: 0, "short", store: store).wrappedValue = 1
        exit(0)
      }
    }
    let kept = Self.contents(name)
    #expect((kept["long"] as? String)?.count == 20_000 && kept["short"] as? Int == 1)
  }

  @Test("whatever bytes are in the file, and whatever they say, nothing ends the app", arguments: 0..<40)
  func fuzz(seed: UInt64) throws {
    let name = name
    defer { Self.remove(name) }
    var random = SplitMix(seed: seed)
    let values: [String: Any] = [
      "count": 3, "b": true, "s": "text", "d": Data([1, 2]), "t": Date(timeIntervalSince1970: 0), "a": [1, "x"], "n": -1.5,
    ]
    let format: PropertyListSerialization.PropertyListFormat = seed % 2 == 0 ? .xml : .binary
    var bytes = try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<min(place + 5, bytes.count - 1))
      default: bytes.insert(contentsOf: bytes.prefix(7), at: place)
      }
    }
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try bytes.write(to: Self.file(name))
    let store = try #require(UserDefaults(suiteName: name))
    for key in values.keys {
      _ = AppStorage(wrappedValue: 0, key, store: store).wrappedValue
      _ = AppStorage(wrappedValue: false, key, store: store).wrappedValue
      _ = AppStorage<String?>(key, store: store).wrappedValue
      _ = AppStorage<Data?>(key, store: store).wrappedValue
      _ = AppStorage<Date?>(key, store: store).wrappedValue
      _ = AppStorage<URL?>(key, store: store).wrappedValue
      _ = AppStorage<Double?>(key, store: store).wrappedValue
    }
    AppStorage(wrappedValue: 0, "count", store: store).wrappedValue = 12
    #expect(AppStorage(wrappedValue: 0, "count", store: store).wrappedValue == 12)
  }

  private final class Settings: ObservableObject {
    @AppStorage var volume: Int
    @AppStorage var name: String
    init(_ store: UserDefaults) {
      _volume = AppStorage(wrappedValue: 5, "volume", store: store)
      _name = AppStorage(wrappedValue: "", "name", store: store)
    }
  }
  private struct Shown: View {
    @ObservedObject var settings: Settings
    var body: some View { Button("volume \(settings.volume)") { settings.volume += 1 } }
  }

  @Test("an observable object with kept values publishes before it writes one, and when it changes elsewhere")
  func objects() throws {
    let name = name
    defer { Self.remove(name) }
    let store = try #require(UserDefaults(suiteName: name))
    let settings = Settings(store)
    var seen: [Int] = []
    let observation = settings.objectWillChange.sink { seen.append(settings.volume) }
    defer { observation.cancel() }
    settings.volume = 6
    #expect(seen == [5] && store.integer(forKey: "volume") == 6)
    let screen = Screen { Shown(settings: settings) }
    try screen.button("volume 6").tap()
    #expect(screen.contains("volume 7") && seen == [5, 6])
    AppStorage(wrappedValue: 0, "volume", store: store).wrappedValue = 20
    #expect(seen.count == 3)
    screen.settle()
    #expect(screen.contains("volume 20"))
    settings.name = "other"
    #expect(seen.count == 4)
  }

  private struct Scene: View {
    @SceneStorage("apus.tests.restart") var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test("what is kept for a scene is there again in the app's next run")
  func restart() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        // What a run that was ended in the middle has left does not count.
        UserDefaults.standard.removeObject(forKey: "SceneStorage.main.apus.tests.restart")
        let screen = Screen { Scene() }
        for element in screen.elements(role: "button") {
          element.tap()
          element.tap()
        }
        exit(screen.contains("count 0") ? 1 : 0)
      }
    }
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let isThere = Screen { Scene() }.contains("count 2")
        UserDefaults.standard.removeObject(forKey: "SceneStorage.main.apus.tests.restart")
        exit(isThere ? 0 : 1)
      }
    }
  }
}
