public import Foundation

/// To which side lines of a paragraph keep.
public enum NSTextAlignment: Int, Sendable {
  /// The left one.
  case left
  /// They stand in the middle.
  case center
  /// The right one.
  case right
  /// Both, for which words move apart; here it is the side on which lines begin.
  case justified
  /// The side on which lines begin.
  case natural
}

/// What becomes of a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next one after a word.
  case byWordWrapping
  /// It goes on in the next one after a character; here after a word where there are several.
  case byCharWrapping
  /// There is one line, and what is beyond the end does not show.
  case byClipping
  /// There is one line, and the beginning is left out.
  case byTruncatingHead
  /// There is one line, and the end is left out.
  case byTruncatingTail
  /// There is one line, and the middle is left out.
  case byTruncatingMiddle
}

/// In which direction lines run.
public enum NSWritingDirection: Int, Sendable {
  /// As the language has it.
  case natural = -1
  /// From the left.
  case leftToRight
  /// From the right.
  case rightToLeft
}

/// The numbers of a paragraph, lengths in points.
struct ParagraphNumbers: Hashable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var baseWritingDirection = NSWritingDirection.natural
  var allowsDefaultTighteningForTruncation = false
}

// Safe: a style that can be changed is made and read on one thread, as UIKit's are.
/// How the lines of a paragraph stand; lengths in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate(set) final var numbers = ParagraphNumbers()

  /// The style that paragraphs have without another.
  public override init() { super.init() }
  fileprivate convenience init(_ numbers: ParagraphNumbers) {
    self.init()
    self.numbers = numbers
  }

  /// The style that paragraphs have without another.
  open class var `default`: NSParagraphStyle { standard }
  private static let standard = NSParagraphStyle()

  /// Between lines, beside what the font asks for.
  open var lineSpacing: CGFloat { numbers.lineSpacing }
  /// After the paragraph.
  open var paragraphSpacing: CGFloat { numbers.paragraphSpacing }
  /// Before the paragraph, where another one stands above.
  open var paragraphSpacingBefore: CGFloat { numbers.paragraphSpacingBefore }
  /// To which side lines keep.
  open var alignment: NSTextAlignment { numbers.alignment }
  /// From the side to where the first line begins.
  open var firstLineHeadIndent: CGFloat { numbers.firstLineHeadIndent }
  /// From the side to where the other lines begin.
  open var headIndent: CGFloat { numbers.headIndent }
  /// Where lines end: from the side on which they begin, or from the other one where it is 0 or below.
  open var tailIndent: CGFloat { numbers.tailIndent }
  /// What becomes of lines that are too long.
  open var lineBreakMode: NSLineBreakMode { numbers.lineBreakMode }
  /// How high lines are at least.
  open var minimumLineHeight: CGFloat { numbers.minimumLineHeight }
  /// How high lines are at most, but never lower than their letters here; 0: however high.
  open var maximumLineHeight: CGFloat { numbers.maximumLineHeight }
  /// A factor for the height of lines; 0 is 1.
  open var lineHeightMultiple: CGFloat { numbers.lineHeightMultiple }
  /// In which direction lines run.
  open var baseWritingDirection: NSWritingDirection { numbers.baseWritingDirection }
  /// Whether letters may move together before something is left out.
  open var allowsDefaultTighteningForTruncation: Bool { numbers.allowsDefaultTighteningForTruncation }

  /// The style as it is now, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(numbers) }
  /// A style of the same numbers that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(numbers) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.numbers == numbers }
  open override var hash: Int { numbers.hashValue }
}

// Safe: made and read on one thread, as UIKit's are.
/// How the lines of a paragraph stand, to be changed; lengths in points.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { numbers.lineSpacing }
    set { numbers.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { numbers.paragraphSpacing }
    set { numbers.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { numbers.paragraphSpacingBefore }
    set { numbers.paragraphSpacingBefore = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { numbers.alignment }
    set { numbers.alignment = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { numbers.firstLineHeadIndent }
    set { numbers.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { numbers.headIndent }
    set { numbers.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { numbers.tailIndent }
    set { numbers.tailIndent = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { numbers.lineBreakMode }
    set { numbers.lineBreakMode = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { numbers.minimumLineHeight }
    set { numbers.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { numbers.maximumLineHeight }
    set { numbers.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { numbers.lineHeightMultiple }
    set { numbers.lineHeightMultiple = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { numbers.baseWritingDirection }
    set { numbers.baseWritingDirection = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { numbers.allowsDefaultTighteningForTruncation }
    set { numbers.allowsDefaultTighteningForTruncation = newValue }
  }
  /// Takes over all numbers of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { numbers = obj.numbers }
}
