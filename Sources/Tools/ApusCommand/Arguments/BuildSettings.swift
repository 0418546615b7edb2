/// How an app and the framework are built, as the command line and the environment ask for it.
struct BuildSettings: Equatable {
  enum Configuration: String, CaseIterable { case debug, release }

  var configuration = Configuration.debug
  /// The executable product to run, where a package has several.
  var product: String?
  var traits = Traits.standard

  static let options: [OptionSyntax] = [
    OptionSyntax("--configuration", "-c", value: "debug|release", help: "How the app is compiled; debug unless given."),
    OptionSyntax("--product", value: "NAME", help: "Which executable of a package to run, where there are several."),
    OptionSyntax("--no-gtk", help: "Build without GTK; an app can then only become an image."),
  ]

  init() {}

  /// Checks and collects the options that belong here; `APUS_TRAITS` in the environment chooses the traits.
  init(_ arguments: ParsedArguments, environment: [String: String]) throws {
    traits = Traits(environment: environment)
    for option in arguments.options {
      switch option.name {
      case "--configuration":
        guard let chosen = Configuration(rawValue: option.value) else {
          throw CommandError.usage("--configuration is debug or release, not '\(option.value)'")
        }
        configuration = chosen
      case "--product": product = option.value
      case "--no-gtk": traits = traits.withoutGTK
      default: break
      }
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
