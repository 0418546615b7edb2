public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A text that is read: a `Text` of SwiftUI.
@MainActor @preconcurrency
open class UILabel: UIView, FacedView {
  let face = FaceModel()

  /// Creates a label without a text at a place, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a label without a text.
  public convenience init() { self.init(frame: .zero) }
  /// Creates a label from an archive, of which there are none here: one without a text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    showFace(alignment: { $0.faceAlignment }) { LabelFace(label: $0) }
  }

  // MARK: Text

  /// The text.
  open var text: String? {
    get { words?.string }
    set {
      words = newValue.map { .plain($0) }
      labelChanged()
    }
  }
  /// The text with attributes; what they do not say, the label does.
  open var attributedText: NSAttributedString? {
    get {
      switch words {
      case nil: nil
      case .plain(let string):
        NSAttributedString(string: string, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
      case .attributed(let text): text
      }
    }
    set {
      words = newValue.map { .attributed($0) }
      labelChanged()
    }
  }
  private var words: LabelText?
  var shownText: LabelText? { words }

  // MARK: Look

  /// The font; the system's of 17 points unless said otherwise.
  open var font: UIFont! {
    get { ownFont ?? UIFont.systemFont(ofSize: UIFont.labelFontSize) }
    set {
      ownFont = newValue
      labelChanged()
    }
  }
  private(set) var ownFont: UIFont?
  /// The colour of letters.
  open var textColor: UIColor! {
    get { ownTextColor ?? .label }
    set {
      ownTextColor = newValue
      labelChanged()
    }
  }
  private var ownTextColor: UIColor?
  /// The colour of letters while the label is highlighted.
  open var highlightedTextColor: UIColor? { didSet { labelChanged() } }
  /// Whether the label is shown as part of something that is touched or chosen.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { labelChanged() } } }
  /// Whether the label is not faint.
  open var isEnabled = true { didSet { labelChanged() } }
  /// The colour of a shadow of the letters.
  open var shadowColor: UIColor? { didSet { labelChanged() } }
  /// How far the shadow lies from the letters, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { labelChanged() } }
  /// At which side lines begin.
  open var textAlignment = NSTextAlignment.natural { didSet { labelChanged() } }
  /// How lines break that are too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { labelChanged() } }
  /// How many lines there may be; 0: as many as there are.
  open var numberOfLines = 1 { didSet { labelChanged() } }
  /// Whether letters become smaller where the text is too wide.
  open var adjustsFontSizeToFitWidth = false { didSet { labelChanged() } }
  /// To which part of their size letters may become smaller.
  open var minimumScaleFactor: CGFloat = 0 { didSet { labelChanged() } }
  /// Whether letters come closer together before a text is cut off.
  open var allowsDefaultTighteningForTruncation = false { didSet { labelChanged() } }
  /// Where smaller letters lie beside what they would be; here they lie in the middle.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether the font follows the size that the person wants text in; fonts of text styles always do here.
  open var adjustsFontForContentSizeCategory = false
  /// The width at which lines break where layouts ask for the label's size, in points; 0: they do not.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  /// Something of the label has changed.
  func labelChanged() { faceChanged() }

  /// The colour that letters have now.
  var shownColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return textColor
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    size(inWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : askedWidth.proposal.width)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(inWidth: ProposedViewSize(fitting: size).width)
  }
  private func size(inWidth width: CGFloat?) -> CGSize {
    guard let words, !words.string.isEmpty else { return CGSize(width: 0, height: 0) }
    return measureHostedContent(ProposedViewSize(width: width, height: nil))
  }
  /// Where the text lies in a rectangle, with a number of lines at most.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = measureHostedContent(ProposedViewSize(width: bounds.width, height: nil))
    let limit = numberOfLines > 0 ? (font.lineHeight * CGFloat(numberOfLines)).rounded(.up) : .infinity
    let fitting = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height, limit))
    return CGRect(
      x: bounds.minX, y: bounds.minY + (bounds.height - fitting.height) / 2, width: fitting.width, height: fitting.height)
  }

  private var textFrame: CGRect?
  /// Places the text in a rectangle of the bounds; subclasses give another one to leave room around it.
  open func drawText(in rect: CGRect) { textFrame = rect }

  /// What ``drawText(in:)`` leaves free around the text.
  var textInsets: EdgeInsets {
    let bounds = bounds
    textFrame = bounds
    drawText(in: bounds)
    guard let place = textFrame, !bounds.isEmpty else { return EdgeInsets() }
    return EdgeInsets(
      top: place.minY - bounds.minY, leading: place.minX - bounds.minX, bottom: bounds.maxY - place.maxY,
      trailing: bounds.maxX - place.maxX)
  }

  /// How far the baselines of the first and the last line lie below the top in a size.
  package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let height = min(self.size(inWidth: size.width).height, size.height)
    let top = (size.height - height) / 2
    let line = font.lineHeight
    return (top + font.ascender, top + height - line + font.ascender)
  }

  fileprivate var faceAlignment: Alignment {
    switch textAlignment.shown(in: traitCollection.layoutDirection) {
    case .center: .center
    case .trailing: .trailing
    case .leading: .leading
    }
  }
}

