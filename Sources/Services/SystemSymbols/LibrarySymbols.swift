import CoreGraphicsTypes
package import DisplayModel
package import Foundation
package import SymbolNames

/// The symbols' drawings: each is read, derived or converted when it is first used.
package final class LibrarySymbols: SymbolProvider {
  package let catalog: SymbolCatalog
  private var files: [String: SymbolFile?] = [:]
  private var graphics: [String: SymbolGraphic] = [:]

  /// The symbols of a folder, and the outlines of another one.
  package init(folder: URL? = LibrarySymbols.folder, icons: URL = SymbolCatalog.iconFolder) {
    catalog = SymbolCatalog(folder: folder ?? URL(fileURLWithPath: "/nonexistent"), icons: icons)
  }

  /// Where the library's own files are.
  package static var folder: URL? { Bundle.module.resourceURL }

  package func symbol(named name: String, weight: CGFloat) -> SymbolGraphic? {
    let key = "\(name)/\(weight)"
    if let cached = graphics[key] { return cached }
    guard let file = publicFile(name) else { return catalog.contains(name) ? room(for: name) : nil }
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

  /// The drawing of a name that the system has; what rules could make of other names is none.
  private func publicFile(_ name: String) -> SymbolFile? { catalog.contains(name) ? file(name) : nil }

  func file(_ name: String) -> SymbolFile? {
    if let cached = files[name] { return cached }
    var file: SymbolFile?
    if let drawing = catalog.drawing(of: name) {
      do { file = try SymbolFile(drawing.text, name: name) } catch { Diagnostics.report("\(error)") }
    }
    files[name] = file
    return file
  }

  /// The place of a symbol that nobody has drawn: that of a circle or a square, else of the drawing whose name begins alike.
  private func room(for name: String) -> SymbolGraphic {
    let words = name.split(separator: ".").map(String.init)
    let shape = ["circle", "square"].first { words.contains($0) }
    let alike = (1..<max(words.count, 1)).reversed().lazy.map { words.prefix($0).joined(separator: ".") }
    let file = shape.flatMap { self.file($0) } ?? alike.compactMap { self.file($0) }.first
    let size = file?.size ?? CGSize(width: 1000, height: 1000)
    return SymbolGraphic(
      size: CGSize(width: size.width / 1000, height: size.height / 1000), bearings: (file?.family ?? .plain).bearings, layers: [],
      mirrorsInRightToLeft: false)
  }

  /// The names of the library's own files, in order.
  package static var names: [String] {
    guard let folder = folder?.appendingPathComponent("Symbols") else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".symbol") }.map { String($0.dropLast(7)) }.sorted()
  }
}
