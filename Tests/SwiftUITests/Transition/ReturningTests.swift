import ApusTesting
import EngineTesting
import Observation
import SwiftUI
import SwiftUICore
import Testing

@Suite("What comes back before it has gone")
@MainActor
struct ReturningTests {
  @Observable fileprivate final class Model {
    var isShown = true
    var isInnerShown = true
    var rows = [0, 1, 2, 3]
    var number = 0
    @ObservationIgnored var log: [String] = []
  }

  private let model = Model()

  /// Evaluates its content as a body, so that it follows the model.
  private struct Place<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  private func screen<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 100, height: 200)
        $0.scale = 1
      }
    ) { Place(content: content) }
  }

  private func leave(_ seconds: TimeInterval = 1, _ change: () -> Void) {
    withAnimation(.linear(duration: seconds), change)
  }

  fileprivate static var box: some View { Color.black.frame(width: 20, height: 20) }

  private struct Row: View {
    let row: Int
    let model: Model
    var body: some View {
      let _ = model.log.append("row \(row)")
      Text("row \(row) of \(model.number)").frame(height: 20)
    }
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      ForEach(model.rows, id: \.self) { row in
        Color.black.frame(width: 20, height: 20).onAppear { model.log.append("\(row) appeared") }
      }
    }
  }

  @Test("several rows that leave together are the same ones when they come back")
  func rows() {
    let screen = screen { VStack(spacing: 0) { Rows(model: model) } }
    let nodes = screen.liveNodes
    leave { model.rows = [0, 3] }
    screen.advance(by: 0.5)
    model.log = []
    leave { model.rows = [0, 1, 2, 3] }
    screen.finishAnimations()
    #expect(model.log == [])
    #expect(screen.liveNodes == nodes)
  }

  private struct Nested: View {
    let model: Model
    var body: some View {
      VStack {
        Text("around")
        if model.isShown {
          VStack {
            Text("outer")
            if model.isInnerShown { Row(row: 0, model: model) }
          }
        }
      }
    }
  }

  @Test("what has left something inside leaves on when that comes back")
  func nested() {
    let screen = screen { Nested(model: model) }
    leave(4) { model.isInnerShown = false }
    screen.advance(by: 0.5)
    leave(1) { model.isShown = false }
    screen.advance(by: 0.5)
    leave(1) { model.isShown = true }
    screen.advance(by: 0.1)
    #expect(screen.contains("outer"))
    #expect(!screen.contains("row 0 of 0"))
    model.log = []
    model.number += 1
    screen.settle()
    #expect(model.log == [])
    screen.finishAnimations()
    #expect(!screen.contains("row 0 of 1"))
    screen.close()
    #expect(screen.liveNodes == 0)
  }

  @Test("rows that sleep sleep on when what they are in comes back")
  func sleeping() {
    let screen = screen {
      ZStack {
        Color.clear
        if model.isShown {
          ScrollView { LazyVStack(spacing: 0) { ForEach(0..<40) { Row(row: $0, model: model) } } }
        }
      }
    }
    screen.scroll(by: 400)
    screen.finishAnimations()
    leave { model.isShown = false }
    screen.advance(by: 0.5)
    leave { model.isShown = true }
    screen.finishAnimations()
    model.log = []
    model.number += 1
    screen.settle()
    #expect(model.log.contains("row 22"))
    #expect(!model.log.contains("row 0"))
  }

  private struct Choice: View {
    let isShown: Bool
    var body: some View { if isShown { ReturningTests.box } else { Color.clear.frame(width: 20, height: 20) } }
  }

  private struct Switched: View {
    let isSwitch: Bool
    let told: (Binding<Bool>) -> Void
    @State private var isShown = true
    var body: some View {
      let _ = told($isShown)
      if isSwitch { Choice(isShown: isShown) } else { ZStack { if isShown { ReturningTests.box } } }
    }
  }

  @Test("what comes back at once and leaves again in the same frame shows its whole way", arguments: [false, true])
  func leavingAgain(isSwitch: Bool) throws {
    var binding: Binding<Bool>?
    let screen = screen { Switched(isSwitch: isSwitch) { binding = $0 } }
    let isShown = try #require(binding)
    leave { isShown.wrappedValue = false }
    screen.advance(by: 0.5)
    isShown.wrappedValue = true
    leave { isShown.wrappedValue = false }
    screen.advance(by: 0.5)
    #expect(abs(screen.gray(x: 50, y: 100) - 128) <= 8)
    screen.finishAnimations()
    #expect(screen.gray(x: 50, y: 100) == 255)
  }

  @Test("what had gone before the rest shows when all comes back at once", arguments: [false, true])
  func first(hasTransition: Bool) {
    let screen = screen {
      VStack(spacing: 0) {
        if model.isShown {
          if hasTransition { Self.box.transition(.opacity) } else { Self.box }
          Self.box.transition(.opacity.animation(.linear(duration: 4)))
        }
      }
    }
    #expect(screen.gray(x: 50, y: 90) == 0)
    leave(0.2) { model.isShown = false }
    screen.advance(by: 1)
    #expect(screen.gray(x: 50, y: 90) == 255)
    model.isShown = true
    screen.finishAnimations()
    #expect(screen.gray(x: 50, y: 90) == 0)
    #expect(screen.gray(x: 50, y: 110) == 0)
  }

  @Test("a row of a lazy stack that comes back shows, in an animation and without one", arguments: [false, true])
  func lazyRow(isAnimated: Bool) {
    let screen = screen { ScrollView { LazyVStack(spacing: 0) { Rows(model: model) } } }
    leave { model.rows = [0, 2, 3] }
    screen.advance(by: 0.5)
    withAnimation(isAnimated ? .linear(duration: 1) : nil) { model.rows = [0, 1, 2, 3] }
    screen.finishAnimations()
    #expect(screen.gray(x: 50, y: 30) == 0)
    #expect(screen.gray(x: 50, y: 70) == 0)
    #expect(screen.gray(x: 50, y: 90) == 255)
  }

  private struct Moving: View {
    let model: Model
    let home: MovableContent
    var body: some View {
      VStack {
        if model.isShown {
          movable
        } else {
          HStack { movable }
        }
      }
    }
    private var movable: some View {
      MovableView(home, content: Text("moved").frame(width: 50, height: 20).onAppear { model.log.append("appeared") })
    }
  }

  @Test("a part that moves goes back to where it was, if that comes back")
  func moving() {
    let screen = screen { Moving(model: model, home: MovableContent()) }
    let nodes = screen.liveNodes
    leave { model.isShown = false }
    screen.advance(by: 0.5)
    #expect(screen.contains("moved"))
    leave { model.isShown = true }
    screen.advance(by: 0.1)
    #expect(screen.contains("moved"))
    screen.finishAnimations()
    #expect(screen.contains("moved"))
    #expect(screen.liveNodes == nodes)
    screen.close()
    #expect(screen.liveNodes == 0)
  }

  private struct Decorator: ElementDecorator {
    func decoration(of element: ListElement) -> Decoration { Decoration(isLast: element.position.isLastRow) }
    struct Decoration: ViewModifier {
      let isLast: Bool
      func body(content: Content) -> some View {
        VStack(spacing: 0) {
          content
          if isLast { Text("last") }
        }
      }
    }
  }

  private struct DecoratedRows: View {
    let model: Model
    var body: some View {
      LazyVStack(spacing: 0) {
        DecoratedViews(ForEach(model.rows, id: \.self) { Row(row: $0, model: model) }, decorator: Decorator())
      }
    }
  }

  @Test("what is around a row that comes back is as its new place asks")
  func decorated() throws {
    let screen = screen { ScrollView { DecoratedRows(model: model) } }
    leave { model.rows = [0, 1, 2] }
    screen.advance(by: 0.5)
    leave { model.rows = [0, 1, 2, 3, 4] }
    screen.finishAnimations()
    #expect(screen.elements.filter { $0.label == "last" }.count == 1)
    #expect(try screen.text("last").frame.minY == 100)
  }
}
