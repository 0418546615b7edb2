import Testing

@testable import ApusCommand

@Suite("Single build settings")
struct SettingTests {
  @Test("a key of a project tells its conditions; what is no key is none")
  func keys() {
    let found = SettingAssignment(key: "CODE_SIGN[sdk=iphoneos*]", value: "x")
    #expect(found?.name == "CODE_SIGN")
    #expect(found?.conditions == [SettingAssignment.Condition(parameter: "sdk", pattern: "iphoneos*")])
    #expect(SettingAssignment(key: "A B", value: "") == nil)
    #expect(SettingAssignment(key: "", value: "") == nil)
    #expect(SettingAssignment(key: "A[sdk", value: "") == nil)
  }

  @Test(
    "patterns have stars and question marks",
    arguments: [
      ("iphonesimulator", "iphone*", true), ("iphonesimulator", "*", true), ("", "*", true), ("", "", true), ("a", "", false),
      ("iphonesimulator", "iphoneos*", false), ("abc", "a?c", true), ("abcabd", "*ab?", true), ("ab", "a*b*", true),
      ("a", "??", false),
    ])
  func patterns(text: String, pattern: String, expected: Bool) {
    #expect(SettingAssignment.matches(text, pattern) == expected)
  }

  @Test("a pattern of many stars takes no time")
  func slowPattern() {
    let text = String(repeating: "a", count: 2_000)
    #expect(!SettingAssignment.matches(text, String(repeating: "a*", count: 500) + "b"))
  }

  @Test("the value that asks for more is the more specific one; a parameter nobody knows fits a star alone")
  func specificity() {
    let specific = { (key: String) in SettingAssignment(key: key, value: "")?.specificity ?? -1 }
    #expect(specific("A") < specific("A[sdk=*]"))
    #expect(specific("A[sdk=iphone*]") < specific("A[sdk=iphonesimulator*]"))
    #expect(specific("A[sdk=iphonesimulator*]") < specific("A[sdk=*][config=*]"))
    let known = ["sdk": ["iphonesimulator", "iphonesimulator26.0"]]
    #expect(SettingAssignment(key: "A[sdk=iphonesimulator26*]", value: "")?.holds(where: known) == true)
    #expect(SettingAssignment(key: "A[sdk=iphonesimulator][arch=arm64]", value: "")?.holds(where: known) == false)
    #expect(SettingAssignment(key: "A[variant=*]", value: "")?.holds(where: known) == true)
  }

  @Test(
    "lists are words; quotes and backslashes keep them together",
    arguments: [
      ("", []), ("  a  b ", ["a", "b"]), ("\"a b\" c", ["a b", "c"]), ("a\\ b", ["a b"]), ("x\"y z\"", ["xy z"]), ("''", [""]),
      ("-D 'A B", ["-D", "A B"]), ("a\\", ["a"]),
    ])
  func lists(text: String, expected: [String]) {
    #expect(SettingList.split(text) == expected)
  }

  @Test(
    "operators",
    arguments: [
      ("lower", nil, "aB", "ab"), ("upper", nil, "aB", "AB"), ("rfc1034identifier", nil, "My App_é2", "My-App--2"),
      ("rfc1034identifier", nil, "2048", "-048"), ("c99extidentifier", nil, "My App-2", "My_App_2"),
      ("c99extidentifier", nil, "2é", "_é"),
      ("identifier", nil, "a.b", "a_b"), ("default", "x", "", "x"), ("default", "x", "y", "y"), ("dir", nil, "/a/b.c", "/a/"),
      ("file", nil, "/a/b.c", "b.c"), ("base", nil, "/a/b.c", "b"), ("suffix", nil, "/a/b.c", ".c"),
      ("suffix", "d", "/a/b.c", "/a/b.d"),
      ("base", "x", "/a/b.c", "/a/x.c"), ("file", "x", "/a/b.c", "/a/x"), ("dir", "/z", "/a/b.c", "/z/b.c"),
      ("not", nil, "YES", "NO"),
      ("not", nil, "", "YES"), ("standardizepath", nil, "/a/../b/./c", "/b/c"), ("quote", nil, "a b", "a\\ b"),
      ("nosuch", nil, "a", "a"),
      ("nosuch", "x", "a", "a"), ("suffix", "d", "", ""),
    ] as [(String, String?, String, String)])
  func operators(name: String, operand: String?, value: String, expected: String) {
    #expect(SettingOperator(name: name, operand: operand).applied(to: value) == expected)
  }

  @Test(
    "references are values: in brackets, in one another, with operators; what is none stays",
    arguments: [
      ("a $(N) b", "a Na b"), ("${N}", "Na"), ("$N/x", "Na/x"), ("$(I$(N))", "inner"), ("$(N:lower:upper)", "NA"),
      ("$(X:default=$(N):b)", "Na:b"), ("$(X)", ""), ("$X", "$X"), ("$5", "$5"), ("$", "$"), ("a$(", "a$("), ("$(N", "$(N"),
      ("$()", ""),
      ("$$(N)", "$(N)"), ("${N)", "${N)"), ("é$(N)", "éNa"), ("$(N:)", "Na"),
    ])
  func references(text: String, expected: String) {
    var expansion = SettingExpansion(text, budget: 1_000)
    #expect(expansion.expanded { name, _ in ["N": "Na", "INa": "inner"][name] } == expected)
  }

  @Test("neither deep nor endless texts of references take long")
  func bounds() {
    for opening in ["$(", "$(A:default=", "${"] {
      var expansion = SettingExpansion(String(repeating: opening, count: 100_000), budget: 1_000)
      #expect(expansion.expanded { _, _ in nil }.utf8.count <= 1_000)
    }
    var expansion = SettingExpansion(String(repeating: "$(A)", count: 1_000), budget: 50)
    #expect(expansion.expanded { _, _ in "0123456789" }.utf8.count <= 50)
    #expect(expansion.budget < 0)
  }

  @Test(
    "an SDK tells its platform",
    arguments: [
      ("iphoneos", .iOS), ("iphonesimulator18.2", .iOS), ("macosx", .macOS), ("/Xcode/SDKs/MacOSX15.sdk", .macOS),
      ("watchos", .watchOS),
      ("appletvsimulator", .tvOS), ("xros", .visionOS), ("auto", nil), ("", nil),
    ] as [(String, TargetPlatform?)])
  func platforms(sdk: String, expected: TargetPlatform?) {
    #expect(TargetPlatform(sdk: sdk) == expected)
  }

  @Test("of several platforms phones are taken first; every one's own SDK is one of it")
  func preferred() {
    #expect(TargetPlatform.preferred(of: [.tvOS, .macOS, .iOS]) == .iOS)
    #expect(TargetPlatform.preferred(of: []) == nil)
    for platform in TargetPlatform.allCases { #expect(TargetPlatform(sdk: platform.sdk) == platform) }
  }
}
