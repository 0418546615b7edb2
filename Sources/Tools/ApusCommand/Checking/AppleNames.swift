/// Names of Apple's frameworks that were not there when the table was made: what each is, and since which release.
struct AppleNames {
  struct Entry: Equatable {
    var name: String
    /// `nil` for a framework itself.
    var module: String?
    /// As the table has it.
    var release: String
    var kind: String
    /// The type whose member it is; empty where it is none's.
    var owner: String

    /// `SwiftUI, iOS 26`, as far as it is known.
    var origin: String {
      let digits = release.prefix(while: \.isNumber)
      let more = release.hasSuffix("-") ? " or earlier" : release.hasSuffix("+") ? " or later" : ""
      return ([module].compactMap { $0 } + (digits.isEmpty ? [] : ["iOS \(digits)\(more)"])).joined(separator: ", ")
    }
  }

  private var entries: [String: [Entry]] = [:]

  /// Reads a table as `scripts/apple-names` makes it; other lines are left out.
  init(table: String = Self.table) {
    var (module, release, kind, owner) = ("", "", "", "")
    for line in table.split(separator: "\n") {
      var names = line[...]
      if !line.hasPrefix(" ") {
        guard let colon = line.firstIndex(of: ":") else { continue }
        let words = line[..<colon].split(separator: " ").map(String.init)
        guard words.count == 4 else { continue }
        (module, release, kind, owner) = (words[0], words[1], words[2], words[3] == "-" ? "" : words[3])
        names = line[line.index(after: colon)...]
      }
      for name in names.split(separator: " ").map(String.init) {
        entries[name, default: []].append(
          Entry(name: name, module: module == "-" ? nil : module, release: release, kind: kind, owner: owner))
      }
    }
  }

  /// What is known of a name.
  func entries(named name: String) -> [Entry] { entries[name] ?? [] }

  /// The entry that an unknown name most likely means; `nil`: it is no name of Apple's that is missing.
  func entry(for unknown: UnknownName) -> Entry? {
    let all = entries(named: unknown.name)
    switch unknown.place {
    case .module: return all.first { $0.kind == "module" }
    case .scope: return all.first { $0.owner.isEmpty && $0.kind != "module" }
    case .member(let type):
      let members = all.filter { !$0.owner.isEmpty }
      let plain = UnknownName.plain(type)
      // A modifier is used on types of which nobody but the compiler knows that they are views.
      return members.first { $0.owner == plain } ?? members.first { $0.kind == "func" && Self.open.contains($0.owner) }
        ?? all.first { type == "" && !$0.owner.isEmpty }
    }
  }

  /// Protocols whose functions apps call on types of their own.
  private static let open: Set<String> = [
    "View", "Scene", "Shape", "InsettableShape", "ShapeStyle", "Gesture", "ToolbarContent", "ChartContent", "Chart3DContent",
    "MapContent", "DynamicViewContent", "Publisher", "Commands", "TableColumnContent", "TableRowContent", "Animatable",
  ]
}
