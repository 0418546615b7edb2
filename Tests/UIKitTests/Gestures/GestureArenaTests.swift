import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite struct GestureArenaTests {
  enum Kind: String, CaseIterable, Sendable { case tap, drag, hold }

  private static func recognizer(_ kind: Kind) -> UIGestureRecognizer {
    switch kind {
    case .tap: UITapGestureRecognizer()
    case .drag: UIPanGestureRecognizer()
    case .hold: UILongPressGestureRecognizer()
    }
  }
  private static func gesture(_ kind: Kind, _ view: some View, _ listener: Listener) -> AnyView {
    switch kind {
    case .tap: AnyView(view.onTapGesture { listener.lines.append("swift") })
    case .drag: AnyView(view.gesture(DragGesture().onChanged { _ in listener.lines.append("swift") }))
    case .hold: AnyView(view.onLongPressGesture { listener.lines.append("swift") })
    }
  }
  private static func perform(_ kind: Kind, on screen: Screen) {
    switch kind {
    case .tap: screen.tap(at: CGPoint(x: 100, y: 100))
    case .drag: screen.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 140, y: 100))
    case .hold: screen.press(at: CGPoint(x: 100, y: 100), duration: 0.8)
    }
    screen.advance(by: 0.5)
  }

  @Test(
    "The gesture that the fingers mean wins, and of two of one kind the inner one, whichever of both is UIKit's",
    arguments: Kind.allCases, Kind.allCases)
  func nesting(inner: Kind, outer: Kind) {
    for meant in Set([inner, outer]) {
      let listener = Listener()
      let view = UIView()
      let own = Self.recognizer(inner)
      listener.follow(own, as: "uikit")
      view.addGestureRecognizer(own)
      let screen = Screen(Screen.Settings { $0.size = CGSize(width: 200, height: 200) }) {
        Self.gesture(outer, Shown(view: view), listener)
      }
      Self.perform(meant, on: screen)
      let winners = Set(listener.lines.map { $0.hasPrefix("uikit") ? "uikit" : "swift" })
      // As among SwiftUI's own, a finger that stays may still become a tap of the view inside (docs/Gestures.md).
      let isTap = inner == .tap && outer == .hold && meant == .hold
      #expect(
        winners == [inner == meant || isTap ? "uikit" : "swift"], "UIKit's \(inner) inside of SwiftUI's \(outer), meant \(meant)")
    }
  }

  @Test("The same with SwiftUI's gesture inside", arguments: Kind.allCases, Kind.allCases)
  func hostedInside(inner: Kind, outer: Kind) {
    for meant in Set([inner, outer]) {
      let listener = Listener()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let own = Self.recognizer(outer)
      listener.follow(own, as: "uikit")
      view.addGestureRecognizer(own)
      let hosted = UIHostingController(rootView: Self.gesture(inner, Color.red, listener))
      hosted.view.frame = view.bounds
      view.addSubview(hosted.view)
      let screen = Screen.showing(view)
      Self.perform(meant, on: screen)
      let winners = Set(listener.lines.map { $0.hasPrefix("uikit") ? "uikit" : "swift" })
      #expect(winners == [inner == meant ? "swift" : "uikit"], "SwiftUI's \(inner) inside of UIKit's \(outer), meant \(meant)")
    }
  }

  @Test("Views hear of touches; a gesture that is recognised takes them away unless it says otherwise")
  func touches() {
    let root = UIView()
    let view = TouchedView(frame: CGRect(x: 50, y: 40, width: 100, height: 100))
    root.addSubview(view)
    let screen = Screen.showing(root)
    screen.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 90, y: 60))
    #expect(view.heard == ["began 10 20", "moved", "ended"])
    view.heard = []
    let tap = UITapGestureRecognizer()
    root.addGestureRecognizer(tap)
    screen.settle()
    screen.tap(at: CGPoint(x: 60, y: 60))
    #expect(view.heard == ["began 10 20", "cancelled"])
    view.heard = []
    tap.cancelsTouchesInView = false
    screen.tap(at: CGPoint(x: 60, y: 60))
    #expect(view.heard == ["began 10 20", "ended"])
    view.heard = []
    tap.delaysTouchesBegan = true
    screen.touchDown(at: CGPoint(x: 60, y: 60))
    #expect(view.heard.isEmpty)
    screen.touchMove(to: CGPoint(x: 90, y: 60))
    #expect(view.heard == ["began 40 20", "moved"] || view.heard == ["began 10 20", "moved"])
    screen.touchUp(at: CGPoint(x: 90, y: 60))
    #expect(view.heard.last == "ended")
  }

  @Test("A scroll view around takes the touches of a view when it scrolls")
  func scrolling() {
    let view = TouchedView()
    let screen = Screen(Screen.Settings { $0.size = CGSize(width: 200, height: 200) }) {
      ScrollView { Shown(view: view).frame(height: 600) }
    }
    screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
    #expect(view.heard.first?.hasPrefix("began") == true)
    #expect(view.heard.last == "cancelled")
    view.heard = []
    screen.finishAnimations()
    screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(view.heard.last == "ended")
  }

  @Test("A touch that stops what moves means nothing else, and the next one is heard again, there and elsewhere")
  func stopping() {
    let (view, other) = (TouchedView(), TouchedView())
    let screen = Screen(Screen.Settings { $0.size = CGSize(width: 200, height: 200) }) {
      ScrollView { Shown(view: view).frame(height: 2000) }
    }
    screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50), duration: 0.1)
    screen.advance(by: 0.05)
    view.heard = []
    screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(view.heard.last != "ended")
    let second = Screen.showing(other)
    second.tap(at: CGPoint(x: 100, y: 100))
    #expect(other.heard == ["began 100 100", "ended"])
    screen.finishAnimations()
    view.heard = []
    screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(view.heard.last == "ended")
  }

  @Test("A button of SwiftUI inside keeps its press, and the view around it does not take it away")
  func hostedButton() throws {
    let view = TouchedView()
    let listener = Listener()
    view.setHostedContent(Button("Press") { listener.lines.append("pressed") })
    let screen = Screen.showing(view)
    try screen.button("Press").tap()
    #expect(listener.lines == ["pressed"])
    #expect(view.heard.last == "ended")
  }

  @Test("A gesture of UIKit on a view of SwiftUI is told, and knows where it is")
  func represented() {
    struct Pan: UIGestureRecognizerRepresentable {
      let listener: Listener
      func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
      func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
        let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter = context.converter
        listener.lines.append("\(recognizer.state) \(Int(converter.localLocation.x))")
      }
    }
    let _ = UIGestureRecognizerRepresentableContext<Pan>.self
    let listener = Listener()
    let screen = Screen(Screen.Settings { $0.size = CGSize(width: 200, height: 200) }) {
      Color.red.frame(width: 100, height: 100).gesture(Pan(listener: listener))
    }
    screen.touchDown(at: CGPoint(x: 60, y: 100))
    screen.touchMove(to: CGPoint(x: 80, y: 100))
    screen.touchUp(at: CGPoint(x: 80, y: 100))
    #expect(listener.lines == ["began 30", "ended 30"])
  }
}
