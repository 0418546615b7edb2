import Foundation

/// Members that nothing declares which an app can see, so that its compilation is certain to fail.
///
/// The compiler finds such a name by itself where it is alone in a small expression. In a large one it tries what else could be
/// meant until its time is over, and then names the expression and not its fault.
struct UnknownNames: Equatable {
  /// A place where such a name is used.
  struct Finding: Equatable {
    var use: MemberUse
    /// What could be written instead; empty: nothing is known.
    var advice = ""

    /// An error as the compiler writes it.
    var error: String {
      "\(use.file):\(use.line):\(use.column): error: nothing that this app can see declares '\(use.name)'\(advice)"
    }
  }

  var findings: [Finding] = []

  var isEmpty: Bool { findings.isEmpty }

  init() {}

  /// Looks through an app's sources; costs some tenths of a second.
  init(of project: AppProject, framework: Framework, environment: [String: String]) throws {
    let uses = try MemberUses(project.sources.map { ($0, try SourceOverlay.text(of: $0)) })
    guard !uses.canBeAny, !uses.foreign.isEmpty else { return }
    let toolchain = try ToolchainFiles(environment: environment)
    let names = try DeclaredNames(framework: framework, toolchain: toolchain)
    let others = project.imports.subtracting(names.modules)
    guard others.isDisjoint(with: toolchain.otherModules(besides: framework.moduleMaps)) else { return }
    self = try UnknownNames(among: uses, names: names, assets: AssetNames(project.resources))
  }

  /// What is unknown among the members that files use.
  init(among uses: MemberUses, names: DeclaredNames, assets: AssetNames) throws {
    let missing = try names.missing(from: Set(uses.foreign.map(\.name)))
    guard !missing.isEmpty else { return }
    let nearest = try names.nearest(to: missing, besides: uses.own)
    findings = uses.foreign.filter { missing.contains($0.name) }.map { use in
      if let asset = assets.asset(forSymbol: use.name) {
        return Finding(use: use, advice: "; the asset '\(asset.name)' is written \(asset.expression)")
      }
      return Finding(use: use, advice: nearest[use.name].map { "; did you mean '\($0)'?" } ?? "")
    }
  }

  /// The errors for places whose names some text does not have, at most twenty.
  func errors(besides text: String = "") -> [String] {
    let unsaid = findings.filter { !text.contains("'\($0.use.name)'") }
    return unsaid.prefix(20).map(\.error) + (unsaid.count > 20 ? ["and \(unsaid.count - 20) more"] : [])
  }
}
