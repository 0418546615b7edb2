/// `apus framework`: builds the framework with every module that it can have, and says where it lies.
struct FrameworkCommand: Command {
  static let syntax = CommandSyntax(
    name: "framework",
    usage: "[--no-gtk]",
    summary: "Build the framework with all its modules ahead of the first app, and print its folder.",
    options: [OptionSyntax("--no-gtk", help: "Build without GTK; apps can then only become images.")],
    details: "Exit codes: 0, or 1 when it does not build.")

  var traits: Traits
  var installation: Installation

  init(_ arguments: ParsedArguments, installation: Installation) throws {
    if let first = arguments.positionals.first {
      throw CommandError.usage("apus framework takes no '\(first)'")
    }
    traits = try BuildSettings(arguments, environment: installation.environment).traits
    self.installation = installation
  }

  func run() throws -> Int32 {
    try installation.requireSources(for: "framework")
    let toolchain = try Toolchain(installation)
    let cache = FrameworkCache(installation: installation, toolchain: toolchain, traits: traits)
    Terminal.print(try cache.wholeFramework().string)
    return 0
  }
}
