package import Foundation

/// Where what is kept for the person who runs an app lies: one rule for all that an app keeps.
///
/// Foundation knows two homes: `UserDefaults` takes what the environment names (`HOME`), while `NSHomeDirectory` and
/// `homeDirectoryForCurrentUser` take the one of the list of users. They differ in containers, under `sudo` and in tests. What
/// lies beside the defaults' file has to be where that is, and the XDG folders follow the environment by their specification.
package struct PersonFolders: Sendable {
  private let environment: [String: String]

  /// Looks folders up in an environment.
  package init(environment: [String: String]) { self.environment = environment }

  /// The folders by the process's environment as it is now: that may have changed since the process began.
  package static var current: PersonFolders {
    let names = ["HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"]
    return PersonFolders(
      environment: names.reduce(into: [:]) { found, name in found[name] = getenv(name).map { String(cString: $0) } })
  }

  /// The folder in which Foundation keeps the files of `UserDefaults`.
  ///
  /// A home that is not said, or by half of its path, is taken as Foundation takes it: elsewhere a lock would guard nothing.
  package var configuration: URL {
    chosen("XDG_CONFIG_HOME") ?? URL(fileURLWithPath: (environment["HOME"] ?? "") + "/.config")
  }

  /// The folder for what can be made again; without a home in the environment, below the one of the list of users.
  package var cache: URL {
    chosen("XDG_CACHE_HOME") ?? (chosen("HOME") ?? URL(fileURLWithPath: NSHomeDirectory())).appendingPathComponent(".cache")
  }

  /// The folder that a variable names; a relative path is ignored, as the specification of these variables says.
  private func chosen(_ variable: String) -> URL? {
    environment[variable].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
  }
}
