import CoreGraphicsTypes
import Foundation
import SwiftUICore
import SymbolNames
import Testing

@testable import SystemSymbols

@Suite("System symbols' files")
struct SystemSymbolFilesTests {
  private static let weights: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

  @Test("every file draws something at all weights, inside its box and around its middle", arguments: LibrarySymbols.names)
  func drawn(name: String) throws {
    let symbols = LibrarySymbols()
    let text = try #require(symbols.catalog.drawing(of: name)).text
    for weight in Self.weights {
      // Drawings that only others use are no symbols.
      let graphic = try #require(
        name.hasPrefix("_")
          ? LibrarySymbols.graphic(of: text, weight: weight) : symbols.symbol(named: name, weight: weight),
        "\(name) at \(weight)")
      let ink = try #require(Self.ink(of: graphic), "\(name) at \(weight)")
      let box = CGRect(origin: .zero, size: graphic.size)
      #expect(Self.reaches(ink, outOf: box) <= 0.002, "\(name) at \(weight): \(ink) in \(box.size)")
      #expect(abs(ink.midX - box.midX) < 0.05 && abs(ink.midY - box.midY) < 0.05, "\(name) at \(weight): \(ink) in \(box.size)")
    }
  }

  @Test("every file says what room is around its ink")
  func families() throws {
    let folder = try #require(LibrarySymbols.folder).appendingPathComponent("Symbols")
    #expect(LibrarySymbols.names.count >= 306)
    var members: [SymbolFamily: Int] = [:]
    for name in LibrarySymbols.names {
      let text = try String(contentsOf: folder.appendingPathComponent(name + ".symbol"), encoding: .utf8)
      let family = try #require(try SymbolFile(text, name: name).family, "\(name).symbol has no box line")
      members[family, default: 0] += 1
    }
    #expect(members.count == SymbolFamily.allCases.count, "\(members)")
  }

  @Test("the most used names exist", arguments: mostUsed.split(whereSeparator: \.isWhitespace).map(String.init))
  func exists(name: String) {
    #expect(LibrarySymbols().symbol(named: name, weight: 0) != nil)
  }

  @Test(
    "a solid form is as large as its outline",
    arguments: LibrarySymbols.names.filter { $0.hasSuffix(".fill") && !$0.hasPrefix("_") })
  func silhouette(name: String) throws {
    let symbols = LibrarySymbols()
    for weight in Self.weights {
      guard let outline = symbols.symbol(named: String(name.dropLast(5)), weight: weight), !outline.layers.isEmpty else { return }
      let solid = try #require(symbols.symbol(named: name, weight: weight))
      let (a, b) = (try #require(Self.ink(of: outline)), try #require(Self.ink(of: solid)))
      #expect(outline.size == solid.size && outline.bearings == solid.bearings, "\(name)")
      #expect(Self.reaches(b, outOf: a) <= 0.015, "\(name) at \(weight): \(a) and \(b)")
      #expect(Self.reaches(a, outOf: b) <= 0.015, "\(name) at \(weight): \(a) and \(b)")
    }
  }

  @Test("bolder weights have wider lines, marks in circles too", arguments: ["plus", "plus.circle", "clock", "ellipsis.circle"])
  func weight(name: String) throws {
    let symbols = LibrarySymbols()
    let widths = try Self.weights.map { weight in
      let graphic = try #require(symbols.symbol(named: name, weight: weight))
      return graphic.layers.flatMap(\.shapes).map { $0.outset > 0 ? 2 * $0.outset : $0.bounds.width }.reduce(CGFloat(0), +)
    }
    #expect(widths == widths.sorted())
    #expect(widths.last! > widths.first! * 1.2)
  }

  @Test(
    "what is wrong is said with its file and line",
    arguments: [
      ("size 1000\nfill circle 1 2 3", 1, "size takes a width and a height"),
      ("size 1000 0\nfill circle 1 2 3", 1, "size takes a width and a height"),
      ("# a\n\nfill circle 1 2", 3, "circle takes a middle and a radius"),
      ("fill circle 1 2 3\nfill rect 1 2 3 4", 2, "rect takes x, y, width, height and a radius"),
      ("fill ellipse 1 2 3 -4", 1, "ellipse takes a middle and two radii"),
      ("stroke arc 1 2 3 4", 1, "arc takes a middle, a radius and two angles in degrees"),
      ("stroke M 1 two", 1, "two is no number"),
      ("stroke M 1 inf", 1, "inf is no number"),
      ("stroke M 1 2 L 3", 1, "a point is missing at the end"),
      ("stroke M 1 2 H 3", 1, "H is no path command"),
      ("stroke L 1 2", 1, "a shape is missing"),
      ("fill", 1, "a shape is missing"),
      ("stroke ×0 M 1 2 L 3 4", 1, "×0 is no width"),
      ("stroke +x M 1 2 L 3 4", 1, "+x is no width to add"),
      ("box", 1, "box takes a family (circle, square, sun, cloud, star, heart, mic, chevron, plain)"),
      ("box round", 1, "box takes a family"),
      ("fill level=3 circle 1 2 3", 1, "level=3 is no level"),
      ("fill color=plaid circle 1 2 3", 1, "color=plaid is no colour"), ("fill above=2 circle 1 2 3", 1, "above=2 is no value"),
      ("use turn=x plus 1 2 1", 1, "turn=x is no angle"), ("use spin=1 plus 1 2 1", 1, "spin=1 is no option"),
      ("outline circle 1 2 3", 1, "outline takes the width of its lines"), ("paint circle 1 2 3", 1, "paint is no step"),
      ("cut", 1, "an empty line is no step"),
      ("dot 1 2", 1, "dot takes a middle and a radius"),
      ("limit 5", 1, "limit takes a width from 40 to 400"),
      ("mirror", 1, "mirror takes rtl"),
      ("use plus 1 2", 1, "use takes a name, a point and a scale"),
      ("size 10 10", 1, "nothing is drawn"),
    ])
  func malformed(text: String, line: Int, reason: String) throws {
    let error = try #require(throws: SymbolError.self) { try SymbolFile(text, name: "test") }
    #expect(error.description.hasPrefix("test.symbol:\(line): \(reason)"), "\(error)")
  }

  @Test("files that are too long are refused")
  func long() {
    #expect(throws: SymbolError.self) { try SymbolFile(String(repeating: "\n", count: 500), name: "test") }
    #expect(throws: SymbolError.self) { try SymbolFile(String(repeating: " ", count: 70_000), name: "test") }
  }

  @Test("a symbol that uses a missing one, or itself, is refused with its line")
  func uses() throws {
    let file = try SymbolFile("# a\nuse other 1 2 1", name: "test")
    var alone = SymbolBuilder(stroke: 0.085, load: { _ in nil })
    let missing = try #require(throws: SymbolError.self) { try alone.build(file) }
    #expect(missing.description == "test.symbol:2: there is no symbol other to use")
    var circular = SymbolBuilder(stroke: 0.085, load: { _ in file })
    let circle = try #require(throws: SymbolError.self) { try circular.build(file) }
    #expect(circle.description == "test.symbol:2: symbols use each other in a circle")
  }

  /// How far a rectangle reaches out of another at most.
  private static func reaches(_ inner: CGRect, outOf outer: CGRect) -> CGFloat {
    max(outer.minX - inner.minX, outer.minY - inner.minY, inner.maxX - outer.maxX, inner.maxY - outer.maxY)
  }

  /// What is painted, with lines' widths.
  private static func ink(of graphic: SymbolGraphic) -> CGRect? {
    let ink = graphic.layers.filter { $0.role == .paints }.reduce(CGRect.null) { $0.union($1.ink) }
    return ink.isNull ? nil : ink
  }
}

