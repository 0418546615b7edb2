import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// The symbols' drawings, read from one file each when they are first used.
package final class LibrarySymbols: SymbolProvider {
  private var drawings: [String: SymbolFile?] = [:]
  private var graphics: [String: SymbolGraphic] = [:]

  package init() {}

  package func symbol(named name: String, weight: CGFloat) -> SymbolGraphic? {
    let key = "\(name)/\(weight)"
    if let known = graphics[key] { return known }
    guard let file = file(name) else { return nil }
    do {
      var builder = SymbolBuilder(stroke: SymbolWeight.stroke(weight), load: { self.file($0) })
      let graphic = try builder.build(file)
      graphics[key] = graphic
      return graphic
    } catch {
      Diagnostics.report("symbol \(name): \(error)")
      return nil
    }
  }

  private func file(_ name: String) -> SymbolFile? {
    if let known = drawings[name] { return known }
    var file: SymbolFile?
    if !name.contains("/"), !name.isEmpty,
      let url = Bundle.module.url(forResource: "Symbols/" + name, withExtension: "symbol"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    {
      do { file = try SymbolFile(text, name: name) } catch { Diagnostics.report("\(error)") }
    }
    drawings[name] = file
    return file
  }

  /// The names of all symbols, in order.
  package static var names: [String] {
    guard let folder = Bundle.module.resourceURL?.appendingPathComponent("Symbols") else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".symbol") }.map { String($0.dropLast(7)) }.sorted()
  }
}

/// Stroke widths of the weights, in em (Facts 10.1).
enum SymbolWeight {
  private static let table: [(weight: CGFloat, stroke: CGFloat)] = [
    (-0.8, 0.03), (-0.6, 0.045), (-0.4, 0.065), (0, 0.085), (0.23, 0.10), (0.3, 0.115), (0.4, 0.13), (0.56, 0.15),
    (0.62, 0.17),
  ]

  static func stroke(_ weight: CGFloat) -> CGFloat {
    guard let upper = table.firstIndex(where: { $0.weight >= weight }) else { return 0.17 }
    guard upper > 0 else { return table[0].stroke }
    let (a, b) = (table[upper - 1], table[upper])
    return a.stroke + (b.stroke - a.stroke) * (weight - a.weight) / (b.weight - a.weight)
  }
}
