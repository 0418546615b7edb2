import Foundation

/// The tags of an SVG file, one after the other: enough to cut elements out of it.
///
/// Comments, declarations and text between them are passed over. A file that is no SVG ends early, and never traps.
struct SVGTags {
  struct Tag {
    enum Kind { case opens, closes, isWhole }
    var kind: Kind
    /// The name without a prefix.
    var name: String
    var range: Range<Int>
    fileprivate var inside: ArraySlice<UInt8>
  }

  let bytes: [UInt8]
  private var index = 0

  init(_ data: Data) { bytes = Array(data) }

  mutating func next() -> Tag? {
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[start...].starts(with: Array("<!--".utf8)) {
        guard pass("-->", from: start) else { return nil }
      } else if bytes[start...].starts(with: Array("<![CDATA[".utf8)) {
        guard pass("]]>", from: start) else { return nil }
      } else {
        guard let end = end(from: start) else { return nil }
        index = end
        let inside = bytes[(start + 1)..<(end - 1)]
        if let first = inside.first, !"?!".utf8.contains(first) { return tag(inside, start..<end) }
      }
    }
    return nil
  }

  private mutating func pass(_ mark: String, from start: Int) -> Bool {
    let mark = Array(mark.utf8)
    var place = start
    while place + mark.count <= bytes.count {
      if bytes[place] == mark[0], bytes[place...].starts(with: mark) {
        index = place + mark.count
        return true
      }
      place += 1
    }
    return false
  }

  /// Behind the angle bracket that ends a tag; those in quotation marks end none.
  private func end(from start: Int) -> Int? {
    var quote: UInt8?
    for place in start..<bytes.count {
      let byte = bytes[place]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return place + 1
      }
    }
    return nil
  }

  private func tag(_ inside: ArraySlice<UInt8>, _ range: Range<Int>) -> Tag {
    let closes = inside.first == UInt8(ascii: "/")
    let name = (closes ? inside.dropFirst() : inside).prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    let kind: Tag.Kind = closes ? .closes : inside.last == UInt8(ascii: "/") ? .isWhole : .opens
    return Tag(kind: kind, name: String(decoding: local, as: UTF8.self), range: range, inside: inside[name.endIndex...])
  }
}

extension SVGTags.Tag {
  /// The value of an attribute.
  subscript(attribute: String) -> String? {
    let wanted = Array(attribute.utf8)
    var rest = inside
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<equals].split { $0 <= 0x20 }.last ?? []
      let value = rest[(equals + 1)...]
      guard let start = value.firstIndex(where: { $0 > 0x20 }), "\"'".utf8.contains(value[start]),
        let end = value[(start + 1)...].firstIndex(of: value[start])
      else { return nil }
      if name.elementsEqual(wanted) { return String(decoding: rest[(start + 1)..<end], as: UTF8.self) }
      rest = rest[(end + 1)...]
    }
    return nil
  }

  /// The value of an attribute that is a number.
  func number(_ attribute: String) -> CGFloat? {
    self[attribute].flatMap { Double($0) }.flatMap { $0.isFinite && abs($0) < 1e6 ? CGFloat($0) : nil }
  }
}
