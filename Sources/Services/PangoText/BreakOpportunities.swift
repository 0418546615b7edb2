import CPango

/// Between which characters a line may end: Unicode's rules, made stricter for Japanese (kinsoku, Facts 1.7).
struct BreakOpportunities {
  private enum Flag {
    static let line: UInt8 = 1
    static let character: UInt8 = 2
  }
  /// For the place before each character.
  private let flags: [UInt8]

  init(bytes: [UInt8], characterCount: Int, language: String) {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: characterCount + 1)
    bytes.withUnsafeBytes { buffer in
      guard let text = buffer.bindMemory(to: CChar.self).baseAddress else { return }
      let tag = language.isEmpty ? nil : pango_language_from_string(language)
      pango_get_log_attrs(
        text, Int32(buffer.count), -1, tag ?? pango_language_get_default(), &attributes, Int32(attributes.count))
    }
    var flags = attributes.map { attribute -> UInt8 in
      (attribute.is_line_break != 0 ? Flag.line : 0) | (attribute.is_cursor_position != 0 ? Flag.character : 0)
    }
    Kinsoku.apply(to: bytes) { flags[$0] &= ~Flag.line }
    self.flags = flags
  }

  /// Whether a line may end before a character.
  func allowsLineBreak(before character: Int) -> Bool {
    character < flags.count && flags[character] & Flag.line != 0
  }

  /// Whether a line may end before a character when no better place fits.
  func allowsEmergencyBreak(before character: Int) -> Bool {
    character < flags.count && flags[character] & Flag.character != 0
  }
}

/// The Japanese rules for characters that may not begin or end a line.
enum Kinsoku {
  /// Punctuation that closes or follows, prolonged sound marks, iteration marks, small kana, units after numbers.
  static let notAtStart: Set<UInt32> = scalars(
    "、。，．・：；？！‼⁇⁈⁉゛゜ヽヾゝゞ々〻ー―゠–〜～)）]］｝〕〉》」』】〙〗〟’”»｠"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
      + "｡｣､･ｧｨｩｪｫｬｭｮｯｰﾞﾟ…‥℃％‰")

  /// Brackets and quotes that open, signs before numbers.
  static let notAtEnd: Set<UInt32> = scalars("(（[［｛〔〈《「『【〘〖〝‘“«｟｢￥＄￡＃№")

  private static func scalars(_ string: String) -> Set<UInt32> {
    Set(string.unicodeScalars.map(\.value))
  }

  /// Calls `forbid` with the index of each character that no line may end before.
  static func apply(to bytes: [UInt8], forbid: (Int) -> Void) {
    // Every character concerned but the brackets of ASCII, which Unicode's own rules treat well, is at least two bytes.
    guard bytes.contains(where: { $0 >= 0xC2 }) else { return }
    var index = 0
    var previous: UInt32 = 0x20
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let value = scalar.value
      if index > 0, !isSpace(previous), (value > 0x7F && notAtStart.contains(value)) || isClosed(previous) {
        forbid(index)
      }
      previous = value
      index += 1
    }
  }

  private static func isClosed(_ value: UInt32) -> Bool {
    value > 0x7F && notAtEnd.contains(value)
  }

  private static func isSpace(_ value: UInt32) -> Bool {
    value == 0x20 || value == 0x09 || value == 0x200B
  }
}
