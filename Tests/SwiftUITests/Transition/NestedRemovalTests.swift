import ApusTesting
import SwiftUI
import Testing

@Suite("Views that leave a list which then goes itself")
@MainActor
struct NestedRemovalTests {
  private struct Group: Identifiable {
    let id: Int
    var parts: [Int]
  }

  private enum Holder: CaseIterable { case stack, lazyStack, list, switching }

  private struct Content: View {
    let holder: Holder
    @State private var groups = [Group(id: 0, parts: [0, 1]), Group(id: 1, parts: [2, 3])]
    let outer: Animation?

    private var rows: some View {
      ForEach($groups) { $group in
        ForEach(group.parts, id: \.self) { Text("part \($0)") }
      }
    }

    var body: some View {
      VStack {
        Button("inner") { withAnimation(.linear(duration: 1)) { _ = groups[0].parts.removeLast() } }
        Button("outer") { withAnimation(outer) { _ = groups.removeFirst() } }
        switch holder {
        case .stack: VStack { rows }
        case .lazyStack: ScrollView { LazyVStack { rows } }
        case .list: List { rows }
        case .switching:
          VStack {
            Text("above")
            if groups.count == 2 { rows }
          }
        }
      }
    }
  }

  @Test(
    "they go with it, at once where it does", arguments: Holder.allCases,
    [nil, .linear(duration: 0.2), .linear(duration: 3)] as [Animation?])
  private func goes(holder: Holder, outer: Animation?) throws {
    let screen = Screen { Content(holder: holder, outer: outer) }
    try screen.button("inner").tap()
    screen.advance(by: 0.3)
    try screen.button("outer").tap()
    for _ in 0..<20 { screen.advance(by: 0.2) }
    #expect(!screen.isAnimating && !screen.contains("part 0") && !screen.contains("part 1"))
    #expect(screen.contains("part 2") == (holder != .switching))
    screen.close()
    #expect(screen.liveNodes == 0)
  }
}
