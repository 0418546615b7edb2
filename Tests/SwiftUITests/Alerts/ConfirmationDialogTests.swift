import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Confirmation dialogs offer a choice")
@MainActor
struct ConfirmationDialogTests {
  private func cheese(_ settings: Screen.Settings = AlertTests.phone()) throws -> Screen {
    try AlertTests.shown(settings) { button, isShown in
      button.confirmationDialog("Question of the Day", isPresented: isShown) {
        Button("Yes") {}
        Button("No") {}
      } message: {
        Text("Do you like cheese?")
      }
    }
  }

  @Test("8 from the sides and the safe area, a message of 44, buttons of 57 under lines, the added Cancel 8 below")
  func measures() throws {
    let screen = try cheese()
    let frame = try #require(screen.alert).frame
    #expect(frame.minX == 8 && frame.maxX == 385)
    #expect(abs(frame.maxY - (818 - 8)) < 0.1)
    #expect(screen.alertButtons.map(\.label) == ["Yes", "No", "Cancel"])
    #expect(screen.alertTexts == ["Do you like cheese?"])
    let buttons = screen.alertButtons.map(\.frame)
    #expect(abs(buttons[2].height - 57) < 0.1)
    #expect(abs(buttons[2].minY - buttons[1].maxY - 8) < 0.1)
    #expect(abs(buttons[1].height - 57.33) < 0.1)
    #expect(abs(buttons[0].minY - (frame.minY + 44)) < 0.7)
    #expect(abs(frame.height - (158.67 + 8 + 57)) < 0.7)
    let plain = try AlertTests.shown { $0.confirmationDialog("Title", isPresented: $1) { Button("Go") {} } }
    // Nothing is above the first button, not even its line.
    #expect(abs(try #require(plain.alert).frame.height - 122) < 0.1)
    let titled = try AlertTests.shown {
      $0.confirmationDialog("Title", isPresented: $1, titleVisibility: .visible) { Button("Go") {} }
    }
    #expect(titled.alertTitle == "Title")
    // A title alone is regular; with a message below it is semibold, as a message alone is.
    let widths = try [
      titled,
      try AlertTests.shown {
        $0.confirmationDialog("Title", isPresented: $1, titleVisibility: .visible) {
          Button("Go") {}
        } message: {
          Text("text")
        }
      },
    ].map { try $0.element("Title").frame.width }
    #expect(widths[0] < widths[1])
    #expect(abs(try #require(titled.alert).frame.height - (44 + 57.33 + 8 + 57)) < 0.7)
  }

  @Test("with large text its buttons grow; in a window that is wider than high it is as wide as that is high")
  func sizes() throws {
    let large = try cheese(AlertTests.phone { $0.dynamicTypeSize = .accessibility3 })
    let height = try large.alertButton("Yes").frame.height
    #expect(abs(height - 83.3) < 2, "\(height)")
    let wide = try cheese(
      Screen.Settings {
        $0.size = CGSize(width: 700, height: 375)
        $0.scale = 1
      })
    let frame = try #require(wide.alert).frame
    #expect(abs(frame.width - 359) < 0.1 && abs(frame.midX - 350) < 0.1)
  }

  @Test("a given button to cancel takes the place of the added one; a tap beside the cards and Escape are as good as it")
  func cancelling() throws {
    for way in ["tap", "key", "button"] {
      var cancelled = 0
      let screen = try AlertTests.shown { button, isShown in
        button.confirmationDialog("Title", isPresented: isShown) {
          Button("Stop", role: .cancel) { cancelled += 1 }
          Button("Delete", role: .destructive) {}
        }
      }
      #expect(screen.alertButtons.map(\.label) == ["Delete", "Stop"])
      switch way {
      case "tap": screen.tap(at: CGPoint(x: 196, y: 100))
      case "key": screen.press(key: "Escape")
      default: try screen.alertButton("Stop").tap()
      }
      screen.finishAnimations()
      #expect(cancelled == 1, "\(way)")
      #expect(screen.alert == nil)
      #expect(screen.contains("Show"))
    }
    let screen = try cheese()
    screen.tap(at: CGPoint(x: 196, y: 100))
    screen.finishAnimations()
    #expect(screen.alert == nil)
  }

