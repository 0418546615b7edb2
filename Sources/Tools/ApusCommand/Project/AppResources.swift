/// Where each resource of an app lies beside its executable, so that `Bundle.main` finds it as on Apple's platforms.
///
/// Files are flattened to the top, as Xcode does; asset catalogues, bundles and folder references stay folders;
/// `ja.lproj` folders of the same name become one.
struct AppResources: Equatable {
  struct Item: Equatable {
    /// The path inside the app, such as `ja.lproj/Localizable.strings`.
    var destination: String
    var source: Path
  }

  var items: [Item] = []
  /// One line for each file that another of the same name displaced.
  var duplicates: [String] = []

  private var sources: [String: Path] = [:]

  init() {}

  init(_ resources: [Path]) throws {
    for resource in resources {
      switch FileStatus(of: resource)?.kind {
      case .folder where resource.fileExtension == "lproj":
        for name in try resource.children() where !name.hasPrefix(".") {
          add(resource / name, as: resource.name + "/" + RuleFiles.destination(of: name))
        }
      case .folder where resource.fileExtension == "xcassets":
        // All catalogues of an app count as one, so two with one name are no conflict.
        add(resource, as: freeName(for: resource))
      default: add(resource, as: RuleFiles.destination(of: resource.name))
      }
    }
  }

  /// The resources of a project's target.
  init(_ contents: XcodeTargetContents) {
    for resource in contents.resources {
      // All catalogues of an app count as one, so two with one name are no conflict.
      let destination = RuleFiles.destination(of: XcodeTargetContents.destination(of: resource))
      add(resource, as: resource.fileExtension == "xcassets" ? freeName(for: resource) : destination)
    }
    for folder in contents.folderReferences { add(folder, as: folder.name) }
    for copy in contents.copies {
      add(copy.source, as: copy.folder.isEmpty ? copy.source.name : copy.folder + "/" + copy.source.name)
    }
  }

  private mutating func add(_ source: Path, as destination: String) {
    // What is made of a string catalogue or a data model goes into the app, not they themselves.
    if source.fileExtension == "xcstrings" || DataModel.isModel(source) { return }
    if let earlier = sources[destination] {
      duplicates.append("two resources are called \(destination): \(earlier) is used, \(source) is not")
      return
    }
    sources[destination] = source
    items.append(Item(destination: destination, source: source))
  }

  private func freeName(for folder: Path) -> String {
    var name = folder.name
    var number = 2
    while sources[name] != nil {
      name = "\(folder.stem) \(number).\(folder.fileExtension)"
      number += 1
    }
    return name
  }
}
