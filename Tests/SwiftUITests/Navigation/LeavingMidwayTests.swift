import ApusTesting
import Combine
import SwiftUI
import Testing

@Suite("What a finger has decided holds, also where its view goes before it has come to rest")
@MainActor
struct LeavingMidwayTests {
  private final class Model: ObservableObject {
    @Published var showsHost = true
    @Published var isPresented = true
    @Published var path = [1]
  }

  private struct Host<Content: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder let content: (ObservedObject<Model>.Wrapper) -> Content
    var body: some View { if model.showsHost { content($model) } else { Text("elsewhere") } }
  }

  /// Takes the view away in the middle of a motion, and shows it again.
  private func leaveAndReturn(_ screen: Screen, _ model: Model) {
    #expect(screen.isAnimating)
    model.showsHost = false
    screen.advance(by: 0.05)
    #expect(screen.contains("elsewhere"))
    model.showsHost = true
    screen.settle()
    screen.finishAnimations()
  }

  @Test("a sheet that was flung away does not come again with the view that shows it")
  func sheet() throws {
    let model = Model()
    let screen = Screen(SheetSupport.phone) {
      Host(model: model) { model in Color.clear.sheet(isPresented: model.isPresented) { SheetGround() } }
    }
    screen.finishAnimations()
    screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 650), duration: 0.2)
    screen.advance(by: 0.02)
    #expect(model.isPresented, "it is asked for until it has gone")
    leaveAndReturn(screen, model)
    #expect(!model.isPresented && screen.sheets.isEmpty)
  }

  private func stack(_ model: Model) -> Screen {
    let screen = Screen(.init { $0.size = CGSize(width: 390, height: 600) }) {
      Host(model: model) { model in
        NavigationStack(path: model.path) { Text("root").navigationDestination(for: Int.self) { Text("detail \($0)") } }
      }
    }
    screen.finishAnimations()
    return screen
  }

  @Test("a screen that a finger has taken out goes from the path with the stack; one that it has let stay does not")
  func screens() throws {
    let model = Model()
    let screen = stack(model)
    screen.swipeBack(by: 0.3, rest: 0.2)
    leaveAndReturn(screen, model)
    #expect(model.path == [1] && screen.contains("detail 1"))
    screen.swipeBack(by: 0.7, rest: 0.2)
    #expect(model.path == [1], "it is on its way")
    leaveAndReturn(screen, model)
    #expect(model.path.isEmpty && screen.contains("root") && !screen.contains("detail 1"))
  }
}
