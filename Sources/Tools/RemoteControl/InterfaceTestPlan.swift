import Foundation
import LaunchContract

/// What a program with tests of an interface is told by whoever built it: the apps that it can start, and where it keeps files.
package struct InterfaceTestPlan: Codable, Equatable, Sendable {
  /// An app that was built for the tests.
  package struct App: Codable, Equatable, Sendable {
    package var name: String
    package var bundleIdentifier: String?
    /// The program's absolute path.
    package var executable: String
    /// What its project starts it with, before what a test says.
    package var arguments: [String]
    package var environment: [String: String]

    package init(
      name: String, bundleIdentifier: String?, executable: String, arguments: [String] = [], environment: [String: String] = [:]
    ) {
      (self.name, self.bundleIdentifier, self.executable) = (name, bundleIdentifier, executable)
      (self.arguments, self.environment) = (arguments, environment)
    }
  }

  /// The variable with the path of the file that holds a plan.
  package static let variable = "APUS_INTERFACE_TESTS"
  /// How a program ends whose test was to stop at a failure.
  ///
  /// Swift code cannot be left in the middle, so that the tests after it are another program's.
  package static let stopped: Int32 = 71
  private static let mostBytes = 1 << 20

  /// The app that is tested comes first.
  package var apps: [App]
  /// The folder for attachments that are kept.
  package var attachments: String

  package init(apps: [App], attachments: String) { (self.apps, self.attachments) = (apps, attachments) }

  /// Reads the file that an environment names.
  package init(environment: [String: String]) throws(StartError) {
    guard let path = environment[Self.variable], !path.isEmpty else {
      throw StartError("no app is known to these tests, as \(Self.variable) names no file; run them with apus test")
    }
    guard let data = FileManager.default.contents(atPath: path), data.count <= Self.mostBytes else {
      throw StartError("\(path), which names the apps for these tests, cannot be read; run them with apus test")
    }
    do { self = try JSONDecoder().decode(Self.self, from: data) } catch {
      throw StartError("\(path), which names the apps for these tests, is damaged; run them with apus test")
    }
  }

  /// The app of an identifier; without one that which is tested.
  package func app(_ bundleIdentifier: String?) throws(StartError) -> App {
    let found = bundleIdentifier.map { wanted in apps.first { $0.bundleIdentifier == wanted } } ?? apps.first
    if let found { return found }
    let known = apps.compactMap(\.bundleIdentifier).joined(separator: ", ")
    throw StartError("no app \(bundleIdentifier ?? "") was built for these tests; there is \(known.isEmpty ? "none" : known)")
  }
}
