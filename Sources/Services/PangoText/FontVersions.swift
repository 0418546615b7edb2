import CPango
import FontFiles
import Foundation

/// The versions of the stand-in fonts that are installed, by which pictures know whether letters can be compared pixel by pixel.
package enum FontVersions {
  /// A family and its version each, as its files say, such as "Inter 4.0, Noto Sans CJK JP 2.004".
  package static let current: String = {
    let catalog = FontCatalog(config: FontConfiguration.make(.standIns, of: .standIns), registered: [])
    return ["Inter", "Noto Sans CJK JP", "JetBrains Mono", "Noto Color Emoji", "DejaVu Serif"].map { family in
      "\(family) \(catalog.version(ofFamily: family).map { "\($0)" } ?? "missing")"
    }.joined(separator: ", ")
  }()
}

extension FontCatalog {
  /// The highest version of a family's files, to a thousandth.
  fileprivate func version(ofFamily family: String) -> Double? {
    let versions = faces.filter { FontNames.families(of: $0).contains(family) }.compactMap { pattern -> Int32? in
      var version: Int32 = 0
      return FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &version) == FcResultMatch ? version : nil
    }
    // A fixed number with 16 binary places.
    return versions.max().map { (Double($0) / 65536 * 1000).rounded() / 1000 }
  }
}
