/// A command line taken apart by its syntax; the options keep the order they were written in.
struct ParsedArguments: Equatable {
  struct Option: Equatable {
    /// The long name, whichever was written.
    var name: String
    /// The value; empty for an option that takes none.
    var value: String
  }

  var positionals: [String] = []
  var options: [Option] = []
  var wantsHelp = false

  /// Takes the words after the command's name apart.
  ///
  /// `--name value` and `--name=value` mean the same; after `--` everything is positional. A value may begin with one
  /// dash (`--scroll -120`), not with two.
  init(_ words: [String], syntax: CommandSyntax) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positionals += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        positionals.append(word)
        continue
      }
      let (name, attached) = Self.split(word)
      if CommandSyntax.help.names.contains(name) {
        wantsHelp = true
        return
      }
      guard let option = syntax.options.first(where: { $0.names.contains(name) }) else {
        throw CommandError.usage(Self.unknownOption(name, of: syntax))
      }
      options.append(Option(name: option.name, value: try Self.value(of: option, attached: attached, rest: &rest)))
    }
  }

  /// The value of an option that counts once; the last one wins, as in most tools.
  subscript(name: String) -> String? { options.last { $0.name == name }?.value }

  private static func split(_ word: String) -> (name: String, attached: String?) {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private static func value(
    of option: OptionSyntax, attached: String?, rest: inout ArraySlice<String>
  ) throws -> String {
    guard let placeholder = option.value else {
      guard attached == nil else { throw CommandError.usage("\(option.name) takes no value") }
      return ""
    }
    if let attached { return attached }
    guard let next = rest.first, !next.hasPrefix("--") else {
      throw CommandError.usage("\(option.name) needs a value: \(option.name) \(placeholder)")
    }
    rest.removeFirst()
    return next
  }

  private static func unknownOption(_ name: String, of syntax: CommandSyntax) -> String {
    let known = syntax.options.flatMap(\.names) + CommandSyntax.help.names
    let hint = nearest(to: name, in: known).map { "did you mean \($0)?" } ?? "see apus \(syntax.name) --help"
    return "unknown option \(name) of apus \(syntax.name); \(hint)"
  }
}
