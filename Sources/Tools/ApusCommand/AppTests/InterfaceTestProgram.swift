import Foundation
import RemoteControl

/// The program that runs tests which use an app from outside: it has nothing of the app in it.
struct InterfaceTestProgram {
  /// The build of the app.
  var app: AppBuild
  /// The folder for all that belongs to its tests.
  var folder: Path

  /// Builds the program where it is not there, or was built by another compiler.
  func build() throws -> Path {
    let place = folder / "program"
    let (program, stamp) = (place / "ApusInterfaceTests", place / "built-by.txt")
    let maker = Data((app.toolchain.version + "\n" + TestProgram.main).utf8)
    if program.isFile, (try? stamp.read()) == maker { return program }
    try stamp.remove()
    try place.write(text: TestProgram.main, as: "TestProgram.swift")
    let code = try Subprocess(
      program: "swiftc",
      arguments: [
        "-parse-as-library", "-swift-version", "5", "-module-name", "ApusTestProgram", "-module-cache-path",
        app.installation.moduleCache.string, (place / "TestProgram.swift").string, "-o", program.string,
      ], environment: app.installation.environment
    ).run(output: .standardError)
    guard code == 0 else {
      throw CommandError.failure("the program for tests of \(app.project.name) from outside does not build\(folder.fullDiskNote)")
    }
    try stamp.write(maker)
    return program
  }

  /// Writes what the program is told of the app and of the folder for attachments, and returns the file.
  func writePlan(executable: Path, attachments: Path) throws -> Path {
    let project = app.project
    let tested = InterfaceTestPlan.App(
      name: project.name, bundleIdentifier: project.bundleIdentifier, executable: executable.string, arguments: project.arguments,
      environment: Dictionary(project.environment.map { ($0.name, $0.value) }) { $1 })
    let file = folder / "plan.json"
    try file.write(JSONEncoder.stable.encode(InterfaceTestPlan(apps: [tested], attachments: attachments.string)))
    return file
  }
}

extension AppProject {
  /// The identifier that the app's Info.plist says; `nil` where it says none.
  var bundleIdentifier: String? {
    guard let file = generated.resources.first(where: { $0.name == "Info.plist" }),
      let values = try? PropertyListSerialization.propertyList(from: file.contents, format: nil) as? [String: Any]
    else { return nil }
    return values["CFBundleIdentifier"] as? String
  }
}
