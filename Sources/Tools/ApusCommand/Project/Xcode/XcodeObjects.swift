import Foundation

/// The objects of a `project.pbxproj` by their identifiers, as they stand in the file; nothing of them is required.
struct XcodeObjects {
  private let objects: [String: XcodeObject]
  /// The object that stands for the project.
  let project: XcodeObject

  /// Reads a property list in Xcode's own form.
  init(_ data: Data, file: Path) throws {
    try XcodeProjectText.check(Array(data), of: file)
    // Foundation takes text with bad bytes for another encoding; here they become replacement characters.
    let text = Data(String(decoding: data, as: UTF8.self).utf8)
    guard let list = try? PropertyListSerialization.propertyList(from: text, format: nil) as? [String: Any],
      let all = list["objects"] as? [String: Any]
    else { throw CommandError.failure("\(file) lists no objects, so it is no Xcode project") }
    objects = all.reduce(into: [:]) { result, entry in
      guard let fields = entry.value as? [String: Any] else { return }
      result[entry.key] = XcodeObject(id: entry.key, fields: fields)
    }
    let projects = objects.values.filter { $0.kind == "PBXProject" }
    let named = (list["rootObject"] as? String).flatMap { id in projects.first { $0.id == id } }
    guard let project = named ?? (projects.count == 1 ? projects[0] : nil) else {
      throw CommandError.failure("\(file) has no project object; take the file from a clean checkout")
    }
    self.project = project
  }

  /// An object by its identifier; `nil` where the file does not have it.
  subscript(id: String?) -> XcodeObject? { id.flatMap { objects[$0] } }

  /// The objects that a list of identifiers names, each once; what is not there is left out.
  func objects(_ ids: [String]) -> [XcodeObject] {
    var seen: Set<String> = []
    return ids.compactMap { seen.insert($0).inserted ? objects[$0] : nil }
  }

  /// All objects of a kind, in the order of their identifiers.
  func all(_ kind: String) -> [XcodeObject] {
    objects.values.filter { $0.kind == kind }.sorted { $0.id < $1.id }
  }
}

/// One object of a project file: a group, a target, a build phase.
struct XcodeObject {
  let id: String
  fileprivate let fields: [String: Any]

  /// Its class, such as `PBXGroup`; empty where the file does not say.
  var kind: String { text("isa") ?? "" }

  /// A text; `nil` where the key is missing or stands for something else.
  func text(_ key: String) -> String? { fields[key] as? String }

  /// The texts of a list; empty where the key is missing or stands for something else.
  func texts(_ key: String) -> [String] { (fields[key] as? [Any])?.compactMap { $0 as? String } ?? [] }

  /// The keys and values below a key.
  func entries(_ key: String) -> [String: Any] { fields[key] as? [String: Any] ?? [:] }

  /// The objects below a key that are written where they are meant, such as a project's references to others.
  func parts(_ key: String) -> [XcodeObject] {
    (fields[key] as? [Any] ?? []).compactMap { $0 as? [String: Any] }.map { XcodeObject(id: id, fields: $0) }
  }

  /// Whether it counts on a platform, by Xcode's name of it, such as `ios`: a project may want a thing on some only.
  func counts(on platform: String) -> Bool {
    let filters = texts("platformFilters") + [text("platformFilter")].compactMap { $0 }
    return filters.isEmpty || filters.contains(platform)
  }

  /// How people call it.
  var title: String { text("name") ?? text("path").map { Path($0).name } ?? id }
}
