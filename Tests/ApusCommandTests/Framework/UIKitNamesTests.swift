import Foundation
import Testing

@testable import ApusCommand

@Suite("Names that only UIKit declares")
struct UIKitNamesTests {
  private static let root = Path(#filePath).parent.parent.parent.parent
  private let names = UIKitNames(types: ["UIView", "CALayer"], members: ["rootViewController"])

  @Test(
    "are found in code",
    arguments: [
      ("class A: UIView {}", true), ("let a: UIKit.UIView", true), ("window.rootViewController = a", true),
      ("\"\\(UIView())\"", true), ("// UIView", false), ("\"UIView\"", false), ("UIViewModel()", false), ("MyUIView()", false),
      ("let rootViewController = 1", false), ("UIColor.red", false), ("", false),
    ])
  func search(text: String, expected: Bool) { #expect(names.areIn(Data(text.utf8)) == expected) }

  @Test("who imports QuartzCore needs the library of UIKit, which has it")
  func parts() {
    #expect(SwiftSource(Data("import QuartzCore".utf8)).imports == ["QuartzCore", "UIKit"])
    #expect(SwiftSource(Data("import SwiftUI".utf8)).imports == ["SwiftUI"])
  }

  @Test(
    "a Mac has AppKit in UIKit's place, with UIKit's library below; others have none",
    arguments: [
      ("import AppKit", true), ("import Cocoa", true), ("import SwiftUI\nlet a = NSColor.red", false),
      ("#if canImport(AppKit)\nimport AppKit\n#elseif canImport(UIKit)\nimport UIKit\n#endif", false),
    ])
  func mac(text: String, isForMac: Bool) {
    let source = SwiftSource(Data(text.utf8))
    #expect(TargetPlatform.macOS.available(source.imports).isSuperset(of: ["AppKit", "UIKit"]))
    for platform in [TargetPlatform.iOS, .linux] { #expect(!platform.available(source.imports).contains("AppKit")) }
    #expect(source.isForMac == isForMac)
  }

  @Test("an app with the library sees UIKit in every file")
  func implicit() throws {
    let temporary = try TemporaryFolder()
    let framework = Framework(
      identity: "a", libraryFolder: temporary.path, modules: temporary.path, moduleMaps: [], clangFlags: [], plugins: [],
      resources: [])
    let addition = { FrameworkAddition(module: $0, libraryFolder: temporary.path, modules: temporary.path, resources: []) }
    #expect(framework.adding(addition("UIKit")).implicitImports.last == "UIKit")
    #expect(!framework.adding(addition("Charts")).implicitImports.contains("Charts"))
    #expect(framework.adding(addition("AppKit")).adding(addition("UIKit")).implicitImports.suffix(2).contains("AppKit"))
    #expect(!framework.adding(addition("AppKit")).adding(addition("UIKit")).implicitImports.contains("UIKit"))
  }

  @Test("are those of the sources; APUS_RECORD=UIKitNames writes them anew")
  func declared() throws {
    let found = try Self.names(of: ["UIKit", "QuartzCore"])
    let known = UIKitNames.declared
    if ProcessInfo.processInfo.environment["APUS_RECORD"] == "UIKitNames" {
      try Self.write(found)
      Issue.record("the names are written; build anew, and test without APUS_RECORD")
    }
    #expect(known.types.symmetricDifference(found.types).sorted() == [])
    #expect(known.members.symmetricDifference(found.members).sorted() == [])
    #expect(known.optionalMethods.symmetricDifference(found.optionalMethods).sorted() == [])
  }

  @Test("AppKit's are those of its sources: types that begin with NS, and members that no other module has")
  func appKit() throws {
    let found = try Self.names(of: ["AppKit"])
    let known = UIKitNames.declaredOfAppKit
    let aliases: Set = ["NSColor", "NSFontDescriptor"]
    #expect(known.types.symmetricDifference(found.types.filter { $0.hasPrefix("NS") }.union(aliases)).sorted() == [])
    let own = found.members.filter { $0.hasSuffix("Color") || $0.hasSuffix("Component") || $0 == "nsImage" }
    #expect(known.members.symmetricDifference(own).sorted() == [])
  }

  /// The names that modules' sources declare for everybody.
  private static func names(of modules: [String]) throws -> UIKitNames {
    var (files, protocols) = ([ClassDeclarations](), Set<String>())
    var types: Set<String> = []
    for module in modules {
      let folder = root / "Sources/Frameworks/\(module)"
      guard folder.isFolder else { continue }
      for file in try FileManager.default.subpathsOfDirectory(atPath: folder.string) where file.hasSuffix(".swift") {
        let data = try (folder / file).read()
        types.formUnion(PublicNames(SwiftCode(data)).types)
        let declarations = ClassDeclarations(SwiftTokens(Array(data)))
        protocols.formUnion(declarations.scopes.filter { $0.keyword == "protocol" }.map(\.name))
        files.append(declarations)
      }
    }
    var (members, optional) = (Set<String>(), Set<String>())
    for file in files {
      for member in file.members where member.isPublic && file.scopes[member.scope].keyword == "extension" {
        let owner = String(file.scopes[member.scope].name.prefix { $0 != "." })
        if protocols.contains(owner) {
          if case .method = member.kind { optional.insert(member.name) }
        } else if !types.contains(owner) {
          members.insert(member.name)
        }
      }
    }
    return UIKitNames(types: types, members: members, optionalMethods: optional)
  }

  private static func write(_ names: UIKitNames) throws {
    let file = root / "Sources/Tools/ApusCommand/Framework/UIKitNames+Declared.swift"
    let lists = [
      ("declaredTypes", names.types), ("declaredMembers", names.members), ("declaredOptionalMethods", names.optionalMethods),
    ]
    var text = try file.readText()
    for (name, words) in lists {
      let start = try #require(text.range(of: "let \(name) = \"\"\"\n")).upperBound
      let end = try #require(text[start...].range(of: "    \"\"\"")).lowerBound
      text.replaceSubrange(start..<end, with: lines(of: words.sorted()).map { "    \($0)\n" }.joined())
    }
    try file.write(Data(text.utf8))
  }

  private static func lines(of words: [String]) -> [String] {
    words.reduce(into: []) { lines, word in
      if let last = lines.last, last.count + word.count < 120 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
  }
}
