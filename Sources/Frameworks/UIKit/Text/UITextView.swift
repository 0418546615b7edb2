public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A text of many lines that is edited and scrolled, as in a `TextEditor` of SwiftUI; one that is not edited is shown with its
/// attributes.
@MainActor @preconcurrency
open class UITextView: UIView, FacedView, UITextInputTraits {
  let face = FaceModel()

  /// Creates an empty view at a place, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates an empty view.
  public convenience init() { self.init(frame: .zero) }
  /// Creates a view from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    clipsToBounds = true
    textContainer.view = self
    backgroundColor = .systemBackground
    showFace(alignment: { _ in .topLeading }) { TextViewFace(view: $0) }
  }

  /// Is asked what may happen, and hears of what does.
  open weak var delegate: (any UITextViewDelegate)?

  // MARK: Text

  /// The text; never `nil` when it is read.
  ///
  /// Setting it calls nobody.
  open var text: String! {
    get { shownText.string }
    set { show(NSAttributedString(string: newValue ?? "", attributes: typingAttributes)) }
  }
  /// The text with attributes; while it is edited, those of its first character show for all.
  open var attributedText: NSAttributedString! {
    get { shownText }
    set {
      let new = newValue ?? NSAttributedString(string: "")
      if new.length > 0 { typingAttributes.merge(new.attributes(at: 0, effectiveRange: nil)) { $1 } }
      show(new)
    }
  }
  private(set) var shownText = NSAttributedString(string: "")
  /// The attributes of what is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:] { didSet { faceChanged() } }
  /// Whether there is a text.
  open var hasText: Bool { shownText.length > 0 }

  private func show(_ text: NSAttributedString) {
    shownText = text
    selection = min(selection.location, text.length) == selection.location ? selection : NSRange(location: text.length, length: 0)
    faceChanged()
  }

  // MARK: Selection

  /// What is selected, in units of UTF-16; an empty range is where the caret stands.
  open var selectedRange: NSRange {
    get { selection }
    set {
      let start = min(max(newValue.location, 0), shownText.length)
      selection = NSRange(location: start, length: min(max(newValue.length, 0), shownText.length - start))
      faceChanged(resizes: false)
    }
  }
  private var selection = NSRange(location: 0, length: 0)
  /// Scrolls so that a part of the text shows: the caret goes there where the text is edited.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard isEditable else { return }
    selectedRange = NSRange(location: min(range.location + range.length, shownText.length), length: 0)
  }

  /// What the text that is edited is to select, or has selected.
  var editedSelection: TextSelection? {
    get { Range(selection, in: shownText.string).map { TextSelection(range: $0) } }
    set {
      guard case .selection(let range)? = newValue?.indices else { return }
      told = range
      if range.upperBound <= shownText.string.endIndex { take(NSRange(range, in: shownText.string)) }
    }
  }
  /// What the person has selected, perhaps in a text that is about to be told.
  private var told: Range<String.Index>?

  private func take(_ new: NSRange) {
    guard new != selection else { return }
    selection = new
    delegate?.textViewDidChangeSelection(self)
  }

  // MARK: Look

  /// The font; the system's of 12 points for a text without attributes, as on iOS.
  open var font: UIFont? {
    get { typingAttributes[.font] as? UIFont }
    set { change(.font, newValue) }
  }
  /// The colour of letters.
  open var textColor: UIColor? {
    get { typingAttributes[.foregroundColor] as? UIColor }
    set { change(.foregroundColor, newValue) }
  }
  private func change(_ key: NSAttributedString.Key, _ value: Any?) {
    typingAttributes[key] = value
    let text = NSMutableAttributedString(attributedString: shownText)
    let all = NSRange(location: 0, length: text.length)
    if let value { text.addAttribute(key, value: value, range: all) } else { text.removeAttribute(key, range: all) }
    show(text)
  }
  /// At which side lines begin.
  open var textAlignment = NSTextAlignment.natural { didSet { faceChanged(resizes: false) } }
  /// Whether the text can be edited.
  open var isEditable = true { didSet { faceChanged() } }
  /// Whether parts of the text can be selected, and links opened.
  open var isSelectable = true { didSet { faceChanged(resizes: false) } }
  /// Whether the text scrolls; one that does not makes the view as high as itself.
  open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { faceChanged() } } }
  /// Whether a text that fits moves as one that does not while it is pulled.
  open var alwaysBounceVertical = false { didSet { faceChanged(resizes: false) } }
  /// Whether a bar shows which part of the text is seen.
  open var showsVerticalScrollIndicator = true { didSet { faceChanged(resizes: false) } }
  /// From the edges to the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { faceChanged() } }
  /// What else lies between the edges and the text.
  public let textContainer = NSTextContainer()
  /// Whether the font follows the size that the person wants text in; fonts of text styles always do here.
  open var adjustsFontForContentSizeCategory = false
  /// What shows above a keyboard on the screen while the text is edited, where there is one.
  open var inputAccessoryView: UIView?
  /// What shows in place of a keyboard on the screen while the text is edited, where there is one.
  open var inputView: UIView?

  /// All that lies between the edges and the text.
  var insets: EdgeInsets {
    let padding = textContainer.lineFragmentPadding, inset = textContainerInset
    return EdgeInsets(top: inset.top, leading: inset.left + padding, bottom: inset.bottom, trailing: inset.right + padding)
  }
  /// The font that shows.
  var shownFont: UIFont { font ?? UIFont.systemFont(ofSize: 12) }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    guard askedWidth == .none, bounds.width > 0 else { return measureHostedContent(askedWidth.proposal) }
    return measureHostedContent(ProposedViewSize(width: bounds.width, height: nil))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measureHostedContent(ProposedViewSize(width: ProposedViewSize(fitting: size).width, height: nil))
  }
  /// How large the text is with what lies around it, in points.
  open var contentSize: CGSize {
    let size = measureHostedContent(ProposedViewSize(width: bounds.width > 0 ? bounds.width : nil, height: nil))
    return CGSize(width: max(bounds.width, 0), height: size.height)
  }

  // MARK: Traits

  var traits = TypingTraits() { didSet { if traits != oldValue { faceChanged(resizes: false) } } }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.capitalization }
    set { traits.capitalization = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.correction }
    set { traits.correction = newValue }
  }
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotation marks become curly; no input method here changes them, so that it says what was set.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash; none do here, so that it says what was set.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are put in and taken out around what is pasted and cut; none are here, so that it says what was set.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType: UIKeyboardType {
    get { traits.keyboard }
    set { traits.keyboard = newValue }
  }
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKey }
    set { traits.returnKey = newValue }
  }
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType! {
    get { traits.contentType }
    set { traits.contentType = newValue }
  }

  // MARK: Editing

  private var isEditing = false
  open override var canBecomeFirstResponder: Bool { isEditable }
  open override var isFirstResponder: Bool { face.hasFocus }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if face.hasFocus { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    wasAsked = true
    face.focus(true)
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard face.hasFocus else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    wasAsked = true
    face.focus(false)
    return true
  }
  /// Whether the delegate was asked already.
  private var wasAsked = false

  /// The focus has come, or gone.
  func take(isFocused: Bool) {
    let wasAsked = wasAsked
    self.wasAsked = false
    face.note(hasFocus: isFocused)
    guard isFocused != isEditing else { return }
    if isFocused {
      guard wasAsked || delegate?.textViewShouldBeginEditing(self) ?? true else { return face.focus(false) }
      isEditing = true
      delegate?.textViewDidBeginEditing(self)
    } else {
      guard wasAsked || delegate?.textViewShouldEndEditing(self) ?? true else { return face.focus(true) }
      isEditing = false
      delegate?.textViewDidEndEditing(self)
    }
  }

  /// The person has typed.
  func take(_ new: String) {
    guard new != shownText.string else { return }
    let change = TextChange(from: shownText.string, to: new)
    guard delegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.replacement) ?? true else {
      return faceChanged(resizes: false)
    }
    let text = NSMutableAttributedString(attributedString: shownText)
    text.replaceCharacters(in: change.range, with: NSAttributedString(string: change.replacement, attributes: typingAttributes))
    shownText = text
    if let told, told.upperBound <= new.endIndex { take(NSRange(told, in: new)) }
    faceChanged()
    delegate?.textViewDidChange(self)
  }
  /// Puts a text at the caret, in place of what is selected.
  open func insertText(_ text: String) {
    let range = selection
    take((shownText.string as NSString).replacingCharacters(in: range, with: text))
    selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
  }
  /// Deletes what is selected, or the character before the caret.
  open func deleteBackward() {
    let string = shownText.string as NSString
    guard selection.length == 0 else { return insertText("") }
    guard selection.location > 0 else { return }
    selection = string.rangeOfComposedCharacterSequence(at: selection.location - 1)
    insertText("")
  }
}

/// What lies between the edges of a text view and its text besides ``UITextView/textContainerInset``.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  weak var view: UITextView?
  /// At both sides of lines, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { view?.faceChanged() } }
  /// How many lines there may be in a text that is not edited; 0: as many as there are.
  open var maximumNumberOfLines = 0 { didSet { view?.faceChanged() } }
  /// How lines break that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { view?.faceChanged() } }
}

/// Is asked by a text view what may happen, and hears of what does.
@MainActor @preconcurrency
public protocol UITextViewDelegate: AnyObject {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether characters may be replaced by others.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The person has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// What is selected has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing happens.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Nothing happens.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// They may.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
  /// Nothing happens.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing happens.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
