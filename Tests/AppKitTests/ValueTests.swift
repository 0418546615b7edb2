import AppKit
import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("AppKit's values") struct ValueTests {
  @Test("a colour is UIKit's, with AppKit's names for what it consists of")
  func colors() {
    let color = NSColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect([color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent] == [0.25, 0.5, 0.75, 0.5])
    #expect(NSColor(calibratedHue: 0.5, saturation: 0.5, brightness: 0.5, alpha: 1).hueComponent == 0.5)
    #expect(abs(NSColor.red.saturationComponent - 1) < 0.01 && NSColor.red.brightnessComponent == 1)
    #expect(NSColor(calibratedRed: 1, green: 0, blue: 0, alpha: 1) == NSColor(deviceRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(NSColor(calibratedWhite: 1, alpha: 1) == NSColor(deviceWhite: 1, alpha: 1))
    #expect(NSColor.black.highlight(withLevel: 0.5)?.redComponent == 0.5)
    #expect(NSColor.white.shadow(withLevel: 0.25)?.greenComponent == 0.75)
    #expect(NSColor.red.usingColorSpace(.sRGB) == NSColor.red)
    #expect(NSColorSpace.sRGB.localizedName == "sRGB IEC61966-2.1")
    #expect(Color(nsColor: .labelColor) == Color(uiColor: .label))
    let dynamic = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .red : .blue }
    #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .red)
    #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .blue)
  }

  @Test("a font has a Mac's usual sizes, and texts are drawn in it")
  func fonts() {
    let screen = Screen.showing(Text("A").font(Font(NSFont.systemFont(ofSize: 0))))
    #expect(NSFont.systemFont(ofSize: 0).pointSize == 13)
    #expect([NSFont.systemFontSize, NSFont.smallSystemFontSize, NSFont.labelFontSize] == [13, 11, 10])
    #expect(NSFont.boldSystemFont(ofSize: 20).withSize(10).pointSize == 10)
    #expect(NSFont(descriptor: NSFont.systemFont(ofSize: 9).fontDescriptor, size: 0)?.pointSize == 9)
    #expect(NSFont(name: "No such font", size: 10) == nil)
    let large = NSAttributedString(string: "Text", attributes: [.font: NSFont.systemFont(ofSize: 40)]).size()
    let small = NSAttributedString(string: "Text", attributes: [.font: NSFont.systemFont(ofSize: 10)]).size()
    #expect(large.height > small.height * 3)
    screen.settle()
  }

  @Test("a picture is painted with y pointing up, and stretched to the size that is set")
  func pictures() throws {
    let screen = Screen.showing(EmptyView())
    screen.settle()
    let image = NSImage(size: NSSize(width: 10, height: 10))
    image.lockFocus()
    NSColor.red.setFill()
    NSRect(x: 0, y: 0, width: 10, height: 5).fill()
    image.unlockFocus()
    let drawn = NSImage(size: NSSize(width: 10, height: 10), flipped: true) { _ in
      NSColor.red.setFill()
      NSBezierPath.fill(NSRect(x: 0, y: 5, width: 10, height: 5))
      return true
    }
    for picture in [image, drawn] {
      let image = try #require(picture.cgImage(forProposedRect: nil, context: nil, hints: nil))
      let pixels = NSBitmapImageRep(cgImage: image)
      #expect((pixels as NSImageRep) === pixels)
      let (wide, high) = (pixels.pixelsWide, pixels.pixelsHigh)
      #expect(pixels.colorAt(x: wide / 2, y: high - 1) == NSColor.red)
      #expect(pixels.colorAt(x: wide / 2, y: 0) == NSColor.clear)
    }
    let shown = Screen.showing(Image(nsImage: image), width: 20, height: 20)
    #expect(shown.color(10, 12) == red)
    // A stencil shows the foreground, however it was painted.
    for picture in [image, drawn] {
      picture.isTemplate = true
      let stencil = Screen.showing(Image(nsImage: picture).foregroundStyle(Color(nsColor: .blue)), width: 20, height: 20)
      #expect(picture.isTemplate && stencil.color(10, 12)[0] < 10 && stencil.color(10, 12)[2] > 200)
      picture.isTemplate = false
    }
    image.size = NSSize(width: 20, height: 20)
    let larger = Screen.showing(Image(nsImage: image), width: 20, height: 20)
    #expect(larger.color(1, 19) == red && larger.color(1, 1) == white)
  }

  @Test("files of pictures come out as they went in; symbols are found by name")
  func files() throws {
    let screen = Screen.showing(EmptyView())
    screen.settle()
    let image = try #require(ImageRenderer(content: Color(nsColor: .red).frame(width: 4, height: 4)).nsImage)
    #expect(image.size == NSSize(width: 4, height: 4))
    let bytes = try #require(image.tiffRepresentation)
    let tiff = try #require(NSBitmapImageRep(data: bytes))
    #expect(tiff.pixelsWide >= 4 && tiff.colorAt(x: 1, y: 1) == NSColor.red)
    let png = try #require(tiff.representation(using: .png, properties: [:]))
    #expect(NSImage(data: png).map { $0.size.width >= 4 } == true)
    let jpeg = tiff.representation(using: .jpeg, properties: [.compressionFactor: 0.5])
    #expect(jpeg?.starts(with: [0xff, 0xd8]) == true)
    #expect(NSImage(data: Data()) == nil && NSImage(contentsOfFile: "/no/such.png") == nil)
    let symbol = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: "Star"))
    #expect(symbol.isTemplate && symbol.accessibilityDescription == "Star")
    #expect(NSImage(systemSymbolName: "no.such.symbol", accessibilityDescription: nil) == nil)
    let configured = try #require(symbol.withSymbolConfiguration(.init(pointSize: 60, weight: .bold)))
    #expect(configured.size.width > symbol.size.width * 2)
  }

  @Test("a clipboard takes what the app puts there once it has cleared it")
  func pasteboard() throws {
    let board = NSPasteboard.withUniqueName()
    #expect(!board.setString("a", forType: .string))
    board.clearContents()
    #expect(board.setString("a", forType: .string) && board.setString("<b>a</b>", forType: .html))
    #expect(board.string(forType: .string) == "a" && board.string(forType: .html) == "<b>a</b>")
    #expect(board.availableType(from: [.png, .html]) == .html)
    board.declareTypes([.string], owner: nil)
    #expect(board.types == nil)
    let address = try #require(NSURL(string: "https://example.org"))
    let things: [any NSPasteboardWriting] = [address, "text" as NSString, NSColor.red]
    #expect(board.writeObjects(things))
    #expect(board.readObjects(forClasses: [NSURL.self])?.first as? URL == address as URL)
    #expect(board.canReadObject(forClasses: [NSColor.self]) && !board.canReadObject(forClasses: [NSImage.self]))
  }

  @Test("the app, its screen and its desktop are there")
  func app() {
    let screen = Screen.showing(EmptyView(), width: 300, height: 100)
    screen.settle()
    #expect(NSScreen.main?.frame == NSRect(x: 0, y: 0, width: 300, height: 100) && NSScreen.screens.count == 1)
    #expect(NSApp === NSApplication.shared && NSApp.windows.isEmpty && NSApp.delegate == nil)
    #expect(NSApp.effectiveAppearance.name == .aqua)
    #expect(NSAppearance(named: .vibrantDark)?.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
    #expect(!NSWorkspace.shared.openFile("/no/such/file"))
  }

  @Test("a view asks the one around it next, and ways of painting have Apple's numbers")
  func responders() {
    let (outer, inner) = (NSView(), NSView())
    outer.addSubview(inner)
    let responder: NSResponder = inner
    #expect(responder.nextResponder === outer)
    #expect(NSCompositingOperation.sourceOver.rawValue == 2 && NSCompositingOperation(rawValue: 1) == .copy)
  }
}
