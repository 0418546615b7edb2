import ApusTesting
import SwiftUI
import Testing

/// Right to left, and edges on device pixels (Facts 8.7).
@MainActor
struct MirroringAndPixelTests {
  @Test("stacks, padding, grids and insets begin on the right", arguments: [0, 1, 2, 3, 4])
  func mirrored(which: Int) {
    let a = Box("a", 20, 20)
    let b = Box("b", 30, 20)
    let view: AnyView =
      switch which {
      case 0:
        AnyView(
          HStack(spacing: 0) {
            a; b; Spacer(minLength: 0)
          })
      case 1:
        AnyView(
          VStack(alignment: .leading) {
            a; b
          }.frame(width: 100, alignment: .leading))
      case 2: AnyView(a.padding(.leading, 30).frame(width: 100, alignment: .leading))
      case 3:
        AnyView(
          LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(30))], spacing: 0) {
            a; b
          }.frame(width: 58))
      default: AnyView(Color.clear.safeAreaInset(edge: .leading, spacing: 0) { a })
      }
    let size = CGSize(width: 100, height: 100)
    let left = frames(in: size, view)
    let right = frames(in: size, rightToLeft: true, view)
    for (name, frame) in left where !name.isEmpty {
      #expect(right[name]?.minX == size.width - frame.maxX, "\(name) in \(which)")
      #expect(right[name]?.minY == frame.minY)
    }
    #expect(left["a"] != right["a"])
  }

  @Test("offsets do not mirror")
  func offsets() {
    let left = frames(in: CGSize(width: 100, height: 100), Box("a", 20, 20).offset(x: 10))
    let right = frames(in: CGSize(width: 100, height: 100), rightToLeft: true, Box("a", 20, 20).offset(x: 10))
    #expect(left["a"] == right["a"])
  }

  struct Edge: Sendable {
    let x: CGFloat
    let width: CGFloat
    let pixels: Range<Int>
  }

  @Test(
    "both edges go to the nearest pixel, halves up, when drawn; what has a size shows",
    arguments: [
      Edge(x: 10.2, width: 10, pixels: 10..<20), Edge(x: 10.4, width: 10.2, pixels: 10..<21),
      Edge(x: 10.5, width: 10, pixels: 11..<21), Edge(x: 10.6, width: 0.8, pixels: 11..<12),
      Edge(x: 10.3, width: 0.4, pixels: 10..<11),
    ])
  func rounding(_ edge: Edge) {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 40, height: 10)
        $0.scale = 1
      }
    ) {
      Color.black.frame(width: edge.width, height: 10).offset(x: edge.x).frame(width: 40, height: 10, alignment: .leading)
    }
    let dark = (0..<40).filter { screen.gray(x: $0, y: 5) < 128 }
    #expect(dark == Array(edge.pixels))
  }
}
