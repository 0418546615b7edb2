/// Which versions of a package a project takes.
enum PackageRequirement: Hashable {
  case upToNextMajor(String)
  case upToNextMinor(String)
  /// From the first up to, without, the second.
  case range(String, String)
  case exact(String)
  case branch(String)
  case revision(String)

  /// What an Xcode project says: a kind with `minimumVersion`, `maximumVersion`, `version`, `branch` or `revision`.
  ///
  /// `nil` where a word is missing or a version is none.
  init?(kind: String, values: [String: String]) {
    func version(_ name: String) -> String? { values[name].flatMap(Self.version) }
    switch kind {
    case "upToNextMajorVersion":
      guard let version = version("minimumVersion") else { return nil }
      self = .upToNextMajor(version)
    case "upToNextMinorVersion":
      guard let version = version("minimumVersion") else { return nil }
      self = .upToNextMinor(version)
    case "versionRange":
      guard let low = version("minimumVersion"), let high = version("maximumVersion") else { return nil }
      self = .range(low, high)
    case "exactVersion":
      guard let version = version("version") ?? version("minimumVersion") else { return nil }
      self = .exact(version)
    case "branch":
      guard let branch = values["branch"], !branch.isEmpty else { return nil }
      self = .branch(branch)
    case "revision":
      guard let revision = values["revision"], !revision.isEmpty else { return nil }
      self = .revision(revision)
    default: return nil
    }
  }

  /// The version that Package.resolved has.
  init?(_ pin: ResolvedPackages.Pin) {
    if let version = pin.version.flatMap(Self.version) {
      self = .exact(version)
    } else if let revision = pin.revision {
      self = .revision(revision)
    } else if let branch = pin.branch {
      self = .branch(branch)
    } else {
      return nil
    }
  }

  /// A version with the three numbers that the package manager wants; `nil` where the text is none.
  static func version(_ text: String) -> String? {
    guard let match = text.wholeMatch(of: /v?([0-9]+(?:\.[0-9]+){0,2})([-+][0-9A-Za-z.+-]+)?/) else { return nil }
    let numbers = match.1.split(separator: ".")
    return (numbers + Array(repeating: "0", count: 3 - numbers.count)).joined(separator: ".") + (match.2 ?? "")
  }

  /// The arguments of `.package(url:…)` in a manifest.
  var manifestText: String {
    switch self {
    case .upToNextMajor(let version): "from: \(version.swiftLiteral)"
    case .upToNextMinor(let version): ".upToNextMinor(from: \(version.swiftLiteral))"
    case .range(let low, let high): "\(low.swiftLiteral)..<\(high.swiftLiteral)"
    case .exact(let version): "exact: \(version.swiftLiteral)"
    case .branch(let name): "branch: \(name.swiftLiteral)"
    case .revision(let name): "revision: \(name.swiftLiteral)"
    }
  }
}
