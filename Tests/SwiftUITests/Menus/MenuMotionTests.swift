import ApusTesting
import Foundation
import SwiftUI
import Testing

/// How menus come and go, measured in pictures: a menu is 0.8 of its size where it comes from, and fades by a curve (Facts 4.9).
@Suite("The motion of menus")
@MainActor
struct MenuMotionTests {
  private let screen = Screen(menuSize: CGSize(width: 393, height: 400)) {
    VStack {
      Menu("Options") {
        Button("First") {}
        Button("Second") {}
      }
      Spacer()
    }
    .frame(maxWidth: .infinity)
    .background(Color(red: 1, green: 0, blue: 0))
  }

  /// How wide the menu shows, in points, and how bright it is.
  private func shown() -> (width: Int, gray: Int) {
    // In the first item's row, below the round corners; what is behind has no green.
    let grays = (0..<393).map { screen.gray(x: $0, y: 60) }
    let brightest = grays.max()!
    let columns = grays.indices.filter { grays[$0] > brightest / 2 }
    return (columns.last! - columns.first! + 1, brightest)
  }

  private func press() throws {
    let label = try screen.button("Options").frame
    screen.touchDown(at: CGPoint(x: label.midX, y: label.midY))
  }

  @Test("it opens by a spring of stiffness 347.6 and damping 29.83", arguments: [0.05, 0.1, 0.2, 0.3])
  func opening(seconds: Double) throws {
    // An underdamped spring that begins with half its way a second.
    let (frequency, decay) = (347.6.squareRoot(), 29.83 / 2)
    let turning = (frequency * frequency - decay * decay).squareRoot()
    let swing = cos(turning * seconds) + (decay - 0.5) / turning * sin(turning * seconds)
    let share = 1 - exp(-decay * seconds) * swing
    try press()
    screen.advance(by: seconds)
    let now = shown()
    screen.finishAnimations()
    let rest = shown()
    #expect(rest.width == 250)
    #expect(abs(Double(now.width) - 250 * (0.8 + 0.2 * share)) <= 1)
    let opacity = UnitCurve.easeIn.value(at: min(share, 1))
    #expect(abs(Double(now.gray) / Double(rest.gray) - opacity) < 0.02)
  }

  @Test("it closes by a critically damped spring of stiffness 236", arguments: [0.05, 0.1, 0.2, 0.3])
  func closing(seconds: Double) throws {
    let frequency = 236.0.squareRoot()
    let share = (1 + frequency * seconds) * exp(-frequency * seconds)
    try press()
    screen.finishAnimations()
    let rest = shown()
    screen.press(key: "Escape")
    screen.advance(by: seconds)
    let now = shown()
    let opacity = UnitCurve.easeIn.value(at: share)
    // What hardly shows has no edge to measure.
    if opacity > 0.2 { #expect(abs(Double(now.width) - 250 * (0.8 + 0.2 * share)) <= 1) }
    #expect(abs(Double(now.gray) / Double(rest.gray) - opacity) < 0.02)
  }
}