/// The names public SwiftUI code uses most.
private let mostUsed = """
  1.circle 1.circle.fill 1.square.fill 2.circle 2.circle.fill 2.square.fill a.circle.fill airplane
  antenna.radiowaves.left.and.right applelogo archivebox arrow.2.squarepath arrow.backward arrow.clockwise arrow.down
  arrow.down.circle arrow.left arrow.left.arrow.right arrow.right arrow.right.circle.fill arrow.triangle.2.circlepath
  arrow.up arrow.up.arrow.down arrow.up.right arrowshape.turn.up.left arrowtriangle.down.circle arrowtriangle.up.circle
  b.circle.fill backward.fill bell bell.and.waves.left.and.right bell.badge bell.badge.fill bell.fill bird.fill bold bolt
  bolt.fill bolt.slash.fill book book.fill bookmark bookmark.fill books.vertical books.vertical.fill box.truck
  briefcase.fill bubble.left.and.bubble.right bubble.left.and.bubble.right.fill bubble.left.and.text.bubble.right
  bubble.right building.2 building.columns building.columns.fill bus c.circle.fill calendar camera camera.fill car.fill cart
  chart.bar chart.bar.fill chart.line.uptrend.xyaxis checkmark checkmark.circle checkmark.circle.fill checkmark.seal
  checkmark.seal.fill chevron.backward chevron.down chevron.down.circle chevron.forward chevron.left chevron.right
  chevron.right.circle chevron.up circle circle.fill circle.grid.2x2.fill circle.hexagongrid.fill clock clock.fill
  cloud.rain cloud.rain.fill cloud.sun cloud.sun.bolt cloud.sun.rain.fill creditcard.fill crown.fill cup.and.saucer.fill
  d.circle.fill delete.left doc.fill doc.on.doc doc.plaintext dot.radiowaves.left.and.right drop.fill ellipsis
  ellipsis.circle envelope envelope.badge envelope.badge.fill envelope.fill envelope.open exclamationmark.bubble
  exclamationmark.triangle exclamationmark.triangle.fill eye eye.slash eyeglasses face.smiling fan flag flag.fill folder
  folder.badge.plus folder.fill.badge.person.crop fork.knife forward.fill gamecontroller.fill gear gearshape gearshape.2
  gearshape.fill gift.fill globe hammer hand.raised hand.thumbsdown hand.thumbsup heart heart.circle heart.fill house
  house.fill info.circle info.circle.fill key.fill leaf.fill lightbulb line.3.horizontal line.3.horizontal.decrease
  line.3.horizontal.decrease.circle line.horizontal.3.decrease line.horizontal.3.decrease.circle link list.bullet list.dash
  lock lock.rotation macbook.and.iphone magnifyingglass map mappin message message.fill mic mic.fill minus minus.circle
  minus.circle.fill moon moon.fill moon.stars.fill music.note network number paintpalette paperplane pause.circle pause.fill
  pencil pencil.circle pencil.circle.fill pencil.line person person.2 person.2.fill person.3 person.3.fill person.circle
  person.circle.fill person.crop.circle person.crop.circle.badge.plus person.crop.circle.badge.xmark person.crop.circle.fill
  person.fill person.fill.questionmark phone phone.fill photo photo.on.rectangle.angled pin pin.fill play play.circle
  play.fill plus plus.circle plus.circle.fill qrcode.viewfinder questionmark questionmark.circle rectangle.grid.1x2
  rectangle.stack safari safari.fill scribble.variable shippingbox shuffle slider.horizontal.3 snow sparkles
  speaker.slash.fill speaker.wave.3.fill square square.and.arrow.down.fill square.and.arrow.up square.and.arrow.up.fill
  square.and.pencil square.grid.2x2 square.grid.2x2.fill star star.circle star.circle.fill star.fill stop.fill suit.heart
  suit.heart.fill sun.haze sun.max sun.max.fill sun.min swift tag tag.fill text.bubble text.bubble.fill timer trash
  trash.circle.fill trash.fill tray.and.arrow.up.fill tray.fill trophy wifi xmark xmark.circle xmark.circle.fill
  """
