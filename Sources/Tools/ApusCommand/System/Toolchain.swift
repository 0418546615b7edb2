import Foundation

/// The Swift toolchain in `PATH`.
struct Toolchain: Equatable {
  /// The first line of `swift --version`.
  var version: String
  /// The driver's file, links followed.
  var path: Path

  /// Finds the toolchain.
  ///
  /// The version is remembered for each driver file, since asking takes a tenth of a second.
  init(_ installation: Installation) throws {
    guard let found = Self.find("swift", environment: installation.environment), let driver = found.real else {
      throw CommandError.failure(
        "there is no Swift toolchain in PATH; Apus needs Swift 6.3 (https://swift.org/install)")
    }
    path = driver
    // A toolchain manager's proxy stays the same file while the toolchain behind it changes.
    let isProxy = !driver.name.hasPrefix("swift-") && driver.name != "swift"
    guard !isProxy, let status = FileStatus(of: driver) else {
      version = try Self.ask(found, environment: installation.environment)
      return
    }
    let key = ContentHash.hex(of: [driver.string, String(status.size), String(status.modified)])
    let remembered = installation.cache / "toolchains" / key
    if let text = try? remembered.readText(), !text.isEmpty {
      version = text
      return
    }
    version = try Self.ask(found, environment: installation.environment)
    try remembered.parent.makeFolder()
    try remembered.write(Data(version.utf8))
  }

  /// The first executable of this name in `PATH`.
  static func find(_ name: String, environment: [String: String]) -> Path? {
    (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
      .map { Path(String($0)) / name }
      .first { $0.isFile && access($0.string, X_OK) == 0 }
  }

  /// The compiler to start in an environment: that of its `PATH`, which need not be this process's.
  static func compiler(environment: [String: String]) -> String { find("swiftc", environment: environment)?.string ?? "swiftc" }

  private static func ask(_ driver: Path, environment: [String: String]) throws -> String {
    let answer = try DriverQuestion(program: driver.string, arguments: ["--version"], environment: environment).answer()
    let text = String(decoding: answer.output, as: UTF8.self)
    guard answer.code == 0, let line = text.split(separator: "\n").first(where: { $0.contains("Swift version") }) else {
      throw CommandError.failure("swift --version failed with exit code \(answer.code)")
    }
    return String(line)
  }
}
