import LaunchContract
import RemoteControl

/// The elements of what an app shows, under names that stay the same as long as they are there.
///
/// The app names its elements anew each time; here an element keeps its name over that, so that what changed can be told in
/// few words.
struct MCPElements {
  /// What makes an element the same as an earlier one.
  private struct Key: Hashable {
    /// Roles and names of what it lies in and of itself, from the outside in; what has no name goes by the first ones inside.
    var path: [String]
    /// The how manieth of those that have all this in common, and of how many: where one of them goes, all are others, so that no
    /// name passes from one to the next.
    var number = 0
    var count = 0
  }

  /// What is different from the time before.
  struct Changes: Equatable {
    var appeared: [RemoteElement] = []
    var gone: [RemoteElement] = []
    /// Those whose value or state is another one.
    var changed: [RemoteElement] = []
    /// How many stay as they are in another place.
    var moved = 0
    /// How many only have other colours.
    var recolored = 0

    var isEmpty: Bool { appeared.isEmpty && gone.isEmpty && changed.isEmpty && moved == 0 }
  }

  /// In the order of reading, under the names that the client knows.
  private(set) var all: [RemoteElement] = []
  private var keys: [Key] = []
  /// The app's own names.
  private var appRefs: [String: String] = [:]
  /// Those that have gone, by the client's names.
  private var gone: [String: RemoteElement] = [:]
  private var lastNumber = 0
  /// The last number of what was shown before.
  private var lastForgotten = 0

  /// Takes what the app shows now.
  mutating func take(_ new: [RemoteElement]) -> Changes {
    let before = self
    let known = Dictionary(zip(keys, all)) { first, _ in first }
    (all, keys, appRefs) = ([], [], [:])
    for (element, key) in zip(new, Self.keys(of: new)) {
      var named = element
      if let old = known[key] {
        named.ref = old.ref
      } else {
        lastNumber += 1
        named.ref = "e\(lastNumber)"
      }
      appRefs[named.ref] = element.ref
      all.append(named)
      keys.append(key)
    }
    let changes = changes(since: before)
    // Only the last ones are of use to whoever still has their names.
    gone = Dictionary(changes.gone.map { ($0.ref, $0) }) { first, _ in first }
    return changes
  }

  private static func keys(of elements: [RemoteElement]) -> [Key] {
    var (paths, around): ([[String]], [(level: Int, name: String)]) = ([], [])
    for (index, element) in elements.enumerated() {
      around.removeAll { $0.level >= element.level }
      around.append((element.level, name(at: index, of: elements)))
      paths.append(around.map(\.name))
    }
    let counts = Dictionary(paths.map { ($0, 1) }, uniquingKeysWith: +)
    var numbers: [[String]: Int] = [:]
    return paths.map { path in
      numbers[path, default: 0] += 1
      return Key(path: path, number: numbers[path, default: 1], count: counts[path, default: 1])
    }
  }

  /// The role of an element with its name, or with the names that it has inside.
  private static func name(at index: Int, of elements: [RemoteElement]) -> String {
    let element = elements[index]
    if let identifier = element.identifier, !identifier.isEmpty { return "\(element.role) id:\(identifier)" }
    if let label = element.label, !label.isEmpty { return "\(element.role) \(label)" }
    let inside = elements[(index + 1)...].prefix { $0.level > element.level }.compactMap(\.label).prefix(namesInside)
    return ([element.role] + inside).joined(separator: " ")
  }

  private static let namesInside = 3

  /// What is different from an earlier state.
  func changes(since before: MCPElements) -> Changes {
    let old = Dictionary(before.all.map { ($0.ref, $0) }) { first, _ in first }
    var changes = Changes()
    for element in all {
      guard let earlier = old[element.ref] else {
        changes.appeared.append(element)
        continue
      }
      if Self.hasChanged(element, since: earlier) {
        changes.changed.append(element)
        continue
      }
      if element.frame != earlier.frame { changes.moved += 1 }
      if element.colors != earlier.colors { changes.recolored += 1 }
    }
    changes.gone = before.all.filter { appRefs[$0.ref] == nil }
    return changes
  }

