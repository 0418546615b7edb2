import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing
import UIKit

/// The table of who wins where UIKit's gestures take part, as docs/Gestures.md has it.
@MainActor
@Suite("Who wins among UIKit's and SwiftUI's gestures")
struct WhoWinsTests {
  enum Pair: String, CaseIterable, Sendable {
    case tapInTap, doubleInTap, pressInTap, tapInPan, panInScroll, panInList, buttonInTap, swiftButtonInTap
    case besideTap, failingTap, highTapAround, simultaneousTapAround, representedInTap
  }
  enum Act: String, CaseIterable, Sendable { case tap, twoTaps, longPress, drag }

  struct Case: Sendable {
    let pair: Pair
    let act: Act
    let expected: [String]
  }

  nonisolated static let table: [Case] = [
    (.tapInTap, [["inner"], ["inner", "inner"], ["inner"], []]),
    (.doubleInTap, [["outer"], ["inner"], ["outer"], []]),
    (.pressInTap, [["outer"], ["outer", "outer"], ["inner"], []]),
    (.tapInPan, [["inner"], ["inner", "inner"], ["inner"], ["outer"]]),
    (.panInScroll, [[], [], [], ["inner"]]),
    (.panInList, [[], [], [], ["inner"]]),
    (.buttonInTap, [["inner"], ["inner", "inner"], ["inner"], ["inner"]]),
    (.swiftButtonInTap, [["inner"], ["inner", "inner"], ["inner"], ["inner"]]),
    (.besideTap, [["inner", "outer"], ["inner", "outer", "inner", "outer"], ["inner", "outer"], []]),
    (.failingTap, [["outer"], ["outer", "outer"], ["outer"], []]),
    (.highTapAround, [["outer"], ["outer", "outer"], ["outer"], []]),
    (.simultaneousTapAround, [["inner", "outer"], ["inner", "outer", "inner", "outer"], ["inner", "outer"], []]),
    (.representedInTap, [["inner"], ["inner", "inner"], ["inner"], []]),
  ].flatMap { (pair: Pair, rows: [[String]]) in zip(Act.allCases, rows).map { Case(pair: pair, act: $0, expected: $1) } }

  /// Lets the gesture inside wait for the one outside.
  private final class Yielding: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  private struct RepresentedTap: UIGestureRecognizerRepresentable {
    let listener: Listener
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
      listener.lines.append("inner")
    }
  }

  private let listener = Listener()
  private let together = Together()
  private let yielding = Yielding()

  /// A view with a gesture that is written down once it is over.
  private func view(_ gesture: UIGestureRecognizer?, as name: String, around inner: UIView? = nil) -> UIView {
    let view = UIView()
    if let inner {
      view.addSubview(inner)
      inner.frame = CGRect(x: 20, y: 20, width: 160, height: 160)
    }
    guard let gesture else { return view }
    view.addGestureRecognizer(gesture)
    let old = listener.describe
    gesture.addTarget(listener, action: "heard:")
    listener.describe = { [weak gesture] sender in
      MainActor.assumeIsolated {
        guard let gesture, sender as AnyObject === gesture else { return old(sender) }
        // A long press is told when its time is over, the others when they are.
        return gesture.state == (gesture is UILongPressGestureRecognizer ? .began : .ended) ? name : ""
      }
    }
    return view
  }

  private func nested(_ inner: UIGestureRecognizer, in outer: UIGestureRecognizer) -> AnyView {
    AnyView(Shown(view: view(outer, as: "outer", around: view(inner, as: "inner"))))
  }

  private func content(_ pair: Pair) -> AnyView {
    let (tap, listener) = (UITapGestureRecognizer(), listener)
    switch pair {
    case .tapInTap: return nested(tap, in: UITapGestureRecognizer())
    case .doubleInTap:
      let outer = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      outer.require(toFail: tap)
      return nested(tap, in: outer)
    case .pressInTap: return nested(UILongPressGestureRecognizer(), in: tap)
    case .tapInPan: return nested(tap, in: UIPanGestureRecognizer())
    case .besideTap:
      tap.delegate = together
      return nested(tap, in: UITapGestureRecognizer())
    case .failingTap:
      tap.delegate = yielding
      return nested(tap, in: UITapGestureRecognizer())
    case .panInScroll:
      let shown = Shown(view: view(UIPanGestureRecognizer(), as: "inner"))
      return AnyView(ScrollView { shown.frame(height: 600) })
    case .panInList:
      let shown = Shown(view: view(UIPanGestureRecognizer(), as: "inner"))
      return AnyView(List { shown.frame(height: 600) })
    case .buttonInTap:
      let button = UIButton(primaryAction: UIAction(title: "Go") { _ in listener.lines.append("inner") })
      return AnyView(Shown(view: view(tap, as: "outer", around: button)))
    default: return swiftUI(pair, tap)
    }
  }

  private func swiftUI(_ pair: Pair, _ tap: UITapGestureRecognizer) -> AnyView {
    let listener = listener
    let outer = TapGesture().onEnded { listener.lines.append("outer") }
    switch pair {
    case .swiftButtonInTap:
      let hosting = UIView()
      hosting.setHostedContent(
        Button {
          listener.lines.append("inner")
        } label: {
          Color.red
        })
      return AnyView(Shown(view: view(tap, as: "outer", around: hosting)))
    case .highTapAround: return AnyView(Shown(view: view(tap, as: "inner")).highPriorityGesture(outer))
    case .simultaneousTapAround: return AnyView(Shown(view: view(tap, as: "inner")).simultaneousGesture(outer))
    default: return AnyView(Color.red.gesture(RepresentedTap(listener: listener)).onTapGesture { listener.lines.append("outer") })
    }
  }

  @Test("as the table says", arguments: table)
  func table(_ row: Case) {
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 200) }) { content(row.pair) }
    let point = CGPoint(x: 100, y: 100)
    switch row.act {
    case .tap: screen.tap(at: point)
    case .twoTaps:
      screen.tap(at: point)
      screen.advance(by: 0.1)
      screen.tap(at: point)
    case .longPress: screen.press(at: point, duration: 0.8)
    case .drag: screen.drag(from: point, to: CGPoint(x: 100, y: 40), duration: 0.3, rest: 0.2)
    }
    screen.advance(by: 1)
    #expect(listener.lines.filter { !$0.isEmpty } == row.expected, "\(row.pair) \(row.act)")
  }
}
