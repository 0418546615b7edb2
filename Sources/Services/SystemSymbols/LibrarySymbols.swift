import CoreGraphicsTypes
package import Foundation
package import DisplayModel

/// The symbols' drawings, read from one file each when they are first used.
package final class LibrarySymbols: SymbolProvider {
  private var drawings: [String: SymbolFile?] = [:]
  private var graphics: [String: SymbolGraphic] = [:]

  package init() {}

  package func symbol(named name: String, weight: CGFloat) -> SymbolGraphic? {
    let key = "\(name)/\(weight)"
    if let cached = graphics[key] { return cached }
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

  func file(_ name: String) -> SymbolFile? {
    if let cached = drawings[name] { return cached }
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

  static var folder: URL? { Bundle.module.resourceURL?.appendingPathComponent("Symbols") }

  /// The names of all symbols, in order.
  package static var names: [String] {
    guard let folder else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".symbol") }.map { String($0.dropLast(7)) }.sorted()
  }
}
