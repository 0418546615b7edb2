/// What a container is built by: its arguments and stages, as far as tests ask for them.
struct ContainerRecipe: Equatable {
  struct Stage: Equatable {
    var name: String
    var base: String
    /// The instructions, each in one line.
    var text = ""
    /// The files and folders that it takes from the sources.
    var copied: [String] = []
  }

  /// The arguments with their defaults.
  private(set) var arguments: [String: String] = [:]
  private(set) var stages: [Stage] = []

  /// Reads the text of a recipe; comments may stand between lines that are continued.
  init(_ text: String) {
    var instruction = ""
    for line in text.split(separator: "\n") where line.drop(while: \.isWhitespace).first != "#" {
      if line.hasSuffix("\\") {
        instruction += line.dropLast()
      } else {
        take(instruction + line)
        instruction = ""
      }
    }
  }

  private mutating func take(_ instruction: String) {
    let words = instruction.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return }
    switch (first, stages.indices.last) {
    case ("ARG", _):
      let parts = words[words.count - 1].split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { arguments[parts[0]] = parts[1] }
    case ("FROM", _):
      stages.append(Stage(name: words.count == 4 ? words[3] : "", base: words.count > 1 ? words[1] : ""))
    case (_, let stage?):
      stages[stage].text += instruction + "\n"
      if first == "COPY", words.count > 2, !words[1].hasPrefix("--from=") { stages[stage].copied += words[1..<(words.count - 1)] }
    default: break
    }
  }
}
