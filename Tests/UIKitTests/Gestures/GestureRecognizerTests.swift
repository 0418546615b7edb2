import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite struct GestureRecognizerTests {
  private let listener = Listener()
  private let root = UIView()
  private let inner = UIView(frame: CGRect(x: 50, y: 40, width: 100, height: 100))

  private func screen() -> Screen {
    inner.backgroundColor = .pureBlue
    root.addSubview(inner)
    return Screen.showing(root)
  }

  @Test("A tap calls its target once, and knows where it was")
  func tap() {
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    listener.follow(tap) { [inner] in "\(Int($0.location(in: inner).x)) \($0.numberOfTouches)" }
    inner.addGestureRecognizer(tap)
    let screen = screen()
    screen.tap(at: CGPoint(x: 60, y: 60))
    #expect(listener.lines == ["ended 10 0"] || listener.lines == ["ended 10 1"])
    screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(listener.lines.count == 1)
    tap.isEnabled = false
    screen.tap(at: CGPoint(x: 60, y: 60))
    #expect(listener.lines.count == 1)
    #expect(tap.state == .possible)
  }

  @Test("A tap that requires a double tap to fail waits for it; one that does not is told at once")
  func doubleTap() {
    let single = UITapGestureRecognizer(), double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    listener.follow(single, as: "single")
    listener.follow(double, as: "double")
    inner.addGestureRecognizer(single)
    inner.addGestureRecognizer(double)
    single.require(toFail: double)
    let screen = screen()
    let point = CGPoint(x: 100, y: 90)
    screen.tap(at: point)
    #expect(listener.lines.isEmpty)
    screen.advance(by: 0.4)
    #expect(listener.lines == ["single ended"])
    screen.tap(at: point)
    screen.tap(at: point)
    screen.advance(by: 0.4)
    #expect(listener.lines == ["single ended", "double ended"])
  }

  @Test("Taps that nobody ties together are each told")
  func looseTaps() {
    let single = UITapGestureRecognizer(), double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    listener.follow(single, as: "single")
    listener.follow(double, as: "double")
    inner.addGestureRecognizer(single)
    inner.addGestureRecognizer(double)
    let screen = screen()
    screen.tap(at: CGPoint(x: 100, y: 90))
    #expect(listener.lines == ["single ended"])
    screen.tap(at: CGPoint(x: 100, y: 90))
    #expect(listener.lines.contains("double ended"))
  }

  @Test("A pan begins, changes and ends, and tells how far and how fast it goes")
  func pan() {
    let pan = UIPanGestureRecognizer()
    listener.follow(pan) { "\(Int($0.translation(in: $0.view).x.rounded()))" }
    inner.addGestureRecognizer(pan)
    let screen = screen()
    screen.touchDown(at: CGPoint(x: 60, y: 60))
    screen.touchMove(to: CGPoint(x: 65, y: 60))
    #expect(listener.lines.isEmpty)
    screen.touchMove(to: CGPoint(x: 75, y: 60))
    screen.advance(by: 0.02)
    screen.touchMove(to: CGPoint(x: 90, y: 60))
    #expect(pan.velocity(in: nil).x > 0)
    pan.setTranslation(.zero, in: inner)
    screen.touchMove(to: CGPoint(x: 180, y: 60))
    screen.touchUp(at: CGPoint(x: 180, y: 60))
    #expect(listener.lines == ["began 15", "changed 30", "changed 90", "ended 90"])
  }

  @Test("A long press begins when its time is over and goes on until the finger goes up")
  func longPress() {
    let press = UILongPressGestureRecognizer()
    listener.follow(press)
    inner.addGestureRecognizer(press)
    let screen = screen()
    screen.press(at: CGPoint(x: 60, y: 60), duration: 0.3)
    #expect(listener.lines.isEmpty)
    screen.touchDown(at: CGPoint(x: 60, y: 60))
    screen.advance(by: 0.6)
    #expect(listener.lines == ["began"])
    screen.touchMove(to: CGPoint(x: 90, y: 60))
    screen.touchUp(at: CGPoint(x: 90, y: 60))
    #expect(listener.lines == ["began", "changed", "ended"])
  }

  @Test("A swipe is a quick way in its direction; a pan from an edge begins there", arguments: [true, false])
  func swipes(isQuick: Bool) {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    listener.follow(swipe)
    inner.addGestureRecognizer(swipe)
    let screen = screen()
    screen.drag(from: CGPoint(x: 140, y: 60), to: CGPoint(x: 60, y: 64), duration: isQuick ? 0.2 : 1.5)
    #expect(listener.lines == (isQuick ? ["ended"] : []))
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let edges = Listener()
    edges.follow(edge)
    root.addGestureRecognizer(edge)
    screen.settle()
    screen.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 160, y: 180))
    #expect(edges.lines.isEmpty)
    screen.drag(from: CGPoint(x: 5, y: 180), to: CGPoint(x: 100, y: 180))
    #expect(edges.lines.first == "began")
    #expect(edges.lines.last == "ended")
  }

  @Test("Two fingers pinch and turn")
  func twoFingers() {
    let pinch = UIPinchGestureRecognizer(), turn = UIRotationGestureRecognizer()
    let delegate = Together()
    pinch.delegate = delegate
    listener.follow(pinch, as: "pinch") { String(format: "%.1f", $0.scale) }
    listener.follow(turn, as: "turn") { String(format: "%.1f", $0.rotation) }
    inner.addGestureRecognizer(pinch)
    inner.addGestureRecognizer(turn)
    let screen = screen()
    screen.touchDown(at: CGPoint(x: 90, y: 90), finger: 0)
    screen.touchDown(at: CGPoint(x: 110, y: 90), finger: 1)
    screen.touchMove(to: CGPoint(x: 130, y: 90), finger: 1)
    #expect(listener.lines == ["pinch began 2.0"])
    #expect(pinch.numberOfTouches == 2)
    screen.touchMove(to: CGPoint(x: 90, y: 130), finger: 1)
    #expect(listener.lines.last == "turn began 1.6")
    screen.touchUp(at: CGPoint(x: 90, y: 130), finger: 1)
    screen.touchUp(at: CGPoint(x: 90, y: 90), finger: 0)
    #expect(listener.lines.contains("pinch ended 2.0"))
    #expect(listener.lines.contains("turn ended 1.6"))
  }

  @Test("What two fingers have done counts on from a value that is set, and is cancelled with them")
  func setValues() {
    let pinch = UIPinchGestureRecognizer(), turn = UIRotationGestureRecognizer()
    let delegate = Together()
    pinch.delegate = delegate
    inner.addGestureRecognizer(pinch)
    inner.addGestureRecognizer(turn)
    let screen = screen()
    screen.touchDown(at: CGPoint(x: 90, y: 90), finger: 0)
    screen.touchDown(at: CGPoint(x: 110, y: 90), finger: 1)
    screen.touchMove(to: CGPoint(x: 90, y: 130), finger: 1)
    #expect(abs(pinch.scale - 2) < 0.001)
    #expect(abs(turn.rotation - .pi / 2) < 0.001)
    (pinch.scale, turn.rotation) = (1, 0)
    screen.touchMove(to: CGPoint(x: 10, y: 90), finger: 1)
    #expect(abs(pinch.scale - 2) < 0.001)
    #expect(abs(turn.rotation - .pi / 2) < 0.001)
    listener.follow(pinch, as: "pinch")
    listener.follow(turn, as: "turn")
    pinch.isEnabled = false
    turn.isEnabled = false
    #expect(listener.lines == ["pinch cancelled", "turn cancelled"])
    screen.touchUp(at: CGPoint(x: 10, y: 90), finger: 1)
    screen.touchUp(at: CGPoint(x: 90, y: 90), finger: 0)
  }

  @Test("A finger that comes down is a new one, also after gestures were given up while it was down")
  func givenUp() {
    let pinch = UIPinchGestureRecognizer(), tap = UITapGestureRecognizer()
    listener.follow(pinch, as: "pinch")
    listener.follow(tap, as: "tap")
    inner.addGestureRecognizer(pinch)
    let screen = screen()
    screen.touchDown(at: CGPoint(x: 90, y: 90), finger: 0)
    screen.touchDown(at: CGPoint(x: 110, y: 90), finger: 1)
    screen.touchMove(to: CGPoint(x: 130, y: 90), finger: 1)
    pinch.isEnabled = false
    screen.touchUp(at: CGPoint(x: 130, y: 90), finger: 1)
    screen.touchUp(at: CGPoint(x: 90, y: 90), finger: 0)
    inner.addGestureRecognizer(tap)
    screen.settle()
    screen.tap(at: CGPoint(x: 60, y: 60))
    #expect(listener.lines == ["pinch began", "pinch cancelled", "tap ended"])
  }

  @Test("A pointer that comes, moves and leaves hovers")
  func hover() {
    let hover = UIHoverGestureRecognizer()
    listener.follow(hover) { [inner] in "\(Int($0.location(in: inner).x))" }
    inner.addGestureRecognizer(hover)
    let screen = screen()
    screen.movePointer(to: CGPoint(x: 60, y: 60))
    screen.movePointer(to: CGPoint(x: 70, y: 60))
    screen.movePointer(to: CGPoint(x: 5, y: 5))
    #expect(listener.lines.first == "began 10")
    #expect(listener.lines.contains("changed 20"))
    #expect(listener.lines.last?.hasPrefix("ended") == true)
  }

  @Test("Delegates decide whether a gesture begins, which touches it gets, and which others go with it")
  func delegates() {
    final class Asked: UIGestureRecognizerDelegate {
      var begins = false
      var receives = true
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    }
    let tap = UITapGestureRecognizer()
    let asked = Asked()
    tap.delegate = asked
    listener.follow(tap)
    inner.addGestureRecognizer(tap)
    let screen = screen()
    screen.tap(at: CGPoint(x: 60, y: 60))
    #expect(listener.lines.isEmpty)
    (asked.begins, asked.receives) = (true, false)
    screen.tap(at: CGPoint(x: 60, y: 60))
    #expect(listener.lines.isEmpty)
    asked.receives = true
    screen.tap(at: CGPoint(x: 60, y: 60))
    #expect(listener.lines == ["ended"])
  }

  @Test("A gesture of an app's own follows touches and sets its state")
  func ownGesture() {
    final class Corner: UIGestureRecognizer {
      var turns = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        turns += 1
        if turns == 2 { state = .began } else if turns > 2 { state = .changed }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = turns > 2 ? .ended : .failed }
      override func reset() { turns = 0 }
    }
    let corner = Corner()
    corner.name = "corner"
    listener.follow(corner)
    inner.addGestureRecognizer(corner)
    let screen = screen()
    screen.touchDown(at: CGPoint(x: 60, y: 60))
    for x in 61...64 { screen.touchMove(to: CGPoint(x: Double(x), y: 60)) }
    screen.touchUp(at: CGPoint(x: 64, y: 60))
    #expect(listener.lines == ["began", "changed", "changed", "ended"])
    #expect(corner.turns == 0)
    #expect(corner.modifierFlags == UIKeyModifierFlags())
  }
}

/// Lets gestures go together.
@MainActor
final class Together: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
