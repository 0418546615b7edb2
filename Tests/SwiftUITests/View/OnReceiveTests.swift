import ApusTesting
import Combine
import SwiftUI
import Testing

@Suite("Views that hear of publishers")
@MainActor
struct OnReceiveTests {
  private struct Listener: View {
    let first: PassthroughSubject<Int, Never>
    let second: PassthroughSubject<Int, Never>
    @State private var sum = 0
    @State private var usesSecond = false
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("other") { usesSecond.toggle() }
        Button("hide") { isShown.toggle() }
        if isShown { Text("sum \(sum)").onReceive(usesSecond ? second : first) { sum += $0 } }
      }
    }
  }

  @Test("each value runs the action of the newest view, until the view goes")
  func values() throws {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let screen = Screen { Listener(first: first, second: second) }
    first.send(1)
    first.send(2)
    screen.settle()
    #expect(screen.contains("sum 3"))
    try screen.button("other").tap()
    first.send(100)
    second.send(4)
    screen.settle()
    #expect(screen.contains("sum 7"))
    try screen.button("hide").tap()
    second.send(1000)
    try screen.button("hide").tap()
    #expect(screen.contains("sum 7"))
  }

  @Test("a value that a publisher has at once arrives after the first layout")
  func immediate() {
    struct Content: View {
      @State private var name = "none"
      var body: some View { Text(name).onReceive(Just("Anna")) { name = $0 } }
    }
    #expect(Screen { Content() }.contains("Anna"))
  }
}
