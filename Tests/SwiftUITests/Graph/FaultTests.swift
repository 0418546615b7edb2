import CairoRenderer
import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// What a screen says of the engine's own mistakes, and of the app's.
@Suite("Faults and diagnostics")
@MainActor
struct FaultTests {
  private static var quiet: Screen.Settings {
    Screen.Settings {
      // Whatever the run as a whole asks for.
      $0.verifiesCaches = true
      $0.size = CGSize(width: 100, height: 100)
      $0.failsTests = false
    }
  }

  private static var comparing: Screen.Settings {
    var settings = quiet
    settings.comparesPainting = true
    return settings
  }

  /// A layout whose size follows something that the engine cannot see change.
  private struct Cheating: Layout {
    final class Secret { var width: CGFloat = 10 }
    let secret: Secret
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: secret.width, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  private struct Watching: View {
    let secret: Cheating.Secret
    @State private var height: CGFloat = 20
    var body: some View {
      VStack(spacing: 0) {
        Button("go") { height += 10 }.frame(height: 20)
        Color.red.frame(height: height)
        Cheating(secret: secret) { Color.black }
      }
    }
  }

  @Test("a size that changed without being invalidated is a fault")
  func staleSize() throws {
    let secret = Cheating.Secret()
    let screen = Screen(Self.quiet) { Watching(secret: secret) }
    #expect(screen.faults.isEmpty)
    secret.width = 30
    try screen.button("go").tap()
    #expect(screen.faults.contains { $0.hasPrefix("Cheating cached") && $0.contains("did not invalidate its layout") })
  }

  /// A shape that draws something else each time it is asked.
  nonisolated private struct Restless: Shape {
    nonisolated final class Counter: @unchecked Sendable { var value: CGFloat = 1 }
    let counter: Counter
    func path(in rect: CGRect) -> Path {
      counter.value += 1
      return Path(CGRect(x: 0, y: 0, width: counter.value, height: 10))
    }
  }

  @Test("a picture that is not what the node draws is a fault")
  func staleFragment() {
    let counter = Restless.Counter()
    let screen = Screen(Self.quiet) { Restless(counter: counter) }
    #expect(screen.faults.contains { $0.contains("shows another picture than it draws now") })
    let unchecked = Screen(
      .init {
        $0.size = CGSize(width: 100, height: 100)
        $0.verifiesCaches = false
      }
    ) { Restless(counter: counter) }
    #expect(unchecked.faults.isEmpty)
  }

  private struct Endless: View {
    @State private var count = 0
    var body: some View {
      Text(verbatim: "\(min(count, 100))").onChange(of: count, initial: true) { if count < 100 { count += 1 } }
    }
  }

  @Test("a frame that does not settle is a fault, and the next frames go on")
  func unsettled() {
    let screen = Screen(Self.quiet) { Endless() }
    #expect(screen.faults == ["a frame did not settle after 10 rounds: an action changes state each time it runs"])
    #expect(screen.contains("100"))
  }

  @Test("a fault fails the test that runs, once")
  func failing() {
    withKnownIssue("the view never settles", isIntermittent: false) {
      _ = Screen(.init { $0.size = CGSize(width: 100, height: 100) }) { Endless() }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("did not settle") }
    }
  }

  @Test("what the framework says is recorded by the screen that it concerns, and by no other")
  func diagnostics() {
    let first = Screen(Self.quiet) { Image(systemName: "no.such.symbol.at.all") }
    let second = Screen(Self.quiet) { Color.red }
    #expect(first.diagnostics.count == 1)
    #expect(first.diagnostics[0].contains("no symbol named \"no.such.symbol.at.all\""))
    #expect(second.diagnostics.isEmpty)
    // A second screen hears it again, though standard error shows it once.
    let third = Screen(Self.quiet) { Image(systemName: "no.such.symbol.at.all") }
    #expect(third.diagnostics == first.diagnostics)
  }

  @Test("damage that misses a change is found by painting everything")
  func damage() throws {
    let screen = Screen(Self.comparing) { Blinking() }
    #expect(screen.faults.isEmpty)
    // Somebody scribbles over a pixel that no damage will cover.
    screen.buffer.bytes[0] ^= 0xFF
    try screen.button("go").tap()
    #expect(screen.faults.contains { $0.contains("the pixel at (x: 0, y: 0) differs") })
  }

  private struct Blinking: View {
    @State private var isOn = false
    var body: some View {
      VStack(spacing: 0) {
        Color.white.frame(height: 50)
        Button("go") { isOn.toggle() }.frame(height: 20)
        (isOn ? Color.red : Color.green).frame(height: 10)
      }
    }
  }
}
