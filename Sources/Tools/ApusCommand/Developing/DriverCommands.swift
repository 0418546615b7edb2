import Foundation

/// The commands by which the compiler's driver would build an app from nothing, one for each file, and those that link it.
struct DriverCommands: Equatable, Sendable {
  /// The arguments of the build that they are of.
  private var asked: [String]
  /// The compiler's own arguments by files, the program among them.
  private var compilers: [Path: [String]] = [:]
  /// What comes after that, in its order.
  private(set) var links: [[String]] = []
  /// What that comes to while the sources import what they import now; `nil`: that is not known.
  private(set) var linker: LinkerCommand?

  /// What the driver is told so that it plans each file by itself, names all files, and links with the linker that is fastest.
  private static func arguments(for asked: [String], linker: String?) -> [String] {
    var arguments = asked.filter { !["-incremental", "-enable-batch-mode"].contains($0) }
    // Lists of many files would lie in a folder of the driver's that goes with it.
    arguments += ["-disable-batch-mode", "-driver-print-jobs", "-driver-filelist-threshold", String(Int32.max)]
    if let linker { arguments.append("-use-ld=\(linker)") }
    return arguments
  }

  /// Asks the driver after a build has come to its end; `nil` where it answers in a form that is not known.
  ///
  /// - Parameters:
  ///   - asked: The arguments of the build.
  ///   - sources: What is compiled.
  ///   - toolchain: The compiler that is used.
  ///   - environment: The driver's environment.
  /// - Throws: Where the driver cannot be started.
  init?(_ asked: [String], sources: [Path], toolchain: Toolchain, environment: [String: String]) throws {
    let linker = (toolchain.path.parent / "ld.lld").isFile ? "lld" : nil
    let arguments = Self.arguments(for: asked, linker: linker)
    let answer = try DriverQuestion(arguments: arguments, environment: environment).answer()
    guard answer.code == 0 else { return nil }
    self.init(String(decoding: answer.output, as: UTF8.self), asked: asked, sources: sources)
    // The build has left a list of the libraries that its objects name, which this command reads.
    self.linker = try links.last.flatMap { try LinkerCommand(asking: $0, environment: environment) }
  }

  /// Whether the commands are those of a build with some arguments.
  func isOf(_ arguments: [String]) -> Bool { asked == arguments }

  /// Reads what the driver prints: a command in each line.
  init?(_ text: String, asked: [String], sources: [Path]) {
    self.asked = asked
    for line in text.split(separator: "\n") {
      // As the driver prints what it would run.
      let read = ShellWords(line), words = read.all
      guard read.isWhole, words.count > 1 else { return nil }
      guard words[1] == "-frontend" else {
        links.append(words)
        continue
      }
      // A command that compiles in another way, or finds its arguments in a file, is not known.
      let files = zip(words, words.dropFirst()).filter { $0.0 == "-primary-file" }.map { Path($0.1) }
      guard files.count == 1, words.contains("-c"), !words.contains(where: { $0.hasPrefix("@") }) else { return nil }
      guard compilers.updateValue(words, forKey: files[0]) == nil else { return nil }
    }
    guard !links.isEmpty, links.count <= 2, Set(compilers.keys) == Set(sources) else { return nil }
  }

  /// What compiles a file, and writes what it gives to others beside it.
  func compiler(of source: Path, interface: Path) -> [String]? {
    compilers[source].map { $0 + ["-emit-reference-dependencies-path", interface.string] }
  }

  /// The same with another place for the object; `nil` also where the command does not say one place.
  func compiler(of source: Path, object: Path, interface: Path) -> [String]? {
    guard var words = compiler(of: source, interface: interface) else { return nil }
    let places = words.indices.dropLast().filter { words[$0] == "-o" }
    guard places.count == 1, let place = places.first else { return nil }
    words[place + 1] = object.string
    return words
  }
}
