import Dispatch
import DisplayModel
import Foundation
package import LaunchContract

/// Answers requests that come in over a descriptor, one after the other, until their sender is gone or asks to end.
///
/// Between requests whatever comes to the main queue runs, so that pictures load and tasks go on; the virtual clock stands still
/// then. A request that cannot be read is answered by a line that says why, and the next one is read.
@MainActor
package final class RemoteServer {
  private let descriptors: RemoteDescriptors
  private var lines = RemoteLines()
  /// Tells of requests where they come beside other things.
  private var source: (any DispatchSourceRead)?
  private var heard: [RemoteVerb.Name] = []
  private var answer: (RemoteVerb) throws(LaunchError) -> any Encodable = { _ throws(LaunchError) in [Int]() }

  /// - Parameters:
  ///   - descriptors: Where requests come in and answers go out.
  ///   - variable: What named them.
  /// - Throws: Where one of the descriptors is not open.
  package init(_ descriptors: RemoteDescriptors, from variable: LaunchVariable = .remote) throws(LaunchError) {
    self.descriptors = descriptors
    for descriptor in [descriptors.input, descriptors.output] {
      // Programs that the app starts get none of them, as they would keep them open.
      guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else {
        throw LaunchError("\(variable.name) names the descriptor \(descriptor), which is not open")
      }
    }
  }

  /// Reads requests and writes what `answer` makes of each.
  package func run(_ answer: (RemoteVerb) throws(LaunchError) -> any Encodable) {
    while let line = nextLine() {
      if respond(to: line, answer) == .end { return }
    }
  }

  /// Answers some verbs whenever they come, beside whatever else the main queue does; the others are refused.
  ///
  /// Where nothing comes any more, the app goes on by itself.
  package func listen(
    to verbs: [RemoteVerb.Name], _ answer: @escaping (RemoteVerb) throws(LaunchError) -> any Encodable
  ) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptors.input, queue: .main)
    (self.source, heard, self.answer) = (source, verbs, answer)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.receive() }
    }
    source.resume()
  }

  /// Answers nothing that comes from now on.
  package func endListening() {
    source?.cancel()
    source = nil
  }

  private func receive() {
    let (verbs, answer) = (heard, answer)
    let bytes = read()
    if bytes.isEmpty { endListening() }
    lines.take(bytes)
    while let line = lines.next() {
      let last = respond(to: line) { verb throws(LaunchError) in
        guard verbs.contains(verb.name) else {
          let known = verbs.map(\.text).joined(separator: ", ")
          throw LaunchError("\(verb.name.text) is not for an app in a window; use one of \(known)")
        }
        return try answer(verb)
      }
      if last == .end { return }
    }
  }

  /// Answers a line; returns the verb that was done.
  private func respond(
    to line: RemoteLines.Line, _ answer: (RemoteVerb) throws(LaunchError) -> any Encodable
  ) -> RemoteVerb? {
    do throws(RemoteRequest.Refusal) {
      guard case .whole(let bytes) = line else { throw RemoteRequest.Refusal(id: nil, reason: RemoteLimits.tooLong) }
      let request = try RemoteRequest(line: bytes)
      do throws(LaunchError) {
        write(try answer(request.verb), to: request.id)
      } catch {
        throw RemoteRequest.Refusal(id: request.id, reason: error.description)
      }
      return request.verb
    } catch {
      write(RemoteRefusal(id: error.id, error: error.reason))
      return nil
    }
  }

  /// The next line that is not empty; `nil` where nothing comes any more.
  private func nextLine() -> RemoteLines.Line? {
    while true {
      if let line = lines.next() { return line }
      MainQueue.run(untilReadable: descriptors.input)
      let bytes = read()
      guard !bytes.isEmpty else { return nil }
      lines.take(bytes)
    }
  }

  /// What has come; empty where nothing comes any more.
  private func read() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(Glibc.read(descriptors.input, buffer.baseAddress, buffer.count), 0)
    }
  }

  private func write(_ answer: some Encodable, to id: Int?) { write(RemoteReply(id: id, ok: answer)) }

  private func write(_ line: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard var bytes = try? encoder.encode(line) else { return }
    bytes.append(UInt8(ascii: "\n"))
    // What the app has printed comes before the answer.
    fflush(nil)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptors.output, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      rest = rest.dropFirst(max(count, 0))
    }
  }
}

/// A request that was done.
private struct RemoteReply<Answer: Encodable>: Encodable {
  var id: Int?
  var ok: Answer
}

/// A request that was not done.
private struct RemoteRefusal: Encodable {
  var id: Int?
  var error: String
}
