/// What an app wants of packages.
struct PackageRequest: Equatable {
  /// The app's name, for what is said of it.
  var app: String
  /// The libraries that the app is linked with, and the build tools that it would run.
  var products: [XcodePackageProduct]
  /// The packages that the project and its workspace know; local ones replace those of the same name from elsewhere.
  var packages: [XcodePackageReference] = []
  /// The versions that the project was last built with.
  var pins = ResolvedPackages()

  /// What stands before the names of build tools in an Xcode project's list of products.
  private static let pluginPrefix = "plugin:"

  /// The products that are libraries, each once; targets of one project name the same.
  var libraries: [XcodePackageProduct] { products.filter { !$0.name.hasPrefix(Self.pluginPrefix) }.uniqued }

  /// The build tools that the app itself would run.
  var plugins: [String] {
    Set(products.map(\.name).filter { $0.hasPrefix(Self.pluginPrefix) }.map { String($0.dropFirst(Self.pluginPrefix.count)) })
      .sorted()
  }
}

extension XcodePackageReference {
  /// What tells the package from others.
  var packageIdentity: PackageIdentity {
    switch self {
    case .local(let folder): PackageIdentity(folder)
    case .remote(let url, _): PackageIdentity(url)
    }
  }
}
