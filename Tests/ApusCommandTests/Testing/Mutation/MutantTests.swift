import Testing

@testable import ApusCommand

/// Lines that are changed to see whether tests notice.
@Suite struct MutantTests {
  private func replacements(_ source: String) -> [String] {
    Mutant.candidates(in: source, file: Path("A.swift")).map { "\($0.line): \($0.condition) → \($0.replacement)" }
  }

  @Test("Bounds move by one, other conditions are negated")
  func replacements() {
    #expect(replacements("func f() {\n  if a < b { g() }\n}") == ["2: a < b → a <= b"])
    #expect(replacements("  guard !rows.isEmpty else { return }") == ["1: !rows.isEmpty → !(!rows.isEmpty)"])
    #expect(replacements("  while x >= 0 && y {") == ["1: x >= 0 && y → !(x >= 0 && y)"])
    #expect(replacements("  if a < b == c < d {") == ["1: a < b == c < d → !(a < b == c < d)"])
  }

  @Test(
    "Nothing that binds, calls for more or is no condition is changed",
    arguments: [
      "if let a {", "guard case .some = a else {", "if a, b {", "if #available(iOS 17, *) {", "if a.contains { $0 } {",
      "if a == \"b\" {", "if try a() {", "if a is B {", "let a = b < c", "// if a < b {", "if a == (b ? c : d) {",
    ])
  func untouched(line: String) { #expect(replacements(line) == []) }

  @Test("Code that is inlined elsewhere can name no helper")
  func inlinable() { #expect(replacements("@inlinable func f() {\n  if a {\n}") == []) }

  @Test("A changed source asks its helper once for each mutant, and is the same otherwise")
  func source() throws {
    let source = "if a < b {\n}\nif c {\n}"
    let mutants = Mutant.candidates(in: source, file: Path("A.swift"))
    let changed = Mutant.source(source, with: [(3, mutants[0]), (7, mutants[1])])
    #expect(changed.hasPrefix("if (isMutantAwake(3) ? (a <= b) : (a < b)) {\n}\nif (isMutantAwake(7) ? (!(c)) : (c)) {\n}\n"))
    #expect(changed.contains("getenv(\"APUS_MUTANT\")"))
    #expect(Mutant.source(source, with: []) == source)
  }
}
