import ApusTesting
import Observation
import SwiftUI
import SwiftUICore
import Testing

@Observable private final class WatchedModel { var name = "" }

/// What ends the process, because the app's code is wrong, and what is said then: what is missing and what to do.
@Suite struct TrapTests {
  private func expect(
    _ message: String, from result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains(message), "\(said)", sourceLocation: sourceLocation)
  }

  @Test("@EnvironmentObject without an object of its type")
  func environmentObject() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Model: ObservableObject { var name = "" }
        struct Reader: View {
          @EnvironmentObject var model: Model
          var body: some View { Text(verbatim: model.name) }
        }
        _ = Screen { Reader() }
      }
    }
    try expect(
      "Fatal error: No ObservableObject of type Model found; call .environmentObject(_:) with one on a view further out",
      from: result)
  }

  @Test("@Environment of an observable object's type without one")
  func observableObject() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        struct Reader: View {
          @Environment(WatchedModel.self) var model
          var body: some View { Text(verbatim: model.name) }
        }
        _ = Screen { Reader() }
      }
    }
    try expect(
      "Fatal error: No Observable object of type WatchedModel found; call .environment(_:) with one on a view further out",
      from: result)
  }

  @Test("The body of a view that has none")
  func body() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { askBody(of: Text(verbatim: "")) }
    }
    try expect("Text has no body; show it in a view hierarchy instead of calling body", from: result)
  }

  @Test("The body of a modifier that has none")
  func modifierBody() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Reader: ViewModifier {
        func body(content: Content) -> some View {
          askModifierBody(of: _PaddingLayout(insets: nil))
          return content
        }
      }
      await MainActor.run { _ = Screen { Text(verbatim: "").modifier(Reader()) } }
    }
    try expect("_PaddingLayout has no body; show it in a view hierarchy instead of calling body", from: result)
  }

  @Test("A modifier's content outside of its body")
  func modifierContent() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        struct Frame: ViewModifier {
          func body(content: Content) -> some View { content }
        }
        _ = Screen { Frame.Content() }
      }
    }
    try expect("the content of Frame was used outside of its body(content:); use it only there", from: result)
  }

  @Test("A transition's content outside of its body")
  func transitionContent() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        struct Kept: Transition {
          nonisolated(unsafe) static var content: Content?
          func body(content: Content, phase: TransitionPhase) -> some View {
            Self.content = content
            return content
          }
        }
        _ = Screen { Kept().apply(content: Text(verbatim: "a"), phase: .identity) }
        _ = Screen { Kept.content }
      }
    }
    try expect("the content of Kept was used outside of its body; use it only there", from: result)
  }

  @Test("A TupleView of something that is no view")
  func tuple() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Screen { TupleView((Text(verbatim: "a"), 1)) } }
    }
    try expect("TupleView holds Int, which is not a View; pass a tuple of views only", from: result)
  }

  @Test("A style of the framework that is resolved by hand")
  func style() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Plain: ShapeStyle {}
      await MainActor.run { _ = Screen { Rectangle().fill(Plain()) } }
    }
    try expect("Plain has nothing to resolve to; implement resolve(in:) in a style of your own", from: result)
  }

  @Test("The body of a gesture that has none")
  func gestureBody() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { askGestureBody(of: TapGesture()) }
    }
    try expect("TapGesture has no body; the engine recognises it itself", from: result)
  }

  @Test("A gesture whose body tells another value")
  func gestureValue() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        struct Odd: Gesture {
          typealias Value = Int
          var body: some Gesture { TapGesture() }
        }
        let screen = Screen { Color.red.gesture(Odd()) }
        screen.tap(at: CGPoint(x: 50, y: 50))
      }
    }
    try expect("Odd has a body of another value; give both the same", from: result)
  }

  @Test("The body of a keyframe, and of a track's content, that have none")
  func keyframeBodies() async throws {
    let keyframe = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { askTrackBody(of: LinearKeyframe(1.0, duration: 1)) }
    }
    try expect("LinearKeyframe<Double> has no body; use it in a KeyframeTrack instead of calling body", from: keyframe)
    let track = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        askKeyframesBody(of: KeyframeTrack<Double, Double, LinearKeyframe<Double>>(\.self) { LinearKeyframe(1.0, duration: 1) })
      }
    }
    try expect("has no body; use it in keyframes instead of calling body", from: track)
  }
}

// What asks for a body without knowing that there is none: the compiler would see that nothing comes after.
@MainActor private func askBody<V: View>(of view: V) { _ = view.body }
@MainActor private func askModifierBody<M: ViewModifier>(of modifier: M) { _ = modifier.body(content: _ViewModifier_Content()) }
@MainActor private func askGestureBody<G: Gesture>(of gesture: G) { _ = gesture.body }
@MainActor private func askTrackBody<K: KeyframeTrackContent>(of content: K) { _ = content.body }
@MainActor private func askKeyframesBody<K: Keyframes>(of keyframes: K) { _ = keyframes.body }
