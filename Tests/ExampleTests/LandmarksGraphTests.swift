import ApusTesting
import CairoRenderer
import SwiftUI
import Testing

@testable import Landmarks

@Suite("The graph of Landmarks' hikes") @MainActor
struct LandmarksGraphTests {
  /// Where the capsules of a graph begin and end, downwards, from the left to the right.
  private func capsules(in screen: Screen, count: Int) throws -> [ClosedRange<Int>] {
    let picture = screen.buffer
    // Of the background differs what is coloured.
    func isColored(_ x: Int, _ y: Int) -> Bool {
      let pixel = picture.pixel(x: x, y: y)
      let parts = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255].map(Int.init)
      return parts.max()! - parts.min()! > 25
    }
    let width = picture.width / count
    return try (0..<count).map { index in
      let columns = index * width + width / 4..<index * width + width * 3 / 4
      let rows = (0..<picture.height).filter { y in columns.contains { isColored($0, y) } }
      return try #require(rows.first, "capsule \(index) of \(count)")...#require(rows.last)
    }
  }

  @Test("capsules move to another measure one after the other, from the left; none is there at once")
  func ripple() throws {
    let hike = try #require(ModelData().hikes.first)
    struct Graph: View {
      let hike: Hike
      @State var measure = Measure.elevation
      var body: some View {
        HikeGraph(hike: hike, measure: measure)
          .contentShape(Rectangle())
          .onTapGesture { measure = .heartRate }
      }
    }
    let screen = Screen(.init { $0.size = CGSize(width: 360, height: 170) }) { Graph(hike: hike) }
    let count = hike.observations.count
    let before = try capsules(in: screen, count: count)
    screen.tap(at: CGPoint(x: 180, y: 80))
    screen.forgetWork()
    screen.advance(by: 0.1)
    let early = try capsules(in: screen, count: count)
    screen.advance(by: 0.1)
    let later = try capsules(in: screen, count: count)
    #expect(screen.isAnimating && screen.work.bodies == 0)
    screen.finishAnimations()
    let after = try capsules(in: screen, count: count)

    func moved(_ a: [ClosedRange<Int>], _ b: [ClosedRange<Int>]) -> [Bool] {
      zip(a, b).map { abs($0.lowerBound - $1.lowerBound) > 2 || abs($0.upperBound - $1.upperBound) > 2 }
    }
    // Each begins 0.03 seconds after the one on its left, so that those behind the fourth still rest.
    let hasBegun = moved(before, early)
    #expect(hasBegun.prefix(2).contains(true) && !hasBegun.dropFirst(4).contains(true), "\(hasBegun)")
    #expect(moved(early, later).filter { $0 }.count > 3)
    #expect(moved(before, later).filter { $0 }.count > hasBegun.filter { $0 }.count)
    #expect(moved(later, after).contains(true) && moved(before, after).filter { $0 }.count > count / 2)
  }
}