/// What a label says.
enum LabelText {
  case plain(String)
  case attributed(NSAttributedString)

  var string: String {
    switch self {
    case .plain(let string): string
    case .attributed(let text): text.string
    }
  }
  var text: Text {
    switch self {
    case .plain(let string): Text(verbatim: string)
    case .attributed(let text): Text(AttributedString(text))
    }
  }
  /// How the first paragraph is laid out, where attributes say.
  var paragraph: NSParagraphStyle? {
    guard case .attributed(let text) = self, text.length > 0 else { return nil }
    return text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }
}

/// Where smaller letters lie beside what they would be.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the same baseline.
  case alignBaselines
  /// In the same middle.
  case alignCenters
  /// At the top.
  case none
}

private struct LabelFace: View {
  @Faced var label: UILabel
  @Environment(\.isMeasured) private var isMeasured

  var body: some View {
    if let words = label.shownText {
      let color = Color(uiColor: label.shownColor)
      words.text
        .font(Font(label.font))
        .foregroundStyle(label.isEnabled ? color : color.opacity(0.5))
        .lineSpacing(words.paragraph?.lineSpacing ?? 0)
        .modifier(LabelLines(label: label, paragraph: words.paragraph))
        .shadow(
          color: label.shadowColor.map { Color(uiColor: $0) } ?? .clear, radius: 0, x: label.shadowOffset.width,
          y: label.shadowOffset.height
        )
        .padding(isMeasured ? EdgeInsets() : label.textInsets)
    }
  }
}

/// How the lines of a text break and lie, as a label says.
struct LabelLines: ViewModifier {
  let label: UILabel?
  var paragraph: NSParagraphStyle?
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    let _ = label?.face.changes
    let lines = label?.numberOfLines ?? 1
    let usual = label?.textAlignment ?? .natural
    let alignment = paragraph.map { $0.alignment == .natural ? usual : $0.alignment } ?? usual
    let least = label.map { $0.minimumScaleFactor > 0 ? $0.minimumScaleFactor : 0.05 } ?? 1
    content
      .breaking(label?.lineBreakMode ?? .byTruncatingTail)
      .lineLimit(lines > 0 ? lines : nil)
      .multilineTextAlignment(alignment.shown(in: direction == .rightToLeft ? .rightToLeft : .leftToRight))
      .minimumScaleFactor(label?.adjustsFontSizeToFitWidth == true ? least : 1)
      .allowsTightening(label?.allowsDefaultTighteningForTruncation ?? false)
  }
}

extension View {
  /// Has lines that are too long break in a way of UIKit.
  func breaking(_ mode: NSLineBreakMode) -> some View {
    let truncation: Text.TruncationMode =
      switch mode {
      case .byTruncatingHead: .head
      case .byTruncatingMiddle: .middle
      case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping: .tail
      }
    return truncationMode(truncation)
  }
}

extension NSTextAlignment {
  /// At which side lines lie where text runs in a direction.
  func shown(in direction: UITraitEnvironmentLayoutDirection) -> TextAlignment {
    let isRightToLeft = direction == .rightToLeft
    return switch self {
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    case .center: .center
    case .justified, .natural: .leading
    }
  }
}
