/// What `apus list` tells of a PATH; its names are those of the JSON, which stay as they are.
struct ProjectListing: Codable, Equatable {
  /// How the PATH is built.
  enum Kind: String, Codable { case workspace, project, package, folder, file }

  /// A target of a project, or an executable of a package.
  struct Target: Codable, Equatable {
    var name: String
    /// The project's name; absent for packages and folders.
    var project: String?
    /// `application`, `appExtension`, `unitTests`, `uiTests`, `framework`, `staticLibrary`, `watchApp`, `commandLineTool`,
    /// `aggregate`, `executable`, or Xcode's own word for another kind.
    var kind: String
    /// Whether `apus run` can start it.
    var runs: Bool
    /// The platform that it is made for, such as `iOS`.
    var platform: String?
    var bundleIdentifier: String?
    /// How many Swift files it has.
    var sourceCount: Int
    /// How many files and folders are copied into it.
    var resourceCount: Int
    /// The products of packages that it is linked with.
    var packageProducts: [String]
    /// Files that its project names and that are not there.
    var missingFiles: [String]
    /// What of it does not run here: sources of other languages, models, scripts.
    var ignored: [String]
  }

  struct Scheme: Codable, Equatable {
    var name: String
    /// The target that it starts.
    var target: String?
    var configuration: String?
  }

  struct Preview: Codable, Equatable {
    var name: String?
    /// Relative to the PATH's folder where it lies below it.
    var file: String
    /// Counted from 1.
    var line: Int
    /// The target that it belongs to.
    var target: String
  }

  var path: String
  var kind: Kind
  var targets: [Target] = []
  /// The target that `apus run` starts when none is asked for.
  var defaultTarget: String?
  var schemes: [Scheme] = []
  /// The configurations that `--configuration` takes.
  var configurations: [String] = []
  /// Folders of local packages and addresses of remote ones.
  var packages: [String] = []
  var previews: [Preview] = []
  var warnings: [String] = []
}

extension ProjectListing {
  /// The text for people: a part for each kind of thing, nothing for those that are not there.
  var text: String {
    var lines = ["\(path) (\(kind.rawValue))"]
    func part(_ title: String, _ rows: [String]) {
      if !rows.isEmpty { lines += ["", title] + rows.map { "  " + $0 } }
    }
    part("Targets", targets.map { line(for: $0) })
    part("Schemes", schemes.map { [$0.name, $0.target.map { "starts \($0)" }].compactMap { $0 }.joined(separator: "  ") })
    part("Configurations", configurations)
    part("Packages", packages)
    part("Previews", previews.map { "\($0.file):\($0.line)" + ($0.name.map { "  \($0)" } ?? "") })
    part("To know", warnings)
    return lines.joined(separator: "\n")
  }

  private func line(for target: Target) -> String {
    let mark = target.name == defaultTarget ? "▸ " : "  "
    let parts = [
      target.kind, target.platform, target.bundleIdentifier, "\(target.sourceCount) sources",
      target.packageProducts.isEmpty ? nil : "links \(target.packageProducts.joined(separator: ", "))",
      target.runs ? nil : "not run here",
    ]
    return mark + target.name + "  " + parts.compactMap { $0 }.joined(separator: ", ")
  }
}
