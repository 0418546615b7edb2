import Foundation

/// A package that names this framework, or depends on one that does: the package manager builds it as its manifest says.
///
/// Nobody has looked through its packages then, so they are resolved before, and the rule for programs holds for all of them but
/// this copy of the framework, whose macros come from nobody else.
struct OwnPackageBuild {
  var package: Path
  /// The package's name, for what is said of it.
  var name: String
  var options: PackageOptions
  var configuration: BuildSettings.Configuration
  /// A folder in the cache for what is remembered of the graph.
  var folder: Path
  var installation: Installation
  var toolchain: Toolchain

  /// Stops where a package of the graph would run programs and nobody has allowed it.
  ///
  /// - Parameter product: What is built; `nil`: all of the package, its tests too.
  /// - Throws: A failure that names the programs, or the packages that cannot be fetched.
  func check(building product: String?) throws {
    guard !options.allowsPlugins else { return }
    // The package's own scratch folder: what is fetched to look at it is what is built.
    let tree = PackageTree(
      installation: installation, toolchain: toolchain, options: options, configuration: configuration, app: name,
      root: package, product: product ?? name, scratch: package / ".build", memory: folder)
    let graph = try tree.resolve(besides: installation.root)
    guard let root = graph.packages.first else { return }
    let names = product.map { [$0] } ?? root.contents.targets.map(\.name)
    try tree.check(PackageReach(of: names.map { PackageReach.Item(name: $0, package: root.identity) }, in: graph))
  }
}
