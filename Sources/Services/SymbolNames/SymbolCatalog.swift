package import Foundation

/// What there is of the system's symbols: their names, and for each the text of a file that says how it is drawn.
///
/// A drawing is read, derived or converted when it is first asked for. Nothing is read before.
package final class SymbolCatalog {
  /// Where a drawing comes from.
  package enum Origin: String, Sendable {
    /// A file of its own.
    case own
    /// A rule that puts other drawings together.
    case derived
    /// An outline of Debian's package bootstrap-icons.
    case outline
  }

  /// The text of a symbol file, as `SystemSymbols/README.md` describes it.
  package struct Drawing: Equatable, Sendable {
    package var origin: Origin
    package var text: String
  }

  /// Where Debian's package puts its outlines.
  package static let iconFolder = URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg", isDirectory: true)

  private let folder: URL
  private let symbols: String
  private let icons: URL
  private var drawings: [String: Drawing?] = [:]
  /// Names whose drawing is being looked for, so that rules do not ask for what asked for them.
  private var pending: Set<String> = []
  /// How often a rule was sent back because it asked for what asked for it.
  private var turns = 0
  private lazy var list = SortedLines(folder.appendingPathComponent("Names.txt"))
  private lazy var matches = SymbolMatches(folder.appendingPathComponent("Matches.txt"))

  /// A catalogue of a folder with `Symbols`, `Names.txt` and `Matches.txt`; `icons` has the outlines, if it is there.
  package init(folder: URL, icons: URL = SymbolCatalog.iconFolder) {
    self.folder = folder
    symbols = folder.appendingPathComponent("Symbols").path
    self.icons = icons
  }

  /// The names of all symbols, drawn or not, in order.
  package var names: [String] { list.lines }

  /// Whether the system has a symbol of a name.
  package func contains(_ name: String) -> Bool { list.contains(name) }

  /// The drawing of a name; `nil` where there is none.
  package func drawing(of name: String) -> Drawing? {
    if let found = drawings[name] { return found }
    guard !name.isEmpty, !name.contains("/") else { return nil }
    guard pending.count < 12, pending.insert(name).inserted else {
      turns += 1
      return nil
    }
    let before = turns
    defer { pending.remove(name) }
    let drawing =
      own(name).map { Drawing(origin: .own, text: $0) } ?? matched(name)
      ?? SymbolRules(catalog: self).text(for: name).map { Drawing(origin: .derived, text: $0) }
    // What depends on a name that is being looked for may be found later.
    if drawing != nil || turns == before || pending.count == 1 { drawings[name] = .some(drawing) }
    return drawing
  }

  /// The text of a file of the name.
  func own(_ name: String) -> String? {
    let path = "\(symbols)/\(name).symbol"
    // Asking first is cheaper than an error.
    return FileManager.default.fileExists(atPath: path) ? try? String(contentsOfFile: path, encoding: .utf8) : nil
  }

  private func matched(_ name: String) -> Drawing? {
    if let match = matches[name] {
      switch match {
      case .icon(let icon, let style): return icon.outline(style, isSolid: false, in: icons)
      case .same(let other): return copy(of: other, "")
      case .turned(let angle, let other): return copy(of: other, " turn=\(angle)")
      case .flipped(let other): return copy(of: other, " flip")
      }
    }
    guard name.hasSuffix(".fill") else { return nil }
    return switch matches[String(name.dropLast(5))] {
    case .icon(let icon, let style):
      "\(icon)-fill".outline(style, isSolid: false, in: icons) ?? icon.outline(style, isSolid: true, in: icons)
    case .same(let other): copy(of: other + ".fill", "")
    case .turned(let angle, let other): copy(of: other + ".fill", " turn=\(angle)")
    case .flipped(let other): copy(of: other + ".fill", " flip")
    case nil: nil
    }
  }

  private func copy(of other: String, _ option: String) -> Drawing? {
    guard let header = header(of: other) else { return nil }
    let isUpright = !option.hasPrefix(" turn=90") && !option.hasPrefix(" turn=-90")
    let size = isUpright ? header.size : SymbolSize(header.size.height, header.size.width)
    return Drawing(
      origin: .derived,
      text: """
        size \(size)
        box \(header.family)
        use\(option) \(other) \(size.middle) 1
        """)
  }

  /// What the first lines of a drawing say.
  struct Header {
    var size = SymbolSize(1000, 1000)
    var family = "plain"
    var mirrors = false
  }

  func header(of name: String) -> Header? {
    guard let text = drawing(of: name)?.text else { return nil }
    var header = Header()
    for line in text.split(separator: "\n") {
      let words = line.prefix { $0 != "#" }.split(separator: " ")
      switch words.first {
      case "size": if words.count == 3 { header.size = SymbolSize(Double(words[1]) ?? 1000, Double(words[2]) ?? 1000) }
      case "box": header.family = words.last.map(String.init) ?? "plain"
      case "mirror": header.mirrors = true
      case nil, "limit": break
      default: return header
      }
    }
    return header
  }
}

extension String {
  /// The outline of an icon of this name.
  fileprivate func outline(_ style: SymbolMatches.Style, isSolid: Bool, in folder: URL) -> SymbolCatalog.Drawing? {
    guard let svg = try? String(contentsOf: folder.appendingPathComponent(self + ".svg"), encoding: .utf8) else { return nil }
    let text = IconOutline(svg: svg)?.text(style, isSolid: isSolid, growsWithWeight: !hasSuffix("-fill"))
    return text.map { SymbolCatalog.Drawing(origin: .outline, text: $0) }
  }
}

/// Lengths in thousandths of an em, as symbol files have them.
package struct SymbolSize: Equatable, Sendable, CustomStringConvertible {
  var width: Double
  var height: Double

  init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  package var description: String { "\(width.short) \(height.short)" }
  /// The point in the middle.
  var middle: SymbolSize { SymbolSize(width / 2, height / 2) }
}

extension Double {
  /// The number with at most three digits after the point.
  var short: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }
}
