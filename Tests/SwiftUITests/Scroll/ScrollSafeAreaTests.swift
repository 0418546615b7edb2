import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

/// Safe areas around scrolled content and in it; a window of 400 × 800 of which 50 above and 30 below are covered.
@Suite("Safe areas of scrolled content") @MainActor
struct ScrollSafeAreaTests {
  private func screen<V: View>(
    _ insets: EdgeInsets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0), @ViewBuilder _ view: () -> V
  )
    -> Screen
  {
    Screen(
      .init {
        $0.size = CGSize(width: 400, height: 800)
        $0.scale = 1
        $0.safeAreaInsets = insets
      }, content: view)
  }

  /// Twenty rows of 100 points.
  private struct Rows: View {
    var isLazy = false
    @ViewBuilder private var rows: some View { ForEach(0..<20, id: \.self) { Box("row.\($0)", nil, 100) } }
    var body: some View {
      if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
    }
  }

  private func frame(_ screen: Screen, _ name: String) throws -> CGRect { try screen.element(name).frame }

  @Test("content begins below what is covered, passes beneath it, and ends above it", arguments: [false, true])
  func window(isLazy: Bool) throws {
    let screen = screen { ScrollView { Rows(isLazy: isLazy) } }
    #expect(try frame(screen, "row.0") == CGRect(x: 0, y: 50, width: 400, height: 100))
    // The row that begins at 750 shows down to the window's edge.
    #expect(screen.gray(x: 200, y: 799) < 250)
    screen.scroll(by: 40)
    #expect(try frame(screen, "row.0").minY == 10 && screen.gray(x: 200, y: 12) < 250 && screen.gray(x: 200, y: 5) == 255)
    screen.scroll(by: 10_000)
    #expect(try frame(screen, "row.19").maxY == 770)
  }

  @Test("a bar, padding of the safe area and margins add up, at the beginning and at the end", arguments: [false, true])
  func insets(isLazy: Bool) throws {
    let screen = screen {
      ScrollView { Rows(isLazy: isLazy) }
        .contentMargins(.vertical, 5)
        .safeAreaPadding(.vertical, 7)
        .safeAreaInset(edge: .bottom, spacing: 0) { Box("bar", nil, 44) }
        .safeAreaInset(edge: .top, spacing: 3) { Box("head", nil, 20) }
    }
    #expect(try frame(screen, "head") == CGRect(x: 0, y: 50, width: 400, height: 20))
    #expect(try frame(screen, "bar") == CGRect(x: 0, y: 726, width: 400, height: 44))
    #expect(try frame(screen, "row.0").minY == 50 + 20 + 3 + 7 + 5)
    screen.scroll(by: 10_000)
    #expect(try frame(screen, "row.19").maxY == 770 - 44 - 7 - 5)
    #expect(try frame(screen, "bar") == CGRect(x: 0, y: 726, width: 400, height: 44))
  }

  @Test(
    "at the sides padding of the safe area narrows rows, and content that scrolls sideways passes over it",
    arguments: [false, true])
  func sides(rightToLeft: Bool) throws {
    let rows = screen { ScrollView { Rows() }.safeAreaPadding(.horizontal, 20) }
    #expect(try frame(rows, "row.0") == CGRect(x: 20, y: 50, width: 360, height: 100))
    let strip = screen {
      ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<8, id: \.self) { Box("cell.\($0)", 100, 40) } } }
        .safeAreaPadding(.horizontal, 20)
        .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
    }
    #expect(try frame(strip, "cell.0").minX == (rightToLeft ? 280 : 20))
    strip.send(
      .wheel(
        WheelEvent(
          location: CGPoint(x: 200, y: 400), delta: CGSize(width: rightToLeft ? -15 : 15, height: 0), isPrecise: true,
          phase: .changed, time: 0)))
    #expect(try frame(strip, "cell.0").minX == (rightToLeft ? 295 : 5))
    let (x, y) = (rightToLeft ? 394 : 6, Int(try frame(strip, "cell.0").midY))
    #expect(strip.gray(x: x, y: y) < 250)
  }

  @Test("a bar and padding in the content are the content's: they scroll with it")
  func inside() throws {
    let screen = screen {
      ScrollView {
        VStack(spacing: 0) {
          Box("padded", nil, 100).safeAreaPadding(.horizontal, 30)
          Box("barred", nil, 100).safeAreaInset(edge: .top, spacing: 0) { Box("bar", nil, 20) }
          Rows()
        }
      }
    }
    #expect(try frame(screen, "padded") == CGRect(x: 30, y: 50, width: 340, height: 100))
    #expect(try frame(screen, "bar") == CGRect(x: 0, y: 150, width: 400, height: 20))
    #expect(try frame(screen, "barred") == CGRect(x: 0, y: 170, width: 400, height: 100))
    #expect(try frame(screen, "row.0").minY == 270)
    screen.scroll(by: 120)
    #expect(try frame(screen, "bar").minY == 30 && frame(screen, "row.0").minY == 150)
  }

  @Test("a reader in the content knows the insets that its own rect touches while it scrolls", arguments: [false, true])
  func readers(isLazy: Bool) {
    var read: [String: EdgeInsets] = [:]
    func reader(_ name: String, _ height: CGFloat) -> some View {
      GeometryReader { proxy in
        let _ = read[name] = proxy.safeAreaInsets
        Color.red
      }
      .frame(height: height)
    }
    let screen = screen {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) {
            reader("first", 300)
            reader("second", 420)
            ForEach(0..<20, id: \.self) { reader("row.\($0)", 100) }
          }
        } else {
          VStack(spacing: 0) {
            reader("first", 300)
            reader("second", 420)
            ForEach(0..<20, id: \.self) { reader("row.\($0)", 100) }
          }
        }
      }
    }
    let top = EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
    let bottom = EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)
    // 50…350 touches the inset above; 350…770 the one below.
    #expect(read["first"] == top && read["second"] == bottom)
    screen.scroll(by: 30)
    // 20…320 lies under it; 320…740 touches nothing; 740…840 lies over the lower edge.
    #expect(read["first"] == top && read["second"] == EdgeInsets() && read["row.0"] == bottom)
    screen.scroll(by: 290)
    #expect(read["second"] == top && read["row.0"] == EdgeInsets())
  }

  @Test("what ignores the safe area in the content reaches the window's edges from where it is, and its place stays")
  func ignoring() throws {
    let screen = screen(EdgeInsets(top: 50, leading: 40, bottom: 30, trailing: 40)) {
      ScrollView {
        VStack(spacing: 0) {
          Box("top").ignoresSafeArea(edges: .top).frame(height: 100)
          Box("wide", nil, 60).background { Box("ground").ignoresSafeArea(edges: .horizontal) }
          Rows()
        }
      }
    }
    #expect(try frame(screen, "top") == CGRect(x: 40, y: 0, width: 320, height: 150))
    #expect(try frame(screen, "wide") == CGRect(x: 40, y: 150, width: 320, height: 60))
    #expect(try frame(screen, "ground") == CGRect(x: 0, y: 150, width: 400, height: 60))
    screen.scroll(by: 25)
    #expect(try frame(screen, "top") == CGRect(x: 40, y: 0, width: 320, height: 125))
    #expect(try frame(screen, "ground") == CGRect(x: 0, y: 125, width: 400, height: 60))
    #expect(try frame(screen, "row.0").minY == 185)
    #expect(screen.wrongPixels == 0)
  }

  @Test("frames that follow the scroll view leave out what is covered, padded and in margins")
  func relativeFrames() throws {
    let screen = screen {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.containerRelativeFrame(.vertical).accessibilityElement().accessibilityIdentifier("page")
        }
      }
      .contentMargins(.vertical, 5)
      .safeAreaPadding(.top, 7)
      .safeAreaInset(edge: .bottom, spacing: 0) { Box("bar", nil, 44) }
    }
    #expect(try frame(screen, "page").height == 720 - 44 - 7 - 10)
  }

  @Test("the geometry counts what is covered and margins as insets, and begins before the content by them")
  func geometry() throws {
    var seen: ScrollGeometry?
    let screen = screen {
      ScrollView { Rows() }
        .contentMargins(.top, 5)
        .safeAreaInset(edge: .bottom, spacing: 0) { Box("bar", nil, 44) }
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { seen = $1 })
    }
    #expect(seen?.contentInsets == EdgeInsets(top: 55, leading: 0, bottom: 74, trailing: 0))
    #expect(seen?.contentOffset == CGPoint(x: 0, y: -55))
    #expect(seen?.contentSize == CGSize(width: 400, height: 2_000))
    #expect(seen?.visibleRect == CGRect(x: 0, y: -55, width: 400, height: 800))
    screen.scroll(by: 100_000)
    #expect(seen?.visibleRect.maxY == 2_074)
  }

  @Test(
    "scrolling to a row puts it below what covers the beginning, or above what covers the end",
    arguments: [UnitPoint.top, .bottom])
  func scrollTo(anchor: UnitPoint) throws {
    let screen = screen {
      ScrollViewReader { reader in
        ScrollView { Rows(isLazy: true) }
          .safeAreaInset(edge: .top, spacing: 0) { Button("go") { reader.scrollTo(9, anchor: anchor) }.frame(height: 60) }
      }
    }
    try screen.button("go").tap()
    let row = try frame(screen, "row.9")
    #expect(anchor == .top ? row.minY == 110 : row.maxY == 770)
  }
}
