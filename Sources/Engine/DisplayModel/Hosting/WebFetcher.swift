package import Foundation

/// Gets what lies at addresses of the web.
///
/// Servers are untrusted: a fetcher takes no more bytes than it is told to, and no longer; it costs nothing while it waits.
package protocol WebFetcher: AnyObject, Sendable {
  /// Asks a server, and follows where it sends the request.
  ///
  /// Cancelling the task ends the transfer and closes the connection, as every other failure does: addresses other than http and
  /// https ones (`unsupportedURL`, also where a server sends the request there), more bytes than the request allows
  /// (`dataLengthExceedsMaximum`), no answer in time (`timedOut`), too many redirects (`httpTooManyRedirects`).
  func fetch(_ request: WebRequest) async throws(URLError) -> WebResponse
}

/// What a server is asked for.
package struct WebRequest: Sendable {
  package var url: URL
  package var headers: [String: String]
  /// The most bytes that the answer's body may have, unpacked.
  package var byteLimit: Int
  /// Seconds after which the whole is given up.
  package var timeLimit: Double

  package init(url: URL, headers: [String: String] = [:], byteLimit: Int, timeLimit: Double) {
    self.url = url
    self.headers = headers
    self.byteLimit = byteLimit
    self.timeLimit = timeLimit
  }
}

/// What a server answered, whatever the status.
package struct WebResponse: Sendable {
  package var status: Int
  /// By names in small letters; what comes twice is joined by commas.
  package var headers: [String: String]
  /// Unpacked.
  package var body: Data
  /// Whether it comes from another address than the one that was asked for.
  package var isRedirected: Bool

  package init(status: Int, headers: [String: String], body: Data, isRedirected: Bool = false) {
    self.status = status
    self.headers = headers
    self.body = body
    self.isRedirected = isRedirected
  }
}
