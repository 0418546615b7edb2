import EngineTesting
import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

@Suite("What differs between two pictures")
struct DisplayDiffTests {
  private let size = RandomDisplay.size

  private func damage(_ old: DisplayFragment, _ new: DisplayFragment, scale: CGFloat = 1) -> Damage {
    DisplayDiff.damage(from: old, to: new, size: size, scale: scale)
  }

  private func picture(_ fragment: DisplayFragment) -> PixelModel {
    PixelModel(fragment, width: Int(size.width), height: Int(size.height))
  }

  private func expectCovered(
    _ old: DisplayFragment, _ new: DisplayFragment, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let damage = damage(old, new)
    var shown = picture(old)
    let wanted = picture(new)
    shown.apply(damage, of: wanted)
    let wrong = shown.differences(from: wanted)
    guard let first = wrong.first else { return }
    Issue.record(
      "\(name): \(wrong.count) pixels, the first at \(first); \(damage)\n\(old.description)\n\(new.description)",
      sourceLocation: sourceLocation)
  }

  @Test("Painting the damage of one change alone shows what painting everything shows", arguments: Seeds.chosen(from: 0..<400))
  func oneChange(seed: Int) {
    var random = RandomDisplay(seed: seed)
    var old = random.root()
    for step in 0..<4 {
      let new = random.changed(old)
      expectCovered(old, new, "seed \(seed), step \(step)")
      old = new
    }
  }

  @Test("So does the damage of several changes in one frame", arguments: Seeds.chosen(from: 0..<400))
  func severalChanges(seed: Int) {
    var random = RandomDisplay(seed: seed + 10_000)
    let old = random.root()
    var new = old
    for _ in 0..<3 { new = random.changed(new) }
    expectCovered(old, new, "seed \(seed)")
    expectCovered(new, old, "seed \(seed), back")
  }

  // MARK: Single cases

