import Foundation

/// What a program does instead of being the app when it was started by `DecoderProcess`.
///
/// It has to come before any statement of the app, whose first one may stand at the top level of a file. So it is one of the
/// functions that the loader calls before the program begins.
enum DecoderService {
  /// Seconds without a request after which the process ends.
  private static let idleLimit: Int32 = 10

  fileprivate static func serve() -> Never {
    closeOthers()
    setLimit(RLIMIT_CORE, 0)
    setLimit(RLIMIT_AS, memoryInUse + rlim_t(DecoderProcess.memoryLimit))
    while let head = receive(DecoderRequest.headerCount * 8).map(Wire.numbers) {
      guard let kind = VectorKind(rawValue: head[0]), head[1] <= 1 << 20, head[2] <= 1 << 20, head[3] <= 1 << 30,
        let data = receive(Int(head[3]))
      else { break }
      limitWork()
      let request = DecoderRequest(kind: kind, width: Int(head[1]), height: Int(head[2]), data: data)
      guard send(DecoderAnswer.bytes(for: request)) else { break }
    }
    _exit(0)
  }

  /// What the app has open and did not mark as its own is not this process's to hold open.
  private static func closeOthers() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
      if let descriptor = Int32(name), descriptor > STDERR_FILENO { close(descriptor) }
    }
  }

  private static func setLimit(_ resource: __rlimit_resource, _ value: rlim_t) {
    let resource = __rlimit_resource_t(resource.rawValue)
    var limit = rlimit()
    getrlimit(resource, &limit)
    limit.rlim_cur = min(value, limit.rlim_max)
    setrlimit(resource, &limit)
  }

  private static var memoryInUse: rlim_t {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (text.split(separator: " ").first.flatMap { rlim_t($0) } ?? 0) * rlim_t(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// Each request has its own time: the limit counts from what the process has used so far.
  private static func limitWork() {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let used = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + 1
    setLimit(RLIMIT_CPU, rlim_t(used + DecoderProcess.workLimit))
  }

  private static func receive(_ requested: Int) -> Data? {
    var data = Data(count: requested)
    var received = 0
    while received < requested {
      var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, idleLimit * 1000) > 0 else { return nil }
      let count = data.withUnsafeMutableBytes { bytes in
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[received...])
        return read(STDIN_FILENO, rest.baseAddress, rest.count)
      }
      guard count > 0 else { return nil }
      received += count
    }
    return data
  }

  private static func send(_ data: Data) -> Bool {
    var sent = 0
    while sent < data.count {
      let count = data.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        return Foundation.send(STDIN_FILENO, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}

/// Called by the loader; in all processes but those of `DecoderProcess` it asks for one variable.
private func serveIfAsked() {
  guard getenv(DecoderProcess.variable) != nil else { return }
  var status = stat()
  // Whoever sets the variable by hand gets the app.
  guard fstat(STDIN_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return }
  DecoderService.serve()
}

@section(".init_array") @used
private let firstFunction: @convention(c) () -> Void = { serveIfAsked() }
