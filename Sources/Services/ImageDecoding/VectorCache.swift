import CCairo
import CImaging
import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// Draws vector pictures at the sizes asked for, and keeps the last few.
struct VectorCache {
  private static let entryLimit = 4
  /// Pixels in one direction, and in all.
  private static let sideLimit = 8192.0
  private static let areaLimit = 16_000_000.0
  private var entries: [(width: Int, height: Int, image: CGImage)] = []

  /// The drawing that covers a size in pixels; smaller, in proportion, where that would be too large.
  mutating func image(for size: CGSize, draw: (OpaquePointer, Int, Int) -> Bool) -> CGImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let fit = min(
      1, Self.sideLimit / max(size.width, size.height), (Self.areaLimit / size.width / size.height).squareRoot())
    let width = max(Int((size.width * fit).rounded(.up)), 1), height = max(Int((size.height * fit).rounded(.up)), 1)
    if let index = entries.firstIndex(where: { $0.width == width && $0.height == height }) {
      entries.append(entries.remove(at: index))
      return entries.last?.image
    }
    guard let image = Self.draw(width, height, draw) else { return nil }
    if entries.count == Self.entryLimit { entries.removeFirst() }
    entries.append((width, height, image))
    return image
  }

  private static func draw(_ width: Int, _ height: Int, _ draw: (OpaquePointer, Int, Int) -> Bool) -> CGImage? {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    let isDrawn = draw(context, width, height)
    cairo_destroy(context)
    guard isDrawn else { return nil }
    cairo_surface_flush(surface)
    guard let source = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels = Data(count: width * height * 4)
    pixels.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      for y in 0..<height {
        let from = UnsafeRawPointer(source + y * stride).assumingMemoryBound(to: UInt32.self)
        let to = target.baseAddress! + y * width * 4
        for x in 0..<width {
          let pixel = from[x] & 0xFF00_FF00 | (from[x] & 0xFF) << 16 | from[x] >> 16 & 0xFF
          to.storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self)
        }
      }
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }
}

extension CGSize {
  /// The size within what pictures can have; a square where it is no size at all.
  init(untrustedWidth width: Double, height: Double) {
    let isSize = width.isFinite && height.isFinite && width > 0 && height > 0
    self = isSize ? CGSize(width: min(width, 100_000), height: min(height, 100_000)) : CGSize(width: 100, height: 100)
  }
}
