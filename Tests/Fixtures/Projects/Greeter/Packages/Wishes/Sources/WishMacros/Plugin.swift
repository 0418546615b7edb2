/// Answers the compiler until it asks nothing more.
@main
enum Plugin {
  static func main() throws {
    let compiler = Conversation()
    while let question = try compiler.next() { try compiler.answer(answer(to: question)) }
  }

  private static func answer(to question: [String: Any]) -> [String: Any] {
    if question["getCapability"] != nil { return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]] }
    let use = question["expandFreestandingMacro"] as? [String: Any]
    let syntax = use?["syntax"] as? [String: Any] ?? [:]
    do throws(WishMacro.NoName) {
      let wish = try WishMacro(syntax["source"] as? String ?? "")
      return ["expandMacroResult": ["expandedSource": wish.expansion, "diagnostics": [Any]()]]
    } catch {
      return ["expandMacroResult": ["diagnostics": [diagnostic(error.message, at: syntax["location"] as? [String: Any] ?? [:])]]]
    }
  }

  private static func diagnostic(_ message: String, at place: [String: Any]) -> [String: Any] {
    [
      "message": message, "severity": "error", "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
      "position": ["fileName": place["fileName"] ?? "", "offset": place["offset"] ?? 0],
    ]
  }
}
