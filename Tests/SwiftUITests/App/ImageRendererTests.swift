import ApusTesting
import CairoRenderer
import Combine
import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("ImageRenderer")
@MainActor
struct ImageRendererTests {
  /// The pixels of a picture as a screen's buffer has them, 0xAARRGGBB.
  private func words(_ image: CGImage) -> [UInt32] {
    stride(from: 0, to: image.pixels.count, by: 4).map { start in
      let bytes = image.pixels[start..<start + 4].map { UInt32($0) }
      return bytes[3] << 24 | bytes[0] << 16 | bytes[1] << 8 | bytes[2]
    }
  }

  private struct Badge: View {
    var name = "Kyoto"
    var body: some View {
      VStack {
        Image(systemName: "star.fill").foregroundStyle(.orange)
        Text(name).font(.headline)
        Toggle("Rain", isOn: .constant(true))
      }
      .padding()
      .frame(width: 180, height: 130)
      .background(.background)
    }
  }

  @Test("has the pixels that a screen of the same size shows", arguments: [1, 2, 3] as [CGFloat])
  func pixels(scale: CGFloat) throws {
    let renderer = ImageRenderer(content: Badge())
    renderer.scale = scale
    let image = try #require(renderer.cgImage)
    let screen = Screen(
      .init {
        $0.size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        $0.scale = scale
      }
    ) { Badge() }
    #expect(image.width == Int(180 * scale))
    #expect(words(image) == (0..<image.height).flatMap { y in (0..<image.width).map { screen.buffer.pixel(x: $0, y: y) } })
  }

  @Test(
    "is as large as the views are for what is proposed",
    arguments: [
      (.unspecified, 40, 20), (ProposedViewSize(width: 100, height: nil), 100, 20),
      (ProposedViewSize(width: 60, height: 50), 60, 50),
      (.zero, 40, 20),
    ] as [(ProposedViewSize, Int, Int)])
  func size(proposal: ProposedViewSize, width: Int, height: Int) {
    let renderer = ImageRenderer(content: Color.red.frame(minWidth: 40, idealWidth: 40, minHeight: 20, idealHeight: 20))
    renderer.proposedSize = proposal
    #expect(renderer.cgImage.map { [$0.width, $0.height] } == [width, height])
  }

