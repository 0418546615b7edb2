import FoundationEssentials

/// Expands our macros for the compiler.
///
/// The compiler writes messages to the standard input, each an 8-byte little-endian length and that much JSON, and reads one answer
/// of the same form for each; it ends the talk by closing the input.
package enum Plugin {
  /// Answers the compiler until it ends the talk.
  package static func run() {
    let input = MessageChannel(descriptor: 0)
    let output = MessageChannel(descriptor: 1)
    while let message = input.read() {
      guard output.write(answer(to: message)) else { return }
    }
  }

  /// The answer to a message.
  static func answer(to message: Data) -> Data {
    let answer: PluginAnswer
    do {
      answer = try respond(to: JSONDecoder().decode(CompilerRequest.self, from: message))
    } catch {
      let problem = MacroError("the plugin SwiftUIMacros does not understand the compiler: \(error)")
      answer = PluginAnswer(expandMacroResult: expansion(of: nil) { () throws(MacroError) -> String in throw problem })
    }
    return (try? JSONEncoder().encode(answer)) ?? Data("{}".utf8)
  }

  private static func respond(to request: CompilerRequest) -> PluginAnswer {
    if let use = request.expandFreestandingMacro {
      return PluginAnswer(
        expandMacroResult: expansion(of: use.syntax) { () throws(MacroError) -> String in
          guard let expand = MacroTable.freestanding[use.macro.typeName] else { throw unknown(use.macro) }
          return try expand(use)
        })
    }
    if let use = request.expandAttachedMacro {
      return PluginAnswer(
        expandMacroResult: expansion(of: use.declSyntax) { () throws(MacroError) -> String in
          guard let expand = MacroTable.attached[use.macro.typeName] else { throw unknown(use.macro) }
          return try expand(use)
        })
    }
    if request.getCapability != nil { return PluginAnswer(getCapabilityResult: .init()) }
    return PluginAnswer(
      expandMacroResult: expansion(of: nil) { () throws(MacroError) -> String in
        throw MacroError("the plugin SwiftUIMacros does not know what the compiler asks")
      })
  }

  private static func unknown(_ macro: CompilerRequest.Macro) -> MacroError {
    MacroError("the plugin SwiftUIMacros has no macro \(macro.typeName); its version is another one than the framework's")
  }

  private static func expansion(
    of syntax: CompilerRequest.Syntax?, _ make: () throws(MacroError) -> String
  ) -> PluginAnswer.Expansion {
    do throws(MacroError) {
      return PluginAnswer.Expansion(expandedSource: try make(), diagnostics: [])
    } catch {
      let location = syntax?.location
      let position = PluginAnswer.Diagnostic.Position(
        fileName: location?.fileName ?? "", offset: (location?.offset ?? 0) + error.offset)
      return PluginAnswer.Expansion(
        expandedSource: error.expansion, diagnostics: [.init(message: error.message, position: position)])
    }
  }
}
