import ApusTesting
import Observation
import SwiftUI
import Testing

/// A model that is read by what runs in layout and drawing, and by no body.
@Observable private final class Scale {
  var length: CGFloat = 10
  var other = 0
}

private struct Indent: Layout {
  let length: () -> CGFloat
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let own = subviews.first?.sizeThatFits(proposal) ?? .zero
    return CGSize(width: own.width + length(), height: own.height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: CGPoint(x: bounds.minX + length(), y: bounds.minY), proposal: .unspecified) }
  }
}

private struct Bar: Shape {
  let length: @Sendable () -> CGFloat
  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: length(), height: rect.height)) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: length() * 2, height: 20) }
}

@Suite("What layouts, shapes and drawing closures read")
@MainActor
struct FollowedReadTests {
  /// How a test's view reads the length.
  enum Kind: CaseIterable { case state, observable }

  private struct Host<Content: View>: View {
    let kind: Kind
    let model: Scale
    @ViewBuilder let content: (@escaping @Sendable () -> CGFloat) -> Content
    @State private var length: CGFloat = 10
    var body: some View {
      // Nothing is read here.
      let (kind, binding) = (kind, $length)
      // Safe: layout and drawing run on the main thread.
      nonisolated(unsafe) let model = model
      VStack(alignment: .leading, spacing: 0) {
        Button("go") { if kind == .state { binding.wrappedValue = 40 } else { model.length = 40 } }
          .frame(width: 100, height: 20)
        content { kind == .state ? binding.wrappedValue : model.length }
      }
    }
  }

  private func screen<Content: View>(
    _ kind: Kind, _ model: Scale = Scale(), @ViewBuilder _ content: @escaping (@escaping @Sendable () -> CGFloat) -> Content
  ) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 100, height: 60)
        $0.scale = 1
      }
    ) {
      Host(kind: kind, model: model, content: content).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("a layout is asked again for sizes and places, and no body runs", arguments: Kind.allCases)
  func layout(kind: Kind) throws {
    let model = Scale()
    let screen = screen(kind, model) { length in
      HStack(spacing: 0) {
        Indent(length: length) { Box("inner", 10, 10) }
        Box("after", 10, 10)
      }
    }
    #expect(try screen.element("inner").frame.minX == 10 && screen.element("after").frame.minX == 20)
    screen.forgetWork()
    try screen.button("go").tap()
    #expect(try screen.element("inner").frame.minX == 40 && screen.element("after").frame.minX == 50)
    #expect(screen.bodiesByType["Host"] == nil)
    // What is not read is not followed.
    screen.forgetWork()
    model.other += 1
    screen.settle()
    #expect(screen.work == .none)
  }

  @Test("a shape is drawn and measured again, filled, stroked and as a clip", arguments: Kind.allCases)
  func shapes(kind: Kind) throws {
    let filled = screen(kind) { length in
      HStack(spacing: 0) {
        Bar(length: length).fill(.black)
        Box("after", 1, 1)
      }
    }
    #expect(try filled.element("after").frame.minX == 20)
    try filled.button("go").tap()
    #expect(try filled.element("after").frame.minX == 80)
    #expect(filled.pixel(35, 30) == Pixel(0, 0, 0))

    let stroked = screen(kind) { Bar(length: $0).stroke(.black, lineWidth: 4) }
    try stroked.button("go").tap()
    #expect(stroked.pixel(40, 30) == Pixel(0, 0, 0) && stroked.pixel(10, 30) == Pixel(255, 255, 255))

    let clipped = screen(kind) { Color.black.frame(height: 20).clipShape(Bar(length: $0)) }
    #expect(clipped.pixel(35, 30) == Pixel(255, 255, 255))
    try clipped.button("go").tap()
    #expect(clipped.pixel(35, 30) == Pixel(0, 0, 0))
  }

  @Test("an effect is made again, and what shows it is found where it is", arguments: Kind.allCases)
  func effect(kind: Kind) throws {
    let screen = screen(kind) { length in
      Color.black.frame(width: 20, height: 20).visualEffect { view, _ in view.offset(x: length()) }
    }
    #expect(screen.pixel(12, 30) == Pixel(0, 0, 0) && screen.pixel(45, 30) == Pixel(255, 255, 255))
    try screen.button("go").tap()
    #expect(screen.pixel(12, 30) == Pixel(255, 255, 255) && screen.pixel(45, 30) == Pixel(0, 0, 0))
  }

  @Test("a length by the container and what is looked for in a geometry are found out again", arguments: Kind.allCases)
  func geometry(kind: Kind) throws {
    let framed = screen(kind) { length in Box("framed", 5, 5).containerRelativeFrame(.horizontal) { _, _ in length() * 2 } }
    #expect(try framed.element("framed").frame.midX == 10)
    try framed.button("go").tap()
    #expect(try framed.element("framed").frame.midX == 40)

    var seen: [CGFloat] = []
    let watched = screen(kind) { length in
      Box("watched", 5, 5).onGeometryChange(for: CGFloat.self, of: { $0.size.width + length() }) { seen.append($0) }
    }
    try watched.button("go").tap()
    #expect(seen == [15, 45])
  }

  @Test("a guide, an edit of a preference and an anchor's preference follow an observable object, too")
  func observable() throws {
    let model = Scale()
    let screen = screen(.observable, model) { length in
      VStack(alignment: .leading, spacing: 0) {
        Box("wide", 60, 5)
        Box("guided", 10, 5).alignmentGuide(.leading) { _ in -length() }
          .transformPreference(Length.self) { $0 = length() }
          .overlayPreferenceValue(Length.self) { Text("level \(Int($0))") }
      }
    }
    #expect(try screen.element("guided").frame.minX == 10 && screen.contains("level 10"))
    try screen.button("go").tap()
    #expect(try screen.element("guided").frame.minX == 40 && screen.contains("level 40"))
    model.length = 20
    screen.settle()
    #expect(try screen.element("guided").frame.minX == 20 && screen.contains("level 20"))
  }

  private enum Length: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  @Test("an animated write moves what a layout has read it for")
  func animated() throws {
    struct Moving: View {
      @State private var length: CGFloat = 0
      var body: some View {
        let binding = $length
        Indent(length: { binding.wrappedValue }) { Box("box", 10, 10) }
          .onTapGesture { withAnimation(.linear(duration: 1)) { binding.wrappedValue = 60 } }
      }
    }
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 100, height: 20)
        $0.scale = 1
      }
    ) { Moving().frame(maxWidth: .infinity, alignment: .leading) }
    try screen.element("box").tap()
    #expect(screen.isAnimating)
    screen.finishAnimations()
    #expect(try screen.element("box").frame.minX == 60)
  }
}
