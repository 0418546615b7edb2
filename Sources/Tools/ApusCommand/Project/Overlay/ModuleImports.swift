import SwiftLexing

/// Makes imports of what Apple's modules consist of imports of the modules here, which have no parts.
///
/// `import UIKit.UIImage` becomes `import UIKit`; `import struct UIKit.UIImage` stays, because it names a declaration.
/// Apple's C library, `Darwin`, becomes Linux', and a Mac's `Cocoa` what is here of it, `AppKit`.
struct ModuleImports {
  let platform: TargetPlatform

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor", "macro"]
  private static let modifiers: Set = ["public", "package", "internal", "fileprivate", "private"]

  func edits(in tokens: SwiftTokens) -> [SourceEdit] {
    tokens.indices.flatMap { index -> [SourceEdit] in
      guard tokens.word(at: index) == "import", Self.isStatement(index, in: tokens) else { return [] }
      let kind = tokens.word(at: index + 1).map(Self.kinds.contains) ?? false
      let start = index + (kind ? 2 : 1)
      guard let module = tokens.word(at: start), !tokens[start].startsLine else { return [] }
      var end = start
      while tokens.isAt(end + 1, "."), tokens.word(at: end + 2) != nil, !tokens[end + 2].startsLine { end += 2 }
      let tail = end > start ? [SourceEdit.blanking(tokens.range(start + 1, through: end))] : []
      if module == "Darwin", platform != .linux {
        let kindWord = kind ? [SourceEdit.blanking(tokens[index + 1].range)] : []
        return kindWord + [.replacing(tokens[start].range, with: "Glibc")] + tail
      }
      if module == "Cocoa", platform == .macOS { return [.replacing(tokens[start].range, with: "AppKit")] + (kind ? [] : tail) }
      // A project's own C modules may have parts, which an import of the whole does not bring.
      return !kind && CompilationConditions.modules.contains(module) ? tail : []
    }
  }

  private static func isStatement(_ index: Int, in tokens: SwiftTokens) -> Bool {
    if index == 0 || tokens[index].startsLine { return true }
    let previous = tokens[index - 1]
    return previous.kind == .marked || [";", ")"].contains(previous.text) || modifiers.contains(previous.text)
  }
}
