/// Who may ask a page's server, and for how much.
///
/// It listens on this machine only, and yet any page that is open in a browser here can send requests to it, and can have names of its
/// own lead here. So the address has a token that nobody else knows, requests name the server as itself, and those that say where they
/// come from come from its own page.
struct PageAccess: Sendable {
  let token: String
  let port: Int

  /// The most bytes that a request brings along.
  static let bodyLimit = 64 << 10
  static let pathLimit = 1_000

  /// A request's first line and what its headers say.
  struct Head {
    var method: String
    var path: String
    var host: String?
    var origin: String?
    /// `Sec-Fetch-Site`.
    var site: String?
    var length: Int64
    /// Whether the length of what it brings along is said before.
    var hasLength: Bool
  }

  /// A status and a line for a request that is not taken.
  struct Refusal: Error, Equatable {
    var status: Int
    var reason: String
  }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// The method and what follows the token.
  func check(_ head: Head) throws(Refusal) -> (method: PageRequest.Method, path: String) {
    guard let host = head.host, hosts.contains(host.lowercased()) else {
      throw Refusal(status: 403, reason: "this server is asked as \(hosts.joined(separator: " or ")) only")
    }
    if let origin = head.origin, !hosts.contains(where: { origin == "http://\($0)" }) {
      throw Refusal(status: 403, reason: "requests of other pages are not taken")
    }
    if let site = head.site, !["same-origin", "none"].contains(site), head.method != "GET" || !head.path.hasSuffix("/") {
      throw Refusal(status: 403, reason: "requests of other pages are not taken")
    }
    guard let method = PageRequest.Method(rawValue: head.method) else {
      throw Refusal(status: 405, reason: "GET and POST are the methods that there are")
    }
    guard head.path.utf8.count <= Self.pathLimit, let path = pathAfterToken(head.path) else {
      throw Refusal(status: 404, reason: "there is nothing here; use the address that apus dev has printed")
    }
    guard method == .get || head.hasLength else { throw Refusal(status: 411, reason: "a request says how long it is") }
    guard head.length <= Self.bodyLimit else {
      throw Refusal(status: 413, reason: "a request has at most \(Self.bodyLimit) bytes")
    }
    return (method, path)
  }

  private func pathAfterToken(_ path: String) -> String? {
    let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, isToken(parts[1]) else { return nil }
    return String(parts[2])
  }

  /// Takes as long wherever the first difference is.
  private func isToken(_ text: Substring) -> Bool {
    let (own, given) = (Array(token.utf8), Array(text.utf8))
    guard own.count == given.count else { return false }
    return zip(own, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// A token that nobody guesses: 128 random bits.
  static func newToken() -> String {
    var numbers = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let text = String(numbers.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }
}
