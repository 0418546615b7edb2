import Foundation

/// Members that nothing declares which an app can see, so that its compilation is certain to fail.
///
/// The compiler finds such a name by itself where it is alone in a small expression. In a large one it tries what else could be
/// meant until its time is over, and then names the expression and not its fault.
struct UnknownNames {
  /// The places where such names are used, in the order of the files.
  var uses: [MemberUse] = []
  /// Where names are looked for that are like them.
  private var names = DeclaredNames(interfaces: [])
  private var own: Set<String> = []
  private var assets = AssetNames()

  var isEmpty: Bool { uses.isEmpty }

  init() {}

  /// Looks through an app's sources; costs some tenths of a second.
  init(of project: AppProject, framework: Framework, environment: [String: String]) throws {
    // What was made for the app declares names, too.
    let made = project.generated.sources.map { (Path($0.name), $0.contents) }
    let uses = try MemberUses(project.sources.map { ($0, try SourceOverlay.text(of: $0, platform: project.platform)) } + made)
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
    self.uses = uses.foreign.filter { missing.contains($0.name) }
    (self.names, own, self.assets) = (names, uses.own, assets)
  }

  /// Errors as the compiler writes them, for the places whose names some text does not have; at most twenty.
  func errors(besides text: String = "") -> [String] {
    let unsaid = uses.filter { !text.contains("'\($0.name)'") }
    guard !unsaid.isEmpty else { return [] }
    // What cannot be read any more gives no advice.
    let nearest = (try? names.nearest(to: Set(unsaid.map(\.name)), besides: own)) ?? [:]
    let errors = unsaid.prefix(20).map { use in
      let advice =
        assets.asset(forSymbol: use.name).map { "; the asset '\($0.name)' is written \($0.expression)" }
        ?? nearest[use.name].map { "; did you mean '\($0)'?" } ?? ""
      return "\(use.file):\(use.line):\(use.column): error: nothing that this app can see declares '\(use.name)'\(advice)"
    }
    return errors + (unsaid.count > 20 ? ["and \(unsaid.count - 20) more"] : [])
  }
}
