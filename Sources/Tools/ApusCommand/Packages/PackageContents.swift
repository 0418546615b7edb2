import Foundation

/// What a package consists of, as `swift package dump-package` tells it.
struct PackageContents: Equatable {
  struct Target: Equatable {
    var name: String
    /// Its kind, such as `regular`, `executable`, `binary`, `macro` or `plugin`.
    var type: String
    /// Its folder, where the manifest names one.
    var path: String?
    var dependencies: [Use] = []
    /// The build tools that run for it.
    var plugins: [Use] = []
    var exclude: [String] = []
    /// The files and folders that alone are compiled; `nil`: all in the folder.
    var sources: [String]?
    var resources: [Resource] = []
    /// What its settings tell the Swift compiler.
    var settings: [Setting] = []

    /// The compiler's arguments for a platform; what holds on Linux holds here, whatever the platform.
    func arguments(on platform: TargetPlatform, _ configuration: BuildSettings.Configuration) -> [String] {
      settings.filter { setting in
        (setting.platforms.isEmpty || !Set(setting.platforms).isDisjoint(with: [platform.rawValue.lowercased(), "linux"]))
          && (setting.configuration ?? configuration.rawValue) == configuration.rawValue
      }.flatMap(\.arguments)
    }
  }

  struct Setting: Equatable {
    var arguments: [String]
    /// The platforms to which the manifest restricts it; empty: none.
    var platforms: [String] = []
    /// The configuration to which the manifest restricts it.
    var configuration: String?
  }

  struct Resource: Equatable {
    /// The path below the target's folder.
    var path: String
    /// Whether it stays as it is; else a folder's files are copied one by one.
    var isCopied: Bool
  }

  /// Something of this package, or of another, by its name.
  struct Use: Equatable {
    var name: String
    /// `nil` where the manifest leaves it open.
    var package: PackageIdentity?
    /// The platforms to which the manifest restricts it; empty: none.
    var platforms: [String] = []
  }

  struct Product: Equatable {
    var name: String
    /// Such as `library`, `executable` or `plugin`.
    var kind: String
    var targets: [String]
  }

  struct Dependency: Equatable {
    var identity: PackageIdentity
    var source: Source
    enum Source: Equatable { case folder(Path), url(String), registry }
  }

  var name: String
  var targets: [Target]
  var products: [Product]
  var dependencies: [Dependency]
  /// The language modes that the manifest names.
  var languageModes: [String] = []
  /// Such as `5.9.0`.
  var toolsVersion: String?

  subscript(target name: String) -> Target? { targets.first { $0.name == name } }

  /// The library of a name; targets that nobody declares as products are none.
  func library(_ name: String) -> Product? { products.first { $0.name == name && $0.kind == "library" } }
}

// MARK: - Reading

extension PackageContents: Decodable {
  private enum CodingKeys: CodingKey { case name, targets, products, dependencies, swiftLanguageVersions, toolsVersion }

  init(json: Data) throws {
    do { self = try JSONDecoder().decode(PackageContents.self, from: json) } catch {
      throw CommandError.failure("cannot understand what swift package dump-package printed: \(error)")
    }
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    targets = try values.decode([Target].self, forKey: .targets)
    products = try values.decode([Product].self, forKey: .products)
    dependencies = try values.decodeIfPresent([DependencyRow].self, forKey: .dependencies)?.compactMap(\.dependency) ?? []
    languageModes = try values.decodeIfPresent([String].self, forKey: .swiftLanguageVersions) ?? []
    toolsVersion = try values.decodeIfPresent([String: Loose].self, forKey: .toolsVersion)?["_version"]?.text
  }

  /// A value of which only texts, and lists and tables with texts, concern us.
  fileprivate indirect enum Loose: Decodable {
    case text(String), list([Loose]), table([String: Loose]), other

    init(from decoder: any Decoder) throws {
      if let list = try? [Loose](from: decoder) {
        self = .list(list)
      } else if let table = try? [String: Loose](from: decoder) {
        self = .table(table)
      } else if let text = try? String(from: decoder) {
        self = .text(text)
      } else {
        self = .other
      }
    }

    var text: String? {
      if case .text(let text) = self { return text }
      return nil
    }

    var list: [Loose] {
      if case .list(let list) = self { return list }
      return []
    }

    subscript(key: String) -> Loose? {
      if case .table(let table) = self { return table[key] }
      return nil
    }

    /// The only key of a table and what it has.
    var only: (key: String, value: Loose)? {
      if case .table(let table) = self { return table.first.map { ($0.key, $0.value) } }
      return nil
    }

    subscript(index: Int) -> Loose? { list.indices.contains(index) ? list[index] : nil }
  }

