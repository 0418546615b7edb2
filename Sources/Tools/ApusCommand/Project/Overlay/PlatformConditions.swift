import SwiftLexing

/// Answers what `#if` asks of the platform as the platform that an app is written for would.
///
/// Three things stay Linux', which compiles here: what asks for a module that is not here, for Objective-C or for the compiler; a
/// chain from `#if` to `#endif` that asks for Linux or its C library in one of its conditions, because its author has thought of
/// this machine; and all in files that belong to `TargetPlatform.linux` but whether there is an AppKit, which only a Mac has.
/// A condition that asks for one of our own modules *and* against Linux, `canImport(SwiftUI) && !os(Linux)`, is no such thought:
/// its author knew of no SwiftUI there.
struct PlatformConditions {
  let platform: TargetPlatform
  var modules = CompilationConditions.modules

  /// More than any condition has.
  private static let mostTokens = 500

  /// A question of a condition that can be answered.
  private struct Question {
    enum Kind { case system, simulator, module }
    var kind: Kind
    var subject: String
    var range: Range<Int>
  }

  /// The conditions from an `#if` to its `#endif`.
  private struct Chain {
    var questions: [Question] = []
    var asksForLinux = false
  }

  /// The edits that put `true` and `false` in place of the questions.
  func edits(in tokens: SwiftTokens) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var chains: [Chain] = []
    for index in tokens.indices where tokens[index].kind == .marked {
      switch tokens[index].text {
      case "#if":
        chains.append(Chain())
        read(conditionAfter: index, of: tokens, into: &chains[chains.count - 1], &edits)
      case "#elseif" where !chains.isEmpty: read(conditionAfter: index, of: tokens, into: &chains[chains.count - 1], &edits)
      case "#endif": if let chain = chains.popLast() { edits += answers(of: chain) }
      default: break
      }
    }
    return edits + chains.flatMap(answers)
  }

  /// The text of a file's code, as bytes, with the questions answered.
  func answered(_ code: [UInt8]) -> [UInt8] {
    SourceEdit.apply(edits(in: SwiftTokens(code)), to: code)
  }

  private func read(
    conditionAfter directive: Int, of tokens: SwiftTokens, into chain: inout Chain, _ edits: inout [SourceEdit]
  ) {
    var questions: [Question] = []
    var asked: [Range<Int>] = []
    var namesOurModule = false
    var (index, depth) = (directive + 1, 0)
    while index < min(tokens.indices.upperBound, directive + Self.mostTokens), tokens[index].kind != .marked,
      depth > 0 || !tokens[index].startsLine
    {
      if tokens[index].text == "(" { depth += 1 }
      if tokens[index].text == ")" { depth -= 1 }
      defer { index += 1 }
      guard let name = tokens.word(at: index), tokens.isAt(index + 1, "("), let subject = tokens.word(at: index + 2),
        let close = tokens.closing(index + 1)
      else { continue }
      let range = tokens.range(index, through: close)
      switch name {
      case "os" where TargetPlatform.appleSystemNames.contains(subject):
        questions.append(Question(kind: .system, subject: subject, range: range))
      case "os" where subject == "Linux": asked.append(range)
      case "targetEnvironment" where subject == "simulator":
        questions.append(Question(kind: .simulator, subject: subject, range: range))
      case "canImport":
        if ["Glibc", "Musl"].contains(subject) { chain.asksForLinux = true }
        questions.append(Question(kind: .module, subject: subject, range: range))
        namesOurModule = namesOurModule || CompilationConditions.frameworkModules.contains(subject)
      default: break
      }
    }
    chain.questions += questions
    if platform == .linux {
      chain.asksForLinux = true
    } else if namesOurModule {
      edits += asked.map { .replacing($0, with: "false") }
    } else if !asked.isEmpty {
      chain.asksForLinux = true
    }
  }

  /// Whether a module is there on the platform; `nil`: the compiler knows.
  private func answer(toModule name: String) -> Bool? {
    if platform.hiddenModules(of: modules).contains(name) { return false }
    // AppKit is all that is here of Cocoa.
    return name == "Cocoa" && modules.contains("AppKit") ? true : nil
  }

  private func answers(of chain: Chain) -> [SourceEdit] {
    chain.questions.compactMap { question in
      let answer: Bool? =
        switch question.kind {
        case .module: answer(toModule: question.subject)
        case .system: chain.asksForLinux ? nil : platform.systemNames.contains(question.subject)
        case .simulator: chain.asksForLinux ? nil : platform.isSimulated
        }
      return answer.map { .replacing(question.range, with: $0 ? "true" : "false") }
    }
  }
}
