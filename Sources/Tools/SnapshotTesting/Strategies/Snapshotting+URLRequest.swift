import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// A request as it is sent: method and address, headers in order, the body.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// A request as it is sent; a body of JSON may be laid out for people.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      let method = "\(request.httpMethod ?? "GET") \(request.sortedAddress)"
      let body = request.httpBody.map { "\n" + ((pretty ? $0.prettyJSON : nil) ?? String(decoding: $0, as: UTF8.self)) }
      return ([method] + request.headers.map { "\($0.key): \($0.value)" } + (body.map { [$0] } ?? [])).joined(separator: "\n")
    }
  }

  /// A request as the command `curl` that would send it.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      var words = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": words.append("--head")
      case let method: words.append("--request \(method)")
      }
      words += request.headers.filter { $0.key != "Cookie" }.map { "--header \"\($0.key): \($0.value.shellQuoted)\"" }
      if let body = request.httpBody { words.append("--data \"\(String(decoding: body, as: UTF8.self).shellQuoted)\"") }
      if let cookie = request.value(forHTTPHeaderField: "Cookie") { words.append("--cookie \"\(cookie.shellQuoted)\"") }
      words.append("\"\(request.sortedAddress)\"")
      return words.joined(separator: " \\\n\t")
    }
  }
}

extension URLRequest {
  /// Headers by their names.
  fileprivate var headers: [(key: String, value: String)] { (allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key } }

  /// The address with its query in order.
  fileprivate var sortedAddress: String {
    guard let url else { return "(null)" }
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false), let items = parts.queryItems else {
      return url.absoluteString
    }
    parts.queryItems = items.sorted { $0.name < $1.name }
    return parts.url?.absoluteString ?? url.absoluteString
  }
}

extension Data {
  /// The same JSON laid out for people; `nil` where it is none.
  fileprivate var prettyJSON: String? {
    guard let object = try? JSONSerialization.jsonObject(with: self),
      let data = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}

extension String {
  /// What stands between a shell's quotes.
  fileprivate var shellQuoted: String {
    replacingOccurrences(of: "\\\"", with: "\\\\\"").replacingOccurrences(of: "\"", with: "\\\"")
  }
}
