/// The root of an app's graph of packages, which is written anew while stand-ins come to it.
protocol PackageRoot {
  /// Writes the package that has ``SyntheticPackage/name`` as its library.
  func write(to folder: Path) throws
  /// Has stand-ins for what a resolved graph shows to be without purpose; returns whether there are new ones.
  mutating func addStandIns(for graph: PackageGraph, reach: PackageReach) throws -> Bool
  /// Stops where the graph has not what the app wants.
  func check(_ graph: PackageGraph) throws
  /// What people should know of the stand-ins.
  var notes: [String] { get }
}

extension PackageRoot {
  /// Resolves a tree until nothing in its graph asks for a stand-in any more.
  mutating func resolve(_ tree: PackageTree) throws -> PackageGraph {
    // A stand-in may bring in another; more rounds than these are a circle.
    for _ in 0..<5 {
      try write(to: tree.root)
      let graph = try tree.resolve()
      if try !addStandIns(for: graph, reach: tree.reach(in: graph)) {
        try check(graph)
        return graph
      }
    }
    throw CommandError.failure("the packages of \(tree.app) ask for ever more stand-ins")
  }
}

/// Which packages an app's links come from, and what replaces some of them.
struct PackagePlan: PackageRoot {
  private(set) var package = SyntheticPackage()
  private var replacements: PackageReplacements
  private let request: PackageRequest

  /// Finds the package of each product.
  ///
  /// - Throws: Where no package has a product, or nobody says which version of one is wanted.
  init(
    _ request: PackageRequest, replacements: PackageReplacements, contents: @escaping (Path) throws -> PackageContents
  ) throws {
    (self.request, self.replacements) = (request, replacements)
    var locals = LocalPackages(request.packages + request.products.compactMap(\.package), contents: contents)
    for product in request.libraries {
      let reference = try locals.reference(of: product, app: request.app)
      try add(product.name, of: reference)
    }
    // What local packages depend on must not be fetched to learn that nothing is needed of it.
    let contents = try locals.contents(below: package.dependencies)
    _ = try self.replacements.add(for: contents)
    update()
  }

  private mutating func add(_ product: String, of reference: XcodePackageReference) throws {
    let identity = reference.packageIdentity
    package.products.append(SyntheticPackage.Product(name: product, package: identity))
    if case .remote = reference, let standIn = StandIns.standIn(for: identity) {
      _ = try replacements.add(standIn, products: [product])
    }
    guard !package.dependencies.contains(where: { $0.packageIdentity == identity }) else { return }
    package.dependencies.append(pinned(reference))
  }

  /// With the version of Package.resolved, where the project says none.
  private func pinned(_ reference: XcodePackageReference) -> XcodePackageReference {
    guard case .remote(let url, nil) = reference, let pin = request.pins[PackageIdentity(url)] else { return reference }
    return .remote(url: url, requirement: XcodePackageRequirement(pin))
  }

  private mutating func update() {
    package.replacements = replacements.paths
    package.dependencies.removeAll { replacements.folders[$0.packageIdentity] != nil }
  }

  func write(to folder: Path) throws { try package.write(to: folder, pins: request.pins) }

  mutating func addStandIns(for graph: PackageGraph, reach: PackageReach) throws -> Bool {
    var isChanged = try replacements.add(for: graph.packages.map(\.contents))
    for identity in reach.binaryPackages.sorted() {
      let wanted = graph.packages.reduce(into: Set<String>()) { $0.formUnion($1.contents.products(of: identity)) }
      if try replacements.add(.binary(identity), products: wanted) { isChanged = true }
    }
    update()
    return isChanged
  }

  func check(_ graph: PackageGraph) throws {
    for product in package.products {
      guard let contents = graph[product.package]?.contents, contents.library(product.name) == nil else { continue }
      let names = contents.products.filter { $0.kind == "library" }.map(\.name)
      let hint = nearest(to: product.name, in: names).map { "; did its author rename it to \($0)?" } ?? ""
      throw CommandError.failure(
        "\(request.app) links \(product.name), which the package \(product.package) does not have\(hint)")
    }
  }

  var notes: [String] { replacements.notes }
}

/// The packages on this disk that a project knows.
private struct LocalPackages {
  private let folders: [Path]
  private let all: [XcodePackageReference]
  private let reader: (Path) throws -> PackageContents
  private var read: [Path: PackageContents] = [:]

  init(_ all: [XcodePackageReference], contents: @escaping (Path) throws -> PackageContents) {
    (self.all, reader) = (all, contents)
    var seen: Set<Path> = []
    folders = all.compactMap { reference in
      guard case .local(let folder) = reference, seen.insert(folder).inserted else { return nil }
      return folder
    }
  }

  /// The package of a product: a local one of the same name where the project has it, else the one that the project names, else
  /// the local one that declares the product.
  mutating func reference(of product: XcodePackageProduct, app: String) throws -> XcodePackageReference {
    if let named = product.package {
      let local = folders.first { PackageIdentity($0) == named.packageIdentity }
      guard case .local(let folder) = named else { return local.map { .local($0) } ?? named }
      guard (folder / "Package.swift").isFile else {
        throw CommandError.failure("\(app) links \(product.name) of the package in \(folder), where no Package.swift is")
      }
      return named
    }
    for folder in folders where (folder / "Package.swift").isFile {
      if try contents(of: folder).library(product.name) != nil { return .local(folder) }
    }
    // Old projects leave the package out of a remote product, too.
    if let remote = all.first(where: { $0.packageIdentity == PackageIdentity(product.name) }) { return remote }
    throw CommandError.failure(
      "\(app) links \(product.name), which none of its packages on this disk declares"
        + (folders.isEmpty ? "; its project names none" : " (\(folders.map(\.string).joined(separator: ", ")))"))
  }

  private mutating func contents(of folder: Path) throws -> PackageContents {
    if let cached = read[folder] { return cached }
    let contents = try reader(folder)
    read[folder] = contents
    return contents
  }

  /// What the local ones among packages consist of, and those on this disk below them.
  mutating func contents(below references: [XcodePackageReference]) throws -> [PackageContents] {
    var waiting: [Path] = references.compactMap { reference in
      if case .local(let folder) = reference { folder } else { nil }
    }
    var seen: Set<Path> = []
    var result: [PackageContents] = []
    while let folder = waiting.popLast() {
      guard seen.insert(folder).inserted, (folder / "Package.swift").isFile else { continue }
      let contents = try contents(of: folder)
      result.append(contents)
      for dependency in contents.dependencies {
        if case .folder(let next) = dependency.source, !isFramework(dependency) { waiting.append(next) }
      }
    }
    return result
  }

  private func isFramework(_ dependency: PackageContents.Dependency) -> Bool {
    dependency.identity == StandIn.frameworkIdentity
  }
}
