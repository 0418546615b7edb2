import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

@Suite("Items of the display list") struct DisplayItemTests {
  private final class Picture: ImageSource {
    let size = CGSize(width: 4, height: 4)
    let isVector = false
    func bitmap(pixelSize: CGSize) -> CGImage? { nil }
  }

  private let window = CGSize(width: 100, height: 100)

  private func layout(ink: CGRect) -> TextLayout {
    TextLayout(size: ink.size, firstBaseline: 8, lastBaseline: 8, lines: [], isTruncated: false, inkBounds: ink)
  }
  private func text(_ layout: TextLayout) -> DisplayItem {
    .text(DisplayText(layout: layout, origin: CGPoint(x: 10, y: 20), paints: [.color(.black)]))
  }
  private func image(_ source: any ImageSource) -> DisplayItem {
    .image(
      DisplayImage(
        source: source, naturalSize: source.size, frame: CGRect(x: 30, y: 40, width: 4, height: 4),
        resizing: .stretch(capInsets: EdgeInsets())))
  }
  private func line(_ width: CGFloat, join: CGLineJoin) -> DisplayItem {
    var path = Path()
    path.move(to: CGPoint(x: 40, y: 50))
    path.addLine(to: CGPoint(x: 60, y: 50))
    return .stroke(
      DisplayStroke(path: path, style: StrokeStyle(lineWidth: width, lineJoin: join, miterLimit: 3), paint: .color(.black)))
  }
  private func fragment(_ items: [DisplayItem]) -> DisplayFragment {
    DisplayFragment(id: DisplayID(rawValue: 1), items: items, bounds: CGRect(origin: .zero, size: window))
  }

  @Test("texts, pictures and fragments are equal when they are the same object")
  func identity() {
    let known = layout(ink: CGRect(x: 0, y: 0, width: 9, height: 9)), picture = Picture(), box = fragment([])
    #expect(text(known) == text(known))
    #expect(text(known) != text(layout(ink: CGRect(x: 0, y: 0, width: 9, height: 9))))
    #expect(image(picture) == image(picture))
    #expect(image(picture) != image(Picture()))
    #expect(DisplayEffect.mask(box, offset: .zero) == .mask(box, offset: .zero))
    #expect(DisplayEffect.mask(box, offset: .zero) != .mask(fragment([]), offset: .zero))
    #expect(DisplayItem.group(.opacity(0.5), box, offset: .zero) != .group(.opacity(0.4), box, offset: .zero))
  }

  @Test("strokes reach as far as their miters or square ends may")
  func strokes() {
    // Half of 4, three times for miters; the corner of a square end is √2 halves away, counted as 1.5.
    #expect(line(4, join: .miter).bounds == CGRect(x: 34, y: 44, width: 32, height: 12))
    #expect(line(4, join: .round).bounds == CGRect(x: 37, y: 47, width: 26, height: 6))
  }

  /// Each at scale 1: a point for edges on half pixels and one for smooth edges on each side of the bounds.
  @Test("an item that changes damages where it was and where it is, and no more of its fragment")
  func damage() {
    let box = DisplayItem.fill(DisplayFill(path: Path(CGRect(x: 70, y: 5, width: 10, height: 10)), paint: .color(.black)))
    let rows: [(old: DisplayItem, new: DisplayItem, rects: [CGRect])] = [
      (image(Picture()), image(Picture()), [CGRect(x: 28, y: 38, width: 8, height: 8)]),
      (line(4, join: .round), line(2, join: .round), [CGRect(x: 35, y: 45, width: 30, height: 10)]),
      (
        text(layout(ink: CGRect(x: 0, y: 0, width: 9, height: 9))), box,
        [CGRect(x: 8, y: 18, width: 13, height: 13), CGRect(x: 68, y: 3, width: 14, height: 14)]
      ),
    ]
    for (old, new, rects) in rows {
      let damage = DisplayDiff.damage(from: fragment([old]), to: fragment([new]), size: window, scale: 1)
      #expect(damage.rects == rects)
    }
    let picture = Picture()
    let same = DisplayDiff.damage(from: fragment([image(picture)]), to: fragment([image(picture)]), size: window, scale: 1)
    #expect(same.rects.isEmpty)
  }

  @Test("content scrolls by moving its pixels where a stroke lies above; the stroke is painted in both places")
  func strokeAboveScroll() {
    let page = CGRect(x: 0, y: 0, width: 100, height: 300)
    func picture(_ offset: CGFloat) -> DisplayFragment {
      let content = DisplayFragment(
        id: DisplayID(rawValue: 2), items: [.fill(DisplayFill(path: Path(page), paint: .color(.white)))], bounds: page)
      let scroll = DisplayEffect.scroll(
        viewport: CGRect(origin: .zero, size: window), offset: CGPoint(x: 0, y: offset))
      return fragment([.group(scroll, content, offset: .zero), line(4, join: .round)])
    }
    let damage = DisplayDiff.damage(from: picture(10), to: picture(15), size: window, scale: 1)
    #expect(damage.moves.map(\.delta) == [CGSize(width: 0, height: -5)])
    // The line's bounds and two points around, and the same 5 points higher; they overlap.
    #expect(damage.rects.contains(CGRect(x: 35, y: 40, width: 30, height: 15)))
  }
}
