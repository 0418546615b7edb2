import Foundation

/// How long an answer counts, by what the server says of it (RFC 9111).
struct TileFreshness: Codable, Equatable {
  /// Until when nobody asks again.
  var freshUntil: Date
  /// Whether it may be kept on a disk.
  var mayBeKept: Bool
  /// What says which version it is.
  var tag: String?
  var lastModified: String?

  /// Where a server says nothing, a tile counts for a day; a choice.
  static let usual: TimeInterval = 86_400
  /// No answer counts for longer than a year.
  static let longest: TimeInterval = 31_536_000

  init(_ headers: [String: String], at now: Date) {
    var directives: [String: String] = [:]
    for part in (headers["cache-control"] ?? "").split(separator: ",").prefix(32) {
      let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard let name = pair.first, !name.isEmpty else { continue }
      directives[name.lowercased()] = pair.count > 1 ? pair[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"")) : ""
    }
    mayBeKept = directives["no-store"] == nil
    // Longer ones are no tags that a server could mean.
    tag = headers["etag"].flatMap { Self.header($0) }
    lastModified = headers["last-modified"].flatMap { Self.header($0) }
    let age = headers["age"].flatMap(Double.init).flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 0
    var duration = Self.usual
    if directives["no-cache"] != nil || !mayBeKept {
      duration = 0
    } else if let text = directives["max-age"] {
      duration = (Double(text).flatMap { $0.isFinite ? $0 : nil } ?? 0) - age
    } else if let text = headers["expires"] {
      duration = HTTPDate.parse(text).map { $0.timeIntervalSince(headers["date"].flatMap(HTTPDate.parse) ?? now) } ?? 0
    }
    freshUntil = now.addingTimeInterval(min(max(duration, 0), Self.longest))
  }

  private static func header(_ text: String) -> String? {
    text.utf8.count <= 256 && text.utf8.allSatisfy { $0 >= 32 && $0 < 127 } ? text : nil
  }

  /// What a request says so that a server need not send again what is known.
  var requestHeaders: [String: String] {
    var headers: [String: String] = [:]
    if let tag { headers["If-None-Match"] = tag }
    if let lastModified { headers["If-Modified-Since"] = lastModified }
    return headers
  }
}

/// Dates as servers write them: `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  static func parse(_ text: String) -> Date? {
    let words = text.prefix(64).split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let day = Int(words[1]), let year = Int(words[3]), (1970...9999).contains(year),
      (1...31).contains(day), let month = months.firstIndex(of: words[2].lowercased())
    else { return nil }
    let time = words[4].split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, (0...23).contains(time[0]), (0...59).contains(time[1]), (0...60).contains(time[2]) else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(
      year: year, month: month + 1, day: day, hour: time[0], minute: time[1], second: min(time[2], 59))
    return calendar.date(from: parts)
  }
}
