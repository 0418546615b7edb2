import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

/// Styles of controls, by the example of buttons.
@Suite @MainActor
struct StyleBoxTests {
  /// Puts stars before labels.
  private struct Starred: ButtonStyle {
    var stars = "*"
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: stars)
        configuration.label
      }
    }
  }

  /// Puts the button in the style around this one into brackets.
  private struct Bracketed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: "<")
        Button(configuration)
        Text(verbatim: ">")
      }
    }
  }

  /// What the only button of a view says in all.
  private func label<V: View>(_ view: V) throws -> String {
    let buttons = Screen { view }.elements(role: "button")
    #expect(buttons.count == 1)
    return try #require(buttons.first).label
  }

  @Test("a style that shows its own kind of control gets the next style out, and at last the default")
  func nesting() throws {
    let button = Button("x") {}
    #expect(try label(button.buttonStyle(Bracketed())) == "<, x, >")
    #expect(try label(button.buttonStyle(Bracketed()).buttonStyle(Starred())) == "<, *, x, >")
    #expect(try label(button.buttonStyle(Bracketed()).buttonStyle(Bracketed()).buttonStyle(Starred())) == "<, <, *, x, >, >")
    #expect(try label(button.buttonStyle(Starred()).buttonStyle(Bracketed())) == "*, x")
  }

  @Test("a style that sets another inside its body applies that one")
  func settingInside() throws {
    struct Plus: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(Starred(stars: "+"))
      }
    }
    #expect(try label(Button("x") {}.buttonStyle(Plus()).buttonStyle(Starred())) == "+, x")
  }

  @Test("controls in a label have the styles of their place, unless the style sets others for them")
  func labels() throws {
    struct Inner: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(verbatim: "-")
          configuration.label.buttonStyle(Starred(stars: "+"))
        }
      }
    }
    let button = Button {
    } label: {
      HStack {
        Text("a")
        Button("b") {}
      }
    }
    #expect(try label(button.buttonStyle(Starred())) == "*, a, *, b")
    #expect(try label(button.buttonStyle(Bracketed()).buttonStyle(Starred())) == "<, *, a, <, *, b, >, >")
    #expect(try label(button.buttonStyle(Inner())) == "-, a, +, b")
  }

  @Test("a style reads the environment and keeps state of its own for each control")
  func dynamicProperties() throws {
    struct Telling: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      @State private var presses = 0
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(verbatim: "\(isEnabled) \(presses)")
        }
        .onChange(of: configuration.isPressed) { _, isPressed in if isPressed { presses += 1 } }
      }
    }
    struct Panel: View {
      @State var isEnabled = true
      var body: some View {
        VStack {
          VStack {
            Button("a") {}
            Button("b") {}
          }
          .disabled(!isEnabled)
          Toggler(isOn: $isEnabled)
        }
        .buttonStyle(Telling())
      }
    }
    struct Toggler: View {
      @Binding var isOn: Bool
      var body: some View { Text("switch").onTapGesture { isOn.toggle() } }
    }
    let screen = Screen { Panel() }
    #expect(screen.elements(role: "button").map(\.label) == ["a, true 0", "b, true 0"])
    let first = try screen.button("a, true 0").frame
    screen.touchDown(at: CGPoint(x: first.midX, y: first.midY))
    screen.touchUp(at: CGPoint(x: first.midX, y: first.midY))
    #expect(screen.elements(role: "button").map(\.label) == ["a, true 1", "b, true 0"])
    try screen.text("switch").tap()
    #expect(screen.elements(role: "button").map(\.label) == ["a, false 1", "b, false 0"])
  }

  @Test("a style made anew from the same values evaluates no control; another one evaluates each once")
  func equality() throws {
    struct Rows: View {
      var body: some View {
        ForEach(0..<20, id: \.self) { Button("row \($0)") {} }
      }
    }
    struct Panel: View {
      @State var count = 0
      @State var stars = "*"
      var body: some View {
        VStack {
          Text(verbatim: "count \(count)").onTapGesture { count += 1 }
          Text(verbatim: "stars").onTapGesture { stars += "*" }
          Rows()
        }
        .buttonStyle(Starred(stars: stars))
      }
    }
    let screen = Screen { Panel() }
    screen.forgetWork()
    try screen.text("count 0").tap()
    #expect(screen.contains("count 1"))
    #expect(screen.bodiesByType == ["Panel": 1])
    screen.forgetWork()
    try screen.text("stars").tap()
    #expect(screen.contains("**, row 19"))
    #expect(screen.bodiesByType["Button"] == 20)
    #expect(screen.mostBodiesOfOneView == 1)
  }

  @Test("a style of another type lets the controls begin anew; the app's own views are the same")
  func exchange() throws {
    struct Panel: View {
      @State var isStarred = false
      var body: some View {
        VStack {
          Text("switch").onTapGesture { isStarred.toggle() }
          if isStarred { Button("x") {}.buttonStyle(Starred()) } else { Button("x") {}.buttonStyle(.plain) }
        }
      }
    }
    let screen = Screen { Panel() }
    let before = screen.liveNodes
    try screen.text("switch").tap()
    #expect(screen.contains("*, x"))
    try screen.text("switch").tap()
    #expect(screen.contains("x") && screen.liveNodes == before)
  }
}
