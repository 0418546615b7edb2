import Foundation

/// What `swift package dump-package` tells of a package.
struct PackageManifest: Equatable {
  struct Target: Equatable, Decodable {
    var name: String
    /// Its kind, such as `executable`, `system` or `macro`.
    var type: String
    /// The pkg-config module of a system library.
    var pkgConfig: String?
    /// Its folder, where the manifest names one.
    var path: String?
    /// The targets, or products of the same name, that it depends on under whatever condition; `nil` where none are listed.
    var dependencies: [String]?

    /// The folder below the package's, by the package manager's rule.
    var folder: String { path ?? "Sources/" + name }
  }

  var name: String
  var targets: [Target]
  /// The products of type executable that the manifest declares.
  var declaredExecutables: [String]
  /// The targets of each library that the manifest declares, by its name.
  var libraries: [String: [String]]

  init(json: Data) throws {
    let document: Document
    do { document = try JSONDecoder().decode(Document.self, from: json) } catch {
      throw CommandError.failure("cannot understand what swift package dump-package printed: \(error)")
    }
    name = document.name
    targets = document.targets
    declaredExecutables = document.products.filter { $0.type.keys.contains("executable") }.map(\.name)
    libraries = Dictionary(
      document.products.filter { $0.type.keys.contains("library") }.map { ($0.name, $0.targets ?? []) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What can be run: the declared executables, or the executable targets where none is declared.
  var executables: [String] {
    declaredExecutables.isEmpty ? targets.filter { $0.type == "executable" }.map(\.name) : declaredExecutables
  }

  /// The executable to run: the one asked for, or the only one.
  func executable(named wanted: String?) throws -> String {
    let all = executables
    guard let wanted else {
      guard all.count == 1 else {
        throw CommandError.failure(
          all.isEmpty
            ? "the package \(name) has no executable target"
              + (libraries.isEmpty ? "" : "; apus preview takes pictures of the previews of its libraries")
            : "the package \(name) has several executables; choose one with --product: \(all.joined(separator: ", "))")
      }
      return all[0]
    }
    guard all.contains(wanted) || targets.contains(where: { $0.type == "executable" && $0.name == wanted }) else {
      throw CommandError.usage("the package \(name) has no executable \(wanted), only \(all.joined(separator: ", "))")
    }
    return wanted
  }

  private struct Document: Decodable {
    struct Product: Decodable {
      /// One key names the kind; what it holds differs.
      struct Ignored: Decodable { init(from decoder: any Decoder) {} }
      var name: String
      var type: [String: Ignored?]
      var targets: [String]?
    }
    var name: String
    var targets: [Target]
    var products: [Product]
  }
}

extension PackageManifest.Target {
  private enum CodingKeys: CodingKey { case name, type, pkgConfig, path, dependencies }

  /// A dependency's name comes first in a list that its kind names: `{"byName": ["SwiftUI", null]}`.
  private struct Dependency: Decodable {
    var name: String?

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: First].self)
      name = kinds.values.first?.name
    }

    struct First: Decodable {
      var name: String

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        name = try list.decode(String.self)
      }
    }
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    type = try values.decode(String.self, forKey: .type)
    pkgConfig = try values.decodeIfPresent(String.self, forKey: .pkgConfig)
    path = try values.decodeIfPresent(String.self, forKey: .path)
    dependencies = try values.decodeIfPresent([Dependency].self, forKey: .dependencies)?.compactMap(\.name)
  }
}
