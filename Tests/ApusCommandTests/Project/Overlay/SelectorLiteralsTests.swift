import Foundation
import Testing

@testable import ApusCommand

@Suite("Selectors in sources")
struct SelectorLiteralsTests {
  private func rewritten(_ text: String, names: ObjectiveCNames = ObjectiveCNames()) -> String? {
    SourceRewriting(platform: .iOS, names: names).text(of: Data(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "methods have the names that the compiler gives them on Apple's systems",
    arguments: [
      ("a()", "a"), ("a(_:)", "a:"), ("a(b:)", "aWithB:"), ("a(_:b:_:)", "a:b::"), ("move(to:)", "moveTo:"),
      ("a(with:)", "aWith:"),
      ("a(withB:c:)", "aWithB:c:"), ("drawIn(rect:)", "drawInRect:"), ("a(toggle:)", "aWithToggle:"), ("to(a:)", "toA:"),
    ])
  func names(swift: String, expected: String) {
    let parts = SelectorName.parts(of: swift)
    #expect(SelectorName.method(parts.name, labels: parts.labels ?? []) == expected)
    #expect(SelectorName.swift(parts.name, labels: parts.labels ?? []) == swift)
    #expect(SelectorName.setter("isOn") == "setIsOn:" && SelectorName.parts(of: "a").labels == nil)
  }

  @Test(
    "are rewritten outside comments and strings, with their lines kept and the method named for the compiler",
    arguments: [
      ("f(#selector(A.b), c)", "f(Selector(\"b\", checking: { (object: A) in object.b }), c)"),
      ("#selector(A<B, [C]>.D<E>.b)", "Selector(\"b\", checking: { (object: A<B, [C]>.D<E>) in object.b })"),
      ("#selector(A.B.b(_:c:))", "Selector(\"b:c:\", checking: { (object: A.B) in object.b(_:c:) })"),
      ("#selector(\n  d\n)\nx", "Selector(\"d\")\n\n\nx"), ("#selector(a.b)", "Selector(\"b\") "),
      ("#selector(getter: A.b)", "Selector(\"b\")         "), ("#selector(setter: b)", "Selector(\"setB:\")   "),
      ("\"é\" + #selector(a)", "\"é\" + Selector(\"a\")"), ("#selector(`in`)", "Selector(\"in\") "),
    ])
  func rewriting(text: String, expected: String) { #expect(rewritten(text) == expected) }

  @Test(
    "a method without labels is found where it is declared",
    arguments: [
      ("#selector(b)", "\"b:\", checking: { (object: A) in object.b(_:) }"), ("#selector(self.b)", "\"b:\""),
      ("#selector(d(_:))", "\"e:\", checking: { (object: A) in object.d(_:) }"), ("#selector(A.d)", "\"e:\""),
      ("#selector(f as () -> Void)", "Selector(\"f\")"), ("#selector(A.f as (A) -> (Int) -> Void)", "Selector(\"f:\")"),
      ("#selector(elsewhere)", "\"elsewhereWithX:\", checking: { (object: A) in object.elsewhere(x:) }"),
    ])
  func declared(selector: String, expected: String) throws {
    var names = ObjectiveCNames()
    names.methods = [.init(owner: "Z", name: "elsewhere(x:)", selector: "elsewhereWithX:")]
    let members = "func b(_ c: Int) {}\n@objc(e:) func d(_ c: Int) {}\nfunc f() {}\nfunc f(_ a: Int) {}"
    let text = "class B { func b() {} }\nclass A { \(members)\nlet s = \(selector) }"
    #expect(try #require(rewritten(text, names: names)).contains(expected))
  }
}
