import Foundation
import SeededNumbers
import Testing

@testable import ApusCommand

/// A module whose files take sizes, types, overloads and default values from each other, and are edited at random.
private struct RandomModule {
  private static let count = 4
  private static let types = ["Int": "7", "String": "\"s\"", "Bool": "true", "Int8": "3"]

  private struct File {
    var type = "Int"
    var more: [String] = []
    var word = 0
    var overloads = false
    var isClass = false
  }

  private var files = (0..<count).map { _ in File() }

  /// Edits one file, or two; returns the names of those.
  mutating func edit(_ random: inout SplitMix) -> Set<String> {
    Set(
      (0..<1 + random.below(2)).map { _ in
        let index = random.below(Self.count)
        switch random.below(6) {
        case 0: files[index].type = Self.types.keys.sorted()[random.below(Self.types.count)]
        case 1: files[index].more.append(Self.types.keys.sorted()[random.below(Self.types.count)])
        case 2: files[index].more = []
        case 3: files[index].overloads.toggle()
        case 4: files[index].isClass.toggle()
        default: files[index].word += 1
        }
        return "T\(index).swift"
      })
  }

  /// The texts by their names.
  var texts: [String: String] {
    var texts = [
      "Main.swift": """
      func name<T>(of value: T) -> String { "any" }
      @main struct Main {
        static func main() {
      \((0..<Self.count).map { "    print(T\($0)().text(), MemoryLayout<T\($0)>.size, name(of: T\($0)()))" }.joined(separator: "\n"))
        }
      }
      """
    ]
    for (index, file) in files.enumerated() {
      let inner = index > 0 ? "let inner = T\(index - 1)()" : "let inner = 0"
      let more = file.more.enumerated().map { "  var more\($0.offset): \($0.element) = \(Self.types[$0.element] ?? "")" }
      let shown = index > 0 ? "inner.value" : "inner"
      texts["T\(index).swift"] = """
        \(file.isClass ? "final class" : "struct") T\(index) {
          \(inner)
          var value: \(file.type) = \(Self.types[file.type] ?? "")
        \(more.joined(separator: "\n"))
          func text(_ word: String = "w\(file.word)") -> String { "\\(word) \\(value) \\(\(shown)) \(file.word)" }
        }
        \(file.overloads ? "func name(of value: T\((index + 1) % Self.count)) -> String { \"by \(index)\" }" : "")
        """
    }
    return texts
  }
}

@Suite("Random edits of a program")
struct RandomEditsTests {
  @Test("end with what a build from nothing gives", arguments: [102] as [UInt64])
  func edits(seed: UInt64) throws {
    var (random, module) = (SplitMix(seed: seed), RandomModule())
    let program = try EditedProgram(prefixed(module.texts))
    let build = try program.build()
    _ = try build.run()
    let preparation = EditPreparation()
    for file in module.texts.keys { _ = preparation.outlines.hasChanged(program.folder.path / "App" / file) }
    var edited: Set<Path> = []
    for _ in 0..<5 {
      let names = module.edit(&random)
      try program.folder.write(prefixed(module.texts.filter { names.contains($0.key) }))
      let edit = try program.edit(build, edited: edited, preparation: preparation)
      if try edit.run(Set(names.map { program.folder.path / "App" / $0 })) {
        edited.formUnion(edit.compiled)
      } else {
        _ = try build.run()
        edited = []
      }
    }
    let clean = program.folder.path / "clean"
    try program.compile(build.project.sources, [], to: clean)
    #expect(try program.output(of: build.executable) == program.output(of: clean))
  }

  private func prefixed(_ texts: [String: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: texts.map { ("App/" + $0.key, $0.value) })
  }
}

@Suite("What a source declares, at a look")
struct SourceOutlinesTests {
  private func outline(_ text: String) -> String { SourceOutlines.outline(of: Data(text.utf8)) }

  @Test("insides of functions and comments are none of it")
  func differences() {
    let text = "struct A: P { var a: Int { 1 }; func f() { g { 2 } } }"
    #expect(outline(text) == outline("// x\nstruct A: P { var a: Int { 3 }; func f() { h() } }"))
    #expect(outline(text) != outline("struct A: P { var a: Int { 1 }; func f(x: Int) { g { 2 } } }"))
    #expect(outline(text) != outline("struct A { var a: Int { 1 }; func f() {} }"))
    #expect(outline("{") != outline(""))
  }
}
