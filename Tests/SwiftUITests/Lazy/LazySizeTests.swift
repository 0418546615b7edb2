import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

/// How long lazy containers say that they are.
@MainActor
@Suite("Lengths of lazy containers")
struct LazySizeTests {
  /// Wraps into as many lines as a width needs: 100 by 20, 50 by 40.
  private struct Brick: View {
    var body: some View { BrickLayout()() { Color.red } }
  }

  private struct BrickLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let width = proposal.width ?? 100
      return CGSize(width: width, height: width > 0 && width.isFinite ? 2000 / width : 20)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  private struct Column: View {
    var body: some View {
      LazyVStack(spacing: 0) {
        Brick()
        Brick()
        Color.blue.frame(width: 20.5, height: 120)
      }
    }
  }

  private func node(in screen: Screen) -> ViewNode? {
    func find(_ node: ViewNode) -> ViewNode? {
      if node.debugName == "LazyVStack" { return node }
      var found: ViewNode?
      node.forEachViewChild { found = found ?? find($0) }
      return found
    }
    return screen.engine.root.flatMap(find)
  }

  @Test("where nothing scrolls the length is that of all rows, at whichever width and in whichever order it is asked for")
  func exact() throws {
    let screen = Screen(Screen.Settings { $0.size = CGSize(width: 100, height: 400) }) { Column() }
    let stack = try #require(node(in: screen))
    #expect(stack.size.height == 160)
    for (width, height): (CGFloat, CGFloat) in [(50, 200), (100, 160), (200, 140), (50, 200), (100, 160)] {
      #expect(stack.size(for: ProposedViewSize(width: width, height: nil)) == CGSize(width: width, height: height))
    }
  }

  @Test("being asked for another width leaves what is placed as it is")
  func asking() throws {
    let screen = Screen(Screen.Settings { $0.size = CGSize(width: 100, height: 150) }) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<40) { Text("\($0)").frame(height: 20).accessibilityIdentifier("\($0)") } }
      }
    }
    let stack = try #require(node(in: screen))
    screen.scroll(by: 205)
    let before = screen.elements.map(\.frame)
    _ = stack.size(for: ProposedViewSize(width: 10, height: nil))
    _ = stack.size(for: .unspecified)
    screen.scroll(by: 10)
    screen.scroll(by: -10)
    #expect(before.count > 5 && screen.elements.map(\.frame) == before)
  }

  @Test("lazy stacks in stacks that ask for several lengths settle in one frame")
  func nested() {
    let screen = Screen(Screen.Settings { $0.size = CGSize(width: 200, height: 200) }) {
      ScrollView {
        HStack {
          LazyVStack { ForEach(0..<30) { _ in Brick() } }
          LazyVStack { LazyVStack { ForEach(0..<30) { _ in Brick() } } }
          Color.red.frame(width: 20)
        }
      }
    }
    #expect(screen.faults.isEmpty)
  }
}
