import Foundation
import Testing

@testable import ApusCommand

@Suite("The overlay of an app's sources")
struct SourceOverlayTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  private func overlay(_ platform: TargetPlatform = .iOS) -> SourceOverlay {
    SourceOverlay(folder: temporary.path / "overlay", platform: platform)
  }

  private func write(_ files: [String: String], for platform: TargetPlatform = .iOS) throws -> Path? {
    try temporary.write(files)
    return try overlay(platform).write(for: files.keys.sorted().map { temporary.path / $0 })
  }

  /// The text that the compiler reads in place of a file; `nil`: the file's own.
  private func text(of name: String, in description: Path?) throws -> String? {
    guard let description else { return nil }
    let json = try #require(try JSONSerialization.jsonObject(with: description.read()) as? [String: Any])
    let roots = try #require(json["roots"] as? [[String: String]])
    let root = roots.first { $0["name"] == (temporary.path / name).string }
    return try root?["external-contents"].map { try Path($0).readText() }
  }

  @Test("the compiler reads the other texts under the files' own names")
  func names() throws {
    let files = ["Plain.swift": "let a = 1", "Other.swift": "let b = #selector(c)"]
    #expect(try write(["Plain.swift": "let a = 1"]) == nil)
    let description = try #require(try write(files))
    #expect(try text(of: "Other.swift", in: description) == "let b = Selector(\"c\")")
    #expect(try text(of: "Plain.swift", in: description) == nil)
    #expect(try description.readText().contains("\"use-external-names\":false"))
    #expect(try SourceOverlay.text(of: temporary.path / "Plain.swift") == Data("let a = 1".utf8))
  }

  @Test("two files of one name in different folders do not meet")
  func sameNames() throws {
    let description = try write(["A/View.swift": "#selector(a)", "B/View.swift": "#selector(b)"])
    #expect(try text(of: "A/View.swift", in: description) == "Selector(\"a\")")
    #expect(try text(of: "B/View.swift", in: description) == "Selector(\"b\")")
  }

  @Test("what did not change keeps its files, and their times; what changed does not")
  func incremental() throws {
    let files = ["A.swift": "@objc class A {}", "B.swift": "@objc class B {}"]
    let folder = try #require(try write(files)).parent
    let times = { try folder.children().reduce(into: [:]) { $0[$1] = (folder / $1).changeTime } }
    let before = try times()
    #expect(try overlay().write(for: files.keys.sorted().map { temporary.path / $0 }) != nil)
    #expect(try times() == before)
    #expect(before.count == 4)
    _ = try write(["A.swift": "@objc class A {}", "B.swift": "@objc class C {}"])
    let changed = try times().filter { before[$0.key] != $0.value }.keys
    #expect(changed.count == 2 && changed.contains("record.json") && changed.contains { $0.hasPrefix("B-") })
  }

  @Test("a text that is gone, or a broken record, is made anew; one without a source goes")
  func repairs() throws {
    let description = try #require(try write(["A.swift": "@objc class A {}", "B.swift": "@objc class B {}"]))
    let folder = description.parent
    for name in try folder.children() where name.hasPrefix("A-") { try (folder / name).remove() }
    #expect(try text(of: "A.swift", in: write(["A.swift": "@objc class A {}"])) == "      class A {}")
    #expect(try folder.children().filter { $0.hasPrefix("B-") }.isEmpty)
    try (folder / "record.json").write(Data("{".utf8))
    #expect(try text(of: "A.swift", in: write(["A.swift": "@objc class A {}"])) == "      class A {}")
  }

  @Test("the last text that no longer differs leaves the compiler's arguments as they are")
  func emptied() throws {
    let first = try write(["A.swift": "@objc class A {}"])
    #expect(first != nil)
    let second = try write(["A.swift": "class A {}"])
    #expect(second == first)
    #expect(try text(of: "A.swift", in: second) == nil)
  }

  @Test("another platform has another place, which the compiler's arguments tell")
  func platforms() throws {
    let files = ["A.swift": "#if os(iOS) || os(macOS)\n#endif"]
    let phone = try write(files), mac = try write(files, for: .macOS)
    #expect(phone != mac && phone != nil)
    #expect(try text(of: "A.swift", in: phone) == "#if true    || false    \n#endif")
    #expect(try text(of: "A.swift", in: mac) == "#if false   || true     \n#endif")
    #expect(try write(files, for: .linux) == nil)
  }

  @Test("a comment decides for its file")
  func comment() throws {
    let description = try write(["A.swift": "// apus: os(linux)\n#if os(iOS)\n#endif", "B.swift": "#if os(iOS)\n#endif"])
    #expect(try text(of: "A.swift", in: description) == nil)
    #expect(try text(of: "B.swift", in: description) == "#if true   \n#endif")
  }

  @Test("a package that knows Linux and shows nothing is Linux'; one with views is the app's")
  func packages() throws {
    let question = "#if os(iOS)\n#endif\n"
    let description = try write([
      "app/A.swift": "#if os(Linux)\n#endif\n" + question,
      "core/Package.swift": "", "core/Sources/A.swift": "#if os(Linux)\n#endif", "core/Sources/Deep/B.swift": question,
      "views/Package.swift": "", "views/A.swift": "#if os(Linux)\n#endif\nimport SwiftUI", "views/B.swift": question,
      "plain/Package.swift": "", "plain/B.swift": question,
    ])
    #expect(try text(of: "core/Sources/Deep/B.swift", in: description) == nil)
    for name in ["app/A.swift", "views/B.swift", "plain/B.swift"] {
      #expect(try text(of: name, in: description)?.hasSuffix("#if true   \n#endif\n") == true, "\(name)")
    }
  }

  @Test("an optional method's calls are rewritten in all files, as soon as there is one")
  func optionalMethods() throws {
    let call = "d?.a?(1)"
    #expect(try write(["B.swift": call]) == nil)
    let description = try write(["A.swift": "@objc protocol P { @objc optional func a(_ b: Int) }", "B.swift": call])
    #expect(try text(of: "B.swift", in: description) == "d?.apusOptional_a(1)")
    #expect(try text(of: "B.swift", in: write(["A.swift": "protocol P {}", "B.swift": call])) == nil)
  }

  @Test("a selector has the name that another file gives its method, and names do not change what is kept")
  func selectors() throws {
    let files = [
      "A.swift": "class A { @objc(b:) func a(_ c: Int) {} }\nclass G<T> {}\n@objcMembers class M {}",
      "B.swift": "let a = #selector(A.a)", "C.swift": "extension M { func d() {} }",
    ]
    let description = try #require(try write(files))
    #expect(
      try text(of: "B.swift", in: description) == "let a = Selector(\"b:\", checking: { (object: A) in object.a(_:) })")
    #expect(try text(of: "C.swift", in: description)?.contains("M.self, \"d\"") == true)
    let record = try (description.parent / "record.json").readText()
    #expect(record.contains("\"genericTypes\":[\"G\"]") && record.contains("\"exposedTypes\":[\"M\"]"))
    #expect(try overlay().write(for: files.keys.sorted().map { temporary.path / $0 }) == description)
    #expect(try (description.parent / "record.json").readText() == record)
  }

  @Test("a record tells of each file what became of it")
  func record() throws {
    try temporary.write(["A.swift": "@objc class A {}"])
    let file = temporary.path / "A.swift"
    let record = try OverlayRecord([file, file], platform: .iOS, earlier: nil)
    #expect(record.files.count == 1 && record.wasRewritten(record.files[0], in: nil) == nil)
    #expect(record.wasRewritten(record.files[0], in: record.finished([file.string])) == true)
    #expect(
      record.rewriting(of: record.files[0])
        == SourceRewriting(platform: .iOS, names: ObjectiveCNames(), file: Path(record.files[0].input.path)))
    #expect(OverlayRecord.load(file) == nil)
  }
}
