import ApusTesting
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Random editing") struct TextEditingRandomTests {
  private struct Page: View {
    @State var text = ""
    let edited: EditedText
    var body: some View { TextEditor(text: $text).onChange(of: text) { edited.text = text } }
  }

  private static let texts = [
    "a", "b", " ", "word ", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇯🇵", "🇫", "\u{200D}", "日本語", "ひらがな", "العربية", "עברית ", "12",
    "\n", "\r\n", "\r", "\u{2028}", "\t", "fi", "한국", "\u{0}",
  ]

  /// What the next key does, and what it makes of a plain string with a selection.
  private func step(
    _ node: TextInputNode, random: inout SplitMix
  ) -> String? {
    let before = node.editing
    let (string, range) = (before.string, before.indices(of: before.marked ?? before.selection))
    let (head, tail) = (String(string[..<range.lowerBound]), String(string[range.upperBound...]))
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3:
      let text = Self.texts.randomElement(using: &random)!
      node.handle(.insert(text))
      return head + text + tail
    case 4:
      let text = Self.texts.randomElement(using: &random)!
      node.handle(.compose(text, caret: Int.random(in: -1..<4, using: &random)))
      return head + text + tail
    case 5:
      let selection = before.indices(of: before.selection)
      var (left, right) = (String(string[..<selection.lowerBound]), String(string[selection.upperBound...]))
      if selection.isEmpty {
        if left.isEmpty { return string }
        let start = string.index(before: selection.lowerBound)
        left = String(string[..<start])
      }
      node.perform(.delete(.backward, by: .character))
      return left + right
    case 6:
      node.perform(.selectAll)
      node.perform(.move(.forward, by: .character, extending: false))
      return string
    default:
      let units: [EditableText.Unit] = [.character, .word, .line, .lineEdge, .page, .paragraph, .all]
      node.perform(
        .move(
          Bool.random(using: &random) ? .forward : .backward, by: units.randomElement(using: &random)!,
          extending: Int.random(in: 0..<3, using: &random) == 0))
      return string
    }
  }

  /// The caret stands between characters, and the layout that was kept is as a new one would be.
  private func check(_ node: TextInputNode, _ number: Int) {
    let editing = node.editing
    #expect(editing.boundary(near: editing.caret) == editing.caret && editing.boundary(near: editing.anchor) == editing.anchor)
    let kept = node.currentLayout()
    let fresh = TextInputLayout(width: kept.width, style: kept.style, graph: node.graph)
    fresh.update(to: editing.string)
    kept.layOut(lines: .max)
    fresh.layOut(lines: .max)
    #expect(kept.paragraphs.starts == fresh.paragraphs.starts, "step \(number)")
    #expect(kept.height == fresh.height, "step \(number)")
    let caret = kept.caretRect(at: editing.caret, atLineEnd: editing.isAtLineEnd)
    #expect(caret == fresh.caretRect(at: editing.caret, atLineEnd: editing.isAtLineEnd), "step \(number)")
  }

  @Test(
    "ten thousand steps leave the text that a plain string has, and all of them can be taken back and made again",
    arguments: [1, 2, 3, 4])
  func random(seed: UInt64) throws {
    let edited = EditedText()
    let settings = Screen.Settings {
      $0.size = CGSize(width: 200, height: 300)
      $0.verifiesCaches = false
    }
    let screen = Screen(settings) { Page(edited: edited) }
    screen.click(at: CGPoint(x: 100, y: 100))
    let node = try #require(screen.engine.focus.target as? TextInputNode)
    let manager = try #require(node.undoManager)
    var random = SplitMix(seed: seed)
    var seen: Set<[UInt8]> = [[]]
    for number in 1...2500 {
      UndoManager.event += 1
      switch Int.random(in: 0..<12, using: &random) {
      case 0 where node.editing.marked == nil:
        manager.undo()
        #expect(seen.contains(Array(node.editing.string.utf8)), "undo, step \(number)")
      case 1 where node.editing.marked == nil:
        manager.redo()
        #expect(seen.contains(Array(node.editing.string.utf8)), "redo, step \(number)")
      default:
        let wanted = step(node, random: &random)
        #expect(wanted.map { Array($0.utf8) } == Array(node.editing.string.utf8), "step \(number)")
      }
      seen.insert(Array(node.editing.string.utf8))
      // Texts of a few screens are enough.
      if node.editing.count > 3000 {
        node.perform(.selectAll)
        node.perform(.delete(.backward, by: .character))
        seen.insert([])
      }
      if number % 25 == 0 {
        screen.settle()
        #expect(edited.text.utf8.elementsEqual(node.editing.string.utf8), "step \(number)")
        check(node, number)
      }
    }
    UndoManager.event += 1
    node.edit { $0.endComposition() }
    while manager.canRedo { manager.redo() }
    let last = Array(node.editing.string.utf8)
    while manager.canUndo { manager.undo() }
    #expect(node.editing.isEmpty)
    while manager.canRedo { manager.redo() }
    #expect(Array(node.editing.string.utf8) == last)
  }
}
