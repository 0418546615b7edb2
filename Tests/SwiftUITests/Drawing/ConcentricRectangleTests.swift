import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("Rectangles with the corners of their container") @MainActor
struct ConcentricRectangleTests {
  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    let view = content()
    return Screen(
      .init {
        $0.size = CGSize(width: 100, height: 100); $0.scale = 1
      }
    ) { view }
  }

  /// The radii of a black rectangle's corners, from the top left clockwise, by how much of the diagonals is empty.
  private func radii(_ screen: Screen, left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> [Double] {
    [(left, top, 1, 1), (99 - right, top, -1, 1), (99 - right, 99 - bottom, -1, -1), (left, 99 - bottom, 1, -1)].map { corner in
      let (x, y, dx, dy) = corner
      let empty = (0..<40).first { screen.gray(x: x + $0 * dx, y: y + $0 * dy) < 128 } ?? 40
      // The diagonal meets a circle of radius r at r (1 − 1 / √2).
      return Double(empty) / 0.293
    }
  }
  private func expect(_ found: [Double], _ radii: [Double]) {
    #expect(zip(found, radii).allSatisfy { abs($0 - $1) <= 4 }, "\(found) and not \(radii)")
  }

  private func shown(_ shape: ConcentricRectangle, _ insets: EdgeInsets, in container: some RoundedRectangularShape) -> [Double] {
    radii(
      screen { shape.fill(.black).padding(insets).containerShape(container) }, left: Int(insets.leading), top: Int(insets.top),
      right: Int(insets.trailing), bottom: Int(insets.bottom))
  }
  private let even = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
  private let uneven = EdgeInsets(top: 10, leading: 10, bottom: 30, trailing: 10)

  @Test("a corner has the container's radius less the distance; each by itself, or all as the largest")
  func distance() {
    let container = RoundedRectangle(cornerRadius: 40)
    expect(shown(ConcentricRectangle(), even, in: container), [30, 30, 30, 30])
    expect(shown(ConcentricRectangle(), uneven, in: container), [30, 30, 10, 10])
    expect(shown(ConcentricRectangle(corners: .concentric, isUniform: true), uneven, in: container), [30, 30, 30, 30])
    expect(shown(.rect(corners: .concentric), uneven, in: container), [30, 30, 10, 10])
    expect(shown(ConcentricRectangle(), even, in: UnevenRoundedRectangle(topLeadingRadius: 40)), [30, 0, 0, 0])
    expect(shown(ConcentricRectangle(), even, in: Circle()), [40, 40, 40, 40])
    expect(shown(ConcentricRectangle(), even, in: Rectangle()), [0, 0, 0, 0])
  }

  @Test("corners have at least their least radius, or one of their own")
  func styles() {
    let container = RoundedRectangle(cornerRadius: 40)
    let lowest: Edge.Corner.Style = .concentric(minimum: 20)
    expect(shown(ConcentricRectangle(corners: lowest), uneven, in: container), [30, 30, 20, 20])
    expect(shown(ConcentricRectangle(corners: .fixed(12)), uneven, in: container), [12, 12, 12, 12])
    expect(radii(screen { ConcentricRectangle(corners: lowest).fill(.black) }), [20, 20, 20, 20])
    expect(radii(screen { ConcentricRectangle().fill(.black) }), [0, 0, 0, 0])
    let own = ConcentricRectangle(
      topLeadingCorner: 24, topTrailingCorner: .concentric, bottomLeadingCorner: 0.0, bottomTrailingCorner: .fixed(12))
    expect(shown(own, even, in: container), [24, 30, 12, 0])
    expect(
      shown(
        .rect(topLeadingCorner: 0, topTrailingCorner: 12, bottomLeadingCorner: 24, bottomTrailingCorner: .concentric), even,
        in: container), [0, 12, 30, 24])
  }

  @Test("corners of a side that are one have the larger of two radii")
  func sides() {
    let container = UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 30)
    let wide = Edge.Corner.Style.concentric
    for (shape, expected) in [
      (ConcentricRectangle(uniformTopCorners: wide, uniformBottomCorners: wide), [30, 30, 20, 20]),
      (.rect(uniformTopCorners: wide, uniformBottomCorners: 12), [30, 30, 12, 12]),
      (ConcentricRectangle(uniformTopCorners: wide, bottomLeadingCorner: 0, bottomTrailingCorner: wide), [30, 30, 20, 0]),
      (.rect(uniformTopCorners: wide, bottomLeadingCorner: 12, bottomTrailingCorner: 0), [30, 30, 0, 12]),
      (ConcentricRectangle(uniformBottomCorners: wide, topLeadingCorner: 0, topTrailingCorner: 12), [0, 12, 20, 20]),
      (.rect(uniformBottomCorners: wide, topLeadingCorner: wide, topTrailingCorner: wide), [30, 0, 20, 20]),
      (ConcentricRectangle(uniformLeadingCorners: wide, uniformTrailingCorners: wide), [30, 20, 20, 30]),
      (.rect(uniformLeadingCorners: wide, uniformTrailingCorners: 0), [30, 0, 0, 30]),
      (ConcentricRectangle(uniformLeadingCorners: wide, topTrailingCorner: 0, bottomTrailingCorner: 12), [30, 0, 12, 30]),
      (.rect(uniformLeadingCorners: 12, topTrailingCorner: 0, bottomTrailingCorner: wide), [12, 0, 20, 12]),
      (ConcentricRectangle(uniformTrailingCorners: wide, topLeadingCorner: 0, bottomLeadingCorner: 12), [0, 20, 20, 12]),
      (.rect(uniformTrailingCorners: wide, topLeadingCorner: wide, bottomLeadingCorner: wide), [30, 20, 20, 0]),
    ] as [(ConcentricRectangle, [Double])] {
      expect(shown(shape, even, in: container), expected)
    }
  }

  @Test("in a container of another shape it is that one, further inside; leading is right where lines run to the left")
  func others() {
    let ellipse = screen { ConcentricRectangle().fill(.black).padding(10).containerShape(Ellipse()) }
    #expect(ellipse.gray(x: 12, y: 50) < 128 && ellipse.gray(x: 20, y: 20) == 255)
    let mirrored = screen {
      ConcentricRectangle().fill(.black).padding(EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 30))
        .containerShape(UnevenRoundedRectangle(topLeadingRadius: 40, topTrailingRadius: 40))
        .environment(\.layoutDirection, .rightToLeft)
    }
    expect(radii(mirrored, left: 30, top: 10, right: 10, bottom: 10), [10, 30, 0, 0])
  }

  @Test("shapes tell of their corners; corners and sets of them are values")
  func values() {
    let size = CGSize(width: 30, height: 20)
    #expect(Capsule().corners(in: size) == .fixed(10) && Capsule().corners(in: nil) == .concentric)
    #expect(Circle().corners(in: size) == .fixed(10) && Rectangle().corners(in: nil) == RoundedRectangularShapeCorners())
    #expect(RoundedRectangle(cornerRadius: 40).corners(in: size) == RoundedRectangularShapeCorners(all: 10))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 6).corners(in: size)
    #expect(uneven == RoundedRectangularShapeCorners(topLeading: 4, bottomTrailing: 6))
    #expect(RoundedRectangularShapeCorners.concentric(minimum: 3) != .concentric)
    #expect(Edge.Corner.allCases.filter { Edge.Corner.Set.leading.contains($0) } == [.topLeading, .bottomLeading])
    #expect(Edge.Corner.Set.all == [.top, .bottom] && Edge.Corner.Set(.topTrailing) == .topTrailing)
  }
}
