import Foundation
import Glibc
import LoopbackServers
import SwiftUICore
import Synchronization
import Testing
import WebFetching

/// In processes of their own: others run beside in the tests' one.
@Suite("What asking servers costs") struct SoupFetcherCostTests {
  @Test("waiting for a server that says nothing, or little, costs no processor time")
  func silence() async {
    await #expect(processExitsWith: .success) {
      let server = try LoopbackServer { request, client in
        if request.path == "/slow" { client.send(Data("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc".utf8)) }
        client.waitForEnd()
      }
      let task = Task {
        await withTaskGroup(of: Void.self) { group in
          for path in ["/", "/", "/slow"] {
            let request = WebRequest(url: server.url(path), byteLimit: 1000, timeLimit: 60)
            group.addTask { _ = try? await SoupFetcher.shared.fetch(request) }
          }
        }
      }
      while server.requests.count < 3 { usleep(1000) }
      usleep(50_000)
      let before = Cost.ofProcess
      usleep(300_000)
      let spent = Cost.ofProcess.seconds - before.seconds
      task.cancel()
      await task.value
      // Foundation's sessions spend all of the 0.3 s.
      #expect(spent < 0.03, "\(spent) s of processor time in 0.3 s")
    }
  }

  @Test("an answer without an end, and one that unpacks to a thousand times its size, end at the limit and take no more memory")
  func bounds() async {
    await #expect(processExitsWith: .success) {
      let bomb = try Packed.zeros(megabytes: 200), sent = Mutex(0)
      let server = try LoopbackServer { request, client in
        if request.path == "/bomb" {
          client.send(LoopbackServer.http("200 OK", ["Content-Encoding: gzip"], bomb))
        } else {
          client.send(Data("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8))
          let part = Data(count: 1 << 20)
          while client.send(part) { sent.withLock { $0 += part.count } }
        }
      }
      #expect(bomb.count < 1 << 20)
      // Libraries are loaded before the first measurement.
      _ = try? await SoupFetcher.shared.fetch(WebRequest(url: server.url("/bomb"), byteLimit: 10, timeLimit: 20))
      let before = Cost.ofProcess
      for path in ["/bomb", "/endless"] {
        let request = WebRequest(url: server.url(path), byteLimit: 4 << 20, timeLimit: 20)
        await #expect {
          try await SoupFetcher.shared.fetch(request)
        } throws: {
          ($0 as? URLError)?.code == .dataLengthExceedsMaximum
        }
      }
      while server.openCount > 0 { usleep(1000) }
      let grown = Cost.ofProcess.megabytes - before.megabytes
      #expect(grown < 40, "\(grown) MB for two answers of 4 MB at most")
      // What was sent beyond lay in the sockets' buffers.
      #expect(sent.withLock { $0 } < 40 << 20)
    }
  }

  @Test("without TLS, https fails with one line that says what to install")
  func withoutTLS() async {
    await #expect(processExitsWith: .success) {
      setenv("GIO_USE_TLS", "dummy", 1)
      let lines = Mutex<[String]>([])
      Diagnostics.redirect { line in lines.withLock { $0.append(line) } }
      for _ in 0..<2 {
        await #expect {
          try await SoupFetcher.shared.fetch(WebRequest(url: URL(string: "https://127.0.0.1:1/")!, byteLimit: 1, timeLimit: 20))
        } throws: {
          ($0 as? URLError)?.code == .secureConnectionFailed
        }
      }
      #expect(lines.withLock { $0 }.count == 1)
      #expect(lines.withLock { $0.first }?.contains("glib-networking") == true)
    }
  }
}

/// What the process has used so far.
private struct Cost {
  var seconds: Double
  /// The most memory that it had at a time.
  var megabytes: Int

  static var ofProcess: Cost {
    var usage = rusage()
    getrusage(__rusage_who_t(0), &usage)
    let seconds = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    return Cost(seconds: seconds, megabytes: usage.ru_maxrss / 1024)
  }
}

/// Bytes packed by gzip.
private enum Packed {
  static func zeros(megabytes: Int) throws -> Data {
    let gzip = Process(), output = Pipe()
    gzip.executableURL = URL(fileURLWithPath: "/bin/sh")
    gzip.arguments = ["-c", "head -c \(megabytes)000000 /dev/zero | gzip -1"]
    gzip.standardOutput = output
    try gzip.run()
    return try output.fileHandleForReading.readToEnd() ?? Data()
  }
}
