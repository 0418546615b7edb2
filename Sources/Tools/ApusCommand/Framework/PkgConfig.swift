/// Asks pkg-config for the C compiler's flags.
enum PkgConfig {
  /// The flags of a module; none where a target names no module; `nil` where the module is not installed.
  static func flags(of module: String?, environment: [String: String]) -> [String]? {
    guard let module else { return [] }
    let question = Subprocess(
      program: "pkg-config", arguments: ["--cflags", "--silence-errors", module], environment: environment)
    guard let answer = question.answer() else { return nil }
    return parse(String(decoding: answer, as: UTF8.self))
  }

  /// Takes flags apart; a backslash keeps the character after it, as pkg-config writes spaces in paths.
  static func parse(_ text: String) -> [String] {
    var flags: [String] = []
    var flag = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        flag.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character.isWhitespace {
        if !flag.isEmpty { flags.append(flag) }
        flag = ""
      } else {
        flag.append(character)
      }
    }
    return flag.isEmpty ? flags : flags + [flag]
  }

  /// Keeps the first of equal flags; the modules share most of theirs.
  static func withoutRepetition(_ flags: [String]) -> [String] { flags.uniqued }
}
