import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@MainActor
@Suite("Default anchors of scroll views by their role") struct ScrollAnchorRoleTests {
  private struct Messages<Scrolled: View>: View {
    let anchor: (AnyView) -> Scrolled
    @State var count: Int
    @State private var height: CGFloat = 400
    var body: some View {
      VStack(spacing: 0) {
        Button("add") { count += 1 }.frame(height: 40)
        Button("lower") { height = 300 }.frame(height: 40)
        anchor(
          AnyView(
            ScrollView {
              VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)").frame(height: 50) }
              }
            })
        )
        .frame(height: height)
        Spacer(minLength: 0)
      }
    }
  }

  private func screen(_ count: Int = 100, _ anchor: @escaping (AnyView) -> some View) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 300, height: 480)
        $0.scale = 1
      }
    ) { Messages(anchor: anchor, count: count) }
  }

  /// How far below the scroll view's upper edge the middle of a row is.
  private func middle(_ row: Int, _ screen: Screen) throws -> CGFloat { try screen.text("row \(row)").frame.midY - 80 }

  @Test("content at the end stays there when it grows, or when the view becomes lower")
  func atEnd() throws {
    let screen = screen { $0.defaultScrollAnchor(.bottom) }
    #expect(try middle(99, screen) == 375)
    try screen.button("add").tap()
    #expect(try middle(100, screen) == 375)
    try screen.button("lower").tap()
    #expect(try middle(100, screen) == 275)
    try screen.button("add").tap()
    #expect(try middle(101, screen) == 275)
  }

  @Test("elsewhere what shows stays when content is added, and keeps its distance from the anchor's edge")
  func elsewhere() throws {
    let screen = screen { $0.defaultScrollAnchor(.bottom) }
    screen.scroll(by: -1_000)
    let before = try middle(75, screen)
    try screen.button("add").tap()
    #expect(try middle(75, screen) == before)
    try screen.button("lower").tap()
    #expect(try middle(75, screen) == before - 100)
  }

  @Test("nothing follows where the role has no anchor")
  func nothing() throws {
    for screen in [
      screen { $0.defaultScrollAnchor(nil, for: .sizeChanges).defaultScrollAnchor(.bottom) },
      screen { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil, for: .sizeChanges) },
      screen { $0.defaultScrollAnchor(.bottom, for: .initialOffset) },
    ] {
      #expect(try middle(99, screen) == 375)
      try screen.button("add").tap()
      #expect(try middle(99, screen) == 375)
    }
  }

  @Test("content that fits lies where its own role says")
  func alignment() throws {
    let own = screen(3) { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment) }
    #expect(try middle(0, own) == 25)
    let all = screen(3) { $0.defaultScrollAnchor(.bottom) }
    #expect(try middle(0, all) == 275)
    let role: ScrollAnchorRole = .alignment
    let other = screen(3) { $0.defaultScrollAnchor(.center, for: role) }
    #expect(try middle(1, other) == 200)
  }
}
