import Foundation
import Testing

@testable import ApusCommand

@Suite("What the compiler reads in place of a file")
struct SourceRewritingTests {
  private func rewritten(_ text: String, for platform: TargetPlatform = .iOS) -> String? {
    SourceRewriting(platform: platform).text(of: Data(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "key paths become the text that they stand for, in string literals, too",
    arguments: [
      ("#keyPath(name)", "\"name\"        "), ("#keyPath(Library.Book.title.count)", "\"title.count\"                     "),
      ("\"\\(#keyPath(A.b)) == %@\"", "\"\\(\"b\"          ) == %@\""), ("#keyPath(Name)", "\"Name\"        "),
    ])
  func keyPaths(text: String, expected: String) { #expect(rewritten(text) == expected) }

  @Test(
    "Objective-C's attributes leave spaces",
    arguments: [
      ("@objc func a() {}", "      func a() {}"), ("@objc(a:b:) init()", "            init()"),
      ("@objcMembers\nclass A {}", "            \nclass A {}"), ("@objc(\na) b", "      \n   b"),
      ("@IBOutlet weak var a: A!", "          weak var a: A!"), ("@IBAction func a() {}", "          func a() {}"),
      ("@IBDesignable class A {}", "              class A {}"), ("@IBInspectable var b = 1", "               var b = 1"),
      ("@IBSegueAction func a()", "               func a()"), ("@GKInspectable var a = 1", "               var a = 1"),
      ("@UIApplicationMain class A {}", "@main              class A {}"),
      ("@NSApplicationMain class A {}", "@main              class A {}"),
      ("@objc dynamic var a = 1", "      dynamic var a = 1"),
    ])
  func attributes(text: String, expected: String) { #expect(rewritten(text) == expected) }

  @Test(
    "imports of parts of modules become imports of the modules",
    arguments: [
      ("import UIKit.UIImage", "import UIKit        "),
      ("@testable import Foundation.NSData; a", "@testable import Foundation       ; a"),
      ("import os.log\nimport A", "import os    \nimport A"), ("import Darwin", "import Glibc "),
      ("import func Darwin.C.exit", "import      Glibc        "),
    ])
  func imports(text: String, expected: String) { #expect(rewritten(text) == expected) }

  @Test("Apple's C library is Linux' for apps of Apple's platforms alone")
  func systemModule() { #expect(rewritten("import Darwin.C", for: .linux) == nil) }

  @Test(
    "text without such words, and with what only looks like them, stays",
    arguments: [
      "", "a", "// #selector(a)", "\"#selector(a)\"", "#selector(a", "#selector()", "/* @objc */ @objection",
      "#\"\\(#keyPath(a))\"#",
      "import struct UIKit.UIImage", "import CParts.Part", "x.import UIKit.a", "dynamic var a = 1", "@nonobjc func a()",
      "@NSManaged var a: Int", "let a: @convention(block) () -> Void", "\"\"\"\n#if os(iOS)\n\"\"\"", "a.b?(1)", "os(iOS)",
    ])
  func nothing(text: String) { #expect(rewritten(text) == nil) }

  @Test("a source longer than any that people write stays")
  func long() {
    let data = Data("#selector(a)".utf8) + Data(count: 8 << 20)
    #expect(SourceRewriting(platform: .iOS).text(of: data) == nil)
  }

  @Test("edits keep lines, and columns where the text is not longer; of two that overlap the first counts")
  func edits() {
    let source = Array("ab\ncd ef".utf8)
    let edits: [SourceEdit] = [
      .inserting("+", at: 8), .blanking(1..<4), .replacing(2..<5, with: "no"), .replacing(4..<5, with: "xyz"),
      .replacing(6..<8, with: "g\n"),
    ]
    #expect(String(decoding: SourceEdit.apply(edits, to: source), as: UTF8.self) == "a \n xyz g +")
  }

  @Test("words are found in bytes, and the lines that hold them", arguments: ["", "a", "one\ntwo one", "one", "on"])
  func search(text: String) {
    let data = Data(text.utf8)
    #expect(ByteSearch.holds("one", data) == text.contains("one"))
    #expect(ByteSearch.lines(with: "one", in: data) == text.split(separator: "\n").filter { $0.contains("one") })
  }

  @Test("tokens know the bracket that closes them, and attributes where they end")
  func tokens() {
    let tokens = SwiftTokens(Array("@a(b[c]) { ( }".utf8))
    #expect(tokens.closing(1) == 6 && tokens.closing(3) == 5 && tokens.closing(7) == 9)
    #expect(tokens.closing(8) == nil && tokens.closing(0) == nil && tokens.closing(99) == nil)
    #expect(tokens.endOfAttribute(at: 0) == 7)
  }
}
