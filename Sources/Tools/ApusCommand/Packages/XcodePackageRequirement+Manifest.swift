extension XcodePackageRequirement {
  /// The version that Package.resolved has; `nil` where it has none.
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

  /// The arguments of `.package(url:…)` in a manifest; `nil` where a version is none.
  var manifestText: String? {
    func literal(_ version: String) -> String? { Self.version(version)?.swiftLiteral }
    switch self {
    case .upToNextMajor(let version): return literal(version).map { "from: \($0)" }
    case .upToNextMinor(let version): return literal(version).map { ".upToNextMinor(from: \($0))" }
    case .range(let first, let end):
      guard let first = literal(first), let end = literal(end) else { return nil }
      return "\(first)..<\(end)"
    case .exact(let version): return literal(version).map { "exact: \($0)" }
    case .branch(let name): return "branch: \(name.swiftLiteral)"
    case .revision(let name): return "revision: \(name.swiftLiteral)"
    }
  }
}