  /// One of a package's dependencies: a kind with a list of one.
  private struct DependencyRow: Decodable {
    var dependency: Dependency?

    init(from decoder: any Decoder) throws {
      guard let (kind, rows) = try Loose(from: decoder).only, let row = rows[0], let identity = row["identity"]?.text else {
        return
      }
      let url = row["location"]?["remote"]?[0]?["urlString"]?.text
      let source: Dependency.Source? =
        switch kind {
        case "fileSystem": row["path"]?.text.map { .folder(Path($0)) }
        case "sourceControl": .url(url ?? row["location"]?["local"]?[0]?.text ?? identity)
        default: .registry
        }
      dependency = source.map { Dependency(identity: PackageIdentity(identity), source: $0) }
    }
  }
}

extension PackageContents.Product: Decodable {
  private enum CodingKeys: CodingKey { case name, type, targets }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    kind = try values.decode(PackageContents.Loose.self, forKey: .type).only?.key ?? ""
    targets = try values.decodeIfPresent([String].self, forKey: .targets) ?? []
  }
}

extension PackageContents.Target: Decodable {
  private enum CodingKeys: CodingKey {
    case name, type, path, dependencies, pluginUsages, exclude, sources, resources, settings
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    type = try values.decode(String.self, forKey: .type)
    path = try values.decodeIfPresent(String.self, forKey: .path)
    exclude = try values.decodeIfPresent([String].self, forKey: .exclude) ?? []
    sources = try values.decodeIfPresent([String].self, forKey: .sources)
    func rows(_ key: CodingKeys) throws -> [PackageContents.Loose] {
      try values.decodeIfPresent(PackageContents.Loose.self, forKey: key)?.list ?? []
    }
    dependencies = try rows(.dependencies).compactMap(Self.use)
    plugins = try rows(.pluginUsages).compactMap(Self.use)
    resources = try rows(.resources).compactMap { row in
      row["path"]?.text.map { PackageContents.Resource(path: $0, isCopied: row["rule"]?["copy"] != nil) }
    }
    settings = try rows(.settings).compactMap(Self.setting)
  }

  /// `{"product": ["Lists", "lists", null, {"platformNames": ["ios"]}]}`; other kinds leave the package or all out.
  private static func use(_ row: PackageContents.Loose) -> PackageContents.Use? {
    guard let (kind, parts) = row.only, let name = parts[0]?.text else { return nil }
    let package = ["product", "plugin"].contains(kind) ? parts[1]?.text : nil
    let platforms = parts.list.compactMap { $0["platformNames"]?.list }.first ?? []
    return PackageContents.Use(
      name: name, package: package.map { PackageIdentity($0) }, platforms: platforms.compactMap(\.text))
  }

  /// A setting for Swift; those for others are none.
  private static func setting(_ row: PackageContents.Loose) -> PackageContents.Setting? {
    guard row["tool"]?.text == "swift", let (kind, value) = row["kind"]?.only, let text = value["_0"]?.text else { return nil }
    let condition = row["condition"]
    return PackageContents.Setting(
      arguments: arguments(kind, text), platforms: condition?["platformNames"]?.list.compactMap(\.text) ?? [],
      configuration: condition?["config"]?.text)
  }

  private static func arguments(_ kind: String, _ text: String) -> [String] {
    switch kind {
    case "define": return ["-D", text]
    case "enableUpcomingFeature": return ["-enable-upcoming-feature", text]
    case "enableExperimentalFeature": return ["-enable-experimental-feature", text]
    case "swiftLanguageMode": return ["-swift-version", text]
    case "defaultIsolation": return text == "MainActor" ? ["-default-isolation", "MainActor"] : []
    default: return []
    }
  }
}
