import Foundation
import Testing

@testable import ApusCommand

@Suite("Files of build settings")
struct XcconfigFileTests {
  private func read(_ files: [String: String], _ name: String = "A.xcconfig") throws -> (values: [String], warnings: [String]) {
    let folder = try TemporaryFolder()
    try folder.write(files)
    var warnings: [String] = []
    let file = XcconfigFile(file: folder.path / name, warnings: &warnings)
    let place = folder.path.string + "/"
    return (file.assignments.map { "\($0.name)=\($0.value)" }, warnings.map { $0.replacing(place, with: "") })
  }

  @Test("comments, spaces, semicolons, ends of lines of all systems and lines that go on in the next")
  func lines() throws {
    let text =
      "\u{FEFF}// c\r\nA = 1 // c\r  B=two words ;\n\nURL = https://x\nC = a \\\n  b \\ // c\n  c\nD =\nE = \"q r\"\nF = x \\"
    #expect(
      try read(["A.xcconfig": text]).values == ["A=1", "B=two words", "URL=https:", "C=a b c", "D=", "E=\"q r\"", "F=x"])
  }

  @Test(
    "a line is a setting, an inclusion, nothing, or unknown",
    arguments: [
      ("A[sdk=iphoneos*][arch=arm64] = 1", "A [sdk iphoneos*] [arch arm64] 1"), ("A[sdk=a*,arch=b] = 1", "A [sdk a*] [arch b] 1"),
      ("_a9 = ", "_a9 "), ("9A = 1", nil), ("A[sdk = 1", nil), ("A[sdk] = 1", nil), ("A", nil), ("<<<<<<< HEAD", nil), ("=", nil),
    ] as [(String, String?)])
  func conditions(text: String, expected: String?) {
    let lines = XcconfigFile.lines(of: Data(text.utf8))
    guard case .assignment(let found)? = lines.first?.line else {
      #expect(expected == nil && lines.first?.line == .unknown)
      return
    }
    let conditions = found.conditions.map { "[\($0.parameter) \($0.pattern)] " }.joined()
    #expect("\(found.name) \(conditions)\(found.value)" == expected)
  }

  @Test("included files stand where they are included, with or without their ending; optional ones may be missing")
  func inclusions() throws {
    let (values, warnings) = try read([
      "A.xcconfig": "X = 1\n#include \"sub/B\"\n#include? \"None.xcconfig\"\n#include?\"Root.xcconfig\"\nX = 4",
      "sub/B.xcconfig": "X = 2\n#include \"Root.xcconfig\"", "Root.xcconfig": "Y = 3",
    ])
    #expect(values == ["X=1", "X=2", "Y=3", "Y=3", "X=4"])
    #expect(warnings == [])
  }

  @Test("a file that is missing is a warning with who asks for it and what to make it from")
  func missing() throws {
    let (values, warnings) = try read(["A.xcconfig": "#include \"Team.xcconfig\"\nX = 1", "Team.xcconfig.template": ""])
    #expect(values == ["X=1"])
    #expect(
      warnings == [
        "Team.xcconfig is not there (A.xcconfig line 1 includes it); its settings are empty; "
          + "Team.xcconfig.template beside it is one to copy"
      ])
    #expect(try read([:]).warnings == ["A.xcconfig is not there; its settings are empty"])
  }

  @Test("files that include each other end; lines that are no settings are named once for a file")
  func circles() throws {
    let (values, warnings) = try read([
      "A.xcconfig": "X = 1\n#include \"B.xcconfig\"\n<<<<<<< HEAD\n#define A\n=======",
      "B.xcconfig": "Y = 2\n#include \"A.xcconfig\"",
    ])
    #expect(values == ["X=1", "Y=2"])
    #expect(
      warnings == [
        "B.xcconfig line 2 includes A.xcconfig, in which it stands itself; it is left out there",
        "A.xcconfig line 3 and 2 more: not a setting; left out",
      ])
  }

  @Test("files that include others twice each end at a bound, with one warning")
  func explosion() throws {
    var files: [String: String] = [:]
    for index in 0..<20 {
      files["F\(index).xcconfig"] = "A = 1\n#include \"F\(index + 1).xcconfig\"\n#include \"F\(index + 1).xcconfig\""
    }
    files["F20.xcconfig"] = ""
    let (values, warnings) = try read(files, "F0.xcconfig")
    #expect(values.count <= XcconfigFile.mostFiles)
    #expect(warnings.count == 1 && warnings[0].hasSuffix("includes more files than are read, 200; the rest is left out"))
  }

  @Test("too many settings end with a warning")
  func tooMany() throws {
    let (values, warnings) = try read(["A.xcconfig": String(repeating: "A = 1\n", count: XcconfigFile.mostAssignments + 5)])
    #expect(values.count == XcconfigFile.mostAssignments)
    #expect(warnings.count == 1)
  }
}
