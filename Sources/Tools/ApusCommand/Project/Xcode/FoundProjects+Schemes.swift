extension FoundProjects {
  /// The target that a scheme starts: by its project and identifier, else by its name in that project, else by its name alone.
  func launched(by scheme: XcodeScheme) -> Member? {
    guard let name = scheme.launchTarget else { return nil }
    let own = targets.filter { $0.project.path == scheme.launchProject }
    return own.first { $0.target.id == scheme.launchTargetID } ?? own.first { $0.target.name == name }
      ?? targets.first { $0.target.name == name }
  }

  /// The scheme that a target is started by: the one asked for, the one of its name, or another that starts it.
  func scheme(for member: Member, _ choice: TargetChoice) -> XcodeScheme? {
    if let name = choice.scheme { return schemes.first { $0.name == name } }
    let own = schemes.filter { launched(by: $0)?.key == member.key }
    return own.first { $0.name == member.target.name } ?? own.first
  }
}
