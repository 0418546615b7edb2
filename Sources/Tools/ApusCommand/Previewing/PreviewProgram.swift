import Foundation

/// The program that shows previews where there is no app that they belong to.
enum PreviewProgram {
  /// The name of its module, where nothing else is compiled with it.
  static let moduleName = "ApusPreviews"

  /// Its first statement: an app with an empty window, which nobody opens; sources may have names like those of the framework.
  static let source = GeneratedFile(
    name: "PreviewProgram.swift",
    contents: Data(
      """
      import SwiftUI

      @main
      struct __ApusPreviewProgram: SwiftUI.App {
        var body: some SwiftUI.Scene { SwiftUI.WindowGroup { SwiftUI.EmptyView() } }
      }

      """.utf8))
}

extension AppProject {
  /// The same as a program that has nothing but its previews, where it has no app.
  var showingPreviews: AppProject {
    guard entry == .previews else { return self }
    var copy = self
    copy.entry = .mainType
    copy.generated.sources.append(PreviewProgram.source)
    return copy
  }

  /// Throws where there is no app but previews, with the way to see them.
  func checkIsApp() throws {
    guard entry == .previews else { return }
    throw CommandError.failure(
      "\(path) has previews and no app: it holds no type marked @main; apus preview takes pictures of previews, and --preview NAME "
        + "shows one")
  }

  /// A program with the previews of frameworks and libraries of a project.
  init(previewsOf members: [FoundProjects.Member], of found: FoundProjects, settings: BuildSettings) throws {
    let first = members[0]
    configurationName = try first.configuration(named: settings.configurationName)
    let resolved = first.settings(configuration: configurationName, platform: settings.platform)
    (path, root, platform) = (first.project.path, first.project.root, resolved.platform)
    name = members.map(\.target.name).joined(separator: ", ")
    target = name
    compile.moduleName = PreviewProgram.moduleName
    generated.sources = [PreviewProgram.source]
    imports = ["SwiftUI"]
    let needed = try found.libraries(of: members, for: platform)
    libraries = try needed.map {
      try AppLibrary($0, among: needed, configuration: configurationName, platform: platform, settings: settings)
    }
    notes = (found.warnings + libraries.flatMap(\.project.notes)).uniqued
    packages = try PackageRequest(first, with: needed.map(\.member), of: found)
  }

  /// A program with the previews of a package's libraries.
  init(previewsOf libraries: [String], of package: String, in folder: Path, settings: BuildSettings) throws {
    (name, path, root) = (package, folder, folder)
    (configuration, configurationName) = (settings.configuration, settings.configuration.rawValue)
    platform = settings.packagePlatform
    target = libraries.joined(separator: ", ")
    compile.moduleName = PreviewProgram.moduleName
    generated.sources = [PreviewProgram.source]
    imports = ["SwiftUI"]
    let pins = try ResolvedPackages.file(of: folder).map { try ResolvedPackages(file: $0) }
    packages = PackageRequest(
      app: package, products: libraries.map { XcodePackageProduct(name: $0, package: .local(folder)) },
      packages: [.local(folder)], pins: pins ?? ResolvedPackages())
  }
}

extension FoundProjects {
  /// The frameworks and libraries whose previews a program of their own shows: the one that was asked for, or where there is no app,
  /// all that have some; `nil`: previews are an app's.
  func previewLibraries(_ choice: TargetChoice) throws -> [Member]? {
    let libraries = targets.filter { $0.target.kind.isLibrary }
    if let name = choice.target {
      let named = libraries.filter { $0.target.name == name }
      return named.isEmpty || apps.contains { $0.target.name == name } ? nil : named
    }
    guard apps.isEmpty, choice.scheme == nil else { return nil }
    let withPreviews = try libraries.filter { try $0.hasPreviews }
    return withPreviews.isEmpty ? nil : withPreviews
  }

  /// Some libraries of the projects with all that they need, each after what it needs itself.
  func libraries(of members: [Member], for platform: TargetPlatform) throws -> [Library] {
    var all: [Library] = []
    for member in members {
      let needed = try libraries(of: member, for: platform)
      let own = Library(member: member, needs: Set(needed.map(\.member.key)))
      for library in needed + [own] where !all.contains(where: { $0.member.key == library.member.key }) { all.append(library) }
    }
    return all
  }
}

extension FoundProjects.Member {
  /// Whether its sources declare previews.
  var hasPreviews: Bool {
    get throws { try !PreviewDeclarations(in: target.contents.sources.filter(\.isFile)).all.isEmpty }
  }
}

extension PackageManifest {
  /// The libraries whose previews a program of their own shows: the one that was asked for, or where there is nothing to run, all;
  /// `nil`: previews are an executable's.
  func previewLibraries(_ wanted: String?) -> [String]? {
    if let wanted { return executables.contains(wanted) || libraries[wanted] == nil ? nil : [wanted] }
    return executables.isEmpty && !libraries.isEmpty ? libraries.keys.sorted() : nil
  }
}
