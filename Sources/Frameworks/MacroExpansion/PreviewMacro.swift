import SwiftLexing

/// `#Preview`: a type by which tools find the preview, and which makes it.
struct PreviewMacro {
  let expansion: String

  init(syntax: String, fileID: String, line: Int, discriminator: String) throws(MacroError) {
    let text = SwiftText(syntax)
    guard let name = text.tokens.firstIndex(where: { $0.text.hasSuffix("Preview") && $0.kind != .string }) else {
      throw MacroError("#Preview is followed by what it shows: #Preview { … }")
    }
    let arguments = name + 1..<text.tokens.count
    // The syntax begins behind what stands before it, lines above.
    let skipped = text.bytes[..<text.tokens[0].range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    let call = try Self.call(text, arguments)
    expansion = """
      struct \(discriminator)7PreviewfMu_: SwiftUI._PreviewRegistry {
        static let _source = (fileID: \(Self.literal(fileID)), line: \(line + skipped))
        @MainActor static func _makePreview() -> SwiftUI.Preview {
          SwiftUI.Preview\(call)
        }
      }
      """
  }

  /// The arguments as they were written, but for `@Previewable` variables, which become those of a view.
  private static func call(_ text: SwiftText, _ arguments: Range<Int>) throws(MacroError) -> String {
    let written = arguments.isEmpty ? "" : text[text.tokens[arguments.lowerBound].range.lowerBound..<text.bytes.count]
    guard text.tokens.contains(where: { isPreviewable($0) }) else { return written }
    guard let body = body(text, arguments) else {
      throw MacroError("@Previewable stands in the closure of #Preview", at: text.tokens[0].range.lowerBound)
    }
    let isCalled = { (index: Int) in text.tokens[index].text == "arguments" && text.tokens[index + 1].text == ":" }
    if arguments.dropLast().contains(where: isCalled) {
      // Such a variable becomes a property of a view outside of the closure, where the argument has no type.
      throw MacroError(
        "@Previewable variables do not see the arguments of #Preview(arguments:); show a view that has both as its properties",
        at: text.tokens[0].range.lowerBound)
    }
    let statements = text.statements(in: body)
    var variables: [String] = []
    var rest: [String] = []
    for statement in statements {
      guard let variable = previewable(text, statement) else {
        rest.append(text.text(of: statement))
        continue
      }
      variables.append(variable)
    }
    let before = text[text.tokens[arguments.lowerBound].range.lowerBound..<text.tokens[body.lowerBound - 1].range.upperBound]
    let after = text[text.tokens[body.upperBound].range.lowerBound..<text.bytes.count]
    return """
      \(before)
            struct __PreviewableContent: SwiftUI.View {
              \(variables.joined(separator: "\n        "))
              @SwiftUI.ViewBuilder var body: some SwiftUI.View {
                \(rest.joined(separator: "\n          "))
              }
            }
            return __PreviewableContent()
          \(after)
      """
  }

  /// The tokens between the brackets of the closure: a trailing one, or the one after `body:`.
  private static func body(_ text: SwiftText, _ arguments: Range<Int>) -> Range<Int>? {
    var index = arguments.lowerBound
    var open: Int?
    while index < arguments.upperBound {
      if text.tokens[index].text == "{" { open = index }
      if text.tokens[index].text == "(", let close = text.tokens[index].partner {
        open = (index..<close).last { text.tokens[$0].text == "{" && text.tokens[$0 - 1].text == ":" } ?? open
      }
      index = text.index(after: index)
    }
    guard let open, let close = text.tokens[open].partner else { return nil }
    return open + 1..<close
  }

  private static func isPreviewable(_ token: SwiftToken) -> Bool { token.kind == .marked && token.text == "@Previewable" }

  /// The declaration without the attribute; `nil` where there is none.
  private static func previewable(_ text: SwiftText, _ statement: Range<Int>) -> String? {
    var index = statement.lowerBound
    while index < statement.upperBound, text.tokens[index].kind == .marked, text.tokens[index].text.hasPrefix("@") {
      let next = text.index(afterAttribute: index)
      if text.tokens[index].text == "@Previewable" || text.text(of: index..<next) == "@SwiftUI.Previewable" {
        let before = text.text(of: statement.lowerBound..<index)
        return (before.isEmpty ? "" : before + " ") + text.text(of: min(next, statement.upperBound)..<statement.upperBound)
      }
      index = next
    }
    return nil
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
