public import Foundation

extension Text.Layout {
  /// A line of a layout: its runs from left to right.
  public struct Line: RandomAccessCollection, Equatable {
    let content: TextLayoutContent
    let index: Int
    /// The left end of the baseline, in points from the top left corner of the text; a line that is given another one is drawn there.
    public var origin: CGPoint

    /// 0, the index of the run on the left.
    public var startIndex: Int { 0 }
    /// How many runs there are.
    public var endIndex: Int { content.lines[index].runs.count }
    /// A run.
    public subscript(index: Int) -> Run { Run(content: content, line: self.index, index: index, lineOrigin: origin) }
    /// Where the line lies.
    public var typographicBounds: TypographicBounds { content.bounds(of: part, at: origin) }

    var part: TextPart { TextPart(line: index) }

    /// Whether both are the same line at the same place.
    public static func == (lhs: Line, rhs: Line) -> Bool {
      lhs.content === rhs.content && lhs.index == rhs.index && lhs.origin == rhs.origin
    }
  }

  /// Glyphs of a line that have one font, one direction and the same attributes, from left to right.
  public struct Run: RandomAccessCollection, Equatable {
    /// The type of some of the glyphs.
    public typealias SubSequence = RunSlice
    let content: TextLayoutContent
    let line: Int
    let index: Int
    let lineOrigin: CGPoint

    private var placed: PlacedRun { content.lines[line].runs[index] }

    /// 0, the index of the glyph on the left.
    public var startIndex: Int { 0 }
    /// How many glyphs there are.
    public var endIndex: Int { placed.slices.count }
    /// A glyph.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// Some of the glyphs.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    /// The value of a type that the app attached to the run's characters; `nil`: none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { content.attribute(key, ofRun: index, in: line) }
    /// The direction in which the run is read.
    public var layoutDirection: LayoutDirection { placed.isRightToLeft ? .rightToLeft : .leftToRight }
    /// Where the run lies.
    public var typographicBounds: TypographicBounds { content.bounds(of: part, at: lineOrigin) }
    /// The characters of the glyphs, one for each; a glyph of several characters has the first.
    public var characterIndices: [CharacterIndex] { placed.slices.map { CharacterIndex($0.character) } }

    var part: TextPart { TextPart(line: line, run: index) }

    /// Whether both are the same run at the same place.
    public static func == (lhs: Run, rhs: Run) -> Bool {
      lhs.content === rhs.content && lhs.part == rhs.part && lhs.lineOrigin == rhs.lineOrigin
    }
  }

  /// Some of a run's glyphs, from left to right.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The type of some of the glyphs.
    public typealias SubSequence = RunSlice
    /// The run.
    public var run: Run
    /// Which of the run's glyphs they are.
    public var indices: Range<Int>

    /// Takes some glyphs of a run.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    /// The index, in the run, of the glyph on the left.
    public var startIndex: Int { indices.lowerBound }
    /// The index behind that of the glyph on the right.
    public var endIndex: Int { indices.upperBound }
    /// A glyph.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// Some of the glyphs.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
    /// The value of a type that the app attached to the run's characters; `nil`: none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
    /// Where the glyphs lie.
    public var typographicBounds: TypographicBounds { run.content.bounds(of: part, at: run.lineOrigin) }
    /// The characters of the glyphs, one for each; a glyph of several characters has the first.
    public var characterIndices: [CharacterIndex] { Array(run.characterIndices[indices]) }

    var part: TextPart { TextPart(line: run.line, run: run.index, slices: indices) }
  }
}
