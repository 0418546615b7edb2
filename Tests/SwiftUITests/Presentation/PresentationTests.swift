import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

/// The layer above a window's content.
@Suite("What is presented above the content")
@MainActor
struct PresentationTests {
  private struct Below: View {
    let log: (String) -> Void
    @State private var text = ""
    @State private var isDark = false
    @State private var isThere = true
    var body: some View {
      VStack(spacing: 0) {
        Button("below") { log("below") }.frame(height: 40)
        Button("darker") { isDark.toggle() }.frame(height: 40)
        Button("remove") { isThere = false }.frame(height: 40)
        TextField("field", text: $text).frame(height: 40)
        if isThere { Color.white.accessibilityIdentifier("presenter").environment(\.colorScheme, isDark ? .dark : .light) }
      }
    }
  }

  private struct Presented: View {
    let log: (String) -> Void
    var title = "above"
    @State private var text = ""
    @Environment(\.colorScheme) private var colorScheme
    var body: some View {
      VStack(spacing: 0) {
        Button(title) { log("above") }.frame(width: 100, height: 40)
        Text(colorScheme == .dark ? "dark" : "light")
        TextField("upper field", text: $text).frame(width: 100, height: 40)
      }
      .frame(width: 100, height: 150)
      .background(Color.black)
      .onAppear { log("appear") }
      .onDisappear { log("disappear") }
    }
  }

  /// The node inside the environment that the content sets.
  private func presenter(_ screen: Screen) -> ViewNode {
    func find(_ node: ViewNode) -> ViewNode? {
      var builder = AccessibilityBuilder()
      node.appendAccessibility(to: &builder)
      guard builder.elements.flatMap(\.flattened).contains(where: { $0.identifier == "presenter" }) else { return nil }
      var found: ViewNode?
      node.forEachViewChild { if found == nil { found = find($0) } }
      return found ?? node
    }
    return find(screen.engine.root!)!
  }

  private func screen(_ log: @escaping (String) -> Void) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 300, height: 400)
        $0.scale = 1
        $0.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
      }
    ) { Below(log: log) }
  }

  @Test("it lies above the content inside the safe area; where it is not modal both are pressed and found")
  func notModal() throws {
    var log: [String] = []
    let screen = screen { log.append($0) }
    let shown = screen.engine.present(Presented { log.append($0) }, isModal: false, from: presenter(screen))
    screen.settle()
    #expect(log == ["appear"])
    // 150 points in the middle of the 380 below the safe area's edge.
    #expect((screen.gray(x: 105, y: 134), screen.gray(x: 105, y: 136)) == (255, 0))
    #expect((screen.gray(x: 95, y: 280), screen.gray(x: 105, y: 284), screen.gray(x: 105, y: 286)) == (255, 0, 255))
    try screen.button("above").tap()
    try screen.button("below").tap()
    #expect(log == ["appear", "above", "below"])
    shown.dismiss()
    screen.settle()
    #expect(log.last == "disappear" && !screen.contains("above") && !shown.isShown)
  }

  @Test("below a modal one nothing is pressed or found, and everything is again when it is dismissed")
  func modal() throws {
    var log: [String] = []
    let screen = screen { log.append($0) }
    let below = try screen.button("below").frame
    let presenter = presenter(screen)
    let shown = screen.engine.present(Presented { log.append($0) }, isModal: true, from: presenter)
    screen.settle()
    #expect(!screen.contains("below") && screen.contains("above"))
    screen.tap(at: CGPoint(x: below.midX, y: below.midY))
    #expect(log == ["appear"])
    let second = screen.engine.present(Text("on top"), isModal: true, from: presenter)
    screen.settle()
    #expect(screen.contains("on top") && !screen.contains("above"))
    second.dismiss()
    shown.dismiss()
    screen.settle()
    screen.tap(at: CGPoint(x: below.midX, y: below.midY))
    #expect(log == ["appear", "disappear", "below"])
  }

  @Test("the focus stays inside of a modal one, and goes back when it is dismissed")
  func focus() throws {
    let screen = screen { _ in }
    try screen.textField("field").tap()
    screen.type("a")
    let shown = screen.engine.present(Presented { _ in }, isModal: true, from: presenter(screen))
    screen.settle()
    screen.type("lost")
    screen.press(key: "Tab")
    screen.press(key: "Tab")
    screen.type("b")
    #expect(try screen.textField("upper field").value == "b")
    shown.dismiss()
    screen.settle()
    screen.type("c")
    #expect(try screen.textField("field").value == "ac")
  }

  @Test("it inherits the environment of where it was declared, follows it, and goes with it")
  func inheriting() throws {
    let screen = screen { _ in }
    let shown = screen.engine.present(Presented { _ in }, isModal: false, from: presenter(screen))
    screen.settle()
    #expect(screen.contains("light"))
    try screen.button("darker").tap()
    #expect(screen.contains("dark"))
    shown.update(Presented(log: { _ in }, title: "renamed"))
    screen.settle()
    #expect(screen.contains("renamed"))
    let nodes = screen.liveNodes
    try screen.button("remove").tap()
    #expect(!screen.contains("renamed") && !shown.isShown)
    #expect(screen.liveNodes < nodes - 10)
  }

  @Test("it comes and goes by its transition")
  func transition() throws {
    let screen = screen { _ in }
    var shown: Presentation?
    func change(_ edit: @escaping () -> Void) {
      withAnimation(.linear(duration: 0.5)) { screen.engine.enqueueWrite(Transaction(animation: .linear(duration: 0.5)), edit) }
      screen.settle()
    }
    change {
      shown = screen.engine.present(Color.black.frame(width: 100, height: 100), isModal: true, from: self.presenter(screen))
    }
    screen.advance(by: 0.25)
    #expect(abs(screen.gray(x: 150, y: 210) - 128) <= 2)
    screen.finishAnimations()
    #expect(screen.gray(x: 150, y: 210) == 0)
    change { shown?.dismiss() }
    screen.advance(by: 0.25)
    #expect(abs(screen.gray(x: 150, y: 210) - 128) <= 2)
    // What leaves covers nothing any more.
    #expect(screen.contains("below"))
    screen.finishAnimations()
    #expect(screen.gray(x: 150, y: 210) == 255)
  }
}
