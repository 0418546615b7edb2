import CairoRenderer
import CoreGraphicsTypes
import EngineTesting
import Foundation
import SwiftUICore
import Testing

@Suite("Materials")
@MainActor
struct MaterialTests {
  private let glass = DisplayMaterial(
    tint: DisplayColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 0.8), radius: 6, saturation: 1.8)
  private let row = CGRect(x: 0, y: 60, width: 90, height: 20)

  /// Something that scrolls below a bar at the lower edge, and something that blinks at the upper one.
  private func list(_ stripes: DisplayFragment, _ bar: DisplayFragment, offset: CGFloat = 0, blink: Bool = false) -> DisplayList {
    let scroll = DisplayEffect.scroll(viewport: CGRect(x: 0, y: 0, width: 90, height: 80), offset: CGPoint(x: 0, y: offset))
    let items: [DisplayItem] = [
      .fragment(page, offset: .zero), .group(scroll, stripes, offset: .zero), .fragment(blink ? dot : .empty, offset: .zero),
      .fragment(bar, offset: .zero),
    ]
    let root = DisplayFragment(id: DisplayID(rawValue: 900_001), items: items, bounds: CGRect(x: 0, y: 0, width: 90, height: 80))
    return DisplayList(root: root, size: CGSize(width: 90, height: 80), scale: 2)
  }

  private let page = Make.rect(0, 0, 90, 80, .color(.white))
  private let dot = Make.rect(2, 2, 1, 4, .color(.black))
  private func stripes() -> DisplayFragment {
    Make.all((0..<30).map { Make.rect(0, CGFloat($0) * 20, 90, 10, $0 % 2 == 0 ? .rgb(1, 0, 0) : .color(.black)) })
  }
  private func bar() -> DisplayFragment { Make.group(.material(glass), Make.fill(Path(row), .color(.black))) }

  @Test("over one colour it is the tint over that colour, whatever the blur")
  func colour() {
    let white = list(Make.rect(0, 0, 90, 80, .color(.white)), bar()).painted()
    // 249 · 0.8 + 255 · 0.2 = 250.2
    #expect(white.channels(90, 140) == white.channels(3, 121))
    #expect([249, 250, 251].contains(white.pixel(x: 90, y: 140) & 255))
    #expect(white.pixel(x: 90, y: 100) & 255 == 255)
    let black = list(Make.rect(0, 0, 90, 80, .color(.black)), bar()).painted()
    #expect([198, 199, 200].contains(black.pixel(x: 90, y: 140) & 255))
  }

  @Test("what lies behind shows blurred: stripes of 10 points are nearly one colour, and show nothing sharp")
  func blur() {
    let picture = list(stripes(), bar()).painted()
    let column = (122..<158).map { Int(picture.pixel(x: 90, y: $0) & 255) }
    for (above, below) in zip(column, column.dropFirst()) { #expect(abs(above - below) <= 2) }
  }

  @Test("what lies in front of it does not show in it")
  func front() {
    let behind = list(stripes(), bar())
    let words = Make.text("Tab", at: CGPoint(x: 10, y: 62), size: 12)
    let front = DisplayFragment(
      id: behind.root.id, items: behind.root.items + [.fragment(words, offset: .zero)], bounds: behind.root.bounds)
    let one = behind.painted()
    let other = DisplayList(root: front, size: behind.size, scale: 2).painted()
    #expect(one.pixel(x: 160, y: 140) == other.pixel(x: 160, y: 140))
  }

  @Test("as content scrolls below it the damage holds what changes in it, and the rest of the picture only moves")
  func scrolling() {
    let (stripes, bar) = (stripes(), bar())
    let renderer = CairoRenderer()
    let buffer = list(stripes, bar).painted(by: renderer)
    var last = list(stripes, bar)
    for offset in stride(from: 4, through: 60, by: 4) as StrideThrough<CGFloat> {
      let next = list(stripes, bar, offset: offset)
      let damage = DisplayDiff.damage(from: last.root, to: next.root, size: next.size, scale: 2)
      renderer.paint(next, into: buffer, damage: damage)
      let whole = next.painted()
      #expect(memcmp(buffer.bytes.baseAddress!, whole.bytes.baseAddress!, buffer.bytes.count) == 0, "at \(offset)")
      last = next
    }
  }

  @Test("nothing is blurred again while what changes is out of reach")
  func kept() {
    let (stripes, bar) = (stripes(), bar())
    let renderer = CairoRenderer()
    let (still, blinking) = (list(stripes, bar), list(stripes, bar, blink: true))
    let buffer = still.painted(by: renderer)
    let before = renderer.pixelsPainted
    let damage = DisplayDiff.damage(from: still.root, to: blinking.root, size: still.size, scale: 2)
    renderer.paint(blinking, into: buffer, damage: damage)
    // The dot of 1 × 4 points with a pixel around it.
    #expect(renderer.pixelsPainted - before == 4 * 10)
    renderer.paint(blinking, into: buffer, damage: nil)
    #expect(renderer.pixelsPainted - before == 4 * 10 + 180 * 160)
    let whole = blinking.painted()
    #expect(memcmp(buffer.bytes.baseAddress!, whole.bytes.baseAddress!, buffer.bytes.count) == 0)
  }

  @Test("one that moves looks only at what it has not been over, one that rests only at what changes")
  func partly() {
    let (stripes, square) = (stripes(), Make.rect(0, 0, 20, 20, .color(.black)))
    let popup = Make.all([Make.group(.material(glass), square)])
    let renderer = CairoRenderer()
    var last = DisplayList(root: .empty, size: CGSize(width: 90, height: 80), scale: 2)
    let buffer = last.painted(by: renderer)
    /// The pixels that were painted to be looked at.
    func lookedAt(x: CGFloat, blink: Bool = false) -> Int {
      let items: [DisplayItem] = [
        .fragment(page, offset: .zero), .fragment(stripes, offset: .zero), .fragment(blink ? dot : .empty, offset: .zero),
        .fragment(popup, offset: CGPoint(x: x, y: 20)),
      ]
      let bounds = CGRect(x: 0, y: 0, width: 90, height: 80)
      let next = DisplayList(
        root: DisplayFragment(id: DisplayID(rawValue: 900_002), items: items, bounds: bounds), size: last.size, scale: 2)
      let damage = DisplayDiff.damage(from: last.root, to: next.root, size: next.size, scale: 2)
      let before = renderer.pixelsPainted
      renderer.paint(next, into: buffer, damage: damage)
      let whole = next.painted()
      #expect(memcmp(buffer.bytes.baseAddress!, whole.bytes.baseAddress!, buffer.bytes.count) == 0, "at \(x)")
      last = next
      return renderer.pixelsPainted - before - Int(damage.rects.reduce(0) { $0 + $1.width * $1.height * 4 })
    }
    // Cells of 2 pixels: a sigma of 5.98 of them, which reaches 20 of them; one for edges, one for what lies between two.
    let reach = 44
    #expect(lookedAt(x: 20) == (80 + reach) * (80 + reach))
    #expect(lookedAt(x: 30) == 20 * (80 + reach))
    #expect(lookedAt(x: 26) == 8 * (80 + reach))
    // The dot lies in what was not looked at last.
    #expect(lookedAt(x: 20, blink: true) == 8 * (80 + reach))
    // Its pixels 3 ..< 7, 3 ..< 13.
    #expect(lookedAt(x: 20, blink: false) == 4 * 10)
    #expect(lookedAt(x: 20, blink: false) == 0)
  }

  @Test("what lies below is painted once, and as it scrolls only where it appears")
  func steps() {
    let (stripes, bar) = (stripes(), bar())
    let renderer = CairoRenderer()
    var last = list(stripes, bar)
    let buffer = last.painted(by: renderer)
    for offset in [4, 8, 12] as [CGFloat] {
      let next = list(stripes, bar, offset: offset)
      let damage = DisplayDiff.damage(from: last.root, to: next.root, size: next.size, scale: 2)
      let before = renderer.pixelsPainted
      renderer.paint(next, into: buffer, damage: damage)
      // Beside the damage: four points, and a pixel above, of a picture that is as wide.
      let lookedAt = renderer.pixelsPainted - before - Int(damage.rects.reduce(0) { $0 + $1.width * $1.height * 4 })
      #expect(lookedAt == 180 * 9)
      last = next
    }
  }

  @Test("frame after frame the pictures are those of painting everything", arguments: Seeds.chosen(from: 0..<40))
  func frames(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let renderer = CairoRenderer()
    var (offset, shift): (CGFloat, CGFloat) = (0, 0)
    let (stripes, pinned) = (stripes(), Make.all([Make.group(.material(glass), Make.rect(0, 0, 90, 12, .color(.black)))]))
    let words = Make.text("Tab", at: CGPoint(x: 30, y: 62), size: 12)
    let capsule = Make.group(.material(glass), Make.rounded(CGRect(x: 10, y: 58, width: 60, height: 18), 9, .color(.black)))
    let effects: [DisplayEffect] = [
      .shadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 2)), .opacity(0.7), .compositingGroup,
      .clip(Path(CGRect(x: 15, y: 50, width: 50, height: 40)), isEvenOdd: false, isAntialiased: true, snapFrame: nil),
      .transform(ProjectionTransform(CGAffineTransform(translationX: 3, y: -7))), .blendMode(.multiply), .colorFilter(.invert),
    ]
    let tabs = Make.group(effects[seed % effects.count], Make.all([capsule, words]))
    func list() -> DisplayList {
      let content = DisplayFragment(
        id: DisplayID(rawValue: 900_003),
        items: [.fragment(stripes, offset: .zero), .fragment(pinned, offset: CGPoint(x: 0, y: offset + 3))],
        bounds: CGRect(x: 0, y: 0, width: 90, height: 600))
      let scroll = DisplayEffect.scroll(viewport: CGRect(x: 0, y: 4, width: 90, height: 76), offset: CGPoint(x: 0, y: offset))
      let items: [DisplayItem] = [
        .fragment(page, offset: .zero), .group(scroll, content, offset: .zero),
        .fragment(shift > 4 ? dot : .empty, offset: .zero), .fragment(tabs, offset: CGPoint(x: shift, y: 0)),
      ]
      let root = DisplayFragment(
        id: DisplayID(rawValue: 900_004), items: items, bounds: CGRect(x: 0, y: 0, width: 90, height: 80))
      return DisplayList(root: root, size: CGSize(width: 90, height: 80), scale: 2)
    }
    var last = list()
    let buffer = last.painted(by: renderer)
    for frame in 0..<12 {
      offset = max(0, offset + CGFloat(Int.random(in: -20...30, using: &random)) / 2)
      if Int.random(in: 0..<3, using: &random) == 0 { shift = CGFloat(Int.random(in: -10...10, using: &random)) }
      let next = list()
      let damage = DisplayDiff.damage(from: last.root, to: next.root, size: next.size, scale: 2)
      renderer.paint(next, into: buffer, damage: damage)
      let whole = next.painted()
      #expect(
        memcmp(buffer.bytes.baseAddress!, whole.bytes.baseAddress!, buffer.bytes.count) == 0, "seed \(seed), frame \(frame)")
      last = next
    }
  }

  @Test("one over another shows the other")
  func nested() {
    let lower = Make.group(.material(glass), Make.rect(0, 20, 90, 60, .color(.black)))
    let upper = Make.group(.material(glass), Make.rounded(CGRect(x: 20, y: 40, width: 50, height: 30), 8, .color(.black)))
    let picture = Make.list([page, stripes(), lower, upper], width: 90, height: 80).painted()
    let (one, two) = (picture.pixel(x: 10, y: 110) & 255, picture.pixel(x: 90, y: 110) & 255)
    #expect(two > one)
  }
}