  @Test("Of a fragment in which very many shapes differ all is painted, and a few of many by themselves")
  func manyShapes() {
    func shapes(moved: Int) -> DisplayFragment {
      let items = (0..<1000).map { index -> DisplayItem in
        let position = CGPoint(x: CGFloat(index % 10) + (index < moved ? 1 : 0), y: CGFloat(index % 7))
        return .fill(DisplayFill(path: Path(CGRect(origin: position, size: CGSize(width: 1, height: 1))), paint: .color(.black)))
      }
      return DisplayFragment(id: DisplayID(rawValue: 5), items: items, bounds: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    #expect(damage(shapes(moved: 0), shapes(moved: 1000)).rects == [CGRect(origin: .zero, size: size)])
    #expect(damage(shapes(moved: 0), shapes(moved: 1)).rects.allSatisfy { $0.width < 8 && $0.height < 8 })
    expectCovered(shapes(moved: 0), shapes(moved: 300), "300 of 1000")
  }

  private func box(_ id: UInt64, _ rect: CGRect, red: Float = 1) -> DisplayFragment {
    let fill = DisplayFill(path: Path(rect), paint: .color(DisplayColor(red: red, green: 0, blue: 0)))
    return DisplayFragment(id: DisplayID(rawValue: id), items: [.fill(fill)], bounds: rect)
  }

  private func container(_ id: UInt64, _ children: [DisplayFragment], at offset: CGPoint = .zero) -> DisplayFragment {
    DisplayFragment(
      id: DisplayID(rawValue: id), items: children.map { .fragment($0, offset: offset) },
      bounds: children.reduce(CGRect.null) { $0.union($1.bounds.offsetBy(dx: offset.x, dy: offset.y)) })
  }

  @Test("Children that change places in front of each other are painted again, also where another one comes in")
  func order() {
    let (a, b) = (
      box(1, CGRect(x: 2, y: 2, width: 10, height: 10), red: 1), box(2, CGRect(x: 6, y: 6, width: 10, height: 10), red: 2)
    )
    let c = box(3, CGRect(x: 30, y: 20, width: 4, height: 4))
    expectCovered(container(9, [a, b]), container(9, [b, a]), "swapped")
    // Where their number differs, children are matched by their ids alone.
    expectCovered(container(9, [a, b]), container(9, [b, a, c]), "swapped beside one that is new")
    expectCovered(container(9, [a, b, c]), container(9, [b, a]), "swapped beside one that is gone")
  }

  @Test("Where one child goes as another one comes, those that stay are not painted again")
  func oneForAnother() {
    let rows = (0..<4).map { box(UInt64(20 + $0), CGRect(x: 0, y: CGFloat($0) * 8, width: 10, height: 4)) }
    let found = damage(container(9, Array(rows[0...2])), container(9, Array(rows[1...3])))
    let gone = CGRect(x: 0, y: 0, width: 11, height: 5), come = CGRect(x: 0, y: 23, width: 11, height: 6)
    #expect(found.rects.sorted { $0.minY < $1.minY } == [gone, come])
  }

  @Test("What is painted over content comes and goes without the content")
  func over() {
    let content = box(1, CGRect(x: 0, y: 0, width: 40, height: 30))
    let bar = DisplayItem.fill(DisplayFill(path: Path(CGRect(x: 30, y: 5, width: 4, height: 10)), paint: .color(.white)))
    let plain = container(9, [content])
    let barred = DisplayFragment(id: plain.id, items: plain.items + [bar], bounds: plain.bounds)
    for found in [damage(plain, barred), damage(barred, plain)] {
      #expect(found.rects.count == 1)
      #expect(CGRect(x: 26, y: 1, width: 12, height: 18).contains(found.rects[0]))
    }
  }

  @Test("What overlaps much is painted once, what lies apart in parts")
  func joining() {
    let far = box(2, CGRect(x: 30, y: 22, width: 4, height: 4))
    let moved = { (x: CGFloat) in
      self.container(9, [self.container(8, [self.box(1, CGRect(x: 2, y: 2, width: 16, height: 8))], at: CGPoint(x: x, y: 0))])
    }
    let found = damage(moved(0), container(9, moved(3).items.compactMap { Self.content(of: $0) } + [far]))
    #expect(found.rects.count == 2, "\(found.rects)")
  }

  private static func content(of item: DisplayItem) -> DisplayFragment? {
    if case .fragment(let content, _) = item { content } else { nil }
  }

  @Test("A picture does not differ from itself, and what is shared is not looked into")
  func sharing() {
    // Looked into, this would be two to the power of sixty leaves.
    var shared = box(1, CGRect(x: 0, y: 0, width: 4, height: 4))
    for id in 2..<62 { shared = container(UInt64(id), [shared, shared]) }
    #expect(damage(shared, shared).isEmpty)
    let (old, new) = (
      box(100, CGRect(x: 8, y: 8, width: 4, height: 4)), box(100, CGRect(x: 8, y: 8, width: 4, height: 4), red: 0)
    )
    #expect(
      damage(container(101, [shared, old]), container(101, [shared, new])).rects == [CGRect(x: 6, y: 6, width: 8, height: 8)])
  }

  @Test("Equal content in new objects costs nothing either")
  func equalContent() {
    let rect = CGRect(x: 8, y: 8, width: 4, height: 4)
    #expect(damage(container(9, [box(1, rect)]), container(9, [box(1, rect)])).isEmpty)
  }

  @Test("What is damaged lies in the window, on whole device pixels, in few rectangles", arguments: [1, 2, 3] as [CGFloat])
  func rectangles(scale: CGFloat) {
    for seed in 0..<60 {
      var random = RandomDisplay(seed: seed)
      let old = random.root()
      let found = damage(old, random.changed(random.changed(old)), scale: scale)
      #expect(found.rects.count <= 16)
      for rect in found.areas {
        #expect(CGRect(origin: .zero, size: size).contains(rect), "\(rect)")
        for edge in [rect.minX, rect.minY, rect.maxX, rect.maxY] {
          #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-9, "\(rect)")
        }
      }
    }
  }

  // MARK: Scrolling

  private let viewport = CGRect(x: 0, y: 5, width: 40, height: 20)

  private func scrolled(_ y: CGFloat, around effect: DisplayEffect? = nil, ground: DisplayFragment? = nil) -> DisplayFragment {
    let rows = (0..<12).map { box(UInt64(20 + $0), CGRect(x: 0, y: CGFloat($0) * 5, width: 40, height: 4), red: Float($0)) }
    let content = container(2, rows)
    var list = DisplayFragment(
      id: DisplayID(rawValue: 3),
      items: [.group(.scroll(viewport: viewport, offset: CGPoint(x: 0, y: y)), content, offset: .zero)],
      bounds: viewport)
    if let effect {
      list = DisplayFragment(
        id: DisplayID(rawValue: 4), items: [.group(effect, list, offset: .zero)], bounds: effect.bounds(of: list.bounds))
    }
    return container(1, [ground ?? box(5, CGRect(origin: .zero, size: size)), list])
  }

  @Test("Scrolled content moves by whole device pixels, and the strip that appears is painted")
  func scrolling() {
    let content = damage(scrolled(0), scrolled(4))
    #expect(content.moves == [Damage.Move(rect: viewport, delta: CGSize(width: 0, height: -4))])
    #expect(content.rects == [CGRect(x: 0, y: 20, width: 40, height: 6)], "four points, and a pixel around")
    for distance in stride(from: CGFloat(-19), through: 19, by: 1) {
      expectCovered(scrolled(20), scrolled(20 + distance), "\(distance)")
    }
  }

  @Test("Of several things above scrolled content each is painted anew, not all that lies between them")
  func labelsAbove() {
    func labeled(_ y: CGFloat) -> DisplayFragment {
      let labels = container(
        6, [box(7, CGRect(x: 2, y: 7, width: 4, height: 3)), box(8, CGRect(x: 32, y: 17, width: 4, height: 3))])
      let items = scrolled(y).items + [.fragment(labels, offset: .zero)]
      return DisplayFragment(id: DisplayID(rawValue: 1), items: items, bounds: CGRect(origin: .zero, size: size))
    }
    let found = damage(labeled(0), labeled(1))
    #expect(found.moves.count == 1)
    #expect(!found.rects.contains { $0.contains(CGPoint(x: 20, y: 12)) }, "\(found.rects)")
    for distance in [CGFloat(1), 3, -2] { expectCovered(labeled(10), labeled(10 + distance), "\(distance)") }
  }

  @Test("Between pixels, farther than the viewport, under effects and over what is not uniform nothing moves")
  func noMoves() {
    #expect(damage(scrolled(0), scrolled(0.5)).moves.isEmpty)
    #expect(damage(scrolled(0), scrolled(0.5), scale: 2).moves.count == 1, "half a point is a pixel there")
    #expect(damage(scrolled(0), scrolled(20)).moves.isEmpty)
    #expect(damage(scrolled(0, around: .opacity(0.5)), scrolled(4, around: .opacity(0.5))).moves.isEmpty)
    let rough = box(5, CGRect(x: 0, y: 0, width: 40, height: 12))
    #expect(damage(scrolled(0, ground: rough), scrolled(4, ground: rough)).moves.isEmpty)
    expectCovered(scrolled(0, ground: rough), scrolled(4, ground: rough), "over half a ground")
  }
}
