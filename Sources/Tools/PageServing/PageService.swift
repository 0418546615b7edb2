import Foundation

// Safe: it is used by the server's thread alone, from its start on.
/// Answers what libsoup has read, and keeps the connections of pages that listen.
final class PageService: @unchecked Sendable {
  private let soup: LibSoupServer
  private let server: LibSoupServer.Object
  private let access: PageAccess
  private let answering: PageServer.Answering
  private var listeners: [PageListener: LibSoupServer.Object] = [:]
  private var lastListener = 0

  /// How many pages listen at a time; more is no use, and each keeps a connection.
  static let listenerLimit = 8

  init(
    _ soup: LibSoupServer, _ server: LibSoupServer.Object, _ access: PageAccess, _ answering: PageServer.Answering
  ) {
    (self.soup, self.server, self.access, self.answering) = (soup, server, access, answering)
  }

  /// Begins to answer.
  func begin() {
    let own = Unmanaged.passUnretained(self).toOpaque()
    // As soon as the headers are there: what is refused then is not read any further.
    soup.addEarlyHandler(
      server, nil, { _, message, path, _, own in PageService.call(own, message, path) { $0.receive($1, $2, isWhole: false) } },
      own, nil)
    soup.addHandler(
      server, nil, { _, message, path, _, own in PageService.call(own, message, path) { $0.receive($1, $2, isWhole: true) } },
      own, nil)
  }

  /// Ends all connections.
  func end() {
    for listener in Array(listeners.keys) { drop(listener) }
    soup.disconnect(server)
    soup.glib.release(server)
  }

  private static func call(
    _ own: LibSoupServer.Object?, _ message: LibSoupServer.Object?, _ path: LibSoupServer.Text?,
    _ work: (PageService, LibSoupServer.Object, String) -> Void
  ) {
    guard let own, let message else { return }
    work(Unmanaged<PageService>.fromOpaque(own).takeUnretainedValue(), message, path.map { String(cString: $0) } ?? "")
  }
}

// MARK: - Requests

extension PageService {
  private func receive(_ message: LibSoupServer.Object, _ path: String, isWhole: Bool) {
    let request: (method: PageRequest.Method, path: String)
    do throws(PageAccess.Refusal) {
      request = try access.check(head(of: message, path))
    } catch {
      // What it still brings along is read, and not kept.
      soup.accumulate(soup.requestBody(message), 0)
      return respond(to: message, error.status, Data((error.reason + "\n").utf8), type: "text/plain; charset=utf-8")
    }
    guard isWhole else {
      // What only asks brings nothing along that counts, and may not say how much it is.
      if request.method == .get { soup.accumulate(soup.requestBody(message), 0) }
      return
    }
    switch answering.answer(PageRequest(request.method, request.path, body: soup.bytes(of: message))) {
    case .content(let data, let type): respond(to: message, 200, data, type: type)
    case .done: respond(to: message, 204, Data(), type: nil)
    case .notFound: respond(to: message, 404, Data("there is nothing here\n".utf8), type: "text/plain; charset=utf-8")
    case .refused(let reason): respond(to: message, 400, Data((reason + "\n").utf8), type: "text/plain; charset=utf-8")
    case .events: open(message)
    }
  }

  private func head(of message: LibSoupServer.Object, _ path: String) -> PageAccess.Head {
    let headers = soup.requestHeaders(message)
    let text = { [soup] (name: String) in soup.header(headers, name).map { String(cString: $0) } }
    return PageAccess.Head(
      method: soup.method(message).map { String(cString: $0) } ?? "", path: path, host: text("Host"), origin: text("Origin"),
      site: text("Sec-Fetch-Site"), length: soup.contentLength(headers),
      hasLength: soup.encoding(headers) == LibSoupServer.withLength)
  }

  private func respond(to message: LibSoupServer.Object, _ status: Int, _ body: Data, type: String?) {
    setHeaders(of: message)
    soup.setStatus(message, CUnsignedInt(status), nil)
    guard let type else { return }
    body.withUnsafeBytes { soup.setResponse(message, type, LibSoupServer.copied, $0.baseAddress, UInt($0.count)) }
  }

  /// The page may load nothing but what is served here, and nobody else is told of its address.
  private func setHeaders(of message: LibSoupServer.Object) {
    let headers = soup.responseHeaders(message)
    let policy = [
      "default-src 'none'", "img-src data:", "connect-src 'self'", "style-src 'unsafe-inline'", "script-src 'unsafe-inline'",
      "base-uri 'none'", "form-action 'none'",
    ]
    for (name, value) in [
      ("Content-Security-Policy", policy.joined(separator: "; ")), ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"), ("Cache-Control", "no-store"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ] { soup.setHeader(headers, name, value) }
  }
}

// MARK: - Events

extension PageService {
  /// What a signal of a connection's message finds its way back by.
  private final class Way {
    weak var service: PageService?
    let listener: PageListener
    init(_ service: PageService, _ listener: PageListener) { (self.service, self.listener) = (service, listener) }
  }

  private func open(_ message: LibSoupServer.Object) {
    guard listeners.count < Self.listenerLimit else {
      let reason = "\(Self.listenerLimit) pages show the app already; close one of them\n"
      return respond(to: message, 503, Data(reason.utf8), type: "text/plain; charset=utf-8")
    }
    lastListener += 1
    let listener = PageListener(lastListener)
    listeners[listener] = soup.glib.retain(message)
    setHeaders(of: message)
    let headers = soup.responseHeaders(message)
    soup.setHeader(headers, "Content-Type", "text/event-stream")
    soup.setEncoding(headers, LibSoupServer.inChunks)
    soup.setStatus(message, 200, nil)
    // What was sent is not kept.
    soup.accumulate(soup.responseBody(message), 0)
    let way = Unmanaged.passRetained(Way(self, listener)).toOpaque()
    _ = soup.glib.connect(
      message, "finished",
      { _, way in
        guard let way else { return }
        let found = Unmanaged<Way>.fromOpaque(way).takeUnretainedValue()
        found.service?.close(found.listener)
      }, way, { way, _ in if let way { Unmanaged<Way>.fromOpaque(way).release() } }, 0)
    append(PageEvent.heartbeat, to: message)
    answering.opened(listener)
  }

  /// Sends bytes to one page that listens, or to all.
  func send(_ bytes: Data, to listener: PageListener?) {
    for (each, message) in listeners where listener == nil || each == listener {
      append(bytes, to: message)
      soup.goOn(server, message)
    }
  }

  private func append(_ bytes: Data, to message: LibSoupServer.Object) {
    bytes.withUnsafeBytes { soup.append(soup.responseBody(message), LibSoupServer.copied, $0.baseAddress, UInt($0.count)) }
  }

  /// Ends a connection after what was sent to it.
  func drop(_ listener: PageListener) {
    guard let message = listeners[listener] else { return }
    soup.complete(soup.responseBody(message))
    soup.goOn(server, message)
    close(listener)
  }

  private func close(_ listener: PageListener) {
    guard let message = listeners.removeValue(forKey: listener) else { return }
    soup.glib.release(message)
    answering.closed(listener)
  }
}
