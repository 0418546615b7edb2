import Foundation
import Testing

@testable import ApusCommand

@Suite("Settings for the compiler")
struct CompileSettingsTests {
  private func compile(_ values: [String: String]) -> CompileSettings {
    CompileSettings(
      ResolvedSettings(
        project: XcodeSettingsLayer(), target: XcodeSettingsLayer(values: values), configuration: "Debug", platform: .iOS,
        builtIn: BuiltInSettings.values(target: "My App", project: "P", root: Path("/p"))))
  }

  @Test(
    "the version becomes a mode",
    arguments: [("4.2", "4.2"), ("5.0", "5"), ("5.10", "5"), ("6.0", "6"), ("", "5"), ("3.0", "5"), ("x", "5")])
  func version(text: String, mode: String) {
    let settings = compile(["SWIFT_VERSION": text])
    #expect(settings.language.version == mode)
    #expect(settings.warnings.count == (["3.0", "x"].contains(text) ? 1 : 0))
  }

  @Test("without settings: mode 5 with regular expressions between slashes, and a module's name of letters")
  func nothing() {
    let settings = compile([:])
    #expect(settings.compilerArguments == ["-swift-version", "5", "-enable-upcoming-feature", "BareSlashRegexLiterals"])
    #expect(settings.moduleName == "My_App")
    #expect(compile(["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"]).compilerArguments == ["-swift-version", "5"])
    #expect(compile(["SWIFT_VERSION": "6.0"]).compilerArguments == ["-swift-version", "6"])
    #expect(compile(["PRODUCT_MODULE_NAME": "", "PRODUCT_NAME": ""]).moduleName == nil)
    #expect(CompileSettings().compilerArguments == ["-swift-version", "5"])
  }

