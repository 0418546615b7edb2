/// What is selected of a text that is edited, or where its caret is.
public struct TextSelection: Equatable, Hashable {
  /// The characters, as one stretch or as several.
  public enum Indices: Equatable, Hashable {
    /// One stretch; an empty one is where the caret stands.
    case selection(Range<String.Index>)
    /// Several stretches.
    case multiSelection(RangeSet<String.Index>)
  }
  /// Which characters are selected.
  public var indices: Indices

  /// Makes a selection of a stretch of characters.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Makes a selection of several stretches; a field shows what lies from the first one to the last.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// Makes a caret.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// Whether it is a caret, and no character is selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// From the first character to the last; `nil`: nothing.
  var bounds: Range<String.Index>? {
    switch indices {
    case .selection(let range): return range
    case .multiSelection(let set):
      guard let first = set.ranges.first, let last = set.ranges.last else { return nil }
      return first.lowerBound..<last.upperBound
    }
  }
}
