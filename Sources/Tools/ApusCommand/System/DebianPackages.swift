import Foundation

/// The packages of Debian and Ubuntu that Apus needs, from `scripts/system-packages.txt`, by their names in one release.
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

  /// Reads lines `name group reason`, and `@release name other-name` for what a release calls otherwise; `#` begins a comment.
  ///
  /// The names are those that the list has for a release, as ``Distribution`` gives it; for one of which it says nothing, its own.
  init(text: String, distribution: String) throws {
    let release = distribution.replacing(" ", with: "-")
    var names: [String: String] = [:]
    var listed: [Package] = []
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") && !line.allSatisfy(\.isWhitespace) {
      let parts = line.split(maxSplits: 2, whereSeparator: \.isWhitespace).map(String.init)
      let rest = parts.count == 3 ? parts[2].trimmingCharacters(in: .whitespaces) : ""
      if line.hasPrefix("@") {
        guard !rest.isEmpty, !rest.contains(where: \.isWhitespace) else {
          throw CommandError.failure("\(Self.file): a line is not '@release name other-name': \(line)")
        }
        if parts[0].dropFirst() == release { names[parts[1]] = rest }
      } else {
        guard !rest.isEmpty, let group = Group(rawValue: parts[1]) else {
          throw CommandError.failure("\(Self.file): a line is not 'name group reason': \(line)")
        }
        listed.append(Package(name: parts[0], group: group, reason: rest))
      }
    }
    // A name of "-" says that the release has no such package.
    packages = listed.compactMap { package in
      guard let name = names[package.name] else { return package }
      return name == "-" ? nil : Package(name: name, group: package.group, reason: package.reason)
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
