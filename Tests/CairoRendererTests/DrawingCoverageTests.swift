import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

@testable import CairoRenderer

@MainActor
@Suite("Paths of many steps") struct DrawingCoverageTests {
  private func list(_ item: DisplayItem, scrolledBy offset: CGFloat) -> DisplayList {
    let content = Make.fragment([item], bounds: item.bounds)
    let scrolled = DisplayFragment(
      id: DisplayID(rawValue: 7), items: [.fragment(content, offset: CGPoint(x: -offset, y: 0))],
      bounds: content.bounds.offsetBy(dx: -offset, dy: 0))
    return Make.list([Make.rect(0, 0, 100, 60, .white), scrolled], width: 100, height: 60, scale: 2)
  }

  private func zigzag() -> Path {
    Path { path in
      path.addLines((0..<400).map { CGPoint(x: 40 + CGFloat($0) / 3, y: $0 % 2 == 0 ? 8.3 : 51.7) })
    }
  }

  @Test("are drawn once while strips of them appear, and look as they do when all is painted", arguments: [true, false])
  func strips(isStroke: Bool) throws {
    let style = StrokeStyle(lineWidth: 1.5, lineJoin: .round)
    let item: DisplayItem =
      isStroke
      ? .stroke(DisplayStroke(path: zigzag(), style: style, paint: .color(.black)))
      : .fill(DisplayFill(path: zigzag(), paint: .color(.black)))
    let renderer = CairoRenderer()
    let buffer = list(item, scrolledBy: 0).painted(by: renderer)
    for step in 1...12 {
      let next = list(item, scrolledBy: CGFloat(step) * 3)
      let strip = CGRect(x: 97, y: 0, width: 3, height: 60)
      renderer.paint(
        next, into: buffer,
        damage: Damage(
          moves: [Damage.Move(rect: CGRect(x: 0, y: 0, width: 100, height: 60), delta: CGSize(width: -3, height: 0))],
          rects: [strip]))
      let whole = next.painted(by: CairoRenderer())
      #expect(withExtendedLifetime(whole) { Array(buffer.bytes) == Array(whole.bytes) }, "step \(step)")
    }
    #expect(renderer.drawings.count == 1)
  }

  @Test("of few steps, and where another place on the pixels shows, are not taken for known ones")
  func others() {
    let renderer = CairoRenderer()
    let style = StrokeStyle(lineWidth: 1.5)
    let path = zigzag()
    let item = DisplayItem.stroke(DisplayStroke(path: path, style: style, paint: .color(.black)))
    for offset in [0, 0.25, 20.25] {
      let shown = list(item, scrolledBy: offset)
      let (known, new) = (shown.painted(by: renderer), shown.painted(by: CairoRenderer()))
      #expect(withExtendedLifetime((known, new)) { Array(known.bytes) == Array(new.bytes) })
    }
    #expect(renderer.drawings.count == 2)
    let wide = DisplayItem.stroke(DisplayStroke(path: path, style: StrokeStyle(lineWidth: 3), paint: .color(.black)))
    _ = list(wide, scrolledBy: 0).painted(by: renderer)
    #expect(renderer.drawings.count == 3)
    let short = DisplayItem.stroke(
      DisplayStroke(path: Path { $0.addLines([.zero, CGPoint(x: 90, y: 50)]) }, style: style, paint: .color(.black)))
    _ = list(short, scrolledBy: 0).painted(by: renderer)
    #expect(renderer.drawings.count == 3)
  }
}

@Suite("Kept pictures") struct RasterCacheTests {
  private struct Picture: RasterCacheable { let byteCount: Int }

  @Test("go where there are too many of them, those first that were not used for longest")
  func limit() {
    let cache = RasterCache<Int, Picture>(byteLimit: 1000)
    for number in 0..<10 {
      cache.beginFrame()
      cache.insert(Picture(byteCount: 100), for: number)
    }
    #expect(cache.count == 10)
    cache.beginFrame()
    _ = cache[2]
    cache.insert(Picture(byteCount: 100), for: 10)
    // A quarter is free then.
    #expect(cache.count == 7 && cache.byteCount == 700)
    #expect(cache[2] != nil && cache[10] != nil && cache[0] == nil)
  }

  @Test("several kinds together stay below a limit: what was not used for longest goes, whichever kind it is")
  func together() {
    let (first, second) = (RasterCache<Int, Picture>(byteLimit: 1_000), RasterCache<String, Picture>(byteLimit: 1_000))
    let caches: [any AgingCache] = [first, second]
    for index in 0..<8 { first.insert(Picture(byteCount: 100), for: index) }
    for _ in 0..<10 {
      caches.beginFrame(byteLimit: 1_000)
      _ = first[7]
    }
    #expect(first.count == 8)
    for index in 0..<4 { second.insert(Picture(byteCount: 100), for: "\(index)") }
    for _ in 0..<55 {
      caches.beginFrame(byteLimit: 1_000)
      #expect(second["0"] != nil && first[7] != nil)
    }
    // The seven that no frame has used since they came, and none that one still uses; below the limit nothing more.
    #expect(first.count == 1 && second.count == 4)
    #expect(first.byteCount + second.byteCount == 500)
  }

  @Test("what a moment ago was used stays, however much it is")
  func inUse() {
    let cache = RasterCache<Int, Picture>(byteLimit: 10_000)
    let caches: [any AgingCache] = [cache]
    for index in 0..<20 { cache.insert(Picture(byteCount: 100), for: index) }
    for _ in 0..<20 {
      caches.beginFrame(byteLimit: 1_000)
      for index in 0..<15 { _ = cache[index] }
    }
    #expect(cache.count == 15)
  }
}
