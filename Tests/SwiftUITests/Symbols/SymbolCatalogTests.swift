import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

@testable import SymbolNames
@testable import SystemSymbols

@Suite("The catalogue of symbols")
struct SymbolCatalogTests {
  private static let nowhere = URL(fileURLWithPath: "/nonexistent", isDirectory: true)

  /// The library without outlines, whose package differs from machine to machine.
  private let symbols = LibrarySymbols(icons: nowhere)
  private var catalog: SymbolCatalog { symbols.catalog }

  @Test(
    "names by where their drawing comes from",
    arguments: [
      ("star", .own), ("star.fill", .own), ("xmark.circle.fill", .own), ("0.circle", .derived), ("34.circle.fill", .derived),
      ("50.square", .derived), ("a.square.fill", .derived), ("heart.square.fill", .derived), ("trash.slash", .derived),
      ("video.slash.fill", .derived), ("person.fill.badge.minus", .derived), ("app.badge", .derived),
      ("lock.trianglebadge.exclamationmark", .derived), ("circle.lefthalf.filled", .derived),
      ("rectangle.bottomthird.inset.filled", .derived), ("square.grid.3x3.fill", .derived), ("rectangle.split.2x1", .derived),
      ("square.on.square", .derived), ("icloud.and.arrow.up.fill", .derived), ("doc.text.fill", .derived), ("car", .derived),
      ("arrow.up.forward", .derived), ("checkmark.shield", .derived), ("play.tv.fill", .derived), ("apple.logo", .derived),
      ("arrowshape.left.circle", .derived), ("dollarsign.square", .derived), ("figure.run.circle.fill", .derived),
      ("51.circle", nil), ("gear.fill", nil), ("list.bullet.fill", nil), ("no.such.symbol", nil), ("", nil), ("../star", nil),
    ] as [(String, SymbolCatalog.Origin?)])
  func origin(name: String, origin: SymbolCatalog.Origin?) {
    #expect(catalog.contains(name) == (origin != nil))
    if let origin { #expect(catalog.drawing(of: name)?.origin == origin) }
    let graphic = symbols.symbol(named: name, weight: 0)
    #expect((graphic != nil) == (origin != nil) && graphic?.layers.isEmpty != true)
  }

  @Test("numbers to 50 and letters stand in rings, frames and discs, and none else")
  func numbers() throws {
    for number in 0...50 {
      for form in ["circle", "circle.fill", "square", "square.fill"] {
        let graphic = try #require(symbols.symbol(named: "\(number).\(form)", weight: 0), "\(number).\(form)")
        #expect(graphic.size == symbols.symbol(named: form, weight: 0)?.size)
      }
    }
    #expect(symbols.symbol(named: "_1", weight: 0) == nil, "what only other drawings use is no symbol")
  }

  @Test(
    "a disc and its mark are two layers: the mark first, the disc second",
    arguments: [
      "xmark.circle.fill", "checkmark.circle.fill", "34.circle.fill", "heart.square.fill", "exclamationmark.octagon.fill",
      "doc.text.fill", "lock.shield.fill", "clock.fill",
    ])
  func layers(name: String) throws {
    let layers = try #require(symbols.symbol(named: name, weight: 0)).layers
    #expect(layers.contains { $0.role == .paints && $0.level == 1 })
    #expect(layers.contains { $0.role == .marks && $0.level == 0 })
    #expect(!layers.contains { $0.role == .paints && $0.level == 0 })
  }

  @Test(
    "a slash and a badge come before what they stand on",
    arguments: ["bell.slash", "video.slash.fill", "folder.badge.plus", "calendar.badge.minus", "cloud.sun.fill", "person.2.fill"])
  func levels(name: String) throws {
    let layers = try #require(symbols.symbol(named: name, weight: 0)).layers.filter { $0.role == .paints }
    #expect(layers.first?.level == 1 && layers.last?.level == 0)
  }

  @Test("a solid form cuts out what lies inside of it, an outlined one draws what is cut out")
  func solidAndHollow() throws {
    let solid = try #require(catalog.drawing(of: "doc.text.fill")).text
    #expect(solid.contains("fill level=1 M 45 180") && solid.contains("mark stroke ×0.8 M 220 540 L 580 540"))
    let hollow = try #require(catalog.drawing(of: "car")).text
    #expect(!hollow.contains("cut") && hollow.contains("dot 240 520 35"))
  }

  @Test("a name that is read with its language mirrors")
  func mirrors() throws {
    #expect(try #require(symbols.symbol(named: "arrowshape.forward.fill", weight: 0)).mirrorsInRightToLeft)
    #expect(try #require(symbols.symbol(named: "arrowshape.right.fill", weight: 0)).mirrorsInRightToLeft == false)
  }

  @Test("97 of 100 uses of symbols in public sources are drawn, nine of ten without outlines; 3,000 names in all")
  func coverage() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("Fixtures/Symbols/uses.tsv"), encoding: .utf8)
    let uses = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t") }
    let total = uses.reduce(0) { $0 + (Int($1[1]) ?? 0) }
    let drawn = { (catalog: SymbolCatalog) in
      uses.filter { catalog.drawing(of: String($0[0])) != nil }.reduce(0) { $0 + (Int($1[1]) ?? 0) }
    }
    #expect(uses.count == 1032 && uses.allSatisfy { catalog.contains(String($0[0])) })
    #expect(Double(drawn(catalog)) > 0.92 * Double(total))
    let whole = SymbolCatalog(folder: try #require(LibrarySymbols.folder))
    guard FileManager.default.fileExists(atPath: SymbolCatalog.iconFolder.path) else { return }
    #expect(Double(drawn(whole)) > 0.97 * Double(total))
    #expect(whole.names.count { whole.drawing(of: $0) != nil } >= 3000)
  }

