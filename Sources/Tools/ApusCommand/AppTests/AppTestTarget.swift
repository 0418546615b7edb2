/// A target with tests of an app, in sources and files of its own.
struct AppTestTarget: Equatable {
  /// As the project or the package calls it.
  var name: String
  /// Its sources, settings and resources; they become a library and not an app.
  var tests: AppProject
}

/// An app with the targets that test it: it is built once for all of them.
struct AppTestGroup {
  /// With the framework's modules that its tests import beside its own.
  var app: AppProject
  var targets: [AppTestTarget]
  /// The targets that use it from outside, as a person does.
  var interfaceTargets: [AppTestTarget] = []
  /// What the app and its tests want of packages; `nil`: nothing.
  var packages: PackageGraphBuild.Subject?
  /// The folder for these packages, below the app's.
  var packageFolder = "packages"

  init(app: AppProject, targets: [AppTestTarget], packages: PackageGraphBuild.Subject?) {
    (self.app, self.targets, self.packages) = (app, targets, packages)
    for target in targets { self.app.imports.formUnion(target.tests.imports) }
  }
}
