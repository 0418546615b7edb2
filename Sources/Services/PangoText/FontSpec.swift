import CPango
import Foundation
import DisplayModel

/// A resolved font with what shaping and line heights need of it.
final class FontSpec {
  let source: FontSource
  /// Points.
  let size: CGFloat
  /// Line box, points.
  let ascent: CGFloat
  let descent: CGFloat
  /// Least distance between baselines, points; never below the line box.
  let pitch: CGFloat
  /// Points that the system font adds after each glyph of its own.
  let systemTracking: CGFloat

  /// Whether Inter stands in for the system's text font, so that its letters are corrected one by one.
  private let correctsLetters: Bool

  /// For characters that no font can show.
  private(set) lazy var letters = StandInLetters(font: font)

  private let font: ResolvedFont
  private var faces: [(found: UnsafeMutablePointer<PangoFont>, isEastAsian: Bool, face: PangoFace)] = []

  init(font: ResolvedFont, source: FontSource) {
    self.source = source
    self.font = font
    size = font.size
    ascent = source.box.ascent * size
    descent = source.box.descent * size
    pitch = max(font.leading, ascent + descent + source.box.gap * size)
    correctsLetters = font.isSystemSans && font.size < SystemFontMetrics.displaySize
    systemTracking = font.isSystemSans ? SystemFontMetrics.tracking(size: size, weight: font.weight) : 0
  }

  /// Points that are added to the width of a letter of a face of the base font, by its first byte.
  func correction(ofLetter byte: CChar, in face: PangoFace) -> Float {
    guard byte >= 0 else { return 0 }
    let own = face.corrections.isEmpty ? 0 : face.corrections[Int(byte)]
    return (correctsLetters ? SystemFontMetrics.letterCorrections[Int(byte)] + own : own) * Float(size)
  }

  /// The face to show for a font that Pango found for some characters, of an East Asian script or another; `nil` when it cannot
  /// be used.
  func face(for found: UnsafeMutablePointer<PangoFont>, isEastAsian: Bool) -> PangoFace? {
    if let cached = faces.first(where: { $0.found == found && $0.isEastAsian == isEastAsian }) { return cached.face }
    guard let face = source.face(for: found, isEastAsian: isEastAsian).map({ PangoFace($0, size: size) }) else { return nil }
    faces.append((found, isEastAsian, face))
    return face
  }
}
