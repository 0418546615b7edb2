import ApusTesting
import SwiftUI
import Testing

/// A preference of one place.
private enum Place<Value>: PreferenceKey {
  static var defaultValue: Anchor<Value>? { nil }
  static func reduce(value: inout Anchor<Value>?, nextValue: () -> Anchor<Value>?) { value = value ?? nextValue() }
}

/// A preference of all places.
private enum Places: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

@MainActor
private final class Seen<Value> {
  var value: Value?
  init(_ type: Value.Type) {}
}

@Suite("Anchors: places that are passed up")
@MainActor
struct AnchorPreferenceTests {
  struct PointRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: Anchor<CGPoint>.Source
    let expected: CGPoint
    init(_ name: String, _ source: Anchor<CGPoint>.Source, _ x: CGFloat, _ y: CGFloat) {
      (testDescription, self.source, expected) = (name, source, CGPoint(x: x, y: y))
    }
  }

  /// A reader of 200 by 100 that holds a view of 40 by 20, 30 to the right and 50 down, and asks where an anchor of it lies.
  private func place<Value>(of source: Anchor<Value>.Source, _ type: Value.Type) -> Value? {
    let seen = Seen(Value.self)
    _ = Screen(.init { $0.size = CGSize(width: 300, height: 300) }) {
      Color.clear.overlay(alignment: .topLeading) {
        Color.red.frame(width: 40, height: 20)
          .anchorPreference(key: Place<Value>.self, value: source) { $0 }
          .offset(x: 30, y: 50)
      }
      .overlayPreferenceValue(Place<Value>.self) { anchor in
        GeometryReader { proxy in
          let _ = seen.value = anchor.map { proxy[$0] }
          Color.clear
        }
      }
      .frame(width: 200, height: 100)
    }
    return seen.value
  }

  @Test(
    "a point of a view lies where the view is, in the coordinates of who asks",
    arguments: [
      .init("topLeading", .topLeading, 30, 50), .init("top", .top, 50, 50), .init("topTrailing", .topTrailing, 70, 50),
      .init("leading", .leading, 30, 60), .init("center", .center, 50, 60), .init("trailing", .trailing, 70, 60),
      .init("bottomLeading", .bottomLeading, 30, 70), .init("bottom", .bottom, 50, 70),
      .init("bottomTrailing", .bottomTrailing, 70, 70), .init("a share", .unitPoint(UnitPoint(x: 0.25, y: 2)), 40, 90),
      .init("a point", .point(CGPoint(x: -5, y: 3)), 25, 53),
    ] as [PointRow])
  func points(row: PointRow) {
    #expect(place(of: row.source, CGPoint.self) == row.expected)
  }

  @Test("so do its bounds, and a rect in it")
  func rects() {
    #expect(place(of: .bounds, CGRect.self) == CGRect(x: 30, y: 50, width: 40, height: 20))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(place(of: .rect(rect), CGRect.self) == CGRect(x: 31, y: 52, width: 3, height: 4))
  }

  @Test("a value replaces what is inside; an edit adds to it")
  func transforming() {
    let seen = Seen([CGFloat].self)
    func row(_ width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 10).anchorPreference(key: Places.self, value: .bounds) { [$0] }
    }
    _ = Screen {
      VStack {
        HStack { row(10) }.anchorPreference(key: Places.self, value: .bounds) { [$0] }
        row(20).padding(5).transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
        Color.red.frame(width: 40, height: 10).transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
      }
      .overlayPreferenceValue(Places.self) { anchors in
        GeometryReader { proxy in
          let _ = seen.value = anchors.map { proxy[$0].width }
          Color.clear
        }
      }
    }
    #expect(seen.value == [10, 20, 30, 40])
  }

  struct Marked: View {
    @State private var choice = 0
    var body: some View {
      let chosen = choice
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { index in
          Button("\(index)") { choice = index }.frame(width: 50, height: 20)
            .transformAnchorPreference(key: Place<CGRect>.self, value: .bounds) { if index == chosen { $0 = $1 } }
        }
      }
      .backgroundPreferenceValue(Place<CGRect>.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            Box("mark").frame(width: proxy[anchor].width, height: 2).offset(x: proxy[anchor].minX, y: proxy[anchor].maxY)
          }
        }
      }
    }
  }

  @Test("a mark below the chosen one of three follows the choice")
  func following() throws {
    let screen = Screen(.init { $0.size = CGSize(width: 150, height: 60) }) { Marked() }
    #expect(try screen.element("mark").frame == CGRect(x: 0, y: 40, width: 50, height: 2))
    try screen.button("2").tap()
    #expect(try screen.element("mark").frame == CGRect(x: 100, y: 40, width: 50, height: 2))
  }

  @Test("the place is zero once its view is gone")
  func gone() throws {
    struct Leaving: View {
      let seen: Seen<Anchor<CGPoint>>
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("leave") { isShown = false }
          if isShown { Color.red.anchorPreference(key: Place<CGPoint>.self, value: .center) { $0 } }
        }
        .onPreferenceAnchor { if let anchor = $0 { seen.value = anchor } }
      }
    }
    let seen = Seen(Anchor<CGPoint>.self)
    let place = Seen(CGPoint.self)
    let screen = Screen {
      VStack {
        Leaving(seen: seen)
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { _ in
          GeometryReader { proxy in
            let _ = place.value = seen.value.map { proxy[$0] }
            Color.clear
          }
        }
      }
    }
    screen.advance(by: 1.5)
    #expect(place.value != nil && place.value != .zero)
    try screen.button("leave").tap()
    screen.advance(by: 2)
    #expect(place.value == .zero)
  }
}

extension View {
  /// Hands on the anchor that is passed up, which is not equatable, so that no action can watch it.
  fileprivate func onPreferenceAnchor(_ action: @escaping (Anchor<CGPoint>?) -> Void) -> some View {
    backgroundPreferenceValue(Place<CGPoint>.self) { anchor in
      let _ = action(anchor)
      Color.clear
    }
  }
}
