import Foundation
import Testing

@testable import RemoteControl

@Suite("Pipes to programs")
struct DataPipeTests {
  @Test("what is written is there to read; a reader that polls does not wait, and other programs get neither end")
  func polled() throws {
    let pipe = try DataPipe(isPolled: true)
    defer { close(pipe.reading) }
    #expect(DataPipe.available(in: pipe.reading).isEmpty)
    #expect(write(pipe.writing, "ab", 2) == 2)
    #expect(DataPipe.available(in: pipe.reading) == Data("ab".utf8))
    for end in [pipe.reading, pipe.writing] { #expect(fcntl(end, F_GETFD) & FD_CLOEXEC != 0) }
    #expect(fcntl(pipe.writing, F_GETFL) & O_NONBLOCK == 0)
    close(pipe.writing)
    #expect(DataPipe.available(in: pipe.reading).isEmpty)
  }

  @Test("a reader waits unless it polls, and a failure says what the system says")
  func blocking() throws {
    let pipe = try DataPipe()
    defer { for end in [pipe.reading, pipe.writing] { close(end) } }
    #expect(fcntl(pipe.reading, F_GETFL) & O_NONBLOCK == 0)
    errno = EMFILE
    #expect(DataPipe.failure() == StartError("cannot make a pipe: Too many open files"))
  }
}
