import CairoRenderer
import CoreGraphicsTypes
import EngineTesting
import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite struct DamageTests {
  private func difference(_ one: PixelBuffer, _ other: PixelBuffer) -> (count: Int, most: Int, first: String) {
    var (count, most, first) = (0, 0, "")
    if memcmp(one.bytes.baseAddress!, other.bytes.baseAddress!, one.bytes.count) == 0 { return (0, 0, "") }
    for y in 0..<one.height {
      for x in 0..<one.width where one.pixel(x: x, y: y) != other.pixel(x: x, y: y) {
        if count == 0 { first = "(\(x), \(y)): \(one.channels(x, y)) and \(other.channels(x, y))" }
        count += 1
        for shift in [UInt32(0), 8, 16, 24] {
          let (a, b) = (Int(one.pixel(x: x, y: y) >> shift & 255), Int(other.pixel(x: x, y: y) >> shift & 255))
          most = max(most, abs(a - b))
        }
      }
    }
    return (count, most, first)
  }

  /// Scenes in which Cairo once made something else of a row, since it did not see the same rows above and below it.
  private nonisolated static let scenesWithOtherRows = [29, 331, 783, 1000, 1100, 1213]

  @Test(
    "a part painted alone has the pixels of the whole",
    arguments: Seeds.chosen(from: 0..<80) + scenesWithOtherRows)
  func parts(seed: Int) { paintParts(seed: seed, scale: [1, 2, 3][seed % 3]) }

  @Test("so has one of shapes that are drawn in several bands", arguments: Seeds.chosen(from: 0..<20))
  func partsOfHighShapes(seed: Int) { paintParts(seed: seed, scale: 9) }

  private func paintParts(seed: Int, scale: CGFloat) {
    var random = SplitMix(seed: UInt64(seed) + 1000)
    let list = RandomScene.list(seed: UInt64(seed), scale: scale)
    let renderer = CairoRenderer()
    let whole = list.painted(by: renderer)
    let buffer = list.makeBuffer()
    for _ in 0..<4 {
      buffer.bytes.copyMemory(from: UnsafeRawBufferPointer(whole.bytes))
      buffer.markDirty()
      let x = CGFloat(Int.random(in: 0..<80, using: &random))
      let y = CGFloat(Int.random(in: 0..<60, using: &random))
      let width = CGFloat(Int.random(in: 1...40, using: &random))
      let height = CGFloat(Int.random(in: 1...40, using: &random))
      let rect = CGRect(x: x, y: y, width: width, height: height)
      // What was there before does not matter.
      let scribble = Make.list(
        [Make.rect(x, y, width, height, .rgb(1, 0, 1, 0.5))], width: 90, height: 70, scale: list.scale)
      renderer.paint(scribble, into: buffer, damage: Damage(rects: [rect]))
      // Caches of the first painting and new ones give the same.
      let fresh = Bool.random(using: &random) ? renderer : CairoRenderer()
      fresh.paint(list, into: buffer, damage: Damage(rects: [rect]))
      let found = difference(whole, buffer)
      #expect(
        found.count == 0, "seed \(seed), \(rect): \(found.count) pixels, at most \(found.most); first \(found.first)")
    }
  }

  @Test("the scenes hold every effect that there is")
  func effects() {
    let found = (0..<40).reduce(into: Set<EffectKind>()) { $0.formUnion(EffectKind.all(in: RandomScene.list(seed: $1).root)) }
    #expect(found == Set(EffectKind.allCases))
  }

  @Test("painting what differs gives the next picture", arguments: Seeds.chosen(from: 0..<40))
  func changes(seed: Int) {
    let (old, new) = RandomScene.change(seed: UInt64(seed), scale: [1, 2, 3][seed % 3])
    let renderer = CairoRenderer()
    let buffer = old.painted(by: renderer)
    let damage = DisplayDiff.damage(from: old.root, to: new.root, size: new.size, scale: new.scale)
    renderer.paint(new, into: buffer, damage: damage)
    let found = difference(new.painted(by: renderer), buffer)
    #expect(found.count == 0, "seed \(seed): \(found.count) pixels, at most \(found.most); first \(found.first); \(damage)")
  }

  @Test("so does painting there and back many times with what the renderer has kept", arguments: Seeds.chosen(from: 0..<40))
  func thereAndBack(seed: Int) {
    let (old, new) = RandomScene.change(seed: UInt64(seed), scale: [1, 2, 3][seed % 3])
    let renderer = CairoRenderer()
    let buffer = old.painted(by: renderer)
    for step in 0..<4 {
      let (from, to) = step % 2 == 0 ? (old, new) : (new, old)
      let damage = DisplayDiff.damage(from: from.root, to: to.root, size: to.size, scale: to.scale)
      renderer.paint(to, into: buffer, damage: damage)
      let found = difference(to.painted(), buffer)
      #expect(
        found.count == 0, "seed \(seed), step \(step): \(found.count) pixels, at most \(found.most); first \(found.first)")
    }
  }

  private func row(_ index: Int) -> DisplayFragment {
    let top = 5 + CGFloat(index) * 20.25
    let stops = [DisplayGradientStop(color: .black, location: 0), DisplayGradientStop(color: .white, location: 1)]
    let gradient = DisplayPaint.linearGradient(stops: stops, start: CGPoint(x: 60, y: 0), end: CGPoint(x: 80, y: 7))
    let card = Make.rounded(CGRect(x: 5, y: top, width: 80, height: 14), 4, .white)
    return Make.all([
      Make.group(.shadow(color: .black, radius: 3, offset: .zero), card),
      Make.text("Row \(index)", at: CGPoint(x: 10, y: top + 1), size: 9), Make.rect(60, top + 3, 20, 8, gradient),
    ])
  }

  @Test func movedPixelsAreThoseOfTheMovedContent() {
    let rows = Make.all((0..<30).map { row($0) })
    func list(_ offset: CGFloat) -> DisplayList {
      let scroll = DisplayEffect.scroll(
        viewport: CGRect(x: 0, y: 10, width: 90, height: 50), offset: CGPoint(x: 0, y: offset))
      return Make.list([Make.rect(0, 0, 90, 70, .rgb(0.9, 0.9, 0.9)), Make.group(scroll, rows)], width: 90, height: 70)
    }
    let viewport = CGRect(x: 0, y: 10, width: 90, height: 50)
    for (from, to) in [(100, 112.5), (100, 88), (100, 101), (100, 99.5), (100, 180)] as [(CGFloat, CGFloat)] {
      let renderer = CairoRenderer()
      let buffer = list(from).painted(by: renderer)
      let delta = from - to
      let strip =
        delta < 0
        ? CGRect(x: 0, y: max(60 + delta, 10), width: 90, height: min(-delta, 50))
        : CGRect(x: 0, y: 10, width: 90, height: min(delta, 50))
      renderer.paint(
        list(to), into: buffer,
        damage: Damage(moves: [.init(rect: viewport, delta: CGSize(width: 0, height: delta))], rects: [strip]))
      let found = difference(list(to).painted(), buffer)
      #expect(found.count == 0, "from \(from) to \(to): \(found)")
    }
  }

  @Test func workFollowsTheDamage() throws {
    let renderer = CairoRenderer()
    // What lies below a material is painted beside it.
    let list = try #require((7...40).lazy.map { RandomScene.list(seed: $0) }.first { !$0.root.hasMaterial })
    let buffer = list.painted(by: renderer)
    #expect(renderer.pixelsPainted == 180 * 140)
    renderer.paint(
      list, into: buffer,
      damage: Damage(rects: [CGRect(x: 1, y: 1, width: 10, height: 5), CGRect(x: -50, y: 0, width: 20, height: 20)]))
    #expect(renderer.pixelsPainted == 180 * 140 + 200)
    renderer.paint(
      list, into: buffer,
      damage: Damage(moves: [
        .init(rect: CGRect(x: 0, y: 0, width: 90, height: 70), delta: CGSize(width: 3, height: -2))
      ]))
    #expect(renderer.pixelsPainted == 180 * 140 + 200)
  }
}