  @Test("the settings of a new project: isolation to the main actor, what is approachable, and imports that say members")
  func newProject() {
    var values = [
      "SWIFT_VERSION": "5.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
      "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES",
    ]
    let five = compile(values)
    #expect(five.language.isolatesToMainActor)
    #expect(
      five.features.map(\.name) == [
        "BareSlashRegexLiterals", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances",
        "InferSendableFromCaptures", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
      ])
    values["SWIFT_VERSION"] = "6.0"
    #expect(
      compile(values).features.map(\.name) == [
        "InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
      ])
    values["SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT"] = "NO"
    values["SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION"] = "YES"
    values["SWIFT_UPCOMING_FEATURE_NO_SUCH_THING"] = "YES"
    #expect(compile(values).features.map(\.name) == ["InferIsolatedConformances", "MemberImportVisibility"])
  }

  @Test("conditions are those that settings say, DEBUG too")
  func conditions() {
    let settings = compile([
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) LAB LAB A=1 9B é", "OTHER_SWIFT_FLAGS": "-D BETA -DLAB -DX-Y",
    ])
    #expect(settings.conditions == ["LAB", "é", "BETA"])
    #expect(settings.compilerArguments.contains("LAB") && !settings.compilerArguments.contains("DEBUG"))
    #expect(
      settings.warnings == [
        "OTHER_SWIFT_FLAGS: left out are -D X-Y", "SWIFT_ACTIVE_COMPILATION_CONDITIONS: no names for #if are A=1, 9B",
      ])
    #expect(compile(["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"]).conditions == ["DEBUG"])
  }

  @Test("how strict concurrency is counts before mode 6")
  func strictness() {
    #expect(compile(["SWIFT_STRICT_CONCURRENCY": "complete"]).strictConcurrency == "complete")
    #expect(compile(["SWIFT_STRICT_CONCURRENCY": "nonsense"]).strictConcurrency == nil)
    #expect(compile(["SWIFT_STRICT_CONCURRENCY": "minimal", "SWIFT_VERSION": "6"]).strictConcurrency == nil)
    #expect(
      compile(["SWIFT_STRICT_CONCURRENCY": "minimal", "OTHER_SWIFT_FLAGS": "-strict-concurrency=targeted"]).compilerArguments
        .contains("-strict-concurrency=targeted"))
  }

  @Test("of other flags those for conditions and features are kept; the rest is named once, with its values")
  func flags() {
    let flags = SwiftFlags(
      SettingList.split(
        "-Xfrontend -enable-experimental-feature -Xfrontend AccessLevelOnImport -enable-upcoming-feature ExistentialAny "
          + "-Xcc -DFOO -warnings-as-errors -strict-concurrency -default-isolation MainActor -enable-bare-slash-regex "
          + "-enable-experimental-feature ParserASTGen -I \"/a b\" -D"))
    #expect(
      flags.features == [
        CompilerFeature(name: "AccessLevelOnImport", isUpcoming: false),
        CompilerFeature(name: "ExistentialAny", isUpcoming: true),
        CompilerFeature(name: "BareSlashRegexLiterals", isUpcoming: true),
      ])
    #expect(flags.conditions == [])
    #expect(flags.strictConcurrency == nil)
    #expect(
      flags.leftOut == [
        "-Xcc -DFOO", "-warnings-as-errors", "-strict-concurrency", "-enable-experimental-feature ParserASTGen", "-I /a b", "-D",
      ])
    let settings = compile(["OTHER_SWIFT_FLAGS": "-default-isolation MainActor -O -g"])
    #expect(settings.language.isolatesToMainActor)
    #expect(settings.warnings == ["OTHER_SWIFT_FLAGS: left out are -O, -g"])
    #expect(SwiftFlags(["-default-isolation", "nonisolated"]).isolatesToMainActor == false)
    let many = compile(["OTHER_SWIFT_FLAGS": (0..<20).map { "-x\($0)" }.joined(separator: " ")])
    #expect(many.warnings.first?.hasSuffix("-x7 and 12 more") == true)
  }

  @Test("experiments are kept where the compiler takes them")
  func experiments() {
    let settings = compile(["SWIFT_ENABLE_EXPERIMENTAL_FEATURES": "Extern DoExpressions ExistentialAny BareSlashRegexLiterals"])
    #expect(settings.features.map(\.name) == ["BareSlashRegexLiterals", "Extern", "ExistentialAny"])
    #expect(settings.warnings == ["SWIFT_ENABLE_EXPERIMENTAL_FEATURES: not known to this compiler are DoExpressions"])
  }

  @Test(
    "every upcoming feature has a setting, two of them with a name of their own",
    arguments: [
      ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"), ("EXISTENTIAL_ANY", "ExistentialAny"),
      ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
      ("DISABLE_OUTWARD_ACTOR_INFERENCE", "DisableOutwardActorInference"),
      ("IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations"), ("NONE", nil), ("", nil),
    ] as [(Substring, String?)])
  func settings(setting: Substring, name: String?) {
    #expect(CompilerFeature(setting: setting)?.name == name)
  }

  @Test("a feature with a value is one of its name")
  func valuedFeature() throws {
    let feature = try #require(CompilerFeature(flag: "StrictConcurrency=targeted"))
    #expect(feature.compilerArguments == ["-enable-upcoming-feature", "StrictConcurrency=targeted"])
    #expect(feature.isPart(of: language("6")) && !feature.isPart(of: language("5")) && !feature.isPart(of: language("4.2")))
    #expect(CompilerFeature(flag: "Nonsense") == nil)
  }

  private func language(_ version: String) -> LanguageMode {
    var mode = LanguageMode()
    mode.version = version
    return mode
  }

  /// What the compiler prints.
  private func compiler(_ arguments: [String]) throws -> (code: Int32, output: Data, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, data, text)
  }

  @Test("the features are those of the compiler")
  func supportedFeatures() throws {
    struct Answer: Decodable {
      struct Feature: Decodable {
        var name: String
        var enabled_in: String?
      }
      var features: [String: [Feature]]
    }
    let answer = try JSONDecoder().decode(Answer.self, from: try compiler(["-print-supported-features"]).output)
    let upcoming = (answer.features["upcoming"] ?? []).map { ($0.name, $0.enabled_in.flatMap { Int($0) } ?? 0) }
    #expect(CompilerFeature.upcoming == Dictionary(uniqueKeysWithValues: upcoming))
    #expect(CompilerFeature.experimental == Set((answer.features["experimental"] ?? []).map(\.name)))
  }

  @Test("the compiler takes every flag without a word, in all modes", arguments: ["4", "4.2", "5", "6"])
  func acceptedFlags(version: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(["a.swift": "func a() {}\n"])
    var values = [
      "SWIFT_VERSION": version, "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
    ]
    values["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG é"
    values["SWIFT_STRICT_CONCURRENCY"] = "targeted"
    values["OTHER_SWIFT_FLAGS"] = CompilerFeature.upcoming.keys.sorted().map { "-enable-upcoming-feature \($0)" }.joined(
      separator: " ")
    // An experiment that takes the standard library's place stays out.
    values["SWIFT_ENABLE_EXPERIMENTAL_FEATURES"] = CompilerFeature.experimental.subtracting(["Embedded"]).sorted().joined(
      separator: " ")
    let settings = compile(values)
    #expect(settings.warnings == [])
    #expect(settings.features.count > 45)
    let result = try compiler(["-frontend", "-parse", (folder.path / "a.swift").string] + settings.compilerArguments)
    #expect(result.code == 0 && result.errors == "", "\(result.errors)")
  }
}