  /// Forgets all; names go on from where they were, so that an old one never means another element.
  mutating func removeAll() { (all, keys, appRefs, gone, lastForgotten) = ([], [], [:], [:], lastNumber) }

  /// The element that the client names.
  func element(_ ref: String) throws -> RemoteElement {
    if let element = all.first(where: { $0.ref == ref }) { return element }
    let what =
      gone[ref].map { "\(ref) (\($0.role)\($0.label.map { " \"\($0)\"" } ?? "")) is there no more" }
      ?? (isForgotten(ref) ? "\(ref) was an element of what was shown before" : "there is no element \(ref)")
    throw CommandError.failure("\(what); call elements for those that there are")
  }

  private func isForgotten(_ ref: String) -> Bool {
    ref.hasPrefix("e") && Int(ref.dropFirst()).map { $0 > 0 && $0 <= lastForgotten } ?? false
  }

  /// The elements that have a label or an identifier.
  func named(_ name: String) -> [RemoteElement] { all.filter { $0.label == name || $0.identifier == name } }

  /// The client's name for one of the app's own; `nil` where that was not told.
  func clientRef(_ appRef: String) -> String? { appRefs.first { $0.value == appRef }?.key }

  /// The app's own name for an element.
  func appRef(_ ref: String) throws -> String { appRefs[try element(ref).ref] ?? ref }

  private static func hasChanged(_ new: RemoteElement, since old: RemoteElement) -> Bool {
    new.value != old.value || new.enabled != old.enabled || new.selected != old.selected || new.focused != old.focused
      || new.hint != old.hint || new.actions != old.actions
  }
}

// MARK: - As text and values

extension RemoteElement {
  /// One line for the model: `e3 button "Save" (20,40 100x44) #007AFF #FFFFFF`.
  var lineWithRef: String {
    var words = [ref, role]
    if let label, !label.isEmpty { words.append("\"\(label.onOneLine)\"") }
    if let value, !value.isEmpty { words.append("= \"\(value.onOneLine)\"") }
    if let identifier, !identifier.isEmpty { words.append("id:\(identifier.onOneLine)") }
    words.append(frame.text)
    words += colors ?? []
    if !enabled { words.append("disabled") }
    if selected == true { words.append("selected") }
    if focused == true { words.append("focused") }
    let actions = actions.filter { $0 != "tap" }
    if !actions.isEmpty { words.append("[\(actions.joined(separator: ", ").onOneLine)]") }
    return words.joined(separator: " ")
  }

  /// `e3 button "Save"`, for a sentence.
  var title: String { "\(ref) \(role)" + (label.map { " \"\($0.onOneLine)\"" } ?? "") }

  /// The same of what an act is done to.
  var titleAsTarget: String { title + (enabled ? "" : ", which is disabled") }

  /// As a tool's result has it: what is as usual is left out.
  var values: JSONValue {
    var value: JSONValue = ["ref": .string(ref), "role": .string(role), "frame": frame.values]
    for (name, text) in [("label", label), ("value", self.value), ("hint", hint), ("identifier", identifier)] {
      if let text, !text.isEmpty { value[name] = .string(String(text.prefix(500))) }
    }
    if !enabled { value["enabled"] = false }
    if selected == true { value["selected"] = true }
    if focused == true { value["focused"] = true }
    if !actions.isEmpty { value["actions"] = .array(actions.map { .string($0) }) }
    if let colors, !colors.isEmpty { value["colors"] = .array(colors.map { .string($0) }) }
    if level > 0 { value["level"] = JSONValue(level) }
    return value
  }
}

extension RemoteRect {
  /// `(x,y widthxheight)`, in whole points.
  var text: String {
    "(\(x.rounded().shortest),\(y.rounded().shortest) \(width.rounded().shortest)x\(height.rounded().shortest))"
  }

  /// With halves of points at most, as a model needs no more.
  var values: JSONValue {
    let half = { (length: Double) in JSONValue.number((length * 2).rounded() / 2) }
    return ["x": half(x), "y": half(y), "width": half(width), "height": half(height)]
  }
}

extension String {
  /// The beginning of the text, without ends of lines.
  var onOneLine: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 200 ? line.prefix(200) + "…" : line
  }
}
