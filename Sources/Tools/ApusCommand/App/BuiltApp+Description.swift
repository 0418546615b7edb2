extension BuiltApp {
  /// What `apus build --json` tells of an app; its names stay the same from version to version.
  struct Description: Codable, Equatable {
    var name: String
    var executable: String
    /// What the app's scheme starts it with.
    var arguments: [String]
    /// The variables that the scheme sets.
    var environment: [String: String]
  }

  /// What other programs are told.
  var description: Description {
    Description(
      name: name, executable: executable.string, arguments: arguments,
      environment: Dictionary(environment.map { ($0.name, $0.value) }) { $1 })
  }

  /// The app that was told of.
  init(_ description: Description) {
    self.init(
      name: description.name, executable: Path(description.executable), arguments: description.arguments,
      environment: description.environment.sorted { $0.key < $1.key }.map { EnvironmentVariable(name: $0.key, value: $0.value) })
  }
}
