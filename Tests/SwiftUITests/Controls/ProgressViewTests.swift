import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Views of progress") @MainActor
struct ProgressViewTests {
  @Test("a bar is 4 high, fills the width, and its tinted part is as long as the value says")
  func bar() {
    #expect(size(of: ProgressView(value: 0.5), width: 200) == CGSize(width: 200, height: 4))
    let half = picture(100, 20) { ProgressView(value: 1, total: 4).tint(Color(red: 1, green: 0, blue: 0)) }
    #expect(half.pixel(20, 10) == .red)
    #expect(half.pixel(30, 10).isNear(Pixel(228, 228, 230), within: 3))
    let mirrored = picture(100, 20) {
      ProgressView(value: 0.25).tint(Color(red: 1, green: 0, blue: 0)).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(mirrored.pixel(80, 10) == .red && mirrored.pixel(60, 10) != .red)
  }

  @Test("what follows a bar is 8 below it, text too; a text keeps its own distance to others (Facts 3.2)")
  func spacing() {
    func height(_ view: some View) -> CGFloat {
      let stack = VStack {
        view
        Text("a")
      }
      return size(of: stack, width: 100, scale: 3).height
    }
    let text = size(of: Text("a"), scale: 3).height
    #expect(abs(height(ProgressView(value: 0.7)) - (4 + 8 + text)) < 0.01)
    #expect(height(Color.red.frame(height: 4)) < height(ProgressView(value: 0.7)))
    func pair(_ lower: some View) -> CGFloat {
      let stack = VStack {
        ProgressView(value: 0.7)
        lower
      }
      return size(of: stack, width: 100).height
    }
    #expect(pair(Color.red.frame(height: 5)) == 4 + 8 + 5 && pair(Spacer(minLength: 5)) == 4 + 5)
    #expect(height(Color.red.frame(height: 4).standardSpacingBelow()) == height(ProgressView(value: 0.7)))
    #expect(height(Color.red.frame(height: 4).standardSpacingBelow(false)) == height(Color.red.frame(height: 4)))
  }

  @Test("a spinner is 20 wide, 37 in large controls, and its label stands below")
  func spinner() {
    #expect(size(of: ProgressView()) == CGSize(width: 20, height: 20))
    #expect(size(of: ProgressView().controlSize(.large)) == CGSize(width: 37, height: 37))
    #expect(size(of: ProgressView(value: 0.5).progressViewStyle(.circular)) == CGSize(width: 20, height: 20))
    let label = size(of: Text("Loading").font(.caption))
    let labelled = size(of: ProgressView("Loading"))
    #expect(labelled.width == label.width && labelled.height > 20 + label.height)
    #expect(size(of: ProgressView("Loading").labelsHidden()) == CGSize(width: 20, height: 20))
    #expect(size(of: ProgressView { Box("a", 30, 10) }).width == 30)
  }

  @Test("what it says: its label, and how much is done")
  func spoken() throws {
    let screen = Screen {
      ProgressView("Copying", value: 30, total: 40)
      ProgressView(value: 0.1) {
        Text("Both")
      } currentValueLabel: {
        Text("10 of 100")
      }
    }
    #expect(try screen.element("Copying").value == "75 %")
    #expect(screen.elements.contains { $0.label.contains("10 of 100") && $0.value == "10 %" })
    #expect(Screen { ProgressView("Waiting") }.contains("Waiting"))
  }

  @Test("values beyond their bounds are said once and shown at the nearest one", arguments: [-1, 3, .nan, .infinity] as [Double])
  func badValues(value: Double) throws {
    struct Bad: View {
      let value: Double
      var body: some View { ProgressView("x", value: value, total: 2) }
    }
    let screen = Screen { Bad(value: value) }
    #expect(try screen.element("x").value == (value > 2 ? "100 %" : "0 %"))
    #expect(screen.diagnostics.filter { $0.contains("ProgressView(value:") }.count == 1)
  }

  @Test("a spinner takes eight steps in a second, all spinners the same ones, and evaluates nothing for it")
  func turning() {
    let screen = Screen {
      ProgressView()
      ProgressView()
    }
    screen.forgetWork()
    screen.advance(by: 1)
    #expect(screen.work.frames == 8 && screen.work.bodies == 0)
    #expect(!screen.isAnimating)
  }

  @Test("one that does not show makes no frames, and turns again when it shows")
  func idle() throws {
    struct Hiding: View {
      @State var shows = true
      var body: some View {
        Button("switch") { shows.toggle() }
        if shows { ProgressView() }
      }
    }
    let screen = Screen { Hiding() }
    try screen.button("switch").tap()
    screen.advance(by: 1)
    screen.forgetWork()
    screen.advance(by: 5)
    #expect(screen.work.frames == 0)
    try screen.button("switch").tap()
    screen.forgetWork()
    screen.advance(by: 1)
    #expect(screen.work.frames >= 8)
  }

  @Test("styles get the fraction and the labels, and build on each other")
  func styles() throws {
    struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(configuration.fractionCompleted.map { "\(Int($0 * 100))" } ?? "unknown")
          configuration.currentValueLabel
        }
      }
    }
    struct Padded: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding(10) }
    }
    #expect(Screen { ProgressView("A", value: 0.5).progressViewStyle(Percent()) }.elements.first?.label.contains("50") == true)
    #expect(Screen { ProgressView().progressViewStyle(Percent()) }.elements.first?.label == "unknown")
    let padded = ProgressView(value: 0.5).progressViewStyle(Padded()).progressViewStyle(.linear)
    #expect(size(of: padded, width: 100) == CGSize(width: 100, height: 24))
    #expect(size(of: ProgressView().progressViewStyle(.automatic)) == CGSize(width: 20, height: 20))
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(
      picture(40, 20) { ProgressView(value: 1).progressViewStyle(LinearProgressViewStyle(tint: red)) }.pixel(20, 10) == .red)
    let spinner = picture(20, 20) { ProgressView().progressViewStyle(CircularProgressViewStyle(tint: red)) }
    #expect(spinner.pixel(10, 3).green < 255 && spinner.pixel(10, 3).red == 255)
    #expect(ProgressViewStyleConfiguration.self != DefaultProgressViewStyle.self)
  }

  @Test("a stretch of time runs out, or fills, with the screen's clock")
  func time() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let screen = Screen {
      ProgressView(timerInterval: start...start.addingTimeInterval(10)) {
        Text("down")
      } currentValueLabel: {
        EmptyView()
      }
      ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: false) {
        Text("up")
      } currentValueLabel: {
        EmptyView()
      }
    }
    #expect(try screen.element("down").value == "100 %")
    screen.advance(by: 4)
    #expect(try screen.element("down").value == "60 %" && screen.element("up").value == "40 %")
    screen.advance(by: 10)
    #expect(try screen.element("down").value == "0 %")
    screen.forgetWork()
    screen.advance(by: 5)
    #expect(screen.work.frames == 0)
  }

  @Test("what Foundation counts is looked at ten times a second until it is done")
  func foundation() throws {
    let progress = Progress(totalUnitCount: 10)
    let screen = Screen { ProgressView(progress).accessibilityIdentifier("p") }
    progress.completedUnitCount = 5
    screen.advance(by: 0.2)
    #expect(screen.elements.contains { $0.value == "50 %" })
    progress.completedUnitCount = 10
    screen.advance(by: 0.3)
    screen.forgetWork()
    screen.advance(by: 2)
    #expect(screen.work.frames == 0)
  }

  @Test("controls have five sizes")
  func controlSizes() {
    #expect(ControlSize.allCases == [.mini, .small, .regular, .large, .extraLarge])
    #expect(EnvironmentValues().controlSize == .regular)
  }
}
