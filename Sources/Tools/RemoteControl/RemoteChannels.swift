import Foundation

/// The pairs of descriptors between this process and a program that it drives; those of this side do not block.
///
/// All have high numbers, so that none is in the way of what the program gets.
struct RemoteChannels {
  /// The two ends of a connection.
  struct Ends {
    var ours: Int32
    var theirs: Int32
  }

  /// A socket, as writing to one whose other end is closed can do without a signal.
  let requests: Ends
  let answers: Ends
  let output: Ends
  let errors: Ends
  /// An input with nothing in it.
  let nothing: Int32
  /// The pipe by which who reads here is told to stop; both ends are ours.
  let stop: Ends

  /// In bytes: four times what is usual, of which a person may have a hundred and more.
  private static let pipeSize: Int32 = 1 << 18
  /// `F_SETPIPE_SZ`, which the C library has for its own extensions only.
  private static let setPipeSize: Int32 = 1031

  init() throws {
    var made: [Int32] = []
    do {
      requests = try Self.sockets(&made)
      answers = try Self.pipe(&made)
      output = try Self.pipe(&made)
      errors = try Self.pipe(&made)
      nothing = try Self.moved(open("/dev/null", O_RDONLY | O_CLOEXEC), &made)
      stop = try Self.pipe(&made)
    } catch {
      for descriptor in made { close(descriptor) }
      throw error
    }
  }

  func closeTheirs() {
    for descriptor in [requests.theirs, answers.theirs, output.theirs, errors.theirs, nothing] { close(descriptor) }
  }

  func closeAll() {
    closeTheirs()
    for descriptor in [requests.ours, answers.ours, output.ours, errors.ours, stop.ours, stop.theirs] { close(descriptor) }
  }

  private static func sockets(_ made: inout [Int32]) throws -> Ends {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw DataPipe.failure() }
    return Ends(ours: try moved(ends[0], &made), theirs: try moved(ends[1], &made))
  }

  private static func pipe(_ made: inout [Int32]) throws -> Ends {
    let pipe = try DataPipe(isPolled: true)
    // Whoever is busy for a while, as with a build, does not hold up a program that prints much; without the room it is as usual.
    _ = fcntl(pipe.writing, setPipeSize, pipeSize)
    return Ends(ours: try moved(pipe.reading, &made), theirs: try moved(pipe.writing, &made))
  }

  /// The descriptor under a number above those that a program gets.
  private static func moved(_ descriptor: Int32, _ made: inout [Int32]) throws -> Int32 {
    guard descriptor >= 0 else { throw DataPipe.failure() }
    let result = fcntl(descriptor, F_DUPFD_CLOEXEC, 16)
    close(descriptor)
    guard result >= 0 else { throw DataPipe.failure() }
    made.append(result)
    return result
  }
}
