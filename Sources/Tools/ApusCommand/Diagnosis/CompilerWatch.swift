import Foundation

/// Runs the compiler on an app, ends it where it goes on looking for what an unknown name could mean, and names that name.
///
/// A compilation without unknown names is never cut off, whatever time it takes.
struct CompilerWatch {
  /// Seconds of processor time that the compiler, one process of it, has to find an unknown name by itself.
  ///
  /// After half of them the names are looked through, beside it; most compilations are over by then. On a machine with other work
  /// they take longer: a compiler that has waited has not searched.
  var patience = 3.0
  /// Finds the unknown names of the app.
  var unknownNames: () throws -> UnknownNames
  /// The colours and pictures that the app has.
  var assets: () -> AssetNames = { AssetNames() }
  /// Shows a line to people.
  var say: (String) -> Void = { Terminal.progress($0 + "\n") }
  /// Whether names are looked through also where the compiler has said by itself what is wrong; that takes longer than it did.
  var explainsAll = true
  /// Shows a line that is not the compiler's own; `nil`: as the others.
  var explain: ((String) -> Void)?

  /// Runs the compiler to its end, or to that, and explains what it leaves in the dark.
  ///
  /// - Returns: Its exit code; never 0 where it was ended.
  /// - Throws: What running it throws.
  func run(_ compiler: Subprocess) throws -> Int32 {
    var look: Result<UnknownNames, any Error>?
    var said = CompilerOutput()
    let end = try compiler.run(
      eachLine: { line in
        // It quotes lines as it read them.
        say(WrittenText.removed(from: line))
        said.take(line)
      },
      endingWhen: { process in
        let spent = ProcessTree.longestTime(from: process)
        if look == nil, spent >= .seconds(patience / 2) { look = Result(catching: unknownNames) }
        return spent >= .seconds(patience) && (try? look?.get().isEmpty) == false
      })
    // One that was told to end may have been done.
    if end.code == 0 { return 0 }
    if !explainsAll, !end.wasEnded, said.surrenders.isEmpty, !said.text.isEmpty { return end.code }
    let explain = explain ?? say
    for line in explanation(of: said, names: look ?? Result(catching: unknownNames)) { explain(line) }
    if end.wasEnded {
      explain("note: the compiler was ended after \(patience) s, while it still looked for what could be meant")
    }
    return end.code
  }

  /// What is to be said after the compiler's own words, as it writes errors and notes.
  func explanation(of said: CompilerOutput, names: Result<UnknownNames, any Error>) -> [String] {
    var lines: [String] = []
    var files: [Path] = said.surrenders.map(\.file)
    switch names {
    case .success(let names):
      lines = names.errors(besides: said.text)
      let wrong = Set(names.uses.map(\.file))
      lines += said.surrenders.filter { !wrong.contains($0.file) }.map { location in
        "\(location.file):\(location.line):\(location.column): note: all names in this file are declared somewhere, so one is used where it does "
          + "not fit; as soon as parts of this expression are properties or functions of their own, the compiler tells which"
      }
      files += names.uses.map(\.file)
    case .failure(let error) where !said.surrenders.isEmpty:
      lines = ["note: unknown names could not be looked for: \((error as? CommandError)?.message ?? "\(error)")"]
    case .failure: break
    }
    guard !files.isEmpty else { return lines }
    let assets = assets()
    return lines
      + Set(files).sorted().flatMap { file in (try? file.read()).map { assets.notes(on: file, text: $0) } ?? [] }
  }
}

/// What matters of a compiler's output.
struct CompilerOutput: Equatable {
  struct Location: Equatable {
    var file: Path
    var line: Int
    var column: Int
  }

  /// What the compiler says where it has given up.
  static let surrender = "unable to type-check this expression in reasonable time"
  private static let mostText = 1 << 20

  /// Its errors.
  private(set) var text = ""
  /// Where it has given up, each place once.
  private(set) var surrenders: [Location] = []

  /// Reads one line.
  mutating func take(_ line: String) {
    guard line.contains("error: "), text.utf8.count < Self.mostText else { return }
    let plain = line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    text += plain + "\n"
    guard plain.contains(Self.surrender), let match = plain.wholeMatch(of: #/(.+?):(\d+):(\d+): error: .*/#),
      let line = Int(match.2), let column = Int(match.3)
    else { return }
    let location = Location(file: Path(String(match.1)), line: line, column: column)
    if !surrenders.contains(location) { surrenders.append(location) }
  }
}
