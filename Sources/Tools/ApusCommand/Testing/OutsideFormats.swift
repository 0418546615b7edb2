package import Foundation

/// What the command line reads from outside, for those who try bad input on it; nothing is built or started.
package enum OutsideFormats {
  /// Looks through bytes as a Swift file, an Xcode project, a manifest and a list of packages.
  package static func read(source data: Data) {
    let source = SwiftSource(data)
    for platform in TargetPlatform.allCases {
      _ = source.hasMainAttribute(under: CompilationConditions(CompileSettings(), platform: platform))
    }
    _ = SwiftCode(data).tokens
    _ = MemberUses([(Path("/nonexistent.swift"), data)])
    let text = String(decoding: data, as: UTF8.self)
    var output = CompilerOutput()
    for line in text.split(separator: "\n") { output.take(String(line)) }
    _ = try? PackageManifest(json: data)
    _ = try? DebianPackages(text: text, distribution: "debian 13")
    _ = WarningLog.warning(in: text)
    _ = PkgConfig.parse(text)
    _ = AppProject.moduleName(for: text, besides: [])
  }

  /// Rewrites bytes as a Swift file for every platform; says where lines did not keep their numbers, or `nil`.
  package static func lostLines(rewriting data: Data) -> String? {
    let lines = { (data: Data) in data.count { $0 == UInt8(ascii: "\n") } }
    _ = PlatformRequest.platform(in: data)
    let names = ObjectiveCNames(data)
    for platform in TargetPlatform.allCases {
      let rewriting = SourceRewriting(platform: platform, names: names, file: Path("/nonexistent/A.swift"))
      guard let text = rewriting.text(of: data) else { continue }
      if lines(text) != lines(data) { return "\(platform): \(lines(data)) lines became \(lines(text))" }
    }
    return nil
  }

  /// Reads bytes as the file of an Xcode project whose own files are not there; says whether they are one.
  @discardableResult
  package static func read(project data: Data) -> Bool {
    let project = try? XcodeProjectFile(data: data, at: Path("/nonexistent/A.xcodeproj"))
    return project != nil
  }

  /// Reads bytes as an Xcode workspace of which nothing is there; says whether they are one.
  @discardableResult
  package static func read(workspace data: Data) -> Bool {
    guard let xml = try? XcodeXML(Array(data), file: Path("/nonexistent/A")) else { return false }
    for folder in ["A.xcworkspace", "A.xcodeproj/project.xcworkspace"] {
      _ = XcodeWorkspaceFile(xml, at: Path("/nonexistent/" + folder))
    }
    return true
  }

  /// Reads bytes as a scheme of Xcode's; says whether they are one.
  @discardableResult
  package static func read(scheme data: Data) -> Bool {
    guard let xml = try? XcodeXML(Array(data), file: Path("/nonexistent/A")) else { return false }
    _ = XcodeScheme(xml, name: "A", folder: Path("/nonexistent"))
    return true
  }

  /// Takes the words of a command line apart, for every command.
  package static func read(arguments words: [String]) {
    let nowhere = Path("/nonexistent")
    let installation = Installation(root: nowhere, cache: nowhere, environment: [:], workingFolder: nowhere)
    read(RunCommand.self, words, installation)
    read(SnapshotCommand.self, words, installation)
    read(BuildCommand.self, words, installation)
    read(ListCommand.self, words, installation)
    read(DoctorCommand.self, words, installation)
    _ = try? TestCommand(words: words, installation: installation)
    for word in words { _ = Path(word).absolute(in: nowhere) }
  }

  private static func read<Kind: Command>(_ kind: Kind.Type, _ words: [String], _ installation: Installation) {
    guard let arguments = try? ParsedArguments(words, syntax: Kind.syntax) else { return }
    _ = try? Kind(arguments, installation: installation)
    _ = try? DisplaySettings(arguments)
    _ = try? ActionOptions.actions(in: arguments)
    _ = try? FilmOptions.film(in: arguments, workingFolder: installation.workingFolder)
  }
}
