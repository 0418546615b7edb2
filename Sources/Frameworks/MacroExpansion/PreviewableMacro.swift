import SwiftLexing

/// `@Previewable`: marks a variable in the closure of `#Preview`, which that macro makes one of a view.
enum PreviewableMacro {
  /// Says what is wrong with a use; there is nothing to expand.
  static func check(declaration: String, context: [String]) throws(MacroError) {
    let text = SwiftText(declaration)
    let start = text.start
    guard text.variable(at: 0, before: text.tokens.count)?.name != nil else {
      throw MacroError("@Previewable belongs to a variable", at: start)
    }
    let isInPreview = context.contains { SwiftText($0).tokens.first?.text == "#Preview" }
    guard isInPreview else { throw MacroError("@Previewable stands in the closure of #Preview", at: start) }
  }
}
