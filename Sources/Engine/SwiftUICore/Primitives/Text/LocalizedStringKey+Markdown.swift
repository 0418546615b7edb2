import Foundation

extension LocalizedStringKey {
  /// A part of the text with the values inserted.
  struct Segment {
    enum Content {
      case string(String)
      case text(Text)
    }
    var content: Content
    /// What Markdown says of it.
    var attributes = AttributeContainer()
  }

  /// Marks the place of a value in the formatted string, by the characters that anchor annotations, which text does not have.
  enum Marker {
    static let start: Character = "\u{FFF9}"
    static let end: Character = "\u{FFFB}"
    static func value(_ index: Int) -> String { "\(start)\(index)\(end)" }
    /// As it stands in an address.
    static func escapedValue(_ index: Int) -> String { "%EF%BF%B9\(index)%EF%BF%BB" }
  }

  /// Whether a text could be anything but plain in Markdown; most are known to be plain without a parser.
  static func mayHaveMarkup(_ string: String) -> Bool {
    var (before, beforeThat): (UInt8, UInt8) = (0, 0)
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "\\"),
        UInt8(ascii: "<"), UInt8(ascii: "&"):
        return true
      case UInt8(ascii: "@") where before != UInt8(ascii: "%"): return true
      case UInt8(ascii: "/") where before == UInt8(ascii: "/") && beforeThat == UInt8(ascii: ":"): return true
      case UInt8(ascii: ".") where before == UInt8(ascii: "w") && beforeThat == UInt8(ascii: "w"): return true
      default: break
      }
      (before, beforeThat) = (byte, before)
    }
    return false
  }

  /// The parts of a text whose values are marked.
  func segments(of string: String) -> [Segment] {
    var segments: [Segment] = []
    for (index, part) in string.split(separator: Marker.start, omittingEmptySubsequences: false).enumerated() {
      var rest = part
      if index > 0, let end = part.firstIndex(of: Marker.end) {
        if let number = Int(part[..<end]), let value = markedValue(number) { segments.append(Segment(content: value)) }
        rest = part[part.index(after: end)...]
      }
      if !rest.isEmpty { segments.append(Segment(content: .string(String(rest)))) }
    }
    return segments
  }

  /// The parts of a text that Markdown has been read from; values are as they were, with the looks of their place.
  func segments(of string: AttributedString) -> [Segment] {
    string.runs.flatMap { run in
      var attributes = run.attributes
      if let link = attributes.link { attributes.link = insertingValues(in: link) }
      return segments(of: String(string[run.range].characters)).map { Segment(content: $0.content, attributes: attributes) }
    }
  }

  private func insertingValues(in url: URL) -> URL {
    var address = url.absoluteString
    for index in arguments.indices {
      guard case .string(let value)? = markedValue(index) else { continue }
      address = address.replacingOccurrences(of: Marker.escapedValue(index), with: value)
    }
    return URL(string: address) ?? url
  }

  private func markedValue(_ index: Int) -> Segment.Content? {
    guard arguments.indices.contains(index) else { return nil }
    return switch arguments[index] {
    case .string(let string): .string(string)
    case .text(let text): .text(text)
    default: nil
    }
  }
}
