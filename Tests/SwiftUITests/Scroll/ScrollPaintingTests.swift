import ApusTesting
import SwiftUI
import Testing

/// Scrolling copies the pixels that stay and paints the rest, and the picture is that of painting everything.
@MainActor
struct ScrollPaintingTests {
  enum Surroundings: CaseIterable, Sendable { case plain, coloured, gradient, bar, nested, shadows, materials }

  private struct Rows: View {
    var hasShadows = false
    var body: some View {
      LazyVStack(spacing: 8) {
        ForEach(0..<60, id: \.self) { row in
          Text("row \(row)").frame(maxWidth: .infinity, minHeight: CGFloat(40 + row % 3 * 10))
            .background(Color(hue: Double(row) / 60, saturation: 0.4, brightness: 1)).cornerRadius(8)
            .shadow(radius: hasShadows ? 3 : 0).padding(.horizontal, 10)
        }
      }
    }
  }

  @ViewBuilder private func view(_ context: Surroundings) -> some View {
    switch context {
    case .plain: ScrollView { Rows() }
    case .coloured: ScrollView { Rows() }.background(Color.yellow).padding(.top, 33)
    case .gradient:
      ScrollView { Rows() }.background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    case .bar:
      ScrollView { Rows() }.overlay(alignment: .bottom) {
        Text("bar").frame(maxWidth: .infinity).padding().background(Color.white.opacity(0.7))
      }
      .overlay(alignment: .topTrailing) { Circle().fill(.green).frame(width: 44, height: 44).padding() }
    case .nested:
      ScrollView {
        VStack {
          ScrollView(.horizontal) { HStack { ForEach(0..<20, id: \.self) { Text("cell \($0)").padding().background(.orange) } } }
          Rows()
        }
      }
    case .shadows: ScrollView { Rows(hasShadows: true) }.background(Color.gray)
    case .materials:
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<40, id: \.self) { row in
              Text("row \(row)").frame(maxWidth: .infinity, minHeight: 40).background(row % 3 == 0 ? Color.orange : Color.clear)
                .scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.3) }
            }
          } header: {
            Text("pinned").frame(maxWidth: .infinity).padding(6).background(.bar).clipped()
          }
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Text("bar").frame(width: 120, height: 40).background(.regularMaterial, in: Capsule())
          .overlay { Capsule().strokeBorder(Color.primary.opacity(0.1)) }
          .shadow(color: .black.opacity(0.2), radius: 6, y: 3).padding(8)
      }
      .background(Color.mint)
    }
  }

  @Test("after each of many steps", arguments: Surroundings.allCases)
  func steps(_ context: Surroundings) {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 200, height: 300)
        $0.scale = 2
      }
    ) { view(context) }
    for step in [3.0, 17.5, 40, 299, -5, -120.5, 700, -31, 0.5, -2_000, 60] {
      screen.scroll(by: step)
      #expect(screen.wrongPixels == 0, "after \(step)")
    }
    screen.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 60, y: 30), duration: 0.1)
    for _ in 0..<20 {
      screen.advance(by: 0.05)
      #expect(screen.wrongPixels == 0)
    }
    screen.drag(from: CGPoint(x: 100, y: 40), to: CGPoint(x: 100, y: 280), duration: 0.1)
    for _ in 0..<20 {
      screen.advance(by: 0.05)
      #expect(screen.wrongPixels == 0)
    }
  }

  @Test(
    "pages that slide copy what stays, with and without dots, from left and from right", arguments: [true, false], [true, false])
  func pages(hasDots: Bool, isRightToLeft: Bool) {
    let content = VStack(spacing: 0) {
      Text("title").frame(maxWidth: .infinity, minHeight: 40).background(Color.mint)
      TabView {
        ForEach(0..<3, id: \.self) { page in
          ScrollView { Rows(hasShadows: page == 1) }.background(page == 2 ? Color.yellow : Color.clear)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: hasDots ? .always : .never))
    }
    .background(Color.gray)
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 200, height: 300)
        $0.scale = 2
        $0.isRightToLeft = isRightToLeft
      }
    ) { content }
    screen.touchDown(at: CGPoint(x: 100, y: 150))
    for x in stride(from: 95.0, through: 20, by: -7.5) {
      screen.touchMove(to: CGPoint(x: x, y: 150))
      #expect(screen.wrongPixels == 0, "at \(x)")
    }
    for x in stride(from: 20.0, through: 190, by: 11) {
      screen.touchMove(to: CGPoint(x: x, y: 150))
      #expect(screen.wrongPixels == 0, "back at \(x)")
    }
    screen.touchUp(at: CGPoint(x: 190, y: 150))
    for _ in 0..<12 {
      screen.advance(by: 0.05)
      #expect(screen.wrongPixels == 0)
    }
    // A page that slides paints the strip that comes into view, not the view.
    let edge = isRightToLeft ? (30.0, 150.0) : (170.0, 50.0)
    screen.touchDown(at: CGPoint(x: edge.0, y: 150))
    screen.touchMove(to: CGPoint(x: (edge.0 + edge.1) / 2, y: 150))
    screen.touchMove(to: CGPoint(x: edge.1, y: 150))
    let before = screen.pixelsPainted
    screen.touchMove(to: CGPoint(x: edge.1 + (isRightToLeft ? 5 : -5), y: 150))
    #expect(screen.pixelsPainted - before < 400 * 600 / 6)
    #expect(screen.wrongPixels == 0)
  }

  @Test("a step of content on one colour paints a strip")
  func strips() {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 200, height: 300)
        $0.scale = 2
      }
    ) { view(.coloured) }
    // The bar appears with the first step; from then on only the strip and the bar's edges are painted.
    screen.scroll(by: 10)
    let before = screen.pixelsPainted
    screen.scroll(by: 10)
    #expect(screen.pixelsPainted - before < 400 * 600 / 8)
  }

  @Test("the content is not painted as the bar that shows where it stands comes and goes")
  func indicators() {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 200, height: 300)
        $0.scale = 2
      }
    ) { view(.coloured) }
    for _ in 0..<2 {
      let before = screen.pixelsPainted
      screen.scroll(by: 10)
      #expect(screen.pixelsPainted - before < 400 * 600 / 8)
      screen.advance(by: 1)
      #expect(screen.pixelsPainted - before < 400 * 600 / 4)
      #expect(screen.wrongPixels == 0)
    }
  }

  @Test("as many rows that come as rows that go are painted, and no others")
  func rowsOfOneHeight() {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 200, height: 300)
        $0.scale = 2
      }
    ) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60, id: \.self) { Text("row \($0)").frame(maxWidth: .infinity, minHeight: 50).background(Color.mint) }
        }
      }
    }
    screen.scroll(by: 10)
    for _ in 0..<8 {
      let before = screen.pixelsPainted
      screen.scroll(by: 50)
      #expect(screen.pixelsPainted - before < 400 * 600 / 4)
      #expect(screen.wrongPixels == 0)
    }
  }
}
