import CGio
package import Foundation
import LateLibraries
package import DisplayModel

/// Asks servers by libsoup, on a thread of its own.
///
/// Foundation's sessions do not serve: while an answer is not there they keep a whole processor core busy, and an answer without end
/// comes as a whole.
package final class SoupFetcher: WebFetcher {
  /// The one of the process: its connections are used again.
  package static let shared = SoupFetcher()

  /// How many connections there are at a time, and to one server; choices, as browsers have them.
  private static let connections: CInt = 24
  private static let connectionsPerHost: CInt = 6
  /// Seconds without a byte after which a server is given up, as `URLRequest` has them.
  private static let silenceLimit: guint = 60

  private let loop = WebLoop()
  // Safe: made and used by the loop's thread alone.
  private nonisolated(unsafe) var session: LibSoup.Session?

  package func fetch(_ request: WebRequest) async throws(URLError) -> WebResponse {
    let soup: LibSoup
    switch LibSoup.shared {
    case .success(let library): soup = library
    case .failure(let failure):
      Diagnostics.report("nothing can be loaded from servers: \(failure.reason)")
      throw URLError(.resourceUnavailable, userInfo: [NSLocalizedDescriptionKey: failure.reason])
    }
    let transfer = Transfer(request, by: soup, on: loop)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { (waiting: CheckedContinuation<Result<WebResponse, URLError>, Never>) in
        loop.perform { [self] in transfer.begin(in: openSession(soup)) { waiting.resume(returning: $0) } }
      }
    } onCancel: {
      loop.perform { transfer.end(.failure(URLError(.cancelled))) }
    }
    return try result.get()
  }

  private func openSession(_ soup: LibSoup) -> LibSoup.Session {
    if let session { return session }
    let new = notNull(ApusSession(soup.sessionType(), Self.connections, Self.connectionsPerHost, Self.silenceLimit))
    session = new
    return new
  }
}
