import Foundation

/// `apus test --build-times`: builds everything in a folder of its own and tells what takes long.
struct BuildTimesRun {
  private static let folder = ".build/build-times"

  var installation: Installation
  var traits: Traits

  func run() throws -> Int32 {
    let (scratch, statistics) = (installation.root / Self.folder, installation.root / (Self.folder + "-statistics"))
    for folder in [scratch, statistics] { try folder.remove() }
    try statistics.makeFolder()
    Terminal.note("building everything in \(scratch)")
    var times = BuildTimes()
    var printer = ProgressPrinter()
    let flags = [
      "-Xfrontend", "-warn-long-function-bodies=\(BuildTimes.limit)", "-Xfrontend",
      "-warn-long-expression-type-checking=\(BuildTimes.limit)", "-stats-output-dir", statistics.string,
    ]
    let start = ContinuousClock.now
    let code = try Subprocess(
      program: "swift",
      arguments: ["build", "--build-tests", "--scratch-path", scratch.string] + traits.swiftArguments
        + flags.flatMap { ["-Xswiftc", $0] },
      environment: installation.environment
    ).run { line in
      printer.show(line)
      times.read(line)
    }
    for name in try statistics.children() where name.hasSuffix(".json") { times.read(statistics: try (statistics / name).read()) }
    Terminal.print(times.text)
    Terminal.print("The build took \((ContinuousClock.now - start).short)\(code == 0 ? "" : " and failed").")
    return code == 0 ? 0 : 1
  }
}
