import Foundation
import LaunchContract

/// `apus doctor`: what this machine has of what Apus needs.
struct DoctorCommand: Command {
  static let syntax = CommandSyntax(
    name: "doctor",
    usage: "",
    summary: "Show what is installed and what is missing, the toolchain, the cache, and which fonts stand for which.",
    options: [OptionSyntax("--no-gtk", help: "Do not ask for GTK's packages.")],
    details: "Exit codes: 0 when nothing is missing, 1 when something is.")

  var traits: Traits
  var installation: Installation

  init(_ arguments: ParsedArguments, installation: Installation) throws {
    if let first = arguments.positionals.first {
      throw CommandError.usage("apus doctor takes no '\(first)'")
    }
    let environment = Traits(environment: installation.environment)
    traits = arguments["--no-gtk"] == nil ? environment : environment.withoutGTK
    self.installation = installation
  }

  func run() throws -> Int32 {
    let archive = try ReleaseArchive(at: installation.root)
    let kind = archive == nil ? "" : ", a release archive,"
    Terminal.print("Apus \(Version.current)\(kind) in \(installation.root)")
    let fits = archive.map(reportArchive) ?? true
    let hasToolchain = reportToolchain()
    let hasPackages = try reportPackages(hasSources: archive == nil)
    let hasFonts = reportFonts()
    reportDisplay()
    reportCache()
    return fits && hasToolchain && hasPackages && hasFonts ? 0 : 1
  }

  private func reportArchive(_ archive: ReleaseArchive) -> Bool {
    heading("Release archive")
    do {
      try archive.check(toolchain: Toolchain(installation), distribution: Distribution.current)
      row("ok", "made for", "\(archive.toolchain) on \(archive.distribution)")
      try archive.verify(installation)
      row("ok", "files", "as they were packed")
      return true
    } catch {
      row("wrong", "", (error as? CommandError)?.message ?? "\(error)")
      return false
    }
  }

  private func reportToolchain() -> Bool {
    heading("Toolchain")
    do {
      let toolchain = try Toolchain(installation)
      row("ok", toolchain.version, toolchain.path.string)
      return true
    } catch {
      row("missing", "swift", (error as? CommandError)?.message ?? "\(error)")
      return false
    }
  }

  /// Tells of the packages; those for tests only where there are tests.
  private func reportPackages(hasSources: Bool) throws -> Bool {
    heading("System packages")
    let list = try (installation.root / DebianPackages.file).readText()
    let all = try DebianPackages(text: list, distribution: Distribution.current)
    guard let versions = all.installedVersions(environment: installation.environment) else {
      row("unknown", "there is no dpkg-query here; \(DebianPackages.file) lists what is needed")
      return true
    }
    var missing: [DebianPackages.Package] = []
    for package in all.packages {
      guard package.group != .gtk || traits.hasGTK, package.group != .test || hasSources else { continue }
      let version = versions[package.name]
      let purpose = package.group == .test ? "for ./apus test: \(package.reason)" : package.reason
      row(
        version == nil ? "missing" : "ok", package.name, [version, purpose].compactMap { $0 }.joined(separator: "  "))
      if version == nil { missing.append(package) }
    }
    if !missing.isEmpty {
      Terminal.print("  To install what is missing, as root:")
      Terminal.print("    \(DebianPackages.installCommand(missing.map(\.name)))")
    }
    return missing.allSatisfy { $0.group == .test }
  }

  private func reportFonts() -> Bool {
    heading("Fonts")
    var areRequested = true
    for role in FontRole.all {
      guard let match = role.match(environment: installation.environment) else {
        row("unknown", "fontconfig's fc-match is not installed")
        return false
      }
      var note =
        match.isRequested ? match.file.string : "\(match.file) instead of \(role.families.joined(separator: ", "))"
      if match.isRequested, match.family != role.standIn { note += "; in images and tests \(role.standIn)" }
      row(match.isRequested ? "ok" : "missing", "\(role.name) → \(match.family)", note)
      areRequested = areRequested && match.isRequested
    }
    row("", "images and tests", "take these alone and fonts that an app names; APUS_FONTS=all lets them take what is installed")
    return areRequested
  }

  private func reportDisplay() {
    heading("Display")
    let display = LaunchRequest.Host.display(in: installation.environment)
    let value = display.flatMap { installation.environment[$0] } ?? ""
    row(
      "ok", display.map { "\($0)=\(value)" } ?? "none",
      display == nil ? "apus run writes an image file" : "apus run opens a window")
  }

  private func reportCache() {
    heading("Cache")
    row("ok", installation.cache.string, Self.size(installation.cache.totalSize))
    for name in (try? installation.cache.children()) ?? [] where (installation.cache / name).isFolder {
      row("", "  \(name)", Self.size((installation.cache / name).totalSize))
    }
  }

  private static func size(_ bytes: Int64) -> String {
    let formatter = ByteCountFormatter()
    formatter.countStyle = .file
    return formatter.string(fromByteCount: bytes)
  }

  private func heading(_ text: String) { Terminal.print("\n\(text)") }

  private func row(_ state: String, _ name: String, _ note: String = "") {
    let columns = [(state, 9), (name, 36)].map { text, width in
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    Terminal.print("  " + (columns.joined() + note).trimmingCharacters(in: .newlines))
  }
}
