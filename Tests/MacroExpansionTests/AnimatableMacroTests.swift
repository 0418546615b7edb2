import Testing

@testable import MacroExpansion

@Suite("@Animatable's expansion")
struct AnimatableMacroTests {
  private func expansion(
    _ text: String, type: String = "A", conformances: String = "Animatable"
  ) throws -> String {
    try AnimatableMacro(declaration: text, type: type, conformances: conformances).expansion
  }

  @Test("the data are those of the stored variables, in their order, by types that are written or that a value names")
  func stored() throws {
    let text = """
      @Animatable struct A: Shape {
        var start: Angle
        var end = Angle.zero, // Not told apart by a line.
        @State private var isOn = false
        static var count = 1
        var twice: CGFloat { 2 }
      }
      """
    #expect(throws: MacroError.self) { try expansion(text) }
    let whole = try expansion(text.replacing("zero,", with: "zero"), type: "Outer.A")
    #expect(whole.contains("extension Outer.A: SwiftUI.Animatable {"))
    let data = "_AnimatableOrVectorArithmeticData"
    #expect(whole.contains("nonisolated var animatableData: SwiftUI.AnimatablePair<Angle.\(data), Angle.\(data)> {"))
    #expect(whole.contains("self.start._animatableOrVectorArithmeticData = newValue.first;"))
    #expect(whole.contains("self.end._animatableOrVectorArithmeticData = newValue.second }"))
    #expect(!whole.contains("isOn") && !whole.contains("count") && !whole.contains("twice"))
  }

  @Test(
    "the type of a value that says it is found",
    arguments: [
      ("var a = 0.5", "Swift.Double."), ("var a = -1e3", "Swift.Double."), ("var a: CGFloat = 3", "CGFloat."),
      ("var a = CGPoint.zero", "CGPoint."), ("var a = Angle(degrees: 3)", "Angle."), ("var a = Angle.degrees(3)", "Angle."),
      ("var a: AnimatablePair<Double, Double> = .zero", "AnimatablePair<Double, Double>."),
      ("var a: Double { didSet { print(a) } }", "Double."), ("@available(iOS 26, *) var a: Double", "Double."),
    ])
  func types(property: String, type: String) throws {
    #expect(try expansion("struct A { \(property) }").contains("var animatableData: \(type)_AnimatableOrVector"))
  }

  @Test("a public type has public data; what conforms already needs no conformance; nothing to animate is no data")
  func forms() throws {
    #expect(try expansion("public struct A { var a: Double }").contains("public nonisolated var animatableData"))
    #expect(try expansion("package final class A { var a: Double }").contains("package var animatableData"))
    #expect(try expansion("struct A { var a: Double }", conformances: "").hasPrefix("extension A {"))
    #expect(try expansion("struct A {}").contains("var animatableData: SwiftUI.EmptyAnimatableData {"))
    #expect(!(try expansion("struct A { @AnimatableIgnored var a: Bool; var b: Double }").contains("self.a")))
    #expect(!(try expansion("struct A { @SwiftUI.AnimatableIgnored var a: Bool; var b: Double }").contains("self.a")))
  }

  @Test(
    "what cannot be animated is said at its place, with what to do",
    arguments: [
      ("struct A { var a: Bool }", "mark it @AnimatableIgnored", 11), ("struct A { var a = 3 }", "Int is neither", 11),
      ("struct A { var a: Double? }", "Double? is neither", 11), ("struct A { var a: [Double] }", "[Double] is neither", 11),
      ("struct A { var a: (Int) -> Void }", "is neither", 11), ("struct A { var a = \"b\" }", "String is neither", 11),
      ("struct A { var a: Swift.Bool }", "Swift.Bool is neither", 11), ("struct A { let a: Double }", "'let'", 11),
      ("struct A { lazy var a: Double = 1 }", "'lazy'", 11), ("struct A { var a = b() }", "needs the type of 'a'", 11),
      ("struct A { var a: Double, b: Double }", "one by one", 11), ("enum A { case a }", "a struct or class", 0),
      ("struct A { var animatableData: Double { 1 } }", "makes 'animatableData' itself", 11), ("", "a struct or class", 0),
    ])
  func problems(text: String, message: String, offset: Int) {
    let error = #expect(throws: MacroError.self) { try expansion(text) }
    #expect(error?.message.contains(message) == true && error?.offset == offset, "\(error?.message ?? "")")
  }

  @Test("@AnimatableIgnored belongs to a variable")
  func ignored() {
    #expect(throws: MacroError.self) { try AnimatableIgnoredMacro.check(declaration: "func a() {}") }
    #expect(throws: Never.self) { try AnimatableIgnoredMacro.check(declaration: "@AnimatableIgnored var a: Bool") }
  }

  @Test("the plugin makes the extension, and says what is wrong with it")
  func plugin() throws {
    func answer(_ declaration: String) throws -> CompilerTalk.Answer {
      try CompilerTalk.attached(
        "AnimatableMacro", role: "extension", to: declaration, extending: "A", conformances: "Animatable")
    }
    #expect(try answer("struct A { var a: Double }").source?.contains("extension A: SwiftUI.Animatable") == true)
    #expect(try answer("struct A { var a: Bool }").offset == 111)
  }

  @Test("cut at any place, a type's text is read without a trap")
  func cut() {
    let source = Array(
      "@Animatable struct A<T>: B { @C<D> var e: F<G, H> = -1.5 { didSet {} }\n@AnimatableIgnored var i = J.k(l) }".utf8)
    for start in source.indices {
      for end in start...source.count {
        _ = try? expansion(String(decoding: source[start..<end], as: UTF8.self))
      }
    }
  }
}
