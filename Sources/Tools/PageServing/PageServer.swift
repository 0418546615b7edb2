import Foundation
import LateLibraries
import Synchronization

/// Serves a page, and what belongs to it, to browsers on this machine.
///
/// libsoup reads and writes on a thread of the server's own; what is answered is asked for there, and is to be at hand. Pages listen
/// to events on connections that stay open, of which there are only so many.
package final class PageServer: Sendable {
  /// Why no page is served.
  package struct Failure: Error, CustomStringConvertible, Equatable {
    package let description: String
  }

  /// What the server asks for.
  package struct Answering: Sendable {
    let answer: @Sendable (PageRequest) -> PageAnswer
    let opened: @Sendable (PageListener) -> Void
    let closed: @Sendable (PageListener) -> Void

    /// - Parameters:
    ///   - answer: Answers a request at once.
    ///   - opened: Is told of each page that begins to listen.
    ///   - closed: Is told of each that does no longer.
    package init(
      answer: @escaping @Sendable (PageRequest) -> PageAnswer, opened: @escaping @Sendable (PageListener) -> Void = { _ in },
      closed: @escaping @Sendable (PageListener) -> Void = { _ in }
    ) {
      (self.answer, self.opened, self.closed) = (answer, opened, closed)
    }
  }

  package let port: Int
  package let token: String
  /// Where the page is.
  package var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  private let loop: PageLoop

  /// Listens on a port of this machine; `nil` takes one that is free.
  package init(port: Int?, _ answering: Answering) throws(Failure) {
    let soup: LibSoupServer
    switch LibSoupServer.shared {
    case .success(let library): soup = library
    case .failure(let failure): throw Failure(description: "no page can be served: \(failure.reason)")
    }
    token = PageAccess.newToken()
    loop = try PageLoop(soup, port: port, token: token, answering)
    self.port = loop.port
  }

  /// Sends an event to the pages that listen, or to one of them.
  package func send(_ event: PageEvent, to listener: PageListener? = nil) {
    let bytes = event.bytes
    loop.perform { $0.send(bytes, to: listener) }
  }

  /// Sends something that pages do not see, so that those that are gone are found out.
  package func checkListeners() { loop.perform { $0.send(PageEvent.heartbeat, to: nil) } }

  /// Ends the connection of a page; it may come again.
  package func drop(_ listener: PageListener) { loop.perform { $0.drop(listener) } }

  /// Ends all connections, and the server.
  package func stop() { loop.stop() }

  deinit { loop.stop() }
}

/// The thread that serves, and what it does there.
final class PageLoop: Sendable {
  let port: Int
  private let soup: LibSoupServer
  // Safe: main contexts may be used from every thread.
  private nonisolated(unsafe) let context: LibSoupServer.Object
  // Safe: loops may be ended from every thread; its own thread releases it, at its end.
  private nonisolated(unsafe) let loop: LibSoupServer.Object
  private let isStopped = Mutex(false)
  private let service: PageService

  init(
    _ soup: LibSoupServer, port: Int?, token: String, _ answering: PageServer.Answering
  ) throws(PageServer.Failure) {
    let glib = soup.glib
    let context = glib.newContext()
    // What listens belongs to the context that is current where it begins.
    glib.pushContext(context)
    let server = glib.newObject(soup.serverType(), 0, nil, nil)
    do throws(PageServer.Failure) {
      self.port = try Self.listen(server, port, soup)
    } catch {
      glib.popContext(context)
      glib.release(server)
      glib.releaseContext(context)
      throw error
    }
    // From here on it is the other thread's.
    glib.popContext(context)
    (self.soup, self.context, loop) = (soup, context, glib.newLoop(context, 0))
    service = PageService(soup, server, PageAccess(token: token, port: self.port), answering)
    start()
  }

  deinit { soup.glib.releaseContext(context) }

  private static func listen(
    _ server: LibSoupServer.Object, _ port: Int?, _ soup: LibSoupServer
  ) throws(PageServer.Failure) -> Int {
    var error: LibSoupServer.Object?
    guard soup.listen(server, CUnsignedInt(port ?? 0), LibSoupServer.onlyIPv4, &error) != 0 else {
      let reason = error.map(soup.glib.take) ?? "no reason is given"
      throw PageServer.Failure(
        description: "no page can be served on port \(port ?? 0): \(reason); name another one by --port, or none")
    }
    return soup.port(of: server)
  }

  private func start() {
    // Safe: the thread takes them over; nobody else makes or releases them.
    nonisolated(unsafe) let (context, loop) = (context, loop)
    let (glib, service) = (soup.glib, service)
    let thread = Thread {
      glib.pushContext(context)
      service.begin()
      glib.runLoop(loop)
      service.end()
      glib.popContext(context)
      glib.releaseLoop(loop)
    }
    thread.name = "apus page"
    thread.start()
  }

  /// Ends the thread once it has done what it was asked for.
  func stop() {
    let isFirst = isStopped.withLock { isStopped in
      defer { isStopped = true }
      return !isStopped
    }
    guard isFirst else { return }
    // Safe: the loop lives until it has ended, which this asks for.
    nonisolated(unsafe) let loop = loop
    let quit = soup.glib.quitLoop
    perform { _ in quit(loop) }
  }

  /// Has the thread do something, in the order in which it is asked for, and at once where this is the thread; what is asked for after
  /// its end is not done.
  func perform(_ work: @escaping @Sendable (PageService) -> Void) {
    let service = service
    let box = Unmanaged.passRetained(Work { work(service) }).toOpaque()
    soup.glib.invoke(
      context, 0,
      { data in
        if let data { Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().run() }
        return 0
      }, box, { if let data = $0 { Unmanaged<Work>.fromOpaque(data).release() } })
  }

  private final class Work {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }
}
