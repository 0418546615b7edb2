import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite @MainActor
struct MeshGradientTests {
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private static let colors: [Color] = [.pureRed, .pureGreen, .pureBlue, .white]

  private func shown(_ gradient: MeshGradient) -> Screen { picture(100, 100) { gradient.background(Color.black) } }

  @Test("each corner has its colour, and the middle all of them, by halves or by curves")
  func corners() {
    for smooths in [true, false] {
      let screen = shown(
        MeshGradient(width: 2, height: 2, points: Self.corners, colors: Self.colors, smoothsColors: smooths))
      #expect(screen.pixel(1, 1).isNear(.red, within: 12) && screen.pixel(98, 1).isNear(.green, within: 12))
      #expect(screen.pixel(1, 98).isNear(.blue, within: 12) && screen.pixel(98, 98).isNear(.white, within: 12))
      #expect(screen.pixel(50, 50).isNear(Pixel(128, 128, 128), within: 6))
      // A quarter of the way: 1 − 0.25, or 1 − 3 · 0.25² + 2 · 0.25³.
      #expect(abs(screen.pixel(25, 1).red - (smooths ? 215 : 191)) < 12)
    }
  }

  @Test("points move the colours, curves bend the edges, and where the grid does not reach the background shows")
  func places() {
    var points = Self.corners
    points[1] = [0.5, 0]
    points[3] = [0.5, 1]
    let half = shown(
      MeshGradient(
        width: 2, height: 2, points: points, resolvedColors: Self.colors.map { $0.resolve(in: EnvironmentValues()) },
        background: .pureBlue))
    #expect(half.pixel(75, 50) == .blue && half.pixel(2, 2).red > 200)
    let straight = Self.corners.map { point in
      MeshGradient.BezierPoint(
        position: point, leadingControlPoint: point - [0.3, 0], topControlPoint: point - [0, 0.3],
        trailingControlPoint: point + [0.3, 0], bottomControlPoint: point + [0, 0.3])
    }
    var bent = straight
    bent[0].trailingControlPoint = [0.3, 0.6]
    bent[1].leadingControlPoint = [0.7, 0.6]
    let flat = shown(MeshGradient(width: 2, height: 2, bezierPoints: straight, colors: Self.colors))
    let curved = shown(MeshGradient(width: 2, height: 2, bezierPoints: bent, colors: Self.colors))
    #expect(flat.pixel(50, 20) != .black && curved.pixel(50, 20) == .black)
    let resolved = MeshGradient(
      width: 2, height: 2, bezierPoints: straight, resolvedColors: Self.colors.map { $0.resolve(in: EnvironmentValues()) })
    #expect(shown(resolved).pixel(30, 60).isNear(flat.pixel(30, 60), within: 2))
  }

  @Test("numbers that do not fit show the background alone")
  func misfit() {
    let gradient = MeshGradient(
      width: 2, height: 3, locations: .points(Self.corners), colors: .colors(Self.colors), background: .pureGreen)
    #expect(gradient.locations == .points(Self.corners) && gradient.colors == .colors(Self.colors))
    #expect(shown(gradient).pixel(50, 50) == .green)
  }

  @Test("colours and points beyond all numbers end no app")
  func endless() {
    // 1e16 is a number, and its light times 4 is none.
    for number in [Float.infinity, .nan, 1e16] {
      let colors = Array(repeating: Color.Resolved(red: number, green: -number, blue: 1), count: 4)
      let far: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [number, -number]]
      for points in [Self.corners, far] {
        let gradient = MeshGradient(
          width: 2, height: 2, points: points, resolvedColors: colors, background: .pureGreen, colorSpace: .perceptual)
        _ = shown(gradient).pixel(50, 50)
      }
    }
  }

  @Test("in the perceptual space the middle is as light as both ends on average")
  func spaces() {
    func middle(_ space: Gradient.ColorSpace) -> Pixel {
      shown(
        MeshGradient(
          width: 2, height: 2, points: Self.corners, colors: [.black, .white, .black, .white], colorSpace: space)
      ).pixel(50, 50)
    }
    #expect(middle(.device).isNear(Pixel(gray: 128), within: 4))
    // Oklab's lightness 0.5 is 0.125 of the light.
    #expect(middle(.perceptual).isNear(Pixel(gray: 99), within: 5))
    let ends: [Color.Resolved] = [Color.black, .white, .black, .white].map { $0.resolve(in: EnvironmentValues()) }
    for gradient in [
      MeshGradient(width: 2, height: 2, points: Self.corners, resolvedColors: ends, colorSpace: .perceptual),
      MeshGradient(
        width: 2, height: 2, locations: .points(Self.corners), colors: .resolvedColors(ends), colorSpace: .perceptual),
    ] { #expect(shown(gradient).pixel(50, 50).isNear(Pixel(gray: 99), within: 5)) }
  }
}