  @Test("several views stand below each other, as in a window")
  func several() {
    let renderer = ImageRenderer(
      content: Group {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 20, height: 5)
      })
    #expect(renderer.cgImage.map { [$0.width, $0.height] } == [20, 23])
  }

  @Test("is transparent where nothing is, black where it is to be opaque")
  func opaque() throws {
    let renderer = ImageRenderer(
      content: Color.pureRed.frame(width: 1, height: 1).frame(width: 2, height: 1, alignment: .leading))
    #expect(words(try #require(renderer.cgImage)) == [0xFFFF_0000, 0])
    renderer.isOpaque = true
    #expect(words(try #require(renderer.cgImage)) == [0xFFFF_0000, 0xFF00_0000])
  }

  @Test("has surroundings of its own: light, until its content says otherwise")
  func surroundings() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.displayScale) private var scale
      @Environment(\.allowedDynamicRange) private var range
      let seen: (String) -> Void
      var body: some View {
        let _ = seen("\(scheme) \(size) \(scale) \(range == .standard)")
        (scheme == .dark ? Color.black : Color.white).frame(width: 1, height: 1)
      }
    }
    var seen: [String] = []
    let screen = Screen(
      .init {
        $0.colorScheme = .dark
        $0.dynamicTypeSize = .accessibility1
        $0.scale = 3
      }
    ) { Divider() }
    try screen.withServices {
      let light = ImageRenderer(content: Scheme { seen.append($0) })
      let lightWords = words(try #require(light.cgImage))
      #expect(lightWords == [0xFFFF_FFFF] && seen == ["light large 1.0 true"])
      let dark = ImageRenderer(content: Scheme { seen.append($0) }.environment(\.colorScheme, .dark))
      dark.allowedDynamicRange = nil
      let darkWords = words(try #require(dark.cgImage))
      #expect(darkWords == [0xFF00_0000] && seen.last == "dark large 1.0 false")
      // The window goes on as it was.
      #expect(EngineServices.current === screen.engine.services && screen.engine.services.displayScale == 3)
    }
  }

  @Test("what has no size and what is too large has no picture; a line says why")
  func refused() {
    let screen = Screen { EmptyView() }
    screen.withServices {
      Diagnostics.$recorder.withValue(screen.engine.services.recorder) {
        #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
        #expect(ImageRenderer(content: Color.red.frame(width: 20_000, height: 10)).uiImage == nil)
        let endless = ImageRenderer(content: Color.red)
        endless.proposedSize = .infinity
        endless.render { _, _ in Issue.record("there is nothing to paint") }
      }
    }
    let lines = screen.diagnostics.filter { $0.contains("ImageRenderer makes no picture") }
    #expect(lines.count == 3)
    #expect(lines.contains { $0.contains("0.0 × 0.0 points") } && lines.contains { $0.contains("20000 × 10 pixels") })
  }

  @Test("linear colours are reported: they are mixed as sRGB encodes them")
  func colorMode() {
    let screen = Screen { EmptyView() }
    screen.withServices {
      Diagnostics.$recorder.withValue(screen.engine.services.recorder) {
        let renderer = ImageRenderer(content: Text("a"))
        renderer.colorMode = .nonLinear
        renderer.colorMode = .linear
      }
    }
    #expect(screen.diagnostics.filter { $0.contains("ImageRenderer.colorMode is linear") }.count == 1)
  }

  @Test("an image of it is as large as the views, and shows")
  func uiImage() throws {
    let renderer = ImageRenderer(content: Color.pureBlue.frame(width: 10, height: 5))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 10, height: 5) && image.scale == 2 && image.cgImage?.width == 20)
    let screen = picture(20, 20) { Image(uiImage: image) }
    #expect(
      screen.ink { $0 == .blue } == CGRect(x: 5, y: 7, width: 10, height: 5) || screen.ink { $0 == .blue }.size == image.size)
    renderer.scale = .nan
    #expect(renderer.uiImage?.scale == 1)
  }

  @Test("can be made while another view's body runs, which does not depend on what it reads")
  func insideBody() throws {
    final class Model: ObservableObject { @Published var count = 1 }
    struct Outer: View {
      let model: Model
      var body: some View {
        let renderer = ImageRenderer(content: Inner(model: model))
        if let image = renderer.cgImage { Image(image, scale: 1, label: Text("made")) }
      }
    }
    struct Inner: View {
      @ObservedObject var model: Model
      @State private var extra = 2
      var body: some View { Color.red.frame(width: CGFloat(model.count + extra), height: 1) }
    }
    let model = Model()
    let screen = Screen { Outer(model: model) }
    #expect(try screen.element("made").frame.width == 3)
    screen.forgetWork()
    model.count = 5
    screen.settle()
    #expect(screen.bodiesByType["Outer"] == nil)
  }

  @Test("views that look at their size, or change when they appear, show how they end up")
  func settles() throws {
    struct Grows: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 4).onAppear { width = 30 }
      }
    }
    #expect(ImageRenderer(content: Grows()).cgImage?.width == 30)
  }

  // MARK: Changes

  @Observable final class Counter { var width: CGFloat = 10 }

  private struct Watching: View {
    let counter: Counter
    var body: some View { Color.red.frame(width: counter.width, height: 4) }
  }

  @Test("tells when its views change, and then has another picture")
  func observation() async throws {
    let counter = Counter()
    let renderer = ImageRenderer(content: Watching(counter: counter))
    var told = 0
    let subscription = renderer.objectWillChange.sink { told += 1 }
    defer { subscription.cancel() }
    #expect(renderer.cgImage?.width == 10 && told == 0)
    counter.width = 20
    await settle { told == 1 }
    #expect(told == 1 && renderer.cgImage?.width == 20)
    renderer.isObservationEnabled = false
    counter.width = 40
    for _ in 0..<5 { await Task.yield() }
    #expect(told == 1 && renderer.cgImage?.width == 40)
  }

  @Test("tells that it moves while it moves, once for each picture")
  func motion() async throws {
    let renderer = ImageRenderer(
      content: TimelineView(.animation) { context in
        Color.red.frame(width: context.date.timeIntervalSinceReferenceDate > 0 ? 4 : 2, height: 4)
      })
    var told = 0
    let subscription = renderer.objectWillChange.sink { told += 1 }
    defer { subscription.cancel() }
    _ = renderer.cgImage
    await settle { told == 1 }
    _ = renderer.cgImage
    await settle { told == 2 }
    #expect(told == 2)
  }

  @Test("a change is told at once though the views also wait for a time far away")
  func waiting() async {
    let counter = Counter()
    let renderer = ImageRenderer(
      content: TimelineView(.periodic(from: Date(), by: 3600)) { _ in Watching(counter: counter) })
    var told = 0
    let subscription = renderer.objectWillChange.sink { told += 1 }
    defer { subscription.cancel() }
    #expect(renderer.cgImage?.width == 10)
    counter.width = 20
    await settle { told == 1 }
    #expect(told == 1 && renderer.cgImage?.width == 20)
  }

  @Test("new values of its own are told at once, and show")
  func values() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 10))
    var told = 0
    let subscription = renderer.objectWillChange.sink { told += 1 }
    defer { subscription.cancel() }
    #expect(renderer.cgImage?.width == 10)
    renderer.content = Color.red.frame(width: 12, height: 10)
    #expect(told == 1 && renderer.cgImage?.width == 12)
    renderer.scale = 2
    #expect(told == 2 && renderer.cgImage?.width == 24)
    renderer.proposedSize = ProposedViewSize(width: 50, height: 50)
    renderer.isOpaque = true
    renderer.allowedDynamicRange = .high
    #expect(told == 5)
  }

  @Test("its views keep their state from one picture to the next, and go with it")
  func life() {
    struct Counting: View {
      @State private var count = 0
      let step: Int
      var body: some View {
        Color.red.frame(width: CGFloat(count + 1), height: 1).onChange(of: step) { count += 1 }
      }
    }
    let before = ViewGraph.nodesInMemory
    var renderer: ImageRenderer<Counting>? = ImageRenderer(content: Counting(step: 0))
    #expect(renderer?.cgImage?.width == 1)
    renderer?.content = Counting(step: 1)
    #expect(renderer?.cgImage?.width == 2 && ViewGraph.nodesInMemory > before)
    renderer = nil
    #expect(ViewGraph.nodesInMemory == before)
  }

  /// Waits until something is so, or some seconds are over.
  private func settle(until isDone: () -> Bool) async {
    let limit = ContinuousClock.now + .seconds(5)
    while !isDone(), .now < limit { try? await Task.sleep(for: .milliseconds(1)) }
  }
}
