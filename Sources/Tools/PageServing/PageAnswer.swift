package import Foundation

/// What somebody asks a page's server for: the token and who may ask at all are checked already.
package struct PageRequest: Equatable, Sendable {
  package enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
  }

  package var method: Method
  /// What follows the token: empty for the page itself.
  package var path: String
  package var body: Data

  package init(_ method: Method, _ path: String, body: Data = Data()) {
    (self.method, self.path, self.body) = (method, path, body)
  }
}

/// What a page's server answers.
package enum PageAnswer: Equatable, Sendable {
  case content(Data, type: String)
  /// Keeps the connection open; what is sent to the page comes there, as server-sent events.
  case events
  /// It is taken, and there is nothing to say.
  case done
  case notFound
  /// It is no request that can be done, and why.
  case refused(String)
}

/// A page that listens to events.
package struct PageListener: Hashable, Sendable {
  let number: Int
  package init(_ number: Int) { self.number = number }
}

/// Something that is sent to a page, under a name that its script knows.
package struct PageEvent: Equatable, Sendable {
  package var name: String
  /// One line of text, JSON mostly.
  package var data: String

  package init(_ name: String, _ data: String) { (self.name, self.data) = (name, data) }

  /// What goes over the line.
  var bytes: Data {
    let lines = data.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { "data: \($0)\n" }
    return Data("event: \(name)\n\(lines.joined())\n".utf8)
  }

  /// A line that pages do not see, by which a connection whose other end is gone is found out.
  static let heartbeat = Data(":\n\n".utf8)
}
