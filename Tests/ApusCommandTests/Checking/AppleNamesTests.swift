import Foundation
import Testing

@testable import ApusCommand

@Suite("Names of Apple's that are not here")
struct AppleNamesTests {
  private let table = AppleNames(
    table: """
      - ? module -: CloudStore
      SwiftUI 26 func View: glossEffect
        glossUnion
      SwiftUI 17- struct -: Gadget
      SwiftUI 18+ var EnvironmentValues: gloss
      """)

  private func diagnostic(_ message: String) -> SourceDiagnostic {
    SourceDiagnostic(file: "/a", line: 1, column: 1, severity: .error, message: message)
  }

  @Test("the table's lines go on, and say what is known of the release")
  func entries() {
    #expect(table.entries(named: "glossUnion").map(\.owner) == ["View"])
    #expect(table.entries(named: "glossUnion").first?.origin == "SwiftUI, iOS 26")
    #expect(table.entries(named: "Gadget").first?.origin == "SwiftUI, iOS 17 or earlier")
    #expect(table.entries(named: "gloss").first?.origin == "SwiftUI, iOS 18 or later")
    #expect(table.entries(named: "Text").isEmpty)
  }

  @Test("the shipped table is whole, and frameworks are in it")
  func shipped() throws {
    let table = AppleNames()
    #expect(table.entries(named: "AVFoundation").map(\.kind) == ["module"])
    #expect(table.entries(named: "ModelContainer").first?.module == "SwiftData")
    #expect(table.entries(named: "UIDynamicAnimator").map(\.module) == ["UIKit"] && table.entries(named: "UIColor").isEmpty)
    #expect(table.entries(named: "NSMenu").first?.origin == "AppKit")
    #expect(table.entries(named: "AppKit").isEmpty && table.entries(named: "NSColor").isEmpty)
    let exchange = try #require(table.entry(for: diagnostic("cannot find 'method_exchangeImplementations' in scope")))
    #expect(
      MissingNames.text(exchange, nearest: "other").hasSuffix("works on Objective-C's runtime, which Apple's systems have alone"))
    #expect(table.entries(named: "Text").isEmpty && table.entries(named: "-").isEmpty)
    let bad = AppleNames.table.split(separator: "\n").filter { !$0.hasPrefix(" ") && $0.split(separator: " ").count < 5 }
    #expect(bad.isEmpty)
  }

  @Test(
    "errors about unknown names are told from others",
    arguments: [
      ("no such module 'CloudStore'", UnknownName(name: "CloudStore", place: .module)),
      ("cannot find type 'Gadget' in scope", UnknownName(name: "Gadget", place: .scope)),
      ("cannot find 'Gadget' in scope; did you mean 'Widget'?", UnknownName(name: "Gadget", place: .scope)),
      ("unknown attribute 'Gadget'", UnknownName(name: "Gadget", place: .scope)),
      ("value of type 'some View' has no member 'gloss'", UnknownName(name: "gloss", place: .member(of: "some View"))),
      ("type 'EnvironmentValues' has no member 'gloss'", UnknownName(name: "gloss", place: .member(of: "EnvironmentValues"))),
      ("nothing that this app can see declares 'gloss'", UnknownName(name: "gloss", place: .member(of: ""))),
      ("cannot convert value of type 'A' to 'B'", nil),
    ])
  func messages(message: String, name: UnknownName?) {
    #expect(UnknownName(message: message) == name)
  }

  @Test("a type is known without what surrounds it")
  func plainTypes() {
    #expect(UnknownName.plain("some View") == "View" && UnknownName.plain("SwiftUI.Gauge<Text>") == "Gauge")
    #expect(UnknownName.plain("Edge.Set.Type") == "Edge.Set" && UnknownName.plain("Int?") == "Int")
  }

  @Test("a member counts for its own type, or for a protocol that any type may conform to")
  func members() {
    #expect(table.entry(for: diagnostic("value of type 'Card' has no member 'glossEffect'"))?.owner == "View")
    #expect(table.entry(for: diagnostic("value of type 'Card' has no member 'gloss'")) == nil)
    #expect(table.entry(for: diagnostic("value of type 'EnvironmentValues' has no member 'gloss'")) != nil)
    #expect(table.entry(for: diagnostic("cannot find 'glossEffect' in scope")) == nil)
  }

  @Test("an error says whose the name is and what is near; an unknown name stays just unknown")
  func notes() throws {
    let folder = try TemporaryFolder()
    try folder.write(["SwiftUI.swiftmodule": "\0Gadgets\0glossEfect\0"])
    var missing = MissingNames(table: table, names: DeclaredNames(interfaces: [folder.path / "SwiftUI.swiftmodule"]))
    let messages = [
      "cannot find 'Gadget' in scope", "value of type 'Text' has no member 'glossEffect'", "no such module 'CloudStore'",
      "cannot find 'Gizmo' in scope",
    ]
    let said = try missing.explain(messages.map(diagnostic)).map { $0.notes.map(\.message) }
    #expect(
      said == [
        ["Gadget is Apple's (SwiftUI, iOS 17 or earlier) and Apus does not have it yet; nearest: Gadgets"],
        ["glossEffect is Apple's (SwiftUI, iOS 26) and Apus does not have it yet; nearest: glossEfect"],
        ["CloudStore is a framework of Apple's, and Apus does not have it yet"], [],
      ])
    // A type of the app's own has the name of one of Apple's.
    missing.addOwn(of: "struct EnvironmentValues {}")
    let own = try missing.explain([diagnostic("value of type 'EnvironmentValues' has no member 'gloss'")])
    #expect(own[0].notes.isEmpty && missing.words.contains("EnvironmentValues"))
  }

  @Test("a name that is here but for one word is near, too")
  func shorterNames() throws {
    #expect(MissingNames.shorter("glossEffectUnion") == ["glossEffect", "glossUnion"])
    #expect(MissingNames.shorter("glossEffect").isEmpty && MissingNames.shorter("gloss").isEmpty)
    let folder = try TemporaryFolder()
    try folder.write(["SwiftUI.swiftmodule": "\0onGlossChange\0"])
    let table = AppleNames(table: "SwiftUI 18 func View: onGlossPhaseChange")
    let missing = MissingNames(table: table, names: DeclaredNames(interfaces: [folder.path / "SwiftUI.swiftmodule"]))
    let said = try missing.explain([diagnostic("value of type 'Text' has no member 'onGlossPhaseChange'")])
    let text = "onGlossPhaseChange is Apple's (SwiftUI, iOS 18) and Apus does not have it yet; nearest: onGlossChange"
    #expect(said[0].notes.map(\.message) == [text] && said[0].category == MissingNames.category)
  }

  @Test("what has come since the table was made is not said to be missing")
  func outdated() throws {
    let folder = try TemporaryFolder()
    try folder.write(["SwiftUI.swiftmodule": "\0Gadget\0"])
    let missing = MissingNames(table: table, names: DeclaredNames(interfaces: [folder.path / "SwiftUI.swiftmodule"]))
    #expect(try missing.explain([diagnostic("cannot find 'Gadget' in scope")])[0].notes.isEmpty)
  }
}