  @Test("derived drawings are inside their boxes; each seventh is looked at")
  func derived() throws {
    let names = catalog.names.filter { catalog.drawing(of: $0)?.origin == .derived }
    #expect(names.count > 2000)
    for (index, name) in names.enumerated() where index % 7 == 0 {
      let graphic = try #require(symbols.symbol(named: name, weight: 0.4), "\(name)")
      let ink = graphic.layers.filter { $0.role == .paints }.reduce(CGRect.null) { $0.union($1.ink) }
      #expect(CGRect(origin: .zero, size: graphic.size).insetBy(dx: -0.003, dy: -0.003).contains(ink), "\(name): \(ink)")
    }
  }

  @Test("names lie in order, so that one is found without reading all")
  func order() {
    let names = catalog.names
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect([names[0], names[1], names[names.count / 2], names[names.count - 1]].allSatisfy { catalog.contains($0) })
    #expect(!["star\nstar.fill", "zzzz", "star.", "0"].contains { catalog.contains($0) })
  }

  @Test(
    "what nobody has drawn takes the room of a ring or frame, else of what is called alike",
    arguments: [("car.front.waves.up", "car"), ("2h.circle", "circle"), ("4.alt.square", "square")])
  func undrawn(name: String, other: String) throws {
    let drawn = try #require(symbols.symbol(named: other, weight: 0))
    let graphic = try #require(symbols.symbol(named: name, weight: 0))
    #expect(catalog.drawing(of: name) == nil && graphic.layers.isEmpty && graphic.size == drawn.size)
  }
}

@Suite("The table of symbols' outlines")
struct SymbolMatchesTests {
  @Test("each line of the table names a symbol that has no file of its own, and what it looks like")
  func table() throws {
    let folder = try #require(LibrarySymbols.folder)
    let matches = SymbolMatches(folder.appendingPathComponent("Matches.txt"))
    let catalog = SymbolCatalog(folder: folder)
    #expect(matches.names.count > 300)
    for name in matches.names {
      #expect(catalog.contains(name), "\(name)")
      #expect(catalog.own(name) == nil, "\(name) has a file of its own")
      switch matches[name] {
      case .same(let other), .turned(_, let other), .flipped(let other): #expect(catalog.contains(other), "\(other)")
      case .icon(_, let style): #expect(SymbolFamily(rawValue: style.family) != nil, "\(name): \(style.family)")
      case nil: Issue.record("\(name) has a line that says nothing")
      }
    }
  }

