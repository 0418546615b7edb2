import AppKit
import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite struct NSViewTests {
  /// Paints its lower left quarter red, and a text's ground in the lower right.
  final class Quarter: NSView {
    var isDown = false
    override var isFlipped: Bool { isDown }
    override func draw(_ dirtyRect: NSRect) {
      NSColor.red.setFill()
      NSBezierPath(rect: NSRect(x: 0, y: 0, width: 100, height: 100)).fill()
    }
  }

  @Test("y points up in a view, and down in one that is flipped", arguments: [(false, 150.0, 50.0), (true, 50, 150)])
  func drawing(isFlipped: Bool, painted: Double, empty: Double) {
    let view = Quarter()
    view.isDown = isFlipped
    let screen = Screen.showing(Shown(view: view))
    #expect(view.bounds == NSRect(x: 0, y: 0, width: 200, height: 200))
    #expect(screen.color(50, painted) == red)
    #expect(screen.color(50, empty) == white)
    #expect(screen.color(150, painted) == white)
  }

  /// Draws a picture whose upper half is red, and a letter.
  final class Upright: NSView {
    var isDown = false
    override var isFlipped: Bool { isDown }
    var directions: [Bool?] = []
    let picture = NSImage(size: NSSize(width: 10, height: 10), flipped: true) { _ in
      NSColor.red.setFill()
      NSBezierPath(rect: NSRect(x: 0, y: 0, width: 10, height: 5)).fill()
      return true
    }
    override func draw(_ dirtyRect: NSRect) {
      directions.append(NSGraphicsContext.current?.isFlipped)
      picture.draw(in: NSRect(x: 0, y: 0, width: 100, height: 100), from: .zero, operation: .sourceOver, fraction: 1)
      "T".draw(
        at: NSPoint(x: 110, y: 0), withAttributes: [.font: NSFont.boldSystemFont(ofSize: 80), .foregroundColor: NSColor.blue])
    }
  }

  @Test("pictures and texts stand upright, whichever way y points", arguments: [(false, 100.0), (true, 0)])
  func upright(isFlipped: Bool, top: Double) throws {
    let view = Upright()
    view.isDown = isFlipped
    let screen = Screen.showing(Shown(view: view))
    #expect(view.directions.last == isFlipped)
    #expect(screen.color(50, top + 20) == red && screen.color(50, top + 80) == white)
    let rows = (0..<200).map { y in (110..<190).count { screen.color(CGFloat($0), CGFloat(y)) == blue } }
    let inked = try #require(rows.firstIndex { $0 > 3 }.map { $0...(rows.lastIndex { $0 > 3 } ?? $0) })
    // A T is widest at its top.
    let widest = try #require(inked.max { rows[$0] < rows[$1] })
    #expect(widest < (inked.lowerBound + inked.upperBound) / 2)
    #expect(isFlipped ? inked.upperBound < 100 : inked.lowerBound > 100)
  }

  /// A view of one colour.
  final class Plain: NSView {
    convenience init(_ color: NSColor, _ frame: NSRect) {
      self.init(frame: frame)
      wantsLayer = true
      layer?.backgroundColor = color.cgColor
    }
  }

  @Test("views inside stand where y points, and keep what their masks say when the view around becomes larger")
  func frames() {
    let outer = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let low = Plain(.red, NSRect(x: 10, y: 10, width: 20, height: 20))
    let high = Plain(.blue, NSRect(x: 70, y: 70, width: 20, height: 20))
    high.autoresizingMask = [.minXMargin, .minYMargin]
    let wide = Plain(.green, NSRect(x: 40, y: 0, width: 20, height: 100))
    wide.autoresizingMask = [.height]
    for view in [low, high, wide] { outer.addSubview(view) }
    let screen = Screen.showing(Shown(view: outer))
    #expect(low.frame == NSRect(x: 10, y: 10, width: 20, height: 20))
    #expect(high.frame == NSRect(x: 170, y: 170, width: 20, height: 20))
    #expect(wide.frame == NSRect(x: 40, y: 0, width: 20, height: 200))
    #expect(screen.color(20, 180) == red)
    #expect(screen.color(180, 20) == blue)
    #expect(screen.color(50, 5) == green)
    #expect(low.convert(NSPoint(x: 5, y: 5), to: outer) == NSPoint(x: 15, y: 15))
    #expect(low.convert(NSPoint(x: 5, y: 5), to: nil) == NSPoint(x: 15, y: 15))
    #expect(outer.convert(NSRect(x: 0, y: 0, width: 10, height: 10), to: high).origin == NSPoint(x: -170, y: -170))
    #expect(outer.hitTest(NSPoint(x: 15, y: 15)) === low)
    #expect(outer.hitTest(NSPoint(x: 150, y: 50)) === outer)
  }

  @Test("the tree tells its views who comes and goes")
  func tree() {
    final class Told: NSView {
      var lines: [String] = []
      override func viewDidMoveToSuperview() { lines.append(superview == nil ? "out" : "in") }
      override func viewDidMoveToWindow() { lines.append(window == nil ? "no window" : "window") }
      override func willRemoveSubview(_ subview: NSView) { lines.append("loses") }
    }
    let (outer, inner, other) = (NSView(), Told(), NSView())
    outer.addSubview(inner)
    outer.addSubview(other, positioned: .below, relativeTo: inner)
    #expect(outer.subviews == [other, inner])
    #expect(inner.isDescendant(of: outer))
    let screen = Screen.showing(Shown(view: outer))
    screen.settle()
    inner.removeFromSuperview()
    #expect(inner.lines == ["in", "window", "out", "no window"])
    outer.replaceSubview(other, with: inner)
    #expect(outer.subviews == [inner])
    inner.lines = []
    inner.addSubview(other)
    NSView().addSubview(other)
    #expect(inner.lines == ["loses"] && inner.subviews.isEmpty)
  }

  @Test("constraints place views")
  func constraints() {
    let (outer, inner) = (NSView(), Plain(.blue, .zero))
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10), inner.widthAnchor.constraint(equalToConstant: 40),
      inner.heightAnchor.constraint(equalToConstant: 30),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
    ])
    let screen = Screen.showing(Shown(view: outer))
    #expect(inner.frame == NSRect(x: 140, y: 160, width: 40, height: 30))
    #expect(screen.color(160, 25) == blue)
    #expect(outer.constraints.count == 2)
  }

  @Test("the mouse is told in the window's points, which count from the lower left corner")
  func mouse() {
    final class Pad: NSView {
      var heard: [String] = []
      private func note(_ name: String, _ event: NSEvent) {
        let place = convert(event.locationInWindow, from: nil)
        heard.append("\(name) \(Int(place.x)) \(Int(place.y)) \(event.clickCount)")
      }
      override func mouseDown(with event: NSEvent) { note("down", event) }
      override func mouseDragged(with event: NSEvent) { note("dragged", event) }
      override func mouseUp(with event: NSEvent) { note("up", event) }
    }
    let pad = Pad()
    let screen = Screen.showing(Shown(view: pad).frame(width: 100, height: 100))
    screen.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 140, y: 130))
    #expect(pad.heard.first == "down 10 90 1")
    #expect(pad.heard.last == "up 90 20 1")
    #expect(pad.heard.contains { $0.hasPrefix("dragged") })
  }
}
