package import Foundation

/// How long an answer counts, by what the server says of it (RFC 9111).
package struct HTTPFreshness: Codable, Equatable, Sendable {
  /// Until when nobody asks again.
  package var freshUntil: Date
  /// Whether it may be kept.
  package var mayBeKept: Bool
  /// What says which version it is.
  package var tag: String?
  package var lastModified: String?

  /// What an answer counts of which a server says nothing, where a day is not too long; a choice.
  package static let usual: TimeInterval = 86_400
  /// No answer counts for longer than a year.
  package static let longest: TimeInterval = 31_536_000

  /// Reads the headers of an answer, whose names are in small letters; `unsaid` are the seconds that it counts where they do not say.
  package init(_ headers: [String: String], at now: Date, unsaid: TimeInterval = usual) {
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
    var duration = unsaid
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
  package var requestHeaders: [String: String] {
    var headers: [String: String] = [:]
    if let tag { headers["If-None-Match"] = tag }
    if let lastModified { headers["If-Modified-Since"] = lastModified }
    return headers
  }
}

/// Dates as servers write them: `Sun, 06 Nov 1994 08:49:37 GMT`.
package enum HTTPDate {
  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  /// The date that a text says; `nil` where it is none.
  package static func parse(_ text: String) -> Date? {
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
