import Foundation

/// Checks what the PATH of a command means: the apps of a project, an app without one, or a package.
struct ProjectCheck {
  var location: AppLocation
  var settings: BuildSettings
  var installation: Installation
  /// Whether targets with unit tests are looked at, too.
  var checksTests = true

  /// Looks at all that is meant.
  ///
  /// - Throws: Where there is nothing to look at; what is wrong with sources is in the report.
  func run() throws -> CheckReport {
    let builder = AppBuilder(location: location, settings: settings, installation: installation)
    switch location {
    case .project(let read):
      let found = try read.read(for: settings.platform)
      let choices = try choices(in: found)
      let diagnostics = try choices.flatMap { choice in
        var chosen = builder
        chosen.settings.choice = choice
        let project = try chosen.project(in: found)
        for note in project.notes { Terminal.note(note) }
        let said = try check(project, packages: nil, chosen)
        return try said + check(testsFor: said, chosen) { try AppTestPlan(found, settings: chosen.settings) }
      }
      return report(found.path, target: choices.count == 1 ? choices[0].target : nil, diagnostics)
    case .playground(let folder):
      try settings.checkWithoutProject(folder)
      let playground = try builder.playground(folder)
      let said = try check(AppProject(playground, settings: settings), packages: .playground(playground), builder)
      return report(folder, try said + check(testsFor: said, builder) { try AppTestPlan(playground, settings: settings) })
    case .package(let folder): return report(folder, try check(package: folder, builder))
    case .folder(let folder):
      try settings.checkWithoutProject(folder)
      return report(folder, try check(AppProject(folder: folder, settings: settings), packages: nil, builder))
    case .file(let file):
      try settings.checkWithoutProject(file)
      return report(file, try check(AppProject(file: file, settings: settings), packages: nil, builder))
    }
  }

  /// The app that was asked for, or all that there are.
  private func choices(in found: FoundProjects) throws -> [TargetChoice] {
    let named = settings.choice.target != nil || settings.choice.scheme != nil
    guard !named, found.apps.count > 1 else {
      let app = try found.app(settings.choice)
      return [TargetChoice(target: app.target.name, scheme: settings.choice.scheme)]
    }
    return found.apps.map { TargetChoice(target: $0.target.name) }
  }

  private func report(_ path: Path, target: String? = nil, _ diagnostics: [SourceDiagnostic]) -> CheckReport {
    CheckReport(path: path, target: target, diagnostics: diagnostics.inOrder)
  }

  /// Builds what an app needs, and looks at the app.
  private func check(
    _ project: AppProject, packages: PackageGraphBuild.Subject?, _ builder: AppBuilder
  ) throws -> [SourceDiagnostic] {
    let build: AppBuild
    let place = project.folder(in: installation.cache) / "packages"
    do { build = try builder.prepared(project, packages: packages) } catch let error as CommandError where error.exitCode == 1 {
      // Where no package was compiled, it is another failure.
      let said = BuiltDiagnostics(below: place).errors
      guard !said.isEmpty else { throw error }
      return said + [.general(error.message, category: "apus-packages")]
    }
    return try AppCheck(app: build).run()
  }

  /// Looks at the targets with unit tests of an app, unless the app itself is wrong: then they would say the same.
  private func check(
    testsFor said: [SourceDiagnostic], _ builder: AppBuilder, plan: () throws -> AppTestPlan
  ) throws -> [SourceDiagnostic] {
    guard checksTests, said.count(.error) == 0 else { return [] }
    return try plan().groups.flatMap { group in
      do {
        let app = try builder.prepared(group.app, packages: group.packages, packageFolder: group.packageFolder)
        return try TestCheck(app: app, targets: group.targets).run()
      } catch let error as CommandError where error.exitCode == 1 {
        // What was found in the app is to be said all the same.
        let names = group.targets.map(\.name).joined(separator: ", ")
        return [.general("\(names): \(error.message); --no-tests leaves tests out", category: "apus-packages")]
      }
    }
  }

  /// Builds a package and collects what was said of its own files.
  private func check(package folder: Path, _ builder: AppBuilder) throws -> [SourceDiagnostic] {
    let program: AppProject?
    do { program = try builder.previewProgram(ofPackage: folder) } catch let error as CommandError where error.exitCode == 1 {
      return [.general(error.message, category: "apus-packages")]
    }
    if let program {
      // A package of libraries is built as its previews want it.
      let place = program.folder(in: installation.cache) / "packages"
      let said = try check(program, packages: nil, builder)
      return said + BuiltDiagnostics(below: place).ones(of: folder).filter { $0.severity != .error }
    }
    var failure: CommandError?
    do { _ = try builder.build() } catch let error as CommandError where error.exitCode == 1 { failure = error }
    let places = [builder.packageFolder(folder) / "build", folder / ".build" / settings.configuration.rawValue]
    let own = places.first(where: \.isFolder).map { BuiltDiagnostics(below: $0).ones(of: folder) } ?? []
    guard let failure else { return own.filter { $0.severity != .error } }
    guard own.count(.error) == 0 else { return own }
    let others = places.first(where: \.isFolder).map { BuiltDiagnostics(below: $0).errors } ?? []
    return own + others + [.general(failure.message, category: "apus-packages")]
  }
}
