import Foundation

/// Members that nothing declares which an app can see, so that its compilation is certain to fail.
///
/// The compiler finds such a name by itself where it is alone in a small expression. In a large one it tries what else could be
/// meant until its time is over, and then names the expression and not its fault.
struct UnknownNames: Equatable {
  /// Errors as the compiler writes them, a line each.
  var errors: [String] = []

  var isEmpty: Bool { errors.isEmpty }

  init() {}

  /// Looks through an app's sources; costs some tenths of a second.
  init(of project: AppProject, configuration: BuildSettings.Configuration, names: DeclaredNames) throws {
    let files = try project.sources.map { (path: $0, code: SwiftCode(try $0.read())) }
    let conditions = CompilationConditions(language: project.language, configuration: configuration)
    guard let uses = MemberUse.unexplained(in: files, under: conditions), !uses.isEmpty else { return }
    let missing = names.missing(from: Set(uses.map(\.name)))
    guard !missing.isEmpty else { return }
    let nearest = names.nearest(to: missing)
    let assets = project.assetNames
    errors = uses.filter { missing.contains($0.name) }.map { use in
      let place = "\(use.file):\(use.line):\(use.column): error: nothing that this app can see declares '\(use.name)'"
      if let asset = assets[use.name.lowercased()] { return place + "; the asset '\(asset.name)' is written \(asset.expression)" }
      return place + (nearest[use.name].map { "; did you mean '\($0)'?" } ?? "")
    }
  }
}

extension AppProject {
  /// The colours and pictures of the app's asset catalogues, by their names in small letters without marks.
  fileprivate var assetNames: [String: (name: String, expression: String)] {
    var names: [String: (name: String, expression: String)] = [:]
    for item in resources.items where item.source.fileExtension == "xcassets" {
      for set in item.source.descendants(ending: ["colorset", "imageset"]) {
        let kind = set.fileExtension == "colorset" ? "Color" : "Image"
        let key = set.stem.lowercased().filter { $0.isLetter || $0.isNumber }
        names[key] = (set.stem, "\(kind)(\"\(set.stem)\")")
      }
    }
    return names
  }
}

extension Path {
  /// The folders below this one whose names end so, and what is below these.
  fileprivate func descendants(ending extensions: Set<String>) -> [Path] {
    ((try? children()) ?? []).map { self / $0 }.filter(\.isFolder).flatMap { folder in
      (extensions.contains(folder.fileExtension) ? [folder] : []) + folder.descendants(ending: extensions)
    }
  }
}
