package import Foundation
package import DisplayModel

/// Finds an app's named colours and images, and its icon.
package final class BundleResources: ResourceProvider {
  private let images: any ImageDecoder
  /// Draws the symbols of icons that are made of them.
  private let systemSymbols: (any SymbolProvider)?
  private var catalogs: [String: AssetCatalog] = [:]
  /// Descriptions that were read; `nil` for those that cannot be.
  private var colorSets: [URL: ColorSet?] = [:]
  /// Those of the app's own colours that were asked for, by their names; `nil` where there is none.
  private var appColors: [String: ColorSet?] = [:]
  private var imageSets: [URL: ImageSet?] = [:]
  private var symbols: [URL: SymbolSet?] = [:]
  /// Pictures of symbols that were read, by how many of their parts are faint.
  private var drawnSymbols: [DrawnSymbol: NamedImage?] = [:]
  private var sources: [URL: (any ImageSource)?] = [:]

  /// What the app's `Info.plist` calls its accent colour, as the project's settings do.
  package let accentColorName: String
  /// What the app's `Info.plist` calls its icon.
  private let appIconName: String

  package init(
    images: any ImageDecoder, symbols: (any SymbolProvider)? = nil, info: [String: Any] = Bundle.main.infoDictionary ?? [:]
  ) {
    (self.images, systemSymbols) = (images, symbols)
    accentColorName = info["NSAccentColorName"] as? String ?? "AccentColor"
    appIconName = info["CFBundleIconName"] as? String ?? "AppIcon"
  }

  private func catalog(_ bundle: Bundle?) -> AssetCatalog {
    let bundle = bundle ?? .main
    if let cached = catalogs[bundle.bundlePath] { return cached }
    let made = AssetCatalog(bundle: bundle)
    catalogs[bundle.bundlePath] = made
    return made
  }

  /// A set without any colour, as Xcode makes it for `AccentColor`, is none.
  package func hasColor(named name: String) -> Bool { appColor(name).map { !$0.isEmpty } ?? false }

  /// A colour set of the app; the accent colour is asked for whenever something of its colour is painted.
  private func appColor(_ name: String) -> ColorSet? {
    if let cached = appColors[name] { return cached }
    let found = catalog(nil).colorSet(name).flatMap { colorSet(at: $0, name: name) }
    appColors[name] = .some(found)
    return found
  }

  private func colorSet(at url: URL, name: String) -> ColorSet? {
    if let cached = colorSets[url] { return cached }
    var contents: ColorSet?
    do {
      contents = try AssetCatalog.contents(of: url, as: ColorSet.self)
    } catch {
      Diagnostics.report("colour \"\(name)\": \(error.shortDescription) (in \(url.path))")
    }
    colorSets[url] = contents
    return contents
  }

  package func color(named name: String, in bundle: Bundle?, isDark: Bool, isHighContrast: Bool) -> DisplayColor? {
    let catalog = catalog(bundle)
    guard let url = catalog.colorSet(name) else {
      Diagnostics.report(
        "no colour \"\(name)\" in the asset catalogues of \(catalog.bundle.bundlePath); add a colour set of that name")
      return nil
    }
    do {
      return try colorSet(at: url, name: name)?.color(isDark: isDark, isHighContrast: isHighContrast)
    } catch {
      Diagnostics.report("colour \"\(name)\": \(error.shortDescription) (in \(url.path))")
    }
    colorSets[url] = .some(nil)
    return nil
  }

  package func image(
    named name: String, in bundle: Bundle?, isDark: Bool, scale: CGFloat, value: Double?
  ) -> NamedImage? {
    let catalog = catalog(bundle)
    if let set = catalog.imageSet(name) { return image(of: set, name: name, isDark: isDark, scale: scale) }
    if let set = catalog.symbolSet(name) { return symbol(of: set, name: name, value: value) }
    if let (url, factor) = looseFile(name, in: catalog.bundle, scale: scale) {
      return open(url, name: name).map { NamedImage(source: $0, scale: factor, isTemplate: false, capInsets: nil) }
    }
    Diagnostics.report(
      "no image \"\(name)\" in the asset catalogues or files of \(catalog.bundle.bundlePath); "
        + "add an image set or a file of that name")
    return nil
  }

  private func image(of set: URL, name: String, isDark: Bool, scale: CGFloat) -> NamedImage? {
    guard let contents = imageSet(set, name: name) else { return nil }
    guard let entry = contents.entry(isDark: isDark, scale: scale), let file = entry.filename,
      !file.contains("/"), let source = open(set.appendingPathComponent(file), name: name)
    else {
      Diagnostics.report("image \"\(name)\": the set \(set.path) has no usable file")
      return nil
    }
    return NamedImage(
      source: source, scale: source.isVector ? 1 : entry.factor, isTemplate: contents.isTemplate, capInsets: nil)
  }

  private func imageSet(_ url: URL, name: String) -> ImageSet? {
    if let cached = imageSets[url] { return cached }
    var contents: ImageSet?
    do {
      contents = try AssetCatalog.contents(of: url, as: ImageSet.self)
      for scale in contents?.wrongScales ?? [] {
        Diagnostics.report("image \"\(name)\": \"\(scale)\" is no scale (1x, 2x and 3x are); 1x is used (in \(url.path))")
      }
    } catch {
      Diagnostics.report("image \"\(name)\": \(error.shortDescription)")
    }
    imageSets[url] = contents
    return contents
  }

  private struct DrawnSymbol: Hashable {
    let set: URL
    let faintParts: Int
  }

  /// The drawing of a symbol set, as large as beside text of 17 points until a font is known.
  private func symbol(of set: URL, name: String, value: Double?) -> NamedImage? {
    guard let symbol = symbolSet(set, name: name) else { return nil }
    let key = DrawnSymbol(set: set, faintParts: symbol.faintParts(at: value))
    if let cached = drawnSymbols[key] { return cached }
    var image: NamedImage?
    do {
      image = try symbol.image(openedBy: images, name: name, value: value)
    } catch {
      report(error, ofSymbol: name, in: set)
    }
    drawnSymbols[key] = image
    return image
  }

  private func symbolSet(_ url: URL, name: String) -> SymbolSet? {
    if let cached = symbols[url] { return cached }
    var symbol: SymbolSet?
    do {
      symbol = try SymbolSet(url)
    } catch {
      report(error, ofSymbol: name, in: url)
    }
    symbols[url] = symbol
    return symbol
  }

  private func report(_ error: any Error, ofSymbol name: String, in set: URL) {
    Diagnostics.report("symbol \"\(name)\": \(error.shortDescription) (in \(set.path))")
  }

  /// Kept by nobody here: it is large, and shown once.
  package func appIcon(named name: String?, in bundle: Bundle?) -> (any ImageSource)? {
    let appIconName = name ?? appIconName
    let catalog = catalog(bundle)
    guard let set = catalog.appIconSet(appIconName) else { return iconDrawing(appIconName, in: catalog.bundle) }
    do {
      // A set without a picture, as Xcode makes it for a new app, is none.
      guard let file = try AssetCatalog.contents(of: set, as: AppIconSet.self).filename else { return nil }
      guard !file.contains("/") else { throw AssetError(message: "\(file) lies outside of the set") }
      do throws(ImageError) {
        return try images.open(set.appendingPathComponent(file))
      } catch {
        throw AssetError(message: error.description)
      }
    } catch {
      Diagnostics.report("the app's icon \"\(appIconName)\": \(error.shortDescription) (in \(set.path))")
      return nil
    }
  }

  /// The icon that Icon Composer wrote: a folder beside the app's other resources.
  private func iconDrawing(_ appIconName: String, in bundle: Bundle) -> (any ImageSource)? {
    guard let folder = bundle.resourceURL?.appendingPathComponent(appIconName + ".icon"),
      FileManager.default.fileExists(atPath: folder.path)
    else { return nil }
    do {
      return try IconDrawing(folder, images: images, symbols: systemSymbols)
    } catch {
      Diagnostics.report("the app's icon \"\(appIconName)\": \(error.shortDescription) (in \(folder.path))")
      return nil
    }
  }

  private func looseFile(_ name: String, in bundle: Bundle, scale: CGFloat) -> (URL, CGFloat)? {
    let base = (name as NSString).deletingPathExtension
    let given = (name as NSString).pathExtension
    let kinds = given.isEmpty ? ["png", "jpg", "jpeg", "svg", "pdf", "gif", "webp"] : [given]
    for kind in kinds {
      for factor in [scale.rounded(), 2, 3, 1] {
        let suffix = factor == 1 ? "" : "@\(Int(factor))x"
        if let url = bundle.url(forResource: base + suffix, withExtension: kind) { return (url, factor) }
      }
    }
    return nil
  }

  private func open(_ url: URL, name: String) -> (any ImageSource)? {
    if let cached = sources[url] { return cached }
    var source: (any ImageSource)?
    do throws(ImageError) {
      source = try images.open(url)
    } catch {
      Diagnostics.report("image \"\(name)\": \(error.description)")
    }
    sources[url] = source
    return source
  }
}
