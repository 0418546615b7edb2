/// `apus clean`: removes what was built of apps.
struct CleanCommand: Command {
  static let syntax = CommandSyntax(
    name: "clean",
    usage: "[--all]",
    summary: "Remove what was built of apps, and with --all the built framework.",
    options: [OptionSyntax("--all", help: "Remove the built framework, too; the next app builds it anew.")],
    details: """
      Builds of apps are kept in $XDG_CACHE_HOME/apus/apps (else ~/.cache/apus/apps), up to 8 GB; those that were used longest ago
      go first. An app that another process builds stays.
      """)

  var removesFramework: Bool
  var installation: Installation

  init(_ arguments: ParsedArguments, installation: Installation) throws {
    guard arguments.positionals.isEmpty else {
      throw CommandError.usage("apus clean takes no PATH; it removes the builds of all apps")
    }
    removesFramework = arguments["--all"] != nil
    self.installation = installation
  }

  func run() throws -> Int32 {
    var freed = try AppCache(in: installation.cache).clean()
    let others = ["manifest-copies", "modules"] + (removesFramework ? ["framework"] : [])
    for name in others {
      let folder = installation.cache / name
      freed += folder.totalSize
      try folder.remove()
    }
    Terminal.note("\(freed >> 20) MB are free")
    return 0
  }
}
