import Foundation

extension PackageReach {
  /// The classes that the data models of packages ask for, as texts that belong to the end of one source of each target.
  func managedClasses(in graph: PackageGraph, for platform: TargetPlatform) throws -> [Path: Data] {
    guard CompilationConditions.modules.contains(GeneratedFiles.coreData) else { return [:] }
    var additions: [Path: Data] = [:]
    for item in targets {
      guard let package = graph[item.package], let target = package.contents[target: item.name], !target.resources.isEmpty,
        let folder = package.folder(of: item.name), folder.isFolder
      else { continue }
      let models = try SourceFolder(folder).resources.filter(DataModel.isModel)
      guard !models.isEmpty, let first = try SwiftFiles(below: folder).files.first else { continue }
      let files = try models.flatMap { path in
        try ManagedClasses(DataModel(path, module: item.moduleName).current).rewrittenFiles(of: path, for: platform)
      }
      if !files.isEmpty { additions[first] = files.reduce(into: Data()) { $0 += $1.contents } }
    }
    return additions
  }
}

extension PackageReach.Item {
  /// What sources call the target's module.
  var moduleName: String { AppProject.moduleName(for: name, besides: []) }
}

extension PackageTree {
  /// Compiles the data models in the resources that were built for a reach.
  func compileDataModels(of reach: PackageReach, in graph: PackageGraph) throws {
    for item in reach.targets {
      guard let package = graph[item.package] else { continue }
      let folder = products / FrameworkAddition.resourceFolder(of: item.name, package: package.contents.name)
      guard folder.isFolder else { continue }
      for name in try folder.children() where DataModel.isModel(folder / name) && (folder / name).isFolder {
        for file in try DataModel(folder / name, module: item.moduleName).files() {
          try (folder / file.name).write(ifChanged: file.contents)
        }
      }
    }
  }
}
