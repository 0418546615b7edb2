import ApusTesting
import SwiftUI
import Testing

@Suite("Modifiers around scroll views follow the outer one, not those in its content")
@MainActor
struct NestedScrollObserverTests {
  /// A row that scrolls sideways in a column that scrolls.
  private struct Shelf: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<20, id: \.self) { Color.red.frame(width: 50, height: 50).id(100 + $0) } }
              .scrollTargetLayout()
          }
          .frame(height: 50)
          VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Color.green.frame(height: 50).id($0) } }.scrollTargetLayout()
        }
      }
    }
  }

  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 100, height: 200)
        $0.scale = 1
      }, content: view)
  }

  private func dragRow(of screen: Screen) {
    screen.drag(from: CGPoint(x: 90, y: 25), to: CGPoint(x: 20, y: 25), duration: 0.5, rest: 0.2)
    screen.finishAnimations()
  }

  @Test("the geometry is the outer one's, whatever is scrolled inside")
  func geometry() {
    var seen: [CGPoint] = []
    let screen = screen {
      Shelf().onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset, action: { seen.append($1) })
    }
    screen.scroll(by: 20)
    screen.finishAnimations()
    let before = seen
    #expect(before.last == CGPoint(x: 0, y: 20))
    dragRow(of: screen)
    #expect(seen == before)
  }

  @Test("phases of a scroll view inside are not told")
  func phases() {
    var seen: [ScrollPhase] = []
    let screen = screen { Shelf().onScrollPhaseChange { _, new in seen.append(new) } }
    dragRow(of: screen)
    #expect(seen.isEmpty)
    screen.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 100), duration: 0.5, rest: 0.2)
    screen.finishAnimations()
    #expect(seen.first == .interacting && seen.last == .idle)
  }

  @Test("an id that is followed is the outer one's, and leads the outer one")
  func position() throws {
    final class Model: ObservableObject { @Published var id: Int? }
    struct Follower: View {
      @ObservedObject var model: Model
      var body: some View { Shelf().scrollPosition(id: $model.id) }
    }
    let model = Model()
    let screen = screen { Follower(model: model) }
    dragRow(of: screen)
    #expect(model.id.map { $0 < 100 } ?? true, "the column shows \(String(describing: model.id))")
    model.id = 4
    screen.finishAnimations()
    #expect(model.id == 4)
  }

  @Test("where the one that was followed goes, the next one is")
  func next() throws {
    struct Two: View {
      @State private var isFirst = true
      var body: some View {
        VStack(spacing: 0) {
          Button("other") { isFirst.toggle() }.frame(height: 20)
          if isFirst { ScrollView { Color.red.frame(height: 500) } } else { ScrollView { Color.blue.frame(height: 900) } }
        }
      }
    }
    var seen: [CGFloat] = []
    let screen = screen {
      Two().onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height, action: { seen.append($1) })
    }
    try screen.button("other").tap()
    screen.finishAnimations()
    #expect(seen == [500, 900])
  }
}
