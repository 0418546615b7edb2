import CGio
import Foundation
import DisplayModel

// Safe: what changes belongs to the loop's thread: everything is called there.
/// One request, on its way through redirects to its answer.
///
/// It belongs to the loop's thread: everything is called there. Whoever waits hears once how it ended; what the library is still doing
/// then is cancelled, and let go of when the library says that it has stopped.
final class Transfer: @unchecked Sendable {
  /// How often a server may send a request elsewhere; a choice, as many as browsers follow.
  private static let redirectLimit = 20
  /// How often a server may say that an answer is to come (100 to 199) before it comes; a choice.
  private static let informationLimit = 16
  /// So many bytes are taken at a time, unpacked ones.
  private static let step = 64 << 10

  private let soup: LibSoup
  private let loop: WebLoop
  private let request: WebRequest
  private var url: URL
  private var redirects = 0
  private var information = 0
  private let cancellable = g_cancellable_new()
  private var timer: WebLoop.Timer?
  private var isOver = false
  private var finished: ((Result<WebResponse, URLError>) -> Void)?

  @Late private var session: LibSoup.Session
  private var message: LibSoup.Message?
  private var stream: UnsafeMutablePointer<GInputStream>?
  private var response = WebResponse(status: 0, headers: [:], body: Data())
  private let buffer = UnsafeMutableRawPointer.allocate(byteCount: Transfer.step, alignment: 1)

  init(_ request: WebRequest, by soup: LibSoup, on loop: WebLoop) {
    self.request = request
    self.soup = soup
    self.loop = loop
    url = request.url
  }

  deinit {
    g_object_unref(cancellable)
    buffer.deallocate()
  }

  /// Asks; `finished` is called once, at once where the transfer was ended before it began.
  func begin(in session: LibSoup.Session, _ finished: @escaping (Result<WebResponse, URLError>) -> Void) {
    guard !isOver else { return finished(.failure(URLError(.cancelled))) }
    self.session = session
    self.finished = finished
    timer = loop.perform(after: request.timeLimit) { [self] in end(.failure(failure(.timedOut))) }
    ask()
  }

  /// Tells who waits how it ended, and stops what is still going on; the first call counts.
  func end(_ result: Result<WebResponse, URLError>) {
    guard !isOver else { return }
    isOver = true
    timer?.stop()
    timer = nil
    finished?(result)
    finished = nil
    response.body = Data()
    g_cancellable_cancel(cancellable)
  }

  // MARK: Asking

  private func ask() {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else { return fail(.unsupportedURL) }
    if scheme == "https", g_tls_backend_supports_tls(g_tls_backend_get_default()) == 0 {
      Diagnostics.report(
        "nothing can be loaded from https addresses: GLib finds no TLS; install the package glib-networking")
      return fail(.secureConnectionFailed)
    }
    guard url.host?.isEmpty == false, let message = soup.newMessage("GET", url.absoluteString) else { return fail(.badURL) }
    self.message = message
    // Each address is looked at before it is asked.
    soup.addFlags(message, LibSoup.noRedirect)
    countInformation(about: message)
    let headers = soup.requestHeaders(message)
    for (name, value) in request.headers { soup.replaceHeader(headers, name, value) }
    soup.send(
      session, message, G_PRIORITY_DEFAULT, cancellable,
      { _, result, data in Unmanaged<Transfer>.fromOpaque(notNull(data)).takeRetainedValue().answered(result) },
      Unmanaged.passRetained(self).toOpaque())
  }

  /// Ends the transfer where too much is said before the answer: the library itself would go on, and let nobody else have a turn.
  private func countInformation(about message: LibSoup.Message) {
    let heard: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      let transfer = Unmanaged<Transfer>.fromOpaque(notNull(data)).takeUnretainedValue()
      transfer.information += 1
      if transfer.information > Transfer.informationLimit { transfer.fail(.badServerResponse) }
    }
    // The message is let go of before the transfer is.
    g_signal_connect_data(
      message, "got-informational", unsafeBitCast(heard, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(), nil,
      GConnectFlags(rawValue: 0))
  }

  private func answered(_ result: OpaquePointer?) {
    var error: UnsafeMutablePointer<GError>?
    stream = soup.finishSending(session, result, &error)
    guard !isOver, let message, stream != nil else { return stop(error) }
    let headers = soup.responseHeaders(message)
    response.status = Int(soup.status(message))
    response.headers = fields(of: headers)
    if [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["location"] {
      return follow(location)
    }
    guard soup.contentLength(headers) <= request.byteLimit else {
      release()
      return fail(.dataLengthExceedsMaximum)
    }
    read()
  }

  private func follow(_ location: String) {
    release()
    redirects += 1
    response.isRedirected = true
    guard redirects <= Self.redirectLimit else { return fail(.httpTooManyRedirects) }
    guard let next = URL(string: location, relativeTo: url)?.absoluteURL else { return fail(.redirectToNonExistentLocation) }
    url = next
    ask()
  }

  private func fields(of headers: LibSoup.Headers) -> [String: String] {
    final class Fields { var values: [String: String] = [:] }
    let fields = Fields()
    soup.forEachHeader(
      headers,
      { name, value, data in
        let fields = Unmanaged<Fields>.fromOpaque(notNull(data)).takeUnretainedValue()
        let name = String(cString: name).lowercased(), value = String(cString: value)
        fields.values[name] = fields.values[name].map { "\($0), \(value)" } ?? value
      }, Unmanaged.passUnretained(fields).toOpaque())
    return fields.values
  }

  // MARK: Reading

  private func read() {
    g_input_stream_read_async(
      stream, buffer, gsize(Self.step), G_PRIORITY_DEFAULT, cancellable,
      { _, result, data in Unmanaged<Transfer>.fromOpaque(notNull(data)).takeRetainedValue().read(result) },
      Unmanaged.passRetained(self).toOpaque())
  }

  private func read(_ result: OpaquePointer?) {
    var error: UnsafeMutablePointer<GError>?
    let count = g_input_stream_read_finish(stream, result, &error)
    guard !isOver, count >= 0 else { return stop(error) }
    if count == 0 {
      release()
      return end(.success(response))
    }
    guard response.body.count + count <= request.byteLimit else {
      release()
      return fail(.dataLengthExceedsMaximum)
    }
    response.body.append(buffer.assumingMemoryBound(to: UInt8.self), count: count)
    read()
  }

  // MARK: Ending

  /// The library has stopped, because of an error or because nobody waits any more.
  private func stop(_ error: UnsafeMutablePointer<GError>?) {
    release()
    if let error {
      end(.failure(failure(URLError.Code(error.pointee), String(cString: error.pointee.message))))
      g_error_free(error)
    } else {
      fail(.unknown)
    }
  }

  private func fail(_ code: URLError.Code) { end(.failure(failure(code))) }

  private func failure(_ code: URLError.Code, _ reason: String? = nil) -> URLError {
    var info: [String: Any] = ["NSErrorFailingURLKey": url]
    if let reason { info[NSLocalizedDescriptionKey] = reason }
    return URLError(code, userInfo: info)
  }

  /// Lets the message and its stream go; where the body has not been read to its end, the connection is closed.
  private func release() {
    if let stream { g_object_unref(stream) }
    if let message { g_object_unref(message) }
    (stream, message) = (nil, nil)
  }
}
