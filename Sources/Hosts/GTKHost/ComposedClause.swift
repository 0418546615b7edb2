import CPango

/// Finds which part of a composed text an input method converts now.
enum ComposedClause {
  /// The characters of the first part with a background of its own, or with two lines below, by which input methods show it.
  static func range(in text: String, attributes: OpaquePointer) -> Range<Int>? {
    let iterator = pango_attr_list_get_iterator(attributes)
    defer { pango_attr_iterator_destroy(iterator) }
    var bytes: Range<Int>?
    repeat {
      var (start, end): (gint, gint) = (0, 0)
      pango_attr_iterator_range(iterator, &start, &end)
      if isMarked(iterator) {
        bytes = (bytes?.lowerBound ?? Int(start))..<Int(end)
      } else if bytes != nil {
        break
      }
    } while pango_attr_iterator_next(iterator) != 0
    return bytes.map { characters(before: $0.lowerBound, in: text)..<characters(before: $0.upperBound, in: text) }
  }

  private static func isMarked(_ iterator: OpaquePointer?) -> Bool {
    if pango_attr_iterator_get(iterator, PANGO_ATTR_BACKGROUND) != nil { return true }
    guard let line = pango_attr_iterator_get(iterator, PANGO_ATTR_UNDERLINE) else { return false }
    return UnsafeRawPointer(line).assumingMemoryBound(to: PangoAttrInt.self).pointee.value == PANGO_UNDERLINE_DOUBLE.rawValue
  }

  private static func characters(before byte: Int, in text: String) -> Int {
    String(decoding: text.utf8.prefix(max(byte, 0)), as: UTF8.self).count
  }
}
