import CPango
import Foundation
import DisplayModel

/// Finds fonts and glyphs for paragraphs, with Pango.
final class TextShaper {
  let library: FontLibrary
  /// Paragraphs shaped so far, again with more fonts included.
  private(set) var shapingCount = 0

  private let glyphs = notNull(pango_glyph_string_new())
  private let noAttributes = notNull(pango_attr_list_new())
  private var ellipses: [EllipsisKey: ShapedParagraph] = [:]

  private struct EllipsisKey: Hashable {
    var font: ResolvedFont
    var spacing: CGFloat
    var isRightToLeft: Bool
  }

  init(library: FontLibrary) {
    self.library = library
  }

  deinit {
    pango_glyph_string_free(glyphs)
    pango_attr_list_unref(noAttributes)
  }

  func dropCaches() {
    ellipses.removeAll()
  }

  /// Shapes with the stand-in fonts; with everything installed when they do not have all characters.
  func shape(_ text: ParagraphText, styles: [StyledTextRun], paragraph: ParagraphStyle) -> ShapedParagraph {
    let cjk = CJKVariant(language: paragraph.language)
    var tier = FontLibrary.Tier.quick
    var specs = text.spans.map { library.spec(for: $0.font, cjk: cjk, tier: tier) }
    let quick = library.catalog(.quick)
    if specs.contains(where: { $0.source.catalog !== quick }) {
      tier = .named
      specs = text.spans.map { library.spec(for: $0.font, cjk: cjk, tier: tier) }
    }
    let job = ShapingJob(text: text, styles: styles, paragraph: paragraph, specs: specs)
    let shaped = shape(job, in: library.catalog(tier))
    guard shaped.hasUnknownGlyphs, tier == .quick, library.catalog(tier) !== library.catalog(.everything) else { return shaped }
    specs = text.spans.map { library.spec(for: $0.font, cjk: cjk, tier: .everything) }
    let wider = ShapingJob(text: text, styles: styles, paragraph: paragraph, specs: specs)
    return shape(wider, in: library.catalog(.everything))
  }

  /// "…" in the look of a run.
  func ellipsis(like run: StyledTextRun, paragraph: ParagraphStyle) -> ShapedParagraph {
    let spacing = run.tracking + run.kerning
    let key = EllipsisKey(font: run.font, spacing: spacing, isRightToLeft: paragraph.isRightToLeft)
    if let cached = ellipses[key] { return cached }
    if ellipses.count >= 256 { ellipses.removeAll() }
    let style = StyledTextRun(string: "…", font: run.font, kerning: spacing)
    let text = ParagraphSplitter(StyledText(runs: [style], paragraph: paragraph), limit: 1) { _ in nil }
    let shaped = shape(text.paragraphs[0], styles: [style], paragraph: paragraph)
    ellipses[key] = shaped
    return shaped
  }

  private func shape(_ job: ShapingJob, in catalog: FontCatalog) -> ShapedParagraph {
    shapingCount += 1
    let result = ShapedParagraph(job.text, language: job.paragraph.language)
    guard let first = job.specs.first else { return result }
    guard catalog.hasFonts else {
      job.shapedBytes.withUnsafeBytes { buffer in
        var builder = ShapedParagraphBuilder(
          result: result, job: job, bytes: buffer.bindMemory(to: CChar.self), glyphs: glyphs)
        builder.addLetters()
      }
      return result
    }
    let context = catalog.context
    pango_context_set_font_description(context, first.source.description)
    pango_context_set_language(context, job.language)
    let attributes = job.makeAttributes()
    defer { if let attributes { pango_attr_list_unref(attributes) } }
    job.shapedBytes.withUnsafeBytes { buffer in
      let direction = job.paragraph.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
      let bytes = buffer.bindMemory(to: CChar.self)
      let items = pango_itemize_with_base_dir(
        context, direction, bytes.baseAddress, 0, Int32(bytes.count), attributes ?? noAttributes, nil)
      var builder = ShapedParagraphBuilder(result: result, job: job, bytes: bytes, glyphs: glyphs)
      var node = items
      while let element = node {
        builder.add(element.pointee.data.assumingMemoryBound(to: PangoItem.self))
        node = element.pointee.next
      }
      g_list_free(items)
    }
    return result
  }
}

/// What is shaped at once.
struct ShapingJob {
  let text: ParagraphText
  let styles: [StyledTextRun]
  let paragraph: ParagraphStyle
  /// For each span of the text.
  let specs: [FontSpec]

  var language: OpaquePointer? {
    pango_language_from_string(paragraph.language.isEmpty ? "en" : paragraph.language)
  }

  /// The text with a plain character for each attachment, so that no font is searched for U+FFFC.
  var shapedBytes: [UInt8] {
    guard text.spans.contains(where: { styles[$0.style].attachment != nil }) else { return text.bytes }
    var bytes = text.bytes
    for span in text.spans where styles[span.style].attachment != nil {
      for index in span.start..<max(span.start, span.end - 2)
      where bytes[index] == 0xEF && bytes[index + 1] == 0xBF && bytes[index + 2] == 0xBC {
        bytes.replaceSubrange(index..<(index + 3), with: [0xE2, 0x80, 0xA6])
      }
    }
    return bytes
  }

  /// The fonts of the spans that differ from the first, to be given back; `nil` when all are the same.
  func makeAttributes() -> OpaquePointer? {
    let first = specs[0].source
    guard specs.contains(where: { $0.source !== first }) else { return nil }
    let list = notNull(pango_attr_list_new())
    for (span, spec) in zip(text.spans, specs) where spec.source !== first {
      let attribute = notNull(pango_attr_font_desc_new(spec.source.description))
      attribute.pointee.start_index = UInt32(span.start)
      attribute.pointee.end_index = UInt32(span.end)
      pango_attr_list_insert(list, attribute)
    }
    return list
  }
}
