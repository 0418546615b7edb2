import Foundation
import DisplayModel
import Synchronization

/// A process of its own that draws what may take long, too much memory, or end it.
///
/// It is this program once more: `DecoderService` sees to it that nothing of the app runs there. It is started when a drawing
/// needs it, serves one request after another, and ends when nothing was asked of it for a while or when this process ends.
enum DecoderProcess {
  /// Says to a process that it is to draw and not to be the app.
  static let variable = "APUS_DECODER"
  /// Real seconds for which the app may wait for one answer, and seconds of work that the process may spend on it.
  static let patience: TimeInterval = 10
  static let workLimit = 3
  /// Memory that it may take, besides what every process of the program has.
  static let memoryLimit = 1 << 30

  private static let current = Mutex<Connection?>(nil)

  /// Has a drawing drawn; throws where that fails or takes too long.
  static func answer(_ request: DecoderRequest, name: String) throws(ImageError) -> DecoderAnswer {
    let reply = current.withLock { (connection: inout sending Connection?) in
      Self.reply(to: request, &connection)
    }
    switch reply {
    case .success(let (head, body)): return try DecoderAnswer(head: head, body: body, name: name)
    case .failure(let failure): throw .unreadable(name: name, reason: failure.reason)
    }
  }

  private static func reply(
    to request: DecoderRequest, _ connection: inout Connection?
  ) -> Result<(head: [UInt64], body: Data), Failure> {
    let limit = ContinuousClock.now + .seconds(patience)
    // One that has had nothing to do may just have ended.
    if let cached = connection, !cached.isAlive { connection = nil }
    if connection == nil { connection = Connection() }
    guard let open = connection else { return .failure(.start) }
    do throws(Failure) {
      try open.send(request.bytes, before: limit)
      let head = Wire.numbers(try open.receive(DecoderAnswer.headerCount * 8, before: limit))
      // No drawing has more pixels than `VectorSize` has.
      guard head[5] <= 1 << 28 else { throw .broken }
      return .success((head, try open.receive(Int(head[5]), before: limit)))
    } catch {
      connection = nil
      return .failure(error == .broken ? open.failure() : error)
    }
  }

  /// Why there is no answer.
  enum Failure: Error {
    case start, late, work, broken

    var reason: String {
      switch self {
      case .start: "no process to draw it can be started"
      case .late: "drawing it takes more than \(Int(patience)) s"
      case .work: "drawing it takes more than \(workLimit) s of work"
      case .broken: "its reader fails on it, or wants more than \(memoryLimit >> 20) MB"
      }
    }
  }

  /// A process and the way to it.
  private final class Connection {
    private let socket: Int32
    private let process: WatchedProcess

    init?() {
      var ends: [Int32] = [-1, -1]
      guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
      let child = Self.start(with: ends[1])
      close(ends[1])
      guard let child else {
        close(ends[0])
        return nil
      }
      (socket, process) = (ends[0], WatchedProcess(child))
    }

    deinit {
      close(socket)
      _ = process.end()
    }

    private static func start(with socket: Int32) -> pid_t? {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO)
      for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
      }
      // The runtime's report on a crash would take longer than the drawing may.
      var environment = ProcessInfo.processInfo.environment
      environment[variable] = "1"
      environment["SWIFT_BACKTRACE"] = "enable=no"
      let arguments = [strdup("apus-decoder"), nil]
      let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
      defer { for text in arguments + variables { free(text) } }
      var child: pid_t = 0
      return posix_spawn(&child, "/proc/self/exe", &actions, nil, arguments, variables) == 0 ? child : nil
    }

    var isAlive: Bool {
      var requested = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      return poll(&requested, 1, 0) == 0
    }

    /// What ended the process, which is about to end or has ended.
    func failure() -> Failure { process.end() & 0x7F == SIGXCPU ? .work : .broken }

    func send(_ data: Data, before limit: ContinuousClock.Instant) throws(Failure) {
      var sent = 0
      while sent < data.count {
        try wait(for: POLLOUT, before: limit)
        let count = data.withUnsafeBytes { bytes in
          let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
          return Foundation.send(socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
        }
        if count > 0 { sent += count } else if errno != EINTR, errno != EAGAIN { throw .broken }
      }
    }

    func receive(_ requested: Int, before limit: ContinuousClock.Instant) throws(Failure) -> Data {
      var data = Data(count: requested)
      var received = 0
      while received < requested {
        try wait(for: POLLIN, before: limit)
        let count = data.withUnsafeMutableBytes { bytes in
          let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[received...])
          return recv(socket, rest.baseAddress, rest.count, Int32(MSG_DONTWAIT))
        }
        if count > 0 { received += count } else if count == 0 || (errno != EINTR && errno != EAGAIN) { throw .broken }
      }
      return data
    }

    private func wait(for event: Int32, before limit: ContinuousClock.Instant) throws(Failure) {
      var requested = pollfd(fd: socket, events: Int16(event), revents: 0)
      while true {
        let remaining = (limit - .now) / .milliseconds(1)
        guard remaining > 0 else { throw .late }
        let result = poll(&requested, 1, Int32(remaining.rounded(.up)))
        if result > 0 { return }
        if result < 0, errno != EINTR { throw .broken }
      }
    }
  }
}
