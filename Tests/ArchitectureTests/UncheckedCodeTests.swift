import SwiftLexing
import Testing

/// What the compiler does not check is not there, or says why it holds.
@Suite struct UncheckedCodeTests {
  /// The types that are unwrapped wherever they are read, by file; the list only gets shorter.
  ///
  /// Apple declares these as `String!`, `Locale!` and the like, and an app's code reads them as that. No expression is among them.
  private static let unwrapsThatStay = [
    "Sources/Frameworks/UIKit/Cells/UISwipeActionsConfiguration.swift": 1,
    "Sources/Frameworks/UIKit/Collections/UICollectionViewController.swift": 1,
    "Sources/Frameworks/UIKit/Controllers/UIViewController.swift": 2,
    "Sources/Frameworks/UIKit/Controls/UIActivityIndicatorView.swift": 1,
    "Sources/Frameworks/UIKit/Controls/UIDatePicker.swift": 1,
    "Sources/Frameworks/AppKit/App/NSApplication.swift": 1,
    "Sources/Frameworks/UIKit/Tables/UITableViewController.swift": 1,
    "Sources/Frameworks/UIKit/Text/UILabel.swift": 2,
    "Sources/Frameworks/UIKit/Text/UITextField.swift": 1,
    "Sources/Frameworks/UIKit/Text/UITextInputTraits.swift": 1,
    "Sources/Frameworks/UIKit/Text/UITextView.swift": 3,
    "Sources/Frameworks/UIKit/Views/UIView.swift": 1,
    "Sources/Frameworks/UIKit/Windows/UIWindowScene.swift": 1,
    "Sources/Frameworks/UIKitTypes/Appearance/UIViewProxy.swift": 1,
    "Sources/Engine/CoreGraphicsTypes/CoreFoundationNames.swift": 5,
    "Sources/Engine/FoundationAdditions/ListFormatter.swift": 1,
    "Sources/Engine/FoundationAdditions/RelativeDateTimeFormatter.swift": 2,
    "Sources/Engine/FoundationAdditions/Selectors/NSObject+Selectors.swift": 3,
  ]

  private func tree(_ source: String) -> SourceTree { SourceTree(manifest: "", files: ["Sources/Engine/A/A.swift": source]) }

  @Test("No optional is unwrapped by force")
  func unwraps() throws {
    let tree = try SourceTree.ofThisPackage()
    #expect(tree.files.count >= 450)
    let found = tree.forcedUnwraps()
    for (path, lines) in found.sorted(by: { $0.key < $1.key }) where lines.count > Self.unwrapsThatStay[path, default: 0] {
      Issue.record("\(path):\(lines): an unwrap by force; bind the value, or guard it and say what is wrong")
    }
    for (path, count) in Self.unwrapsThatStay where found[path, default: []].count < count {
      Issue.record("\(path) has fewer unwraps by force than \(count); shorten the list")
    }
    for (path, lines) in found where Self.unwrapsThatStay[path] != nil {
      let text = (tree.files[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      for line in lines {
        let isType = text[line - 1].contains(/(: |-> )[\w<>]+!( [{=]|$)/)
        #expect(isType, "\(path):\(line): the list is for the types of declarations")
      }
    }
  }

  @Test("What is not checked for isolation or lifetime says why it is safe")
  func explanations() throws {
    let tree = try SourceTree.ofThisPackage()
    let uses = tree.tokens.values.flatMap { $0 }.filter { ["unchecked", "unsafe"].contains($0.text) }
    #expect(uses.count >= 50, "the check sees what is not checked")
    for finding in tree.unexplainedCode() {
      Issue.record("\(finding) without a comment that begins with \"\(SourceTree.safetyMark)\" and says why it holds")
    }
  }

  @Test(
    "An unwrap by force is found",
    arguments: [
      "let a = b!", "f(b!.c, d)", "let a = b as! C", "let a = try! f()", "var a: View!", "let a = b()!", "let a = b[0]!.c",
      "let a = { b }()!", "a! = 1", "a! += 1", "let a: [B]! = nil", "let a: B<C>! = nil", "let a = b?.c!", "let a = \"\\(b!)\"",
      "let a = `in`!", "let a = b!!", "var a: B! { c }", "let a = $0!", "let a = self!", "if a! { }", "_ = ä!",
    ])
  func plantedUnwrap(code: String) {
    #expect(tree("// b!\n" + code).forcedUnwraps()["Sources/Engine/A/A.swift"]?.first == 2, "\(code)")
  }

  @Test(
    "A not, an unequal, a comment and a string are no unwraps",
    arguments: [
      "if !a { }", "f(!a)", "let a = [!b, !c]", "a != b", "a!=b", "a !== b", "return !a", "#if !DEBUG\n#endif", "a && !b",
      "a.filter { !$0 }", "// a!", "/* a! /* b! */ c! */", "let a = \"b!\"", "let a = #\"b!\"#",
      "let a = \"\"\"\n  b! \\(!c)\n  \"\"\"",
      "static prefix func ! (a: A) -> A { a }", "a.reduce(!)", "a ? !b : !c", "/// A!\nlet a = 1",
    ])
  func otherMarks(code: String) {
    #expect(tree(code).forcedUnwraps().isEmpty, "\(code)")
  }

  @Test(
    "What is not checked and says nothing is found",
    arguments: [
      "final class A: @unchecked Sendable {}", "extension A: @unchecked Sendable where B: C {}", "nonisolated(unsafe) var a = 1",
      "private nonisolated(unsafe) static var a = 1", "unowned(unsafe) var a: A?",
      "// Main thread only.\nnonisolated(unsafe) var a = 1", "// Safe: \nnonisolated(unsafe) var a = 1",
      "/// Safe: never changed.\nnonisolated(unsafe) var a = 1",
      "// Safe: main thread only.\nvar b = 1\nnonisolated(unsafe) var a = 1",
      "// Safe: main thread only.\n\nnonisolated(unsafe) var a = 1",
    ])
  func plantedSilence(code: String) {
    #expect(tree(code).unexplainedCode().count == 1, "\(code)")
  }

  @Test(
    "What is not checked and says why is left alone",
    arguments: [
      "// Safe: never changed.\nfinal class A: @unchecked Sendable {}",
      "// Safe: never changed.\n/// An A.\n@frozen\npublic final class A: @unchecked Sendable {}",
      "// Safe: a lock guards what changes, and who adds the last\n// value alone reads them.\nnonisolated(unsafe) var a = 1",
      "nonisolated(unsafe) var a = 1  // Safe: main thread only.",
      "// nonisolated(unsafe)", "let a = \"@unchecked Sendable\"", "nonisolated func a() {}", "unowned let a: A",
      "struct A: Sendable {}",
    ])
  func explained(code: String) {
    #expect(tree(code).unexplainedCode().isEmpty, "\(code)")
  }
}