  @Test("it slides in from below by its own height, by the spring of alerts, and out likewise")
  func motion() throws {
    let screen = Screen(AlertTests.phone { $0.scale = 1 }) {
      AlertTests.Host { $0.confirmationDialog("Title", isPresented: $1) { Button("Go") {} } }
    }
    try screen.button("Show").tap()
    let way: CGFloat = 852 - (810 - 122)
    var shares: [CGFloat] = []
    for step in [0.05, 0.05, 0.1, 0.1] {
      screen.advance(by: step)
      shares.append((852 - (try #require(screen.alert).frame.minY)) / way)
    }
    for (share, wanted) in zip(shares, [0.32, 0.67, 0.94, 0.99]) { #expect(abs(share - wanted) < 0.03, "\(shares)") }
    screen.finishAnimations()
    screen.forgetWork()
    try screen.alertButton("Go").tap()
    screen.advance(by: 0.1)
    #expect(screen.isAnimating)
    #expect(screen.gray(x: 40, y: 690) != screen.gray(x: 40, y: 850))
    screen.finishAnimations()
    #expect(!screen.isFrameRequested)
  }

  @Test("a finger slides from the choices to the button that cancels")
  func sliding() throws {
    var chosen: [String] = []
    let screen = try AlertTests.shown { button, isShown in
      button.confirmationDialog("Title", isPresented: isShown) {
        Button("Go") { chosen.append("Go") }
        Button("Stop", role: .cancel) { chosen.append("Stop") }
      }
    }
    let (go, stop) = (try screen.alertButton("Go").frame, try screen.alertButton("Stop").frame)
    func gray(_ frame: CGRect) -> Int { screen.gray(x: Int(frame.minX + 20) * 3, y: Int(frame.midY) * 3) }
    screen.touchDown(at: CGPoint(x: go.midX, y: go.midY))
    #expect(gray(stop) == 255)
    screen.touchMove(to: CGPoint(x: stop.midX, y: stop.midY))
    #expect(gray(stop) == 236)
    screen.touchUp(at: CGPoint(x: stop.midX, y: stop.midY))
    #expect(chosen == ["Stop"])
  }

  @Test("one with fifty choices scrolls them, with the button that cancels in its place")
  func many() throws {
    let screen = try AlertTests.shown { button, isShown in
      button.confirmationDialog("Title", isPresented: isShown) {
        ForEach(0..<50, id: \.self) { Button("Choice \($0)") {} }
      } message: {
        Text("Many")
      }
    }
    let frame = try #require(screen.alert).frame
    #expect(abs(frame.minY - 54) < 0.1)
    #expect(abs(try screen.alertButton("Cancel").frame.maxY - 810) < 0.1)
    let before = try screen.alertButton("Choice 0").frame.minY
    screen.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 300), duration: 1, rest: 0.3)
    screen.finishAnimations()
    #expect(try screen.alertButton("Choice 0").frame.minY < before - 200)
    #expect(abs(try screen.alertButton("Cancel").frame.maxY - 810) < 0.1)
    #expect(screen.diagnostics.isEmpty)
  }

  private struct Old: View {
    @State private var item: AlertFormTests.Thing?
    @State private var isShown = false
    @State private var answer = "none"
    var body: some View {
      VStack {
        Button("Flag") { isShown = true }
          .actionSheet(isPresented: $isShown) {
            ActionSheet(
              title: Text("Flagged"), message: Text("Choose"),
              buttons: [.default(Text("Go")) { answer = "go" }, .cancel { answer = "left" }])
          }
        Button("Item") { item = AlertFormTests.Thing(id: 7) }
          .actionSheet(item: $item) { thing in
            ActionSheet(title: Text("Thing \(thing.id)"), buttons: [.destructive(Text("Drop")) { answer = "dropped" }])
          }
        Text("answer \(answer)")
      }
    }
  }

  @Test("sheets of actions as older apps describe them, of which one without a button to cancel is not left by a tap")
  func old() throws {
    let screen = Screen(AlertTests.phone()) { Old().environment(\.reducesTransparency, true) }
    try screen.button("Flag").tap()
    screen.finishAnimations()
    #expect(screen.alertTexts == ["Flagged", "Choose"])
    #expect(screen.alertButtons.map(\.label) == ["Go", "Cancel"])
    screen.tap(at: CGPoint(x: 196, y: 100))
    screen.finishAnimations()
    #expect(screen.contains("answer left"))
    try screen.button("Item").tap()
    screen.finishAnimations()
    #expect(screen.alertTitle == "Thing 7")
    screen.tap(at: CGPoint(x: 196, y: 100))
    screen.finishAnimations()
    #expect(screen.alertButtons.map(\.label) == ["Drop"])
    try screen.answerAlert("Drop")
    #expect(screen.contains("answer dropped"))
    #expect(screen.alert == nil)
  }

  @Test("the forms with a value: shown for it, and as a text, a string or a key")
  func forms() throws {
    let name = "string"
    let views: [(Binding<Bool>) -> AnyView] = [
      { AnyView(Text("v").confirmationDialog(Text("text"), isPresented: $0, titleVisibility: .visible) { Button("B") {} }) },
      { AnyView(Text("v").confirmationDialog(name, isPresented: $0, titleVisibility: .visible) { Button("B") {} }) },
      {
        AnyView(
          Text("v").confirmationDialog("key", isPresented: $0, titleVisibility: .visible, presenting: 3) {
            Button("B\($0)") {}
          })
      },
      {
        AnyView(
          Text("v").confirmationDialog(name, isPresented: $0, titleVisibility: .visible, presenting: 3) {
            Button("B\($0)") {}
          } message: {
            Text("message \($0)")
          })
      },
    ]
    var titles: [[String]] = []
    for view in views {
      let screen = Screen(AlertTests.phone()) { view(.constant(true)).environment(\.reducesTransparency, true) }
      titles.append(screen.alertTexts + screen.alertButtons.map(\.label))
    }
    #expect(
      titles == [
        ["text", "B", "Cancel"], ["string", "B", "Cancel"], ["key", "B3", "Cancel"],
        ["string", "message 3", "B3", "Cancel"],
      ])
  }
}
