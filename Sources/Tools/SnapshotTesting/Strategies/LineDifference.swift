/// What two texts have not in common, line by line.
struct LineDifference {
  /// A line, and which of the texts have it.
  enum Line: Equatable {
    case both(Substring)
    case old(Substring)
    case new(Substring)
  }

  private(set) var lines: [Line]

  /// How many lines around a change are shown.
  private static let context = 4
  /// Beyond so many comparisons what lies between the first and the last change counts as changed altogether.
  private static let effort = 4_000_000

  init(_ old: String, _ new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let shortest = min(old.count, new.count)
    let start = (0..<shortest).first { old[$0] != new[$0] } ?? shortest
    let end = (0..<shortest - start).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shortest - start
    lines = old[..<start].map { .both($0) }
    lines += Self.changes(old[start..<old.count - end], new[start..<new.count - end])
    lines += old[(old.count - end)...].map { .both($0) }
  }

  private static func changes(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) -> [Line] {
    guard old.count * new.count <= effort else { return old.map { .old($0) } + new.map { .new($0) } }
    let difference = Array(new).difference(from: Array(old))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        result.append(.old(old[old.startIndex + oldIndex]))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        result.append(.new(new[new.startIndex + newIndex]))
        newIndex += 1
      } else {
        result.append(.both(new[new.startIndex + newIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return result
  }

  /// The changes with the lines around them, as a patch; a space at the end of a line is marked.
  var patch: String {
    var (oldLine, newLine) = (1, 1)
    var text: [String] = []
    var part = Part(old: 1, new: 1)
    // How many lines that both have follow the last change.
    var rest = 0
    for line in lines {
      part.add(line)
      if case .both = line { rest += 1 } else { rest = 0 }
      if case .new = line {} else { oldLine += 1 }
      if case .old = line {} else { newLine += 1 }
      if !part.isChanged {
        part.keepLast(Self.context)
      } else if rest > 2 * Self.context {
        text.append(part.text(withoutLast: rest - Self.context))
        part = Part(old: oldLine, new: newLine)
        rest = 0
      }
    }
    if part.isChanged { text.append(part.text(withoutLast: max(rest - Self.context, 0))) }
    return text.joined(separator: "\n")
  }
}

/// A part of a patch.
private struct Part {
  var old: Int
  var new: Int
  private var lines: [LineDifference.Line] = []

  init(old: Int, new: Int) { (self.old, self.new) = (old, new) }

  var isChanged: Bool { lines.contains { if case .both = $0 { false } else { true } } }

  mutating func add(_ line: LineDifference.Line) { lines.append(line) }

  mutating func keepLast(_ count: Int) {
    let left = max(lines.count - count, 0)
    lines.removeFirst(left)
    old += left
    new += left
  }

  func text(withoutLast count: Int) -> String {
    let shown = lines.dropLast(count)
    var (oldCount, newCount) = (0, 0)
    let rows = shown.map { line -> String in
      switch line {
      case .both(let text):
        (oldCount, newCount) = (oldCount + 1, newCount + 1)
        return "\u{2007}" + Self.marked(text)
      case .old(let text):
        oldCount += 1
        return "−" + Self.marked(text)
      case .new(let text):
        newCount += 1
        return "+" + Self.marked(text)
      }
    }
    return (["@@ −\(old),\(oldCount) +\(new),\(newCount) @@"] + rows).joined(separator: "\n")
  }

  private static func marked(_ text: Substring) -> String { text.hasSuffix(" ") ? text + "¬" : String(text) }
}
