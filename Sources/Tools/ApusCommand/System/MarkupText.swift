import Foundation

extension String {
  /// The text as it stands between tags and in attributes of HTML and XML.
  var escapedForMarkup: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t", "\r": result.unicodeScalars.append(scalar)
      // Neither has a way to write these.
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The name of a file as an address from a page beside it.
  var escapedForAddress: String {
    let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~/")
    return addingPercentEncoding(withAllowedCharacters: plain) ?? self
  }
}
