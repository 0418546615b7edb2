/// What is wrong with the project's pages as text: prose that is too wide, links that lead nowhere, sources that are not there.
struct PageReview {
  /// The most characters in a line of prose, as in a line of code.
  static let columns = 130
  /// Pages whose names of sources are to be those of files; others may speak of what was, or of apps' own files.
  private static let mapsOfSources = ["docs/Architecture.md", "docs/architecture/"]

  private(set) var problems: [String] = []
  private(set) var proseLineCount = 0
  private(set) var linkCount = 0
  private(set) var namedFileCount = 0
  private let files: Set<String>
  private let pages: [String: [Line]]
  private let anchors: [String: Set<String>]
  /// Every end of a Swift file's path that begins with a name: `A/B.swift` is found as it stands and as `B.swift`.
  private let sourceNames: Set<String>

  /// - Parameters:
  ///   - pages: The texts of the pages, by their paths.
  ///   - files: The paths of everything that links may lead to, folders too.
  init(pages: [String: String], files: Set<String>) {
    self.files = files
    self.pages = pages.mapValues(Self.lines)
    anchors = self.pages.mapValues { Set($0.flatMap(\.anchors)) }
    sourceNames = files.filter { $0.hasSuffix(".swift") }.reduce(into: []) { names, path in
      let parts = path.split(separator: "/")
      for first in parts.indices { names.insert(parts[first...].joined(separator: "/")) }
    }
    for path in pages.keys.sorted() { review(path) }
  }

  private mutating func review(_ path: String) {
    for line in pages[path]! {
      if line.isProse {
        proseLineCount += 1
        if line.text.count > Self.columns, line.canBeBroken {
          problems.append("\(path):\(line.number): \(line.text.count) columns, more than \(Self.columns)")
        }
      }
      if !line.isCode { readLinks(of: line, on: path) }
      if Self.mapsOfSources.contains(where: path.hasPrefix) { readNamedFiles(of: line, on: path) }
    }
  }

  /// Where a link leads: a page or file beside the one that it is on, and a heading there.
  private mutating func readLinks(of line: Line, on path: String) {
    for match in line.textWithoutCode.matches(of: /\]\(([^)\s]+)\)/) where !match.1.contains(":") {
      linkCount += 1
      let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target = parts[0].isEmpty ? path : Self.path(String(parts[0]), from: path)
      if !files.contains(target) {
        problems.append("\(path):\(line.number): there is no \(target)")
      } else if parts.count == 2, !(anchors[target]?.contains(String(parts[1])) ?? false) {
        problems.append("\(path):\(line.number): \(target) has no heading #\(parts[1])")
      }
    }
  }

  private mutating func readNamedFiles(of line: Line, on path: String) {
    // Listings show code, drawings and prose name its files.
    guard line.language.isEmpty else { return }
    for match in line.text.matches(of: /(?:[A-Za-z0-9_+]+\/)*[A-Za-z0-9_+]+\.swift\b/) {
      namedFileCount += 1
      if !sourceNames.contains(String(match.0)) { problems.append("\(path):\(line.number): there is no file \(match.0)") }
    }
  }

  /// A path that is written on a page, from the project's folder.
  private static func path(_ link: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast()
    for part in link.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

extension PageReview {
  /// A line of a page, and what it is part of.
  private struct Line {
    var number: Int
    var text: Substring
    /// Whether it is part of a listing, its fences included.
    var isCode: Bool
    /// The language of the listing that it is part of.
    var language: Substring

    private var words: Substring { text.drop { $0 == " " } }
    /// Whether it is neither code nor a row of a table, which cannot go on in the next line.
    var isProse: Bool { !isCode && words.first != "|" && !words.isEmpty }

    /// Whether there is a space at which it could end earlier: not where it is one long link, behind the sign of a list's item.
    var canBeBroken: Bool {
      let sign = words.prefixMatch(of: /(?:[-*+]|\d+\.) +/)?.0.count ?? 0
      return words.dropFirst(sign).contains(" ")
    }

    /// The line without what stands in backticks.
    var textWithoutCode: Substring { text.replacing(/`[^`]*`/, with: "") }

    /// The names by which links find this place: of a heading, and of `<a id="…">`.
    var anchors: [String] {
      guard !isCode else { return [] }
      let ids = text.matches(of: /<a id="([^"]+)">/).map { String($0.1) }
      guard let heading = text.wholeMatch(of: /#+ (.*)/)?.1 else { return ids }
      let letters = heading.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || character == "-" || character == "_" ? character : nil
      }
      return ids + [String(letters)]
    }
  }

  private static func lines(_ text: String) -> [Line] {
    var language: Substring?
    return zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false)).map { number, text in
      let words = text.drop { $0 == " " }
      let isFence = words.hasPrefix("```")
      defer { if isFence { language = language == nil ? words.dropFirst(3) : nil } }
      return Line(number: number, text: text, isCode: isFence || language != nil, language: language ?? "")
    }
  }
}
