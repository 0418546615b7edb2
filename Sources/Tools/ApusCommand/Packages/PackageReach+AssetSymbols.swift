import Foundation

extension PackageReach {
  /// The names of colours and pictures that Xcode makes for packages, as texts that belong to the end of one source of each target.
  ///
  /// The package manager compiles what lies in a package's folder and nothing else, so they come in by the overlay.
  func assetSymbols(in graph: PackageGraph) throws -> [Path: Data] {
    var additions: [Path: Data] = [:]
    for item in targets {
      guard let package = graph[item.package], let target = package.contents[target: item.name], !target.resources.isEmpty,
        let folder = package.folder(of: item.name), folder.isFolder
      else { continue }
      let catalogs = try SourceFolder(folder).resources.filter { $0.fileExtension == "xcassets" }
      let sources = try SwiftFiles(below: folder).files
      guard !catalogs.isEmpty, let first = sources.first else { continue }
      let symbols = AssetSymbols(catalogs: catalogs, options: .init(bundle: ".module"))
      let declared = DeclaredMembers(sources: sources, conditions: CompilationConditions(CompileSettings(), platform: .iOS))
      if let text = symbols.source(existingMembers: declared) { additions[first] = Data(text.utf8) }
    }
    return additions
  }
}
