import Foundation

extension GeneratedFiles {
  /// The module that the classes of entities inherit from.
  static let coreData = "CoreData"

  /// Compiles the data models among an app's resources, and writes the classes that they ask for.
  ///
  /// - Throws: Where a model cannot be read, or two would lie in one place.
  mutating func addDataModels(_ resources: [Path], for project: AppProject, _ notes: inout [String]) throws {
    var places: [String: Path] = [:]
    for path in resources where DataModel.isModel(path) {
      let model = try DataModel(path, module: project.moduleName(besides: []))
      if let other = places.updateValue(path, forKey: model.name) {
        throw CommandError.failure("two data models are called \(model.name): \(other) and \(path); rename one of them")
      }
      self.resources += try model.files()
      try addClasses(of: model, for: project, &notes)
    }
  }

  private mutating func addClasses(of model: DataModel, for project: AppProject, _ notes: inout [String]) throws {
    let files = try ManagedClasses(model.current).rewrittenFiles(of: model.path, for: project.platform)
    guard !files.isEmpty else { return }
    guard CompilationConditions.modules.contains(Self.coreData) else {
      notes.append("the classes of \(model.path.name) are not written, as their module \(Self.coreData) is not here")
      return
    }
    sources += files
    imports.insert(Self.coreData)
  }
}

extension ManagedClasses {
  /// The files as the compiler reads them here.
  ///
  /// - Parameters:
  ///   - path: The model, for what is said of it.
  ///   - platform: What they are compiled for.
  /// - Returns: The files; none where the app writes all classes itself.
  /// - Throws: See ``files(of:)``.
  func rewrittenFiles(of path: Path, for platform: TargetPlatform) throws -> [GeneratedFile] {
    let rewriting = SourceRewriting(platform: platform)
    return try files(of: path).map { name, text in
      let data = Data(text.utf8)
      return GeneratedFile(name: name, contents: rewriting.text(of: data) ?? data)
    }
  }
}
