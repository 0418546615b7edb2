import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

@testable import SystemSymbols

/// The drawings of the symbols, all of them, at all weights.
struct SystemSymbolFilesTests {
  private static let weights: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

  /// The hundred names most used in public SwiftUI code (FACTS part 10), by uses.
  static let mostUsed = """
    plus star.fill star trash magnifyingglass heart xmark clock heart.fill checkmark.circle.fill chevron.left chevron.right \
    xmark.circle.fill suit.heart.fill list.bullet globe house.fill mic.fill checkmark house person bell forward.fill flag \
    square.and.arrow.up flag.fill exclamationmark.triangle.fill calendar paintpalette play.fill ellipsis arrow.right person.3 \
    chevron.down minus circle sun.max square.and.pencil gear bell.fill folder gearshape checkmark.seal.fill circle.fill \
    arrow.left timer person.crop.circle sun.min lightbulb fan bolt sun.max.fill plus.circle suit.heart clock.fill pencil \
    chart.bar.fill bolt.fill book swift person.circle person.fill gearshape.fill person.circle.fill cloud.sun arrow.clockwise \
    xmark.circle plus.circle.fill pause.fill arrow.2.squarepath ellipsis.circle bookmark arrowshape.turn.up.left \
    hand.thumbsup stop.fill chart.bar bookmark.fill doc.on.doc chevron.up checkmark.circle photo lock eye \
    square.and.arrow.up.fill link paperplane sun.haze star.circle.fill box.truck mic envelope.open arrow.backward \
    person.crop.circle.fill minus.circle.fill mappin cart book.fill play.circle play photo.on.rectangle.angled crown.fill
    """.split(separator: " ").map(String.init)

  @Test("the hundred names most used are there")
  func mostUsedNames() {
    let missing = Set(Self.mostUsed).subtracting(LibrarySymbols.names)
    #expect(missing.isEmpty)
    #expect(Self.mostUsed.count >= 100)
  }

  @Test("every file is a drawing that stays inside its box at every weight", arguments: LibrarySymbols.names)
  func drawings(name: String) throws {
    for weight in Self.weights {
      let graphic = try #require(LibrarySymbols().symbol(named: name, weight: weight))
      let painted = graphic.layers.filter { !$0.erases }
      try #require(!painted.isEmpty)
      let box = CGRect(origin: .zero, size: graphic.size).insetBy(dx: -0.004, dy: -0.004)
      for layer in painted {
        let half = (layer.strokeWidth ?? 0) / 2
        let ink = layer.path.boundingRect.insetBy(dx: -half, dy: -half)
        #expect(box.contains(ink), "\(name) at weight \(weight): \(ink) in \(graphic.size)")
      }
    }
  }

  @Test(
    "a solid form is as large as its outlined form",
    arguments: LibrarySymbols.names.filter { $0.hasSuffix(".fill") && LibrarySymbols.names.contains(String($0.dropLast(5))) })
  func solidForms(name: String) throws {
    let solid = try #require(LibrarySymbols().symbol(named: name, weight: 0))
    let outlined = try #require(LibrarySymbols().symbol(named: String(name.dropLast(5)), weight: 0))
    #expect(abs(solid.size.width - outlined.size.width) <= 0.05)
    #expect(abs(solid.size.height - outlined.size.height) <= 0.05)
  }

  @Test("heavier weights draw wider lines")
  func strokes() throws {
    let widths = try Self.weights.map { weight in
      try #require(LibrarySymbols().symbol(named: "plus", weight: weight)?.layers.first?.strokeWidth)
    }
    #expect(widths == [0.03, 0.045, 0.065, 0.085, 0.10, 0.115, 0.13, 0.15, 0.17])
  }

  @Test("an unknown name has no drawing, and a path is no name", arguments: ["no.such.symbol", "", "../README", "a/b"])
  func unknown(name: String) {
    #expect(LibrarySymbols().symbol(named: name, weight: 0) == nil)
  }

  @Test(
    "a file that is no drawing is named with the line",
    arguments: [
      ("size 1000 1000\nfil circle 1 2 3", 2), ("size 0 10", 1), ("stroke circle 1 2", 1), ("stroke ×0 M 0 0 L 1 1", 1),
      ("fill Q 1 2", 1), ("size 10 10\n# a comment\nuse plus 1 2", 3), ("fill M 0 0 L 1 nan", 1), ("fill arc 0 0 1 0", 1),
    ])
  func malformed(text: String, line: Int) {
    #expect {
      _ = try SymbolFile(text, name: "broken")
    } throws: { error in
      "\(error)".contains("broken") && "\(error)".contains("\(line)")
    }
  }

  @Test("symbols that use each other in a circle are refused")
  func circle() throws {
    let file = try SymbolFile("use loop 500 500 1", name: "loop")
    var builder = SymbolBuilder(stroke: 0.085, load: { _ in file })
    #expect(throws: SymbolError.self) { try builder.build(file) }
  }
}
