/// Reads the targets of a project.
struct XcodeTargetReader {
  private let reader: XcodeProjectReader
  /// The platform that filters are asked for; `nil` for each target's own.
  private let platform: String?
  /// The targets by the references to what they build.
  private let products: [String: String]

  init(_ reader: XcodeProjectReader, platform: String?) {
    (self.reader, self.platform) = (reader, platform)
    products = Dictionary(
      reader.objects.objects(reader.objects.project.texts("targets")).compactMap { target in
        target.text("productReference").map { ($0, Self.name(of: target)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  static func name(of target: XcodeObject) -> String { target.text("name") ?? target.text("productName") ?? target.id }

  /// Reads one target.
  func target(_ object: XcodeObject) throws -> XcodeTarget {
    let configurations = XcodeConfigurations(of: object, objects: reader.objects, tree: reader.tree)
    let name = Self.name(of: object)
    let madeFor = reader.platform(of: configurations, target: name)
    let platform = platform ?? madeFor.filterName ?? ""
    let contents = try XcodeContentsReader(
      object, platform: platform, unwanted: unwanted(by: configurations, target: name), reader: reader)
    let links = try links(of: object, on: platform)
    let phases = reader.objects.objects(object.texts("buildPhases"))
    return XcodeTarget(
      id: object.id, name: name, productName: object.text("productName") ?? name, kind: kind(of: object), platform: madeFor,
      productFile: reader.objects[object.text("productReference")]?.text("path").map { Path($0).name },
      settings: configurations.layers, contents: contents.contents, dependencies: links.targets,
      foreignDependencies: links.foreign, linkedProducts: links.files.uniqued, packageProducts: links.products,
      scripts: phases.filter { $0.kind == "PBXShellScriptBuildPhase" && $0.text("runOnlyForDeploymentPostprocessing") != "1" }
        .map(XcodeScript.init),
      warnings: warnings(of: object, name: name, contents: contents) + links.warnings)
  }

  private func kind(of object: XcodeObject) -> XcodeTarget.Kind {
    switch object.kind {
    case "PBXAggregateTarget": .aggregate
    case "PBXLegacyTarget": .other("legacy")
    default: .init(productType: object.text("productType") ?? "")
    }
  }

  /// The files that the settings of any configuration name: no resources, wherever they lie.
  private func unwanted(by configurations: XcodeConfigurations, target: String) -> Set<Path> {
    var paths: Set<Path> = []
    for settings in [configurations, reader.configurations] {
      for value in ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"].flatMap({ settings.values(of: $0) }) where !value.isEmpty {
        var text = value
        let folders = ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"].map { ($0, reader.tree.root.string) }
        let names = ["TARGET_NAME", "TARGETNAME", "PRODUCT_NAME"].map { ($0, target) }
        for (variable, meant) in folders + names {
          text = text.replacing("$(\(variable))", with: meant).replacing("${\(variable)}", with: meant)
        }
        paths.insert(Path(text.filter { $0 != "\"" }).absolute(in: reader.tree.root))
      }
    }
    return paths
  }

  // MARK: - What it waits for

  private struct Links {
    private(set) var targets: [String] = []
    var foreign: [XcodeTarget.Foreign] = []
    /// What other projects build.
    var files: [String] = []
    private(set) var products: [XcodePackageProduct] = []
    var warnings: [String] = []
    private var seenTargets: Set<String> = []
    private var seenProducts: Set<XcodePackageProduct> = []

    mutating func add(target: String) { if seenTargets.insert(target).inserted { targets.append(target) } }
    mutating func add(product: XcodePackageProduct?) {
      if let product, seenProducts.insert(product).inserted { products.append(product) }
    }
  }

  private func links(of object: XcodeObject, on platform: String) throws -> Links {
    let objects = reader.objects
    var links = Links()
    let dependencies = objects.objects(object.texts("dependencies"))
    try reader.limit.take(dependencies.count)
    for dependency in dependencies where dependency.counts(on: platform) { read(dependency, into: &links) }
    var filtered: Set<String> = []
    for phase in objects.objects(object.texts("buildPhases")) where phase.kind == "PBXFrameworksBuildPhase" {
      let files = objects.objects(phase.texts("files"))
      try reader.limit.take(files.count)
      for file in files {
        let isWanted = file.counts(on: platform)
        if let product = objects[file.text("productRef")] {
          if isWanted { links.add(product: reader.packages.product(product)) } else { filtered.insert(product.id) }
        } else if isWanted, let target = file.text("fileRef").flatMap({ products[$0] }) {
          links.add(target: target)
        } else if isWanted, let product = reader.objects[file.text("fileRef")], reader.tree.location(of: product) == .product {
          links.files += product.text("path").map { [Path($0).name] } ?? []
        }
      }
    }
    for product in objects.objects(object.texts("packageProductDependencies")) where !filtered.contains(product.id) {
      links.add(product: reader.packages.product(product))
    }
    return links
  }

  private func read(_ dependency: XcodeObject, into links: inout Links) {
    let objects = reader.objects
    if let target = objects[dependency.text("target")] {
      links.add(target: Self.name(of: target))
    } else if let product = objects[dependency.text("productRef")]?.text("productName") {
      // Only plug-ins of builds stand here; what is linked stands among the frameworks.
      let prefix = "plugin:"
      let name = product.hasPrefix(prefix) ? String(product.dropFirst(prefix.count)) : product
      links.warnings.append("the build plug-in \(name) does not run")
    } else if let proxy = objects[dependency.text("targetProxy")] {
      let portal = proxy.text("containerPortal")
      if portal == objects.project.id, let target = objects[proxy.text("remoteGlobalIDString")] {
        links.add(target: Self.name(of: target))
      } else if let project = reader.tree.path(of: objects[portal]), let name = proxy.text("remoteInfo") {
        links.foreign.append(.init(project: project, name: name))
      }
    }
  }

  // MARK: - What is left out

  private func warnings(of object: XcodeObject, name: String, contents: XcodeContentsReader) -> [String] {
    var lines: [String] = []
    if let missing = Self.list(contents.contents.missing, below: reader.tree.root) {
      lines.append("the target \(name) names files that are not there: \(missing)")
    }
    if let binaries = Self.list(contents.binaries, below: reader.tree.root) {
      lines.append("the target \(name) links what is built for Apple's systems only: \(binaries)")
    }
    let files = contents.contents.sources + contents.contents.resources
    if let outside = Self.list(files.filter { !$0.isInside(reader.tree.root) }, below: reader.tree.root) {
      lines.append("the target \(name) takes files from outside of the project's folder: \(outside)")
    }
    lines += contents.unreadable.map { "the target \(name) copies files to a place that is not known here: \($0)" }
    if !reader.objects.objects(object.texts("buildRules")).isEmpty {
      lines.append("the target \(name) has build rules of its own, which are not followed")
    }
    return lines
  }

  /// Some paths in words, short ones for those in a folder; `nil` where there are none.
  static func list(_ paths: [Path], below folder: Path) -> String? {
    guard !paths.isEmpty else { return nil }
    let start = folder.string == "/" ? 1 : folder.string.count + 1
    let names = paths.prefix(3).map { $0.isInside(folder) && $0 != folder ? String($0.string.dropFirst(start)) : $0.string }
    let rest = paths.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
