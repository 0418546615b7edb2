/// Why a font file could not be registered.
package enum FontFileError: Error, Equatable, CustomStringConvertible {
  case notAFile(String)
  case unreadable(String)
  case tooLarge(String, bytes: Int)
  case notAFont(String)

  package var description: String {
    switch self {
    case .notAFile(let url): "“\(url)” is not a font: fonts are registered from files on this machine."
    case .unreadable(let path): "The font file “\(path)” does not exist or cannot be read."
    case .tooLarge(let path, let bytes):
      "The font file “\(path)” has \(bytes) bytes, which is more than a font may have."
    case .notAFont(let path): "The file “\(path)” holds no font that FreeType can read."
    }
  }
}
