/// The version of the command line and of the framework that it builds.
enum Version {
  static let current = "0.1.0"
}
