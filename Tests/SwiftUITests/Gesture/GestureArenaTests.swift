import ApusTesting
import SwiftUI
import Testing

/// The arena's truth table, as docs/Gestures.md has it.
@MainActor
struct GestureArenaTests {
  final class Log {
    var entries: [String] = []
    func callAsFunction(_ entry: String) { entries.append(entry) }
  }

  enum Pair: String, CaseIterable, Sendable {
    case tapInTap, doubleTapInTap, longPressInTap, tapInDrag, dragInScroll, buttonInScroll, tapInHighTap, tapInSimultaneousTap
  }
  enum Act: String, CaseIterable, Sendable { case tap, twoTaps, longPress, drag }

  struct Case: Sendable {
    let pair: Pair
    let act: Act
    let expected: [String]
  }

  nonisolated static let table: [Case] = [
    (.tapInTap, [["inner"], ["inner", "inner"], ["inner"], []]),
    (.doubleTapInTap, [["outer"], ["inner"], ["outer"], []]),
    (.longPressInTap, [["outer"], ["outer", "outer"], ["inner"], []]),
    (.tapInDrag, [["inner"], ["inner", "inner"], ["inner"], ["outer"]]),
    (.dragInScroll, [[], [], [], ["inner"]]),
    (.buttonInScroll, [["inner"], ["inner", "inner"], ["inner"], ["scroll"]]),
    (.tapInHighTap, [["outer"], ["outer", "outer"], ["outer"], []]),
    (.tapInSimultaneousTap, [["inner", "outer"], ["inner", "outer", "inner", "outer"], ["inner", "outer"], []]),
  ].flatMap { (pair: Pair, rows: [[String]]) in zip(Act.allCases, rows).map { Case(pair: pair, act: $0, expected: $1) } }

  @ViewBuilder private func view(_ pair: Pair, _ log: Log) -> some View {
    let box = Color.black.frame(width: 200, height: 200)
    switch pair {
    case .tapInTap: box.onTapGesture { log("inner") }.padding(20).onTapGesture { log("outer") }
    case .doubleTapInTap: box.onTapGesture(count: 2) { log("inner") }.padding(20).onTapGesture { log("outer") }
    case .longPressInTap: box.onLongPressGesture { log("inner") }.padding(20).onTapGesture { log("outer") }
    case .tapInDrag:
      box.onTapGesture { log("inner") }.padding(20).gesture(DragGesture().onEnded { _ in log("outer") })
    case .dragInScroll:
      ScrollView { box.gesture(DragGesture().onEnded { _ in log("inner") }).frame(height: 1_000, alignment: .top) }
    case .buttonInScroll:
      ScrollView {
        Button(action: { log("inner") }, label: { box }).frame(height: 1_000, alignment: .top)
          .background {
            GeometryReader { proxy in
              Color.clear.onChange(of: proxy.frame(in: .global).minY) {
                if log.entries.isEmpty { log("scroll") }
              }
            }
          }
      }
    case .tapInHighTap:
      box.onTapGesture { log("inner") }.padding(20).highPriorityGesture(TapGesture().onEnded { log("outer") })
    case .tapInSimultaneousTap:
      box.onTapGesture { log("inner") }.padding(20).simultaneousGesture(TapGesture().onEnded { log("outer") })
    }
  }

  @Test("who wins", arguments: table)
  func table(_ row: Case) {
    let log = Log()
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 300) }) { view(row.pair, log) }
    let point = CGPoint(x: 150, y: 140)
    switch row.act {
    case .tap: screen.tap(at: point)
    case .twoTaps:
      screen.tap(at: point)
      screen.advance(by: 0.1)
      screen.tap(at: point)
    case .longPress: screen.press(at: point, duration: 0.8)
    case .drag: screen.drag(from: point, to: CGPoint(x: 150, y: 80), duration: 0.3, rest: 0.2)
    }
    screen.advance(by: 1)
    #expect(log.entries == row.expected, "\(row.pair) \(row.act)")
  }
}