  @Test("lines say an icon with its box and scale, the same, a turn or a mirror")
  func lines() {
    let matches = SymbolMatches(
      text: "# a b\na icon b box circle scale 0.9\nc icon d\ne same f\ng turn -90 h\ni flip j\nk nothing\n")
    #expect(matches["a"] == .icon("b", .init(family: "circle", scale: 0.9)) && matches["c"] == .icon("d", .init()))
    #expect(matches["e"] == .same("f") && matches["g"] == .turned(-90, "h") && matches["i"] == .flipped("j"))
    #expect(matches["k"] == nil && matches["#"] == nil && matches["b"] == nil)
  }

  /// A frame of 16 units with a line of one unit, and a dot inside.
  private let frame = """
    <svg viewBox="0 0 16 16"><path d="M0 0H16v16h-16Z M1 1V15H15V1Z"/><circle cx="8" cy="8" r="2"/></svg>
    """

  @Test("an outline is scaled, moved into its box and grows with the weight")
  func outline() throws {
    let icon = try #require(IconOutline(svg: frame))
    let text = try #require(icon.text(.init(), isSolid: false, growsWithWeight: true))
    let file = try SymbolFile(text, name: "frame")
    #expect(file.size == CGSize(width: 1076, height: 1076) && file.steps.count == 2)
    let reaches = try [-0.8, 0, 0.4].map { growth(try LibrarySymbols.graphic(of: text, weight: $0).layers[0]) }
    #expect(reaches[0] < 0 && reaches[1] > 0 && reaches[2] > reaches[1])
  }

  private func growth(_ layer: SymbolGraphic.Layer) -> CGFloat {
    if case .fill(_, _, let growth) = layer.content { growth } else { 0 }
  }

  @Test("a solid outline is its outermost contour with what lies inside of the hole cut out")
  func solid() throws {
    let icon = try #require(IconOutline(svg: frame))
    let text = try #require(icon.text(.init(), isSolid: true, growsWithWeight: false))
    let steps = text.split(separator: "\n").filter { $0.contains("fill") }
    #expect(steps.count == 2 && steps[0].hasPrefix("fill level=1 ") && steps[1].hasPrefix("mark fill "))
    #expect(try LibrarySymbols.graphic(of: text, weight: 0).layers.map(\.role) == [.paints, .marks])
  }

  @Test(
    "all commands of a path are read, and numbers that touch",
    arguments: [
      ("M1 2L3-4", "M 1 2 L 3 -4"), ("m1 2 3 4", "M 1 2 L 4 6"), ("M0 0h2v3H1V0z", "M 0 0 L 2 0 L 2 3 L 1 3 L 1 0 Z"),
      ("M0 0c1 1 2 2 3 3s1 1 2 0", "M 0 0 C 1 1 2 2 3 3 C 4 4 4 4 5 3"), ("M.5.5.25.75", "M 0.5 0.5 L 0.25 0.75"),
      ("M0 0Q3 0 3 3T3 9", "M 0 0 C 2 0 3 1 3 3 C 3 5 3 7 3 9"), ("M0 0S1 1 2 2", "M 0 0 C 0 0 1 1 2 2"),
      ("M1e1 2E0", nil), ("M0 0a1 1 0 102 0", "arc"), ("M0 0a0 1 0 1 0 2 0", "M 0 0 L 2 0"), ("M0", nil), ("0 0", nil),
      ("M0 0Z1", nil), ("M0 0X1 1", nil), ("", nil),
    ] as [(String, String?)])
  func paths(data: String, text: String?) {
    let read = IconPath(data: data)?.text { "\($0.short) \($1.short)" }
    if text == "arc" {
      #expect(read?.hasSuffix(" 2 0") == true && read?.filter { $0 == "C" }.count == 2)
    } else {
      #expect(read == text)
    }
  }
}
