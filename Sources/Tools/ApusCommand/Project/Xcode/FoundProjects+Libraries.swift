extension FoundProjects {
  /// A framework or library that an app is linked with.
  struct Library {
    var member: Member
    /// Those that it needs, directly or through others.
    var needs: Set<XcodeTarget.Key> = []
  }

  /// More projects inside of each other than anybody has.
  static let mostContained = 100

  /// The projects that others contain, each once; one that cannot be read costs a warning.
  static func contained(in projects: [XcodeProjectFile], filter: String?, warnings: inout [String]) -> [XcodeProjectFile] {
    var seen = Set(projects.map(\.path))
    var waiting = projects
    var contained: [XcodeProjectFile] = []
    while let project = waiting.popLast() {
      for path in project.projects where seen.insert(path).inserted && contained.count < mostContained {
        do {
          let inner = try XcodeProjectFile(path, platform: filter)
          contained.append(inner)
          waiting.append(inner)
        } catch { warnings.append((error as? CommandError)?.message ?? "\(error)") }
      }
    }
    return contained
  }

  /// The frameworks and libraries that a target needs, each after those that it needs itself.
  ///
  /// They are made for the target's platform: what a project wants on some platforms only counts as it does there.
  func libraries(of member: Member, for platform: TargetPlatform) throws -> [Library] {
    var order: [Library] = []
    var done: [XcodeTarget.Key: Set<XcodeTarget.Key>] = [:]
    // What is being looked at, from the target down; a walk of its own, as chains may be long.
    var way: [(member: Member, rest: [Member], needs: Set<XcodeTarget.Key>)] = [
      (member, try direct(of: member, for: platform), [])
    ]
    while var last = way.popLast() {
      if let next = last.rest.popLast() {
        if let known = done[next.key] {
          last.needs.formUnion(known.union([next.key]))
          way.append(last)
        } else {
          way.append(last)
          if let start = way.firstIndex(where: { $0.member.key == next.key }) {
            throw Self.ring(way[start...].map(\.member) + [next])
          }
          way.append((next, try direct(of: next, for: platform), []))
        }
      } else if !way.isEmpty {
        done[last.member.key] = last.needs
        order.append(Library(member: last.member, needs: last.needs))
        way[way.count - 1].needs.formUnion(last.needs.union([last.member.key]))
      }
    }
    return order
  }

  private static func ring(_ members: [Member]) -> CommandError {
    let names = members.map(\.target.name).joined(separator: ", which needs ")
    return .failure("\(members[0].project.path) cannot be built: \(names)")
  }

  /// What a target waits for or links, as far as such are built here, the last first.
  private func direct(of member: Member, for platform: TargetPlatform) throws -> [Member] {
    let target = member.target
    let own = target.dependencies.compactMap { name in
      member.project.target(named: name).map { Member(project: member.project, target: $0) }
    }
    let named = target.foreignDependencies.compactMap { foreign in
      all.first { $0.path == foreign.project }.flatMap { project in
        project.target(named: foreign.name).map { Member(project: project, target: $0) }
      }
    }
    let linked = target.linkedProducts.compactMap { builder(of: $0) }
    var seen: Set<XcodeTarget.Key> = []
    return try (own + named + linked).filter { $0.target.kind.isLibrary && seen.insert($0.key).inserted }.reversed()
      .map { try read($0, for: platform) }
  }

  /// A target as it is for another platform than its own, where not all have been read for one.
  private func read(_ member: Member, for platform: TargetPlatform) throws -> Member {
    guard self.platform == nil, member.target.platform != platform, let filter = platform.filterName else { return member }
    let project = try XcodeProjectFile(member.project.path, platform: filter)
    return project.targets.first { $0.id == member.target.id }.map { Member(project: project, target: $0) } ?? member
  }

  /// All projects that libraries may come from.
  private var all: [XcodeProjectFile] { projects + contained }

  /// The target of any project that builds a file.
  private func builder(of product: String) -> Member? {
    for project in all {
      if let target = project.targets.first(where: { $0.productFile == product && $0.kind.isLibrary }) {
        return Member(project: project, target: target)
      }
    }
    return nil
  }

  /// What a target links that no project here builds.
  func unknownProducts(of member: Member) -> [String] { member.target.linkedProducts.filter { builder(of: $0) == nil } }
}

extension XcodeTarget.Kind {
  /// Whether an app is linked with what is built of it.
  var isLibrary: Bool { self == .framework || self == .staticLibrary || self == .other("library.dynamic") }

  /// Whether it has resources of its own, which the bundle of its classes holds.
  var isBundle: Bool { self == .framework }
}
