import CoreGraphicsTypes
import Foundation

/// A grid of colours between curves, as it is painted into a picture.
nonisolated struct ColorMesh {
  private let width: Int
  private let points: [MeshGradient.BezierPoint]
  /// The colours' components in the space in which they are mixed.
  private let colors: [SIMD4<Float>]
  private let isSmooth: Bool
  private let space: Gradient.ColorSpace
  /// Pixels on each side of the picture, without the frame of one pixel that its edges repeat into.
  private static let side = 128
  /// Into how many steps each part between four points is cut, along both sides.
  private var steps: Int { max(4, 64 / max(width - 1, points.count / width - 1)) }

  init(
    width: Int, points: [MeshGradient.BezierPoint], colors: [DisplayColor], isSmooth: Bool, space: Gradient.ColorSpace
  ) {
    (self.width, self.points, self.isSmooth, self.space) = (width, points, isSmooth, space)
    self.colors = colors.map(space.components)
  }

  /// The mesh over a colour, as a picture that fills a rectangle.
  func picture(on ground: DisplayColor, filling frame: CGRect) -> DisplayPaint.ImageTile {
    var canvas = MeshCanvas(side: Self.side, ground: ground)
    for row in 0..<(points.count / width - 1) {
      for column in 0..<(width - 1) { paintPart(at: row * width + column, on: &canvas) }
    }
    let pixel = CGSize(width: frame.width / CGFloat(Self.side), height: frame.height / CGFloat(Self.side))
    return DisplayPaint.ImageTile(
      image: canvas.picture, origin: CGPoint(x: frame.minX - pixel.width, y: frame.minY - pixel.height),
      tileSize: CGSize(width: frame.width + 2 * pixel.width, height: frame.height + 2 * pixel.height))
  }

  /// Paints what is between a point, its next one in the row, and the two below them.
  private func paintPart(at first: Int, on canvas: inout MeshCanvas) {
    let steps = steps
    func vertex(_ i: Int, _ j: Int) -> MeshCanvas.Vertex {
      let (u, v) = (Float(i) / Float(steps), Float(j) / Float(steps))
      return MeshCanvas.Vertex(place: place(first, u, v), color: color(first, u, v))
    }
    var above = (0...steps).map { vertex($0, 0) }
    for j in 1...steps {
      let below = (0...steps).map { vertex($0, j) }
      for i in 0..<steps {
        canvas.fill(above[i], above[i + 1], below[i])
        canvas.fill(above[i + 1], below[i + 1], below[i])
      }
      above = below
    }
  }

  /// A point of a Coons patch between four curves.
  private func place(_ first: Int, _ u: Float, _ v: Float) -> SIMD2<Float> {
    let (a, b, c, d) = (points[first], points[first + 1], points[first + width], points[first + width + 1])
    let top = curve(a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, u)
    let bottom = curve(c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, u)
    let left = curve(a.position, a.bottomControlPoint, c.topControlPoint, c.position, v)
    let right = curve(b.position, b.bottomControlPoint, d.topControlPoint, d.position, v)
    let plane = mix(mix(a.position, b.position, u), mix(c.position, d.position, u), v)
    return mix(top, bottom, v) + mix(left, right, u) - plane
  }

  private func curve(
    _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>, _ t: Float
  ) -> SIMD2<Float> {
    let (ab, bc, cd) = (mix(a, b, t), mix(b, c, t), mix(c, d, t))
    return mix(mix(ab, bc, t), mix(bc, cd, t), t)
  }

  private func mix(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ t: Float) -> SIMD2<Float> { a + (b - a) * t }

  /// Red, green and blue times the opacity, and the opacity.
  private func color(_ first: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
    let (s, t) = isSmooth ? (u * u * (3 - 2 * u), v * v * (3 - 2 * v)) : (u, v)
    let top = colors[first] * (1 - s) + colors[first + 1] * s
    let bottom = colors[first + width] * (1 - s) + colors[first + width + 1] * s
    return space.color(of: top * (1 - t) + bottom * t).premultiplied
  }
}

extension DisplayColor {
  /// Red, green and blue times the opacity, and the opacity.
  fileprivate nonisolated var premultiplied: SIMD4<Float> { SIMD4(red * alpha, green * alpha, blue * alpha, alpha) }
}

/// Pixels that triangles are painted into.
private nonisolated struct MeshCanvas {
  struct Vertex {
    let place: SIMD2<Float>
    let color: SIMD4<Float>
  }
  private let side: Int
  private let ground: SIMD4<Float>
  private var pixels: [SIMD4<Float>]

  init(side: Int, ground: DisplayColor) {
    self.side = side
    self.ground = ground.premultiplied
    pixels = Array(repeating: ground.premultiplied, count: side * side)
  }

  mutating func fill(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
    let scale = Float(side)
    let (p, q, r) = (a.place * scale - 0.5, b.place * scale - 0.5, c.place * scale - 0.5)
    let area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    guard area.isFinite, abs(area) > 1e-6 else { return }
    let (low, high) = (pointwiseMin(pointwiseMin(p, q), r), pointwiseMax(pointwiseMax(p, q), r))
    let columns = clamped(low.x, high.x), rows = clamped(low.y, high.y)
    for y in rows {
      for x in columns {
        let (dx, dy) = (Float(x) - p.x, Float(y) - p.y)
        let s = (dx * (r.y - p.y) - dy * (r.x - p.x)) / area, t = (dy * (q.x - p.x) - dx * (q.y - p.y)) / area
        // Neighbours share their edges, and no pixel between them is left out.
        guard s >= -0.001, t >= -0.001, s + t <= 1.001 else { continue }
        let color = a.color * (1 - s - t) + b.color * s + c.color * t
        pixels[y * side + x] = color + ground * (1 - color.w)
      }
    }
  }

  /// The whole numbers from one to another that count pixels.
  private func clamped(_ low: Float, _ high: Float) -> Range<Int> {
    let first = Int(clamping: Double(min(max(low.rounded(.up), 0), Float(side))))
    let last = Int(clamping: Double(min(max(high.rounded(.down), -1), Float(side - 1))))
    return first..<max(last + 1, first)
  }

  /// The pixels with those at the edges once more around them.
  var picture: CGImage {
    let outer = side + 2
    var bytes = Data(capacity: outer * outer * 4)
    for y in 0..<outer {
      for x in 0..<outer {
        let pixel = pixels[min(max(y - 1, 0), side - 1) * side + min(max(x - 1, 0), side - 1)]
        for part in 0..<4 { bytes.append(UInt8(min(max(pixel[part].finiteComponent, 0), 1) * 255 + 0.5)) }
      }
    }
    return CGImage(width: outer, height: outer, pixels: bytes)
  }
}
