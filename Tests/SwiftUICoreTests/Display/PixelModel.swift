import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// A picture of few pixels, painted so that whatever paints differently looks different: a pixel's value tells what was painted
/// there, in which order and through which effects.
///
/// Rectangles lie on whole pixels, one for each point. What an effect does is made up; only how far it reaches is true.
struct PixelModel: Equatable {
  let width: Int
  let height: Int
  /// 0 is nothing.
  private(set) var pixels: [UInt64]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: 0, count: width * height)
  }

  init(_ fragment: DisplayFragment, width: Int, height: Int) {
    self.init(width: width, height: height)
    paint(fragment, at: .zero)
  }

  private subscript(x: Int, y: Int) -> UInt64 {
    get { x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x] : 0 }
    set { if x >= 0 && y >= 0 && x < width && y < height { pixels[y * width + x] = newValue } }
  }

  private static func mix(_ values: UInt64...) -> UInt64 {
    values.reduce(0x9E37_79B9_7F4A_7C15) { ($0 ^ $1) &* 0xBF58_476D_1CE4_E5B9 &+ ($0 >> 29) } | 1
  }

  private static func number(_ value: some Hashable) -> UInt64 { UInt64(bitPattern: Int64(value.hashValue)) }

  /// The whole pixels of a rectangle.
  private func cells(_ rect: CGRect) -> (x: Range<Int>, y: Range<Int>) {
    guard !rect.isNull else { return (0..<0, 0..<0) }
    let (left, top) = (max(Int(rect.minX.rounded()), 0), max(Int(rect.minY.rounded()), 0))
    return (left..<max(left, min(Int(rect.maxX.rounded()), width)), top..<max(top, min(Int(rect.maxY.rounded()), height)))
  }

  // MARK: Painting

  private mutating func paint(_ fragment: DisplayFragment, at origin: CGPoint) {
    for item in fragment.items {
      switch item {
      case .fill(let fill): paint(fill.path.boundingRect.offsetBy(dx: origin.x, dy: origin.y), fill.paint)
      case .stroke(let stroke):
        let reach = stroke.style.lineWidth / 2
        paint(stroke.path.boundingRect.insetBy(dx: -reach, dy: -reach).offsetBy(dx: origin.x, dy: origin.y), stroke.paint)
      case .fragment(let child, let offset): paint(child, at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y))
      case .group(let effect, let child, let offset): paint(child, at: offset, through: effect, at: origin)
      case .text, .image: break
      }
    }
  }

  private mutating func paint(_ rect: CGRect, _ paint: DisplayPaint) {
    guard case .color(let color) = paint else { return }
    let (xs, ys) = cells(rect)
    let value = Self.number(color)
    for y in ys { for x in xs { self[x, y] = color.alpha == 1 ? Self.mix(value) : Self.mix(self[x, y], value) } }
  }

  private mutating func paint(
    _ content: DisplayFragment, at offset: CGPoint, through effect: DisplayEffect, at origin: CGPoint
  ) {
    var layer = PixelModel(width: width, height: height)
    var position = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
    if case .scroll(_, let scroll) = effect { position = CGPoint(x: position.x - scroll.x, y: position.y - scroll.y) }
    layer.paint(content, at: position)
    for y in 0..<height {
      for x in 0..<width {
        let value = layer.value(x, y, through: effect, at: origin)
        if value != 0 { self[x, y] = Self.mix(self[x, y], value) }
      }
    }
  }

  /// What a pixel of this layer becomes.
  private func value(_ x: Int, _ y: Int, through effect: DisplayEffect, at origin: CGPoint) -> UInt64 {
    func isInside(_ rect: CGRect) -> Bool {
      let (xs, ys) = cells(rect.offsetBy(dx: origin.x, dy: origin.y))
      return xs.contains(x) && ys.contains(y)
    }
    switch effect {
    case .opacity(let opacity): return changed(self[x, y], Self.number(opacity))
    case .compositingGroup: return changed(self[x, y], 1)
    case .xor: return changed(self[x, y], 3)
    case .adjoining: return changed(self[x, y], 4)
    case .blendMode(let mode): return changed(self[x, y], Self.number(mode))
    case .colorFilter(let filter): return changed(self[x, y], Self.number("\(filter)"))
    // What it shows of what lies below is held by the renderer's tests.
    case .material(let material): return changed(self[x, y], Self.number(material.radius))
    case .clip(let path, _, _, _): return isInside(path.boundingRect) ? self[x, y] : 0
    case .scroll(let viewport, _): return isInside(viewport) ? self[x, y] : 0
    case .mask(let mask, let offset):
      var cover = PixelModel(width: width, height: height)
      cover.paint(mask, at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y))
      return cover[x, y] == 0 ? 0 : changed(self[x, y], cover[x, y])
    case .transform(let transform): return self[x - Int(transform.m31), y - Int(transform.m32)]
    case .shadow(let color, let radius, let offset):
      let shadow = around(x - Int(offset.width), y - Int(offset.height), reach: Int((1.5 * radius).rounded(.down)))
      return self[x, y] != 0 ? self[x, y] : changed(shadow, Self.number(color))
    case .blur(let radius, _): return around(x, y, reach: Int((3 * radius).rounded(.down)))
    }
  }

  private func changed(_ value: UInt64, _ by: UInt64) -> UInt64 { value == 0 ? 0 : Self.mix(value, by) }

  private func around(_ x: Int, _ y: Int, reach: Int) -> UInt64 {
    var sum: UInt64 = 0
    for row in y - reach...y + reach {
      for column in x - reach...x + reach where self[column, row] != 0 { sum = Self.mix(sum, self[column, row]) }
    }
    return sum
  }

  // MARK: Damage

  /// Shows another picture by painting only what is damaged.
  mutating func apply(_ damage: Damage, of new: PixelModel) {
    for move in damage.moves {
      let before = self
      let (xs, ys) = cells(move.rect)
      let (dx, dy) = (Int(move.delta.width), Int(move.delta.height))
      for y in ys {
        for x in xs where xs.contains(x - dx) && ys.contains(y - dy) { self[x, y] = before[x - dx, y - dy] }
      }
    }
    for rect in damage.rects {
      let (xs, ys) = cells(rect)
      for y in ys { for x in xs { self[x, y] = new[x, y] } }
    }
  }

  /// The pixels that differ from another picture's.
  func differences(from other: PixelModel) -> [(x: Int, y: Int)] {
    pixels.indices.filter { pixels[$0] != other.pixels[$0] }.map { ($0 % width, $0 / width) }
  }
}
