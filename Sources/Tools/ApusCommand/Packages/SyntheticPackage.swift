import Foundation

/// The package that stands for an app's links: it depends on all that the app wants, so that the package manager resolves and
/// builds it, and has one library with everything in it.
///
/// The library is dynamic: then the package manager links it with what packages ask for beside their objects, such as libraries
/// of the system, and parts that nothing names, such as conformances, stay in it.
struct SyntheticPackage: Equatable {
  struct Product: Hashable {
    var name: String
    var package: PackageIdentity
  }

  /// The name of the package, of its library and of its only target.
  static let name = "AppPackages"
  /// What the pins were made of, beside Package.resolved.
  static let pinsFile = "pins.json"

  var dependencies: [XcodePackageReference] = []
  var products: [Product] = []
  /// Folders that stand for packages wherever the graph names these; each lies in a folder of the package's name.
  var replacements: [Path] = []

  /// The text of the manifest.
  ///
  /// - Throws: Where nobody says which version of a package is wanted.
  func manifest() throws -> String {
    let rows = try (replacements.map { XcodePackageReference.local($0) } + dependencies).map(Self.text)
    let products = products.map { product in
      "        .product(name: \(product.name.swiftLiteral), package: \(product.package.text.swiftLiteral)),\n"
    }
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "\(Self.name)",
        products: [.library(name: "\(Self.name)", type: .dynamic, targets: ["\(Self.name)"])],
        dependencies: [
      \(rows.map { "    \($0),\n" }.joined())  ],
        targets: [
          .target(
            name: "\(Self.name)",
            dependencies: [
      \(products.joined())      ])
        ])

      """
  }

  private static func text(of source: XcodePackageReference) throws -> String {
    switch source {
    case .local(let folder): return ".package(path: \(folder.string.swiftLiteral))"
    case .remote(let url, let requirement):
      guard let requirement = requirement?.manifestText else {
        throw CommandError.failure(
          "nothing says which version of \(url) the app wants: neither its project nor a \(ResolvedPackages.fileName) beside it")
      }
      return ".package(url: \(url.swiftLiteral), \(requirement))"
    }
  }

  /// Writes the package with the versions that a project was last built with.
  func write(to folder: Path, pins: ResolvedPackages) throws {
    try folder.write(text: try manifest(), as: "Package.swift")
    try folder.write(
      text: "// The app's packages are what this target depends on.\n", as: "Sources/\(Self.name)/\(Self.name).swift")
    try Self.write(pins, to: folder, leavingOut: Set(replacements.map { PackageIdentity($0) }))
  }

  /// Writes Package.resolved, where the pins are others than it was made of: what the package manager has resolved since stays.
  static func write(_ pins: ResolvedPackages, to folder: Path, leavingOut left: Set<PackageIdentity>) throws {
    let kept = pins.pins.filter { !left.contains(PackageIdentity($0.location)) }
    let data = try ResolvedPackages(pins: kept).data()
    let origin = folder / pinsFile
    if let earlier = try? origin.read(), earlier == data { return }
    try folder.makeFolder()
    if kept.isEmpty {
      try (folder / ResolvedPackages.fileName).remove()
    } else {
      try (folder / ResolvedPackages.fileName).write(data)
    }
    try origin.write(data)
  }
}
