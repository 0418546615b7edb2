import Foundation

/// The tests of an app: a target of its project, with the app whose module they import.
struct AppTestTarget: Equatable {
  var name: String
  var app: AppProject
  var sources: [Path]
  var compile: CompileSettings

  /// The targets with unit tests of a project's app, in the project's order.
  ///
  /// A target belongs to the app that hosts it or that it depends on; where there is one app, to that.
  static func all(in found: FoundProjects, settings: BuildSettings) throws -> [AppTestTarget] {
    try found.targets.filter { $0.target.kind == .unitTests }.compactMap { tests in
      guard let host = host(of: tests, in: found) else { return nil }
      if let wanted = settings.choice.target, ![tests.target.name, host.target.name].contains(wanted) { return nil }
      let configuration = try tests.configuration(named: settings.configurationName)
      return AppTestTarget(
        name: tests.target.name, app: try AppProject(host, of: found, settings: settings),
        sources: tests.target.contents.sources.filter(\.isFile),
        compile: CompileSettings(tests.settings(configuration: configuration, platform: settings.platform)))
    }
  }

  private static func host(of tests: FoundProjects.Member, in found: FoundProjects) -> FoundProjects.Member? {
    let apps = found.apps.filter { $0.project.path == tests.project.path }
    let named = tests.settings(configuration: nil)["TEST_HOST"].map { Path($0).name }
    return apps.first { tests.target.dependencies.contains($0.target.name) }
      ?? apps.first { $0.target.productName == named || $0.target.name == named }
      ?? (apps.count == 1 ? apps[0] : nil)
  }

  /// The text of the program that runs the tests: XCTest's first, in a process of their own, then Swift Testing's.
  static func runner(for cases: XCTestCases) -> String {
    """
    import Testing
    import XCTest

    private let cases: [XCTestCaseEntry] = \(cases.listing)

    @main
    enum TestRunner {
      static func main() async {
        if CommandLine.arguments.contains("\(xcTestWord)") {
          XCTMain(cases, arguments: CommandLine.arguments.filter { $0 != "\(xcTestWord)" })
        }
        await Testing.__swiftPMEntryPoint() as Never
      }
    }

    """
  }

  /// The argument that asks the program for XCTest's tests.
  static let xcTestWord = "--apus-xctest"
}
