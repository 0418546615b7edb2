import Testing

@testable import ApusCommand

@Suite("The mode of the language")
struct LanguageModeTests {
  @Test(
    "a version becomes the compiler's mode",
    arguments: [
      ("4.0", "4"), ("4.2", "4.2"), ("5.0", "5"), ("5", "5"), ("5.10", "5"), ("6.0", "6"), ("3", nil), ("x", nil),
    ] as [(String, String?)])
  func mode(version: String, expected: String?) {
    #expect(LanguageMode.mode(of: version) == expected)
  }

  @Test("a comment wins over the project, the project over Swift 5")
  func precedence() throws {
    var project = LanguageMode()
    project.version = "6"
    project.isolatesToMainActor = true
    let file = Path("/A.swift")
    #expect(try LanguageMode(requests: []).compilerArguments == ["-swift-version", "5"])
    #expect(try LanguageMode(requests: [], standard: project) == project)
    let asked = try LanguageMode(requests: [(file, "5.7"), (file, "5")], standard: project)
    #expect(asked.version == "5" && asked.isolatesToMainActor)
    #expect(failure { _ = try LanguageMode(requests: [(file, "5"), (Path("/B.swift"), "6")]) }?.code == 1)
    #expect(failure { _ = try LanguageMode(requests: [(file, "9")]) }?.code == 1)
  }
}
