import ApusTesting
import Foundation
import SwiftUI
import Testing

/// Columns, spacings and rows that an app computed from a width of 0.
@Suite("Numbers in lazy containers")
@MainActor
struct LazyNumbersTests {
  nonisolated static let numbers = FiniteNumbersTests.numbers

  /// A screen of a view that is made in a body, so that the screen hears what is said of it.
  private func screen(_ content: @autoclosure @escaping () -> some View) -> Screen {
    Screen(.init { $0.size = CGSize(width: 208, height: 200) }) { MadeInBody(content: content) }
  }

  private var rows: some View { ForEach(0..<30) { Box("\($0)", nil, 20) } }

  @Test("a grid without columns has one, and says so")
  func noColumns() throws {
    let vertical = screen(ScrollView { LazyVGrid(columns: [], spacing: 0) { rows } })
    #expect(try vertical.element("1").frame == CGRect(x: 0, y: 20, width: 208, height: 20))
    #expect(vertical.diagnostics == ["a lazy grid has no columns or rows to fill; it gets one"])
    let horizontal = screen(ScrollView(.horizontal) { LazyHGrid(rows: [], spacing: 0) { ForEach(0..<9) { Box("\($0)", 20) } } })
    #expect(try horizontal.element("1").frame == CGRect(x: 20, y: 0, width: 20, height: 200))
    let counted = screen(LazyVGrid(columns: Array(repeating: GridItem(), count: 0)) { Box("0", 20, 20) })
    #expect(counted.contains("0"))
  }

  @Test("sizes of columns that are not finite are ignored", arguments: numbers)
  func columnSizes(x: CGFloat) throws {
    let place = { (item: GridItem) in
      try self.screen(ScrollView { LazyVGrid(columns: [item], spacing: 0) { self.rows } }).element("1").frame
    }
    // An adaptive column of no certain width is at least 10 points wide: (208 + 8) / 18 = 12 of them.
    #expect(try place(GridItem(.adaptive(minimum: x))) == CGRect(x: 17.5, y: 0, width: 10, height: 20).integralX(of: 208, 12))
    #expect(try place(GridItem(.fixed(x))) == CGRect(x: 0, y: 20, width: 208, height: 20))
    #expect(try place(GridItem(.flexible(minimum: x))) == CGRect(x: 0, y: 20, width: 208, height: 20))
    #expect(try place(GridItem(.flexible(), spacing: x)) == CGRect(x: 0, y: 20, width: 208, height: 20))
    #expect(screen(ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: x))]) { rows } }).diagnostics.count == 1)
  }

  @Test("columns that are nowhere wide, or many, are no more than a thousand", arguments: [0, 1e-300, -5, 1e-9] as [CGFloat])
  func manyColumns(x: CGFloat) {
    for spacing in [0, -1, -1.000001, -0.999999] as [CGFloat] {
      let screen = screen(ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: x), spacing: spacing)]) { rows } })
      #expect(screen.contains("0"))
    }
    let many = screen(ScrollView { LazyVGrid(columns: Array(repeating: GridItem(), count: 5_000)) { rows } })
    #expect(many.diagnostics == ["a lazy grid has 5000 columns or rows; it gets 1000"])
  }

  @Test("a grid of adaptive columns beside something else, which offers it infinite space")
  func besideOthers() {
    let screen = screen(
      HStack {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 20)), GridItem()]) { rows }; Box("b", 20, 20)
      })
    #expect(screen.contains("29") && screen.contains("b"))
  }

  @Test("spacings and paddings that are not finite are ignored", arguments: numbers)
  func spacings(x: CGFloat) throws {
    let axis = ScrollView { LazyVStack(spacing: x) { rows } }
    #expect(try screen(axis).element("1").frame.minY == 28)
    #expect(try screen(ScrollView { LazyVGrid(columns: [GridItem()], spacing: x) { rows } }).element("1").frame.minY == 28)
    let across = ScrollView(.horizontal) { LazyHStack(spacing: x) { ForEach(0..<30) { Box("\($0)", 20, 20) } } }
    #expect(try screen(across).element("1").frame.minX == 28)
    let padded = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<30) { Box("\($0)", nil, 20).padding(x) } }.padding(x) }
    #expect(try screen(padded).element("1").frame == CGRect(x: 0, y: 20, width: 208, height: 20))
    let margins = ScrollView { LazyVStack(spacing: 0) { rows } }.contentMargins(x)
    #expect(try screen(margins).element("1").frame.minY == 20)
  }

  @Test("spacings that are finite and far, forwards and backwards", arguments: [1e308, -1e308, 1e9, -1e9] as [CGFloat])
  func farSpacings(x: CGFloat) {
    for screen in [
      screen(ScrollView { LazyVStack(spacing: x) { rows } }),
      screen(ScrollView { LazyVGrid(columns: [GridItem()], spacing: x) { rows } }),
      screen(ScrollView(.horizontal) { LazyHStack(spacing: x) { ForEach(0..<30) { Box("\($0)", 20, 20) } } }),
    ] {
      #expect(x < 0 || screen.contains("0"))
      #expect(screen.diagnostics.isEmpty && screen.faults.isEmpty)
    }
  }

  @Test("what a geometry reader divides by its width before it has one")
  func geometry() {
    let screen = screen(
      GeometryReader { proxy in
        let width = proxy.size.width - 208
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(100 / width)), GridItem(.adaptive(minimum: 0 / width))], spacing: 1 / width) {
            rows
          }
        }
      })
    #expect(screen.contains("0"))
    #expect(screen.diagnostics.count >= 1)
  }

  @Test("lazy rows that an effect shows nowhere", arguments: [0, 1e-300, .nan, .infinity] as [CGFloat])
  func nowhere(x: CGFloat) {
    let screen = screen(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { _ in Color.red.frame(height: 20) } }.scaleEffect(x) })
    #expect(screen.work.nodesMade < 1_000)
    let turned = self.screen(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100_000) { _ in Color.red.frame(height: 20) } }
          .rotation3DEffect(.degrees(90), axis: (x, 1, 0), perspective: x)
      })
    #expect(turned.work.nodesMade < 1_000)
  }

  @Test("a million rows without height, and more elements than there are numbers for")
  func manyRows() {
    let flat = screen(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1_000_000) { Color.red.frame(height: $0 == 0 ? 20 : 0) } }
      })
    #expect(flat.work.bodies < 25_000)
    #expect(flat.diagnostics == ["LazyVStack has more than 10000 lines where it shows; the others do not show"])
    let endless = screen(ScrollView { LazyVStack { ForEach(0..<Int.max) { Box("\($0)", nil, 20) } } })
    #expect(endless.contains("3"))
    #expect(endless.diagnostics == ["a ForEach has 9223372036854775807 elements; the first 100000000 show"])
  }
}

extension CGRect {
  /// The second of some equal columns of a width, 8 points apart.
  fileprivate func integralX(of width: CGFloat, _ columns: Int) -> CGRect {
    let length = (width - CGFloat(columns - 1) * 8) / CGFloat(columns)
    return CGRect(x: length + 8, y: minY, width: length, height: height)
  }
}
