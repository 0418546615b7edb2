import ApusTesting
import SwiftUI
import Testing

/// What only a closure of a modifier reads, which runs after the body.
@Suite("State that no body reads, but what the engine calls later")
@MainActor
struct StateReadTests {
  private enum Level: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
  private enum Place: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) { value = value ?? nextValue() }
  }

  private struct Guide: View {
    @State private var isOn = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("go") { isOn = true }.frame(width: 100, height: 20)
        Box("box", 10, 10).alignmentGuide(.leading) { _ in isOn ? -30 : 0 }
      }
    }
  }

  @Test("an alignment guide follows it")
  func guide() throws {
    let screen = Screen { Guide() }
    let before = try screen.element("box").frame.minX
    try screen.button("go").tap()
    let after = try screen.element("box").frame.minX
    #expect(after == before + 30)
  }

  private struct Edit: View {
    @State private var isOn = false
    var body: some View {
      Button("go") { isOn = true }
        .transformPreference(Level.self) { $0 = isOn ? 3 : 1 }
        .backgroundPreferenceValue(Level.self) { Text("level \($0)") }
    }
  }

  @Test("an edit of a preference follows it")
  func edit() throws {
    let screen = Screen { Edit() }
    #expect(screen.contains("level 1"))
    try screen.button("go").tap()
    #expect(screen.contains("level 3"))
  }

  private struct Mark: View {
    @State private var isOn = false
    var body: some View {
      Button("go") { isOn = true }
        .anchorPreference(key: Place.self, value: .center) { isOn ? $0 : nil }
        .backgroundPreferenceValue(Place.self) { Text($0 == nil ? "unmarked" : "marked") }
    }
  }

  @Test("an anchor's preference follows it")
  func mark() throws {
    let screen = Screen { Mark() }
    #expect(screen.contains("unmarked"))
    try screen.button("go").tap()
    #expect(screen.contains("marked"))
  }

  private struct Layer: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("go") { isOn = true }
        Color.clear.overlayPreferenceValue(Level.self) { Text("layer \($0) \(isOn)") }
        GeometryReader { _ in Text("reader \(isOn)") }
        ForEach(0..<1) { Text("row \($0) \(isOn)") }
      }
    }
  }

  @Test("layers, readers of geometry and rows follow it: their closures are bodies of their own")
  func closures() throws {
    let screen = Screen { Layer() }
    try screen.button("go").tap()
    #expect(["layer 0 true", "reader true", "row 0 true"].allSatisfy { screen.contains($0) })
  }
}
