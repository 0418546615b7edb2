import Foundation

/// The Debian packages that Apus needs, from `scripts/system-packages.txt`.
struct DebianPackages: Equatable {
  /// What a package is needed for.
  enum Group: String, CaseIterable { case base, gtk, test }

  struct Package: Equatable {
    var name: String
    var group: Group
    /// Why it is needed, in a few words.
    var reason: String
  }

  static let file = "scripts/system-packages.txt"

  var packages: [Package]

  /// Reads lines `name group reason`; `#` begins a comment.
  init(text: String) throws {
    packages = try text.split(whereSeparator: \.isNewline).compactMap { line in
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { return nil }
      let parts = line.split(maxSplits: 2, whereSeparator: \.isWhitespace).map(String.init)
      guard parts.count == 3, let group = Group(rawValue: parts[1]) else {
        throw CommandError.failure("\(Self.file): a line is not 'name group reason': \(line)")
      }
      return Package(name: parts[0], group: group, reason: parts[2].trimmingCharacters(in: .whitespaces))
    }
  }

  /// The versions of the installed ones; `nil` where there is no dpkg.
  func installedVersions(environment: [String: String]) -> [String: String]? {
    let question = Subprocess(
      program: "dpkg-query",
      arguments: ["--show", "--showformat=${db:Status-Status} ${Package} ${Version}\\n"] + packages.map(\.name),
      environment: environment.merging(["LC_ALL": "C"]) { $1 })
    // It complains of each package that it has never heard of; what it prints is what counts.
    var versions: [String: String] = [:]
    let code = try? question.run { line in
      let parts = line.split(separator: " ").map(String.init)
      if parts.count == 3, parts[0] == "installed" { versions[parts[1]] = parts[2] }
    }
    return code == 0 || code == 1 ? versions : nil
  }

  /// The command that installs packages.
  static func installCommand(_ names: [String]) -> String {
    "apt-get install --yes --no-install-recommends " + names.joined(separator: " ")
  }
}
