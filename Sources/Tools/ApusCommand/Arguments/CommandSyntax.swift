/// One option that a command takes.
struct OptionSyntax: Sendable {
  /// The names that mean it, the long one first: `--output`, `-o`.
  var names: [String]
  /// What the help calls its value; `nil` for an option without one.
  var value: String?
  /// One line for the help.
  var help: String

  var name: String { names[0] }

  init(_ names: String..., value: String? = nil, help: String) {
    self.names = names
    self.value = value
    self.help = help
  }
}

/// What a command is called, takes and does: the parser and the help both read it.
struct CommandSyntax: Sendable {
  var name: String
  /// What follows the name in the usage line.
  var usage: String
  /// What the command does, in a sentence.
  var summary: String
  var options: [OptionSyntax] = []
  /// What the help says below the options.
  var details: String = ""

  static let help = OptionSyntax("--help", "-h", help: "Show this help.")

  /// The text of `apus NAME --help`.
  var helpText: String {
    let all = options + [Self.help]
    let labels = all.map { option in
      option.names.joined(separator: ", ") + (option.value.map { " " + $0 } ?? "")
    }
    let width = (labels.map(\.count).max() ?? 0) + 2
    let lines = zip(labels, all).map { label, option in
      "  " + label + String(repeating: " ", count: width - label.count) + option.help
    }
    let tail = details.isEmpty ? "" : "\n\n" + details
    return "\(summary)\n\nUsage: apus \(name) \(usage)\n\nOptions:\n" + lines.joined(separator: "\n") + tail
  }
}
