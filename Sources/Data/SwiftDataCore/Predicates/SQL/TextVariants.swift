import Foundation

/// The texts that Swift takes as equal to one, in whichever form of Unicode they are stored.
///
/// A store compares bytes, so that an index can be used; `é` may have been stored as one scalar or as two.
enum TextVariants {
  /// How many texts are looked up at most where forms are mixed within one text.
  private static let limit = 16

  /// The text first, and its other forms.
  static func of(_ text: String) -> [String] {
    if text.utf8.allSatisfy({ $0 < 0x80 && !isTargetOfSingleton($0) }) { return [text] }
    var variants = [""]
    for character in text {
      let forms = forms(of: character)
      guard variants.count * forms.count <= limit else {
        return unique([text, text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping])
      }
      variants = variants.flatMap { start in forms.map { start + $0 } }
    }
    return unique([text] + variants)
  }

  /// The first text, in bytes, after all that begin as a text does; nil where what begins so has other bytes, too.
  static func end(ofPrefix text: String) -> String? {
    guard let last = text.utf8.last, last < 0x7F, text.utf8.allSatisfy({ $0 < 0x80 && !isTargetOfSingleton($0) }) else {
      return nil
    }
    return String(text.unicodeScalars.dropLast()) + String(UnicodeScalar(last + 1))
  }

  /// `K`, `;` and the grave accent: each has a scalar elsewhere that means the same.
  private static func isTargetOfSingleton(_ byte: UInt8) -> Bool { byte == 0x4B || byte == 0x3B || byte == 0x60 }

  private static func forms(of character: Character) -> [String] {
    let text = String(character)
    let composed = text.precomposedStringWithCanonicalMapping, decomposed = text.decomposedStringWithCanonicalMapping
    var forms = [composed, decomposed]
    let scalars = Array(decomposed.unicodeScalars)
    if scalars.count == 3 {
      let start = String(String.UnicodeScalarView(scalars.dropLast())).precomposedStringWithCanonicalMapping
      forms.append(start + String(scalars[2]))
    }
    if let scalar = composed.unicodeScalars.first, composed.unicodeScalars.count == 1 {
      forms += singletons[scalar]?.map { String($0) } ?? []
    }
    return unique(forms)
  }

  /// Texts without those whose bytes are the same.
  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<[UInt8]> = []
    return texts.filter { seen.insert(Array($0.utf8)).inserted }
  }

  /// Scalars that normalization replaces by one other, by that one.
  private static let singletons: [Unicode.Scalar: [Unicode.Scalar]] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x340...0x387, 0x1F71...0x1FFD, 0x2000...0x2001, 0x2126...0x212B, 0x2329...0x232A, 0xF900...0xFAD9, 0x2F800...0x2FA1D,
    ]
    var found: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for scalar in ranges.joined().lazy.compactMap(Unicode.Scalar.init) {
      let composed = String(scalar).precomposedStringWithCanonicalMapping.unicodeScalars
      if composed.count == 1, let target = composed.first, target != scalar { found[target, default: []].append(scalar) }
    }
    return found
  }()
}
