/// Where the groups and file references of a project lie on disk.
struct XcodeFileTree {
  /// What a reference stands for.
  enum Location: Hashable {
    case path(Path)
    /// Something that is built.
    case product
    /// A part of Apple's systems or of Xcode.
    case system
    /// Nothing that can be found, as the reference has no path or counts from a place that only one machine knows.
    case nowhere
  }

  /// More groups inside of each other than any project has.
  static let deepest = 100
  /// As long as paths may be on Apple's systems.
  static let longestPath = 1_024

  /// The folder that `SOURCE_ROOT` means.
  let root: Path
  /// One line for each group that lies in itself.
  private(set) var warnings: [String] = []
  private var locations: [String: Location] = [:]

  init(_ objects: XcodeObjects, root: Path) {
    self.root = root
    guard let main = objects[objects.project.text("mainGroup")] else { return }
    locations[main.id] = location(of: main, in: .path(root))
    var rest = [(group: main, depth: 1)]
    var warned: Set<String> = []
    while let (group, depth) = rest.popLast() {
      for child in objects.objects(group.texts("children")) {
        let hasChildren = !child.texts("children").isEmpty
        if locations[child.id] != nil || (hasChildren && depth >= Self.deepest) {
          if hasChildren, warned.insert(child.id).inserted {
            warnings.append("the group \(child.title) stands in two groups, in itself or too deep; it is read once")
          }
          continue
        }
        locations[child.id] = location(of: child, in: locations[group.id] ?? .path(root))
        if hasChildren { rest.append((child, depth + 1)) }
      }
    }
  }

  /// Where an object lies; what stands in no group counts from the project's folder.
  func location(of object: XcodeObject) -> Location { locations[object.id] ?? location(of: object, in: .path(root)) }

  /// The path of an object that lies on disk.
  func path(of object: XcodeObject?) -> Path? {
    guard let object, case .path(let path) = location(of: object) else { return nil }
    return path
  }

  private func location(of object: XcodeObject, in parent: Location) -> Location {
    let own = object.text("path") ?? ""
    guard own.utf8.count <= Self.longestPath, !own.utf8.contains(0) else { return .nowhere }
    if object.kind == "PBXReferenceProxy" { return .product }
    if own.isEmpty, object.kind == "PBXFileReference" { return .nowhere }
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>":
      guard case .path(let folder) = parent, !own.isEmpty else { return parent }
      return joined(own, to: folder)
    case "SOURCE_ROOT": return joined(own, to: root)
    case "<absolute>": return own.isEmpty ? .nowhere : joined(own, to: root)
    case "BUILT_PRODUCTS_DIR": return .product
    case "SDKROOT", "DEVELOPER_DIR": return .system
    default: return .nowhere
    }
  }

  private func joined(_ text: String, to folder: Path) -> Location {
    // Most are plain names, and taking a long path apart again and again takes long.
    let isName = !text.utf8.contains(UInt8(ascii: "/")) && text != "." && text != ".."
    let path = isName ? folder / text : Path(text).absolute(in: folder)
    return path.string.utf8.count <= Self.longestPath ? .path(path) : .nowhere
  }
}
