import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Alerts ask and are answered")
@MainActor
struct AlertTests {
  static func phone(_ edit: (inout Screen.Settings) -> Void = { _ in }) -> Screen.Settings {
    Screen.Settings {
      $0.size = CGSize(width: 393, height: 852)
      $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
      $0.scale = 3
      edit(&$0)
    }
  }

  /// A screen whose button shows something; without a blur, which only pictures need.
  struct Host<Content: View>: View {
    @State var isShown = false
    var log: Log?
    @ViewBuilder let content: (Button<Text>, Binding<Bool>) -> Content
    var body: some View {
      log?.entries.append("body")
      return content(Button("Show") { isShown = true }, $isShown)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.reducesTransparency, true)
    }
  }

  final class Log {
    var entries: [String] = []
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  /// A screen on which it is shown.
  static func shown<Content: View>(
    _ settings: Screen.Settings = phone(), log: Log? = nil,
    @ViewBuilder _ content: @escaping (Button<Text>, Binding<Bool>) -> Content
  ) throws -> Screen {
    let screen = Screen(settings) { Host(log: log, content: content) }
    try screen.button("Show").tap()
    screen.finishAnimations()
    return screen
  }

  // MARK: Measures

  @Test("a title and two fields: 270 wide and 207 high in the middle of the safe area, rows, lines and baselines as measured")
  func fields() throws {
    let screen = try Self.shown { button, isShown in
      button.alert("Login", isPresented: isShown) {
        TextField("Username", text: .constant(""))
        SecureField("Password", text: .constant(""))
      } message: {
        Text("Enter your credentials.")
      }
    }
    let frame = try #require(screen.alert).frame
    #expect(frame.width == 270)
    #expect(abs(frame.height - 207) < 1)
    #expect(abs(frame.midX - 196.5) < 0.5)
    #expect(abs(frame.midY - 438.5) < 0.5)
    #expect(screen.alertTitle == "Login")
    #expect(screen.alertTexts == ["Login", "Enter your credentials."])
    #expect(screen.alertButtons.map(\.label) == ["OK"])
    let ok = try screen.alertButton("OK").frame
    #expect(abs(ok.maxY - frame.maxY) < 0.5)
    #expect(abs(ok.minY - (frame.minY + 162.67)) < 0.7)
    let (user, word) = (try screen.alertField("Username").frame, try screen.alertField("Password").frame)
    #expect(abs(user.minX - (frame.minX + 23)) < 0.5)
    #expect(abs(word.midY - user.midY - 34.67) < 0.1)
    // The middle of capital letters is 18.5 below the row's top.
    #expect(abs(user.midY - (frame.minY + 80 + 18.67)) < 1)
    #expect(abs(try screen.text("Login").frame.midX - 196.5) < 0.5)
  }

  @Test("a title alone: 104.33 high; with a message of two lines and a button 140.33")
  func heights() throws {
    let plain = try Self.shown { $0.alert("Saved", isPresented: $1) { Button("Fine") {} } }
    #expect(abs(try #require(plain.alert).frame.height - 104.33) < 0.5)
    let long = try Self.shown { button, isShown in
      button.alert("Failed Password Reset", isPresented: isShown) {
      } message: {
        Text("The password reset link could not be sent to that address.")
      }
    }
    let height = try #require(long.alert).frame.height
    let text = try long.text("The password reset link could not be sent to that address.").frame
    #expect(abs(height - 140.33) < 1.5, "\(height) \(text)")
  }

  @Test("two buttons stand side by side with the one that cancels first; three, or long ones, below each other with it last")
  func arrangement() throws {
    let two = try Self.shown { button, isShown in
      button.alert("Two", isPresented: isShown) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
    #expect(two.alertButtons.map(\.label) == ["Cancel", "Delete"])
    let (cancel, delete) = (try two.alertButton("Cancel").frame, try two.alertButton("Delete").frame)
    #expect(cancel.minY == delete.minY && abs(cancel.maxX - delete.minX) < 0.5)
    #expect(abs(delete.width - 135) < 0.5)
    let three = try Self.shown { button, isShown in
      button.alert("Three", isPresented: isShown) {
        Button("Cancel", role: .cancel) {}
        Button("One") {}
        Button("Two") {}
      }
    }
    #expect(three.alertButtons.map(\.label) == ["One", "Two", "Cancel"])
    let rows = three.alertButtons.map(\.frame.minY)
    #expect(abs(rows[1] - rows[0] - 44.33) < 0.1 && abs(rows[2] - rows[1] - 44.33) < 0.1)
    let long = try Self.shown { button, isShown in
      button.alert("Long", isPresented: isShown) {
        Button("Keep", role: .cancel) {}
        Button("Remove from This List") {}
      }
    }
    #expect(long.alertButtons.map(\.label) == ["Remove from This List", "Keep"])
    let mirrored = try Self.shown(Self.phone { $0.isRightToLeft = true }) { button, isShown in
      button.alert("Two", isPresented: isShown) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
    #expect(mirrored.alertButtons.map(\.label) == ["Delete", "Cancel"])
  }

  @Test("with very large text it is 310 wide, and what is too long for the screen scrolls while buttons stay in reach")
  func largeAndLong() throws {
    let large = try Self.shown(Self.phone { $0.dynamicTypeSize = .accessibility2 }) { button, isShown in
      button.alert("Large", isPresented: isShown) { Button("Fine") {} }
    }
    #expect(try #require(large.alert).frame.width == 310)
    let words = String(repeating: "A long story that goes on. ", count: 200)
    let screen = try Self.shown { button, isShown in
      button.alert("Long", isPresented: isShown) {
        ForEach(0..<50, id: \.self) { number in Button("Button \(number)") {} }
      } message: {
        Text(words)
      }
    }
    let frame = try #require(screen.alert).frame
    #expect(abs(frame.minY - 79) < 0.5 && abs(frame.maxY - 798) < 0.5)
    let first = try screen.alertButton("Button 0").frame
    #expect(abs(first.minY - (frame.maxY - 67.8)) < 1)
    screen.drag(from: CGPoint(x: 196, y: 780), to: CGPoint(x: 196, y: 600), duration: 1, rest: 0.3)
    screen.finishAnimations()
    #expect(try screen.alertButton("Button 0").frame.minY < first.minY - 100)
    screen.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 300), duration: 1, rest: 0.3)
    screen.finishAnimations()
    #expect(try screen.text("Long").frame.minY < frame.minY)
    #expect(screen.alert != nil)
  }

  // MARK: Answers

  @Test("a button acts and then closes; the binding is false, the screen behind can be reached again, and nothing is left")
  func answering() throws {
    let log = Log()
    let screen = Screen(Self.phone()) {
      Host { button, isShown in
        button.alert("Sure?", isPresented: isShown) {
          Button("Yes") { log.entries.append("yes \(isShown.wrappedValue)") }
          Button("No", role: .cancel) { log.entries.append("no") }
        }
        .onChange(of: isShown.wrappedValue) { log.entries.append("\($1)") }
      }
    }
    var nodes: [Int] = []
    for _ in 0..<2 {
      try screen.button("Show").tap()
      screen.finishAnimations()
      try screen.answerAlert("No")
      nodes.append(screen.liveNodes)
    }
    #expect(nodes[0] == nodes[1])
    _ = log.take()
    try screen.button("Show").tap()
    #expect(log.take() == ["true"])
    #expect(!screen.contains("Show"))
    screen.finishAnimations()
    try screen.alertButton("Yes").tap()
    #expect(log.take() == ["yes true", "false"])
    #expect(screen.contains("Show"))
    screen.finishAnimations()
    #expect(screen.alert == nil)
    #expect(screen.liveNodes == nodes[0])
    #expect(screen.diagnostics.isEmpty)
  }

  @Test("a tap beside it does nothing, and neither does a press of a disabled button; activating a button is as good as a tap")
  func resisting() throws {
    var count = 0
    let screen = try Self.shown { button, isShown in
      button.alert("Sure?", isPresented: isShown) {
        Button("Never") { count += 1 }.disabled(true)
        Button("Always") { count += 10 }
      }
    }
    screen.tap(at: CGPoint(x: 20, y: 100))
    screen.finishAnimations()
    try screen.answerAlert("Never")
    #expect(screen.alert != nil && count == 0)
    #expect(try !screen.alertButton("Never").isEnabled)
    try screen.alertButton("Always").activate()
    screen.finishAnimations()
    #expect(screen.alert == nil && count == 10)
  }

  @Test("it can be answered on a screen that is disabled")
  func disabledScreen() throws {
    var count = 0
    let screen = Screen(Self.phone()) {
      Text("Behind").alert("Sure?", isPresented: .constant(true)) { Button("Yes") { count += 1 } }.disabled(true)
    }
    try screen.answerAlert("Yes")
    #expect(count == 1)
  }

  @Test("a finger slides over the buttons: the one under it shows it, and the one that it lifts over is chosen")
  func sliding() throws {
    var chosen: [String] = []
    let screen = try Self.shown { button, isShown in
      button.alert("Choose", isPresented: isShown) {
        Button("One") { chosen.append("One") }
        Button("Two") { chosen.append("Two") }
        Button("Three") { chosen.append("Three") }
      }
    }
    let (one, three) = (try screen.alertButton("One").frame, try screen.alertButton("Three").frame)
    func gray(_ frame: CGRect) -> Int { screen.gray(x: Int(frame.minX + 8) * 3, y: Int(frame.midY) * 3) }
    let rest = gray(one)
    screen.touchDown(at: CGPoint(x: one.midX, y: one.midY))
    #expect(gray(one) == 225)
    screen.touchMove(to: CGPoint(x: three.midX, y: three.midY))
    #expect(gray(one) == rest && gray(three) == 225)
    screen.touchUp(at: CGPoint(x: three.midX, y: three.midY))
    screen.finishAnimations()
    #expect(chosen == ["Three"])
    #expect(screen.alert == nil)
    try screen.button("Show").tap()
    screen.finishAnimations()
    screen.touchDown(at: CGPoint(x: one.midX, y: one.midY))
    screen.touchMove(to: CGPoint(x: 20, y: 100))
    screen.touchUp(at: CGPoint(x: 20, y: 100))
    #expect(chosen == ["Three"] && screen.alert != nil)
  }

  // MARK: Motion

  @Test("it comes from 1.3 of its size by its spring, with what is behind getting darker, and fades without another size")
  func motion() throws {
    let screen = Screen(Self.phone { $0.scale = 1 }) {
      Host { button, isShown in button.alert("Motion", isPresented: isShown) { Button("Fine") {} } }
        .background(Color.white)
    }
    try screen.button("Show").tap()
    var (dims, widths): ([Double], [Double]) = ([], [])
    func measure() {
      dims.append(Double(255 - screen.gray(x: 10, y: 100)) / 51)
      let ground = screen.gray(x: 10, y: 100)
      let row = (0..<393).filter { screen.gray(x: $0, y: 438) != ground }
      widths.append(row.isEmpty ? 0 : Double(row[row.count - 1] - row[0] + 1) / 270)
    }
    for step in [0.05, 0.05, 0.1, 0.1] {
      screen.advance(by: step)
      measure()
    }
    for (share, wanted) in zip(dims, [0.32, 0.67, 0.94, 0.99]) { #expect(abs(share - wanted) < 0.04, "\(dims)") }
    for (width, share) in zip(widths, [0.32, 0.67, 0.94, 0.99]) {
      #expect(abs(width - (1.3 - 0.3 * share)) < 0.02, "\(widths)")
    }
    screen.finishAnimations()
    try screen.alertButton("Fine").tap()
    (dims, widths) = ([], [])
    for step in [0.05, 0.05, 0.1] {
      screen.advance(by: step)
      measure()
    }
    for (share, wanted) in zip(dims, [0.68, 0.33, 0.06]) { #expect(abs(share - wanted) < 0.04, "\(dims)") }
    #expect(widths.prefix(2).allSatisfy { abs($0 - 1) < 0.01 }, "\(widths)")
    screen.finishAnimations()
    #expect(screen.gray(x: 10, y: 100) == 255)
    #expect(!screen.isFrameRequested)
  }

  @Test("opening evaluates nothing of the screen beneath, an open one makes no frame, and pressing a button evaluates that alone")
  func costs() throws {
    let log = Log()
    let screen = Screen(Self.phone()) {
      Host(log: log) { button, isShown in
        button.alert("Costs", isPresented: isShown) {
          Button("Fine") {}
          Button("Good") {}
        }
      }
    }
    _ = log.take()
    try screen.button("Show").tap()
    screen.forgetWork()
    screen.finishAnimations()
    #expect(log.take() == [])
    #expect(screen.work.bodies == 0 && screen.work.placements == 0)
    #expect(!screen.isFrameRequested)
    let frames = screen.work.frames
    screen.advance(by: 2)
    #expect(screen.work.frames == frames)
    let painted = screen.pixelsPainted
    let fine = try screen.alertButton("Fine").frame
    screen.forgetWork()
    screen.touchDown(at: CGPoint(x: fine.midX, y: fine.midY))
    #expect(screen.bodiesByType["DialogRow"] == 1)
    #expect(screen.work.bodies == 1, "\(screen.bodiesByType)")
    // No more than the two buttons with the lines around them, at three pixels a point.
    #expect(screen.pixelsPainted - painted <= Int(272 * (fine.height + 2)) * 9)
  }
}
