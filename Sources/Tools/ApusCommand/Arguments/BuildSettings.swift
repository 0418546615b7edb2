/// How an app and the framework are built, as the command line and the environment ask for it.
struct BuildSettings: Equatable {
  enum Configuration: String, CaseIterable { case debug, release }

  var configuration = Configuration.debug
  /// A configuration as the project calls it; `nil`: none was asked for.
  var configurationName: String?
  /// The executable product to run, where a package has several.
  var product: String?
  /// The target of a project.
  var choice = TargetChoice()
  /// What `#if os(…)` asks for; `nil`: what the target is made for.
  var platform: TargetPlatform?
  /// The same for packages, and for apps that nothing but their manifest describes, which are mostly made for phones.
  var packagePlatform: TargetPlatform { platform ?? .iOS }
  /// Whether the shell scripts among a target's build phases run.
  var runsScripts = false
  /// What packages may do, and where those are that no network reaches.
  var packages = PackageOptions()
  var traits = Traits.standard

  static let options: [OptionSyntax] =
    [
      OptionSyntax(
        "--configuration", "-c", value: "NAME",
        help: "debug or release, or a project's own name for one; debug unless given."),
      OptionSyntax("--target", value: "NAME", help: "Which app of a project to build, or which framework's previews."),
      OptionSyntax(
        "--scheme", value: "NAME", help: "The scheme of a project that names the app, its arguments and its configuration."),
      OptionSyntax("--product", value: "NAME", help: "Which executable of a package to run, or which library's previews."),
      OptionSyntax(
        "--os", value: "NAME",
        help:
          "What #if os() sees: \(TargetPlatform.allCases.map(\.rawValue).joined(separator: ", ")); else what the project is made for."
      ),
      OptionSyntax("--run-scripts", help: "Run the shell scripts among a project's build phases, with your rights."),
    ] + PackageOptions.options + [
      OptionSyntax("--no-gtk", help: "Build without GTK; an app can then only become an image.")
    ]

  init() {}

  /// Checks and collects the options that belong here; `APUS_TRAITS` in the environment chooses the traits.
  init(_ arguments: ParsedArguments, environment: [String: String]) throws {
    traits = Traits(environment: environment)
    packages = try PackageOptions(arguments)
    for option in arguments.options {
      switch option.name {
      case "--configuration":
        configurationName = option.value
        configuration = Configuration(rawValue: option.value.lowercased()) ?? .debug
      case "--target": choice.target = option.value
      case "--scheme": choice.scheme = option.value
      case "--product": product = option.value
      case "--os": platform = try Self.platform(option.value)
      case "--run-scripts": runsScripts = true
      case "--no-gtk": traits = traits.withoutGTK
      default: break
      }
    }
  }

  private static func platform(_ text: String) throws -> TargetPlatform {
    guard let platform = TargetPlatform(name: text) else {
      throw CommandError.usage(
        "--os is \(TargetPlatform.allCases.map(\.rawValue).joined(separator: ", ")), not '\(text)'")
    }
    return platform
  }

  /// Throws where something was asked for that only projects have.
  func checkWithoutProject(_ path: Path) throws {
    if let name = choice.target ?? choice.scheme {
      throw CommandError.usage("\(path) is no Xcode project, so it has no \(name); leave --target and --scheme out")
    }
    if let name = configurationName, Configuration(rawValue: name.lowercased()) == nil {
      throw CommandError.usage("--configuration is debug or release, not '\(name)'")
    }
  }
}

/// Which optional parts of the framework are built.
struct Traits: Equatable {
  /// The names to turn on; `nil` leaves the package's defaults.
  var names: [String]?

  /// The package's defaults, GTK among them.
  static let standard = Traits(names: nil)

  init(names: [String]?) { self.names = names }

  /// Reads `APUS_TRAITS`: names with commas between them; empty for none; not set for the defaults.
  init(environment: [String: String]) {
    names = environment["APUS_TRAITS"].map { list in
      list.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
    }
  }

  var withoutGTK: Traits { Traits(names: (names ?? []).filter { $0 != "GTK" }) }

  var hasGTK: Bool { names?.contains("GTK") ?? true }

  /// What `swift build` and `swift test` are told.
  var swiftArguments: [String] {
    guard let names else { return [] }
    return names.isEmpty ? ["--disable-default-traits"] : ["--traits", names.joined(separator: ",")]
  }
}
