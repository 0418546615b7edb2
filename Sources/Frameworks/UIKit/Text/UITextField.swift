public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A control that edits a line of text, as a `TextField` of SwiftUI does.
@MainActor @preconcurrency
open class UITextField: UIControl, FacedView, UITextInputTraits {
  /// What is drawn around a field.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A line.
    case line
    /// A sunken line.
    case bezel
    /// A line with round corners.
    case roundedRect
  }
  /// When something shows in a field.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While it is edited.
    case whileEditing
    /// While it is not edited.
    case unlessEditing
    /// Always.
    case always

    func shows(isEditing: Bool) -> Bool { self == .always || self == (isEditing ? .whileEditing : .unlessEditing) }
  }
  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// It was to.
    case committed
    /// It was given up.
    case cancelled
  }

  let face = FaceModel()

  // MARK: Making

  /// Creates an empty field at a place, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a field from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() { showFace { TextFieldFace(field: $0) } }

  /// Is asked what may happen, and hears of what does.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; never `nil` when it is read.
  ///
  /// Setting it calls nobody.
  open var text: String? {
    get { shownText }
    set { show(newValue ?? "") }
  }
  private(set) var shownText = ""
  /// The text with the attributes that all of it has; of one with several the first ones count.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: shownText, attributes: defaultTextAttributes) }
    set {
      if let newValue, newValue.length > 0 {
        defaultTextAttributes.merge(newValue.attributes(at: 0, effectiveRange: nil)) { $1 }
      }
      show(newValue?.string ?? "")
    }
  }
  /// What shows while there is no text.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What shows while there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString? { didSet { faceChanged() } }
  /// The attributes of the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { faceChanged() } }
  /// Whether there is a text.
  open var hasText: Bool { !shownText.isEmpty }
  /// Whether the text is emptied when editing begins.
  open var clearsOnBeginEditing = false

  private func show(_ text: String) {
    guard text != shownText else { return }
    shownText = text
    faceChanged()
  }

  // MARK: Look

  /// The font; the system's of 17 points unless said otherwise.
  open var font: UIFont? {
    get { defaultTextAttributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 17) }
    set { defaultTextAttributes[.font] = newValue }
  }
  /// The colour of letters.
  open var textColor: UIColor? {
    get { defaultTextAttributes[.foregroundColor] as? UIColor ?? .label }
    set { defaultTextAttributes[.foregroundColor] = newValue }
  }
  /// At which side the text begins.
  open var textAlignment = NSTextAlignment.natural { didSet { faceChanged(resizes: false) } }
  /// What is drawn around the field.
  open var borderStyle = BorderStyle.none { didSet { faceChanged() } }
  /// A picture behind the text, in place of a border.
  open var background: UIImage? { didSet { faceChanged(resizes: false) } }
  /// A picture behind the text while the field cannot be used.
  open var disabledBackground: UIImage? { didSet { faceChanged(resizes: false) } }
  /// Whether the font follows the size that the person wants text in; fonts of text styles always do here.
  open var adjustsFontForContentSizeCategory = false
  /// A view where the text begins.
  open var leftView: UIView? { didSet { faceChanged() } }
  /// When it shows.
  open var leftViewMode = ViewMode.never { didSet { faceChanged() } }
  /// A view where the text ends.
  open var rightView: UIView? { didSet { faceChanged() } }
  /// When it shows.
  open var rightViewMode = ViewMode.never { didSet { faceChanged() } }
  /// When a button shows that empties the field.
  open var clearButtonMode = ViewMode.never { didSet { faceChanged() } }
  /// What shows above a keyboard on the screen while the field is edited, where there is one.
  open var inputAccessoryView: UIView?
  /// What shows in place of a keyboard on the screen while the field is edited, where there is one.
  open var inputView: UIView?

  // MARK: Room

  private static let sideInset: CGFloat = 7
  private static let clearSide: CGFloat = 19

  /// The view where the text begins, while it shows.
  var shownLeftView: UIView? { leftViewMode.shows(isEditing: isEditing) ? leftView : nil }
  /// The view where the text ends, while it shows.
  var shownRightView: UIView? { rightViewMode.shows(isEditing: isEditing) ? rightView : nil }
  /// Whether the button that empties the field shows.
  var showsClearButton: Bool { shownRightView == nil && hasText && clearButtonMode.shows(isEditing: isEditing) }

  /// Where a border is drawn.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text lies while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let side = borderStyle == .none ? 0 : Self.sideInset
    var rect = bounds.insetBy(dx: min(side, bounds.width / 2), dy: 0)
    if shownLeftView != nil {
      let left = leftViewRect(forBounds: bounds)
      rect.size.width -= left.maxX - rect.minX
      rect.origin.x = left.maxX
    }
    if shownRightView != nil {
      rect.size.width -= max(rect.maxX - rightViewRect(forBounds: bounds).minX, 0)
    } else if showsClearButton {
      rect.size.width -= max(rect.maxX - clearButtonRect(forBounds: bounds).minX + 5, 0)
    }
    rect.size.width = max(rect.width, 0)
    return rect
  }
  /// Where the text lies while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder lies.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the view lies at which the text begins.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }
  /// Where the view lies at which the text ends.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }
  /// Where the button lies that empties the field.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = Self.clearSide
    return CGRect(x: bounds.maxX - side - (borderStyle == .none ? 0 : 5), y: bounds.midY - side / 2, width: side, height: side)
  }

  open override var intrinsicContentSize: CGSize {
    let size = measureHostedContent(.unspecified)
    return CGSize(width: size.width, height: borderStyle == .roundedRect ? max(size.height, 34) : size.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

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
  open var isSecureTextEntry = false { didSet { faceChanged() } }
  open var textContentType: UITextContentType! {
    get { traits.contentType }
    set { traits.contentType = newValue }
  }

  // MARK: Editing

  /// Whether the field is edited.
  open private(set) var isEditing = false
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { face.hasFocus }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if face.hasFocus { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    mayEdit = true
    face.focus(true)
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard face.hasFocus else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    mayLeave = true
    face.focus(false)
    return true
  }
  /// Whether the delegate was asked already.
  private var mayEdit = false
  private var mayLeave = false
  override var highlightsItself: Bool { false }

  /// The focus has come, or gone.
  func take(isFocused: Bool) {
    face.note(hasFocus: isFocused)
    if isFocused { begin() } else { end() }
  }

  private func begin() {
    guard mayEdit || delegate?.textFieldShouldBeginEditing(self) ?? true else { return face.focus(false) }
    mayEdit = false
    guard !isEditing else { return }
    isEditing = true
    if clearsOnBeginEditing { show("") }
    faceChanged()
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, nil)
  }

  private func end() {
    guard isEditing else { return }
    guard mayLeave || delegate?.textFieldShouldEndEditing(self) ?? true else { return face.focus(true) }
    mayLeave = false
    isEditing = false
    faceChanged()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd, nil)
  }

  /// The person has typed.
  func take(_ new: String) {
    guard new != shownText else { return }
    let change = TextChange(from: shownText, to: new)
    guard delegate?.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.replacement) ?? true else {
      return faceChanged(resizes: false)
    }
    if change.replacement.isEmpty, change.range.length > 0 {
      typed = new
      deleteBackward()
      typed = nil
    } else {
      show(new)
    }
    tellChange()
  }
  /// What a deletion leaves that the person makes.
  private var typed: String?

  private func tellChange() {
    send(.editingChanged, nil)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Deletes a character, or what is selected; called also where the person deletes and there is nothing before the caret.
  open func deleteBackward() {
    if let typed { show(typed) } else if !isDeletingNothing { show(String(shownText.dropLast())) }
  }
  private var isDeletingNothing = false
  /// The person deletes where there is nothing before the caret.
  func takeDeletion() {
    isDeletingNothing = true
    deleteBackward()
    isDeletingNothing = false
  }
  /// Puts a text at the end.
  open func insertText(_ text: String) {
    show(shownText + text)
    tellChange()
  }

  /// The person presses Return; the field keeps the focus unless somebody takes it away.
  func takeReturn() {
    if !(enablesReturnKeyAutomatically && !hasText), delegate?.textFieldShouldReturn(self) ?? true {
      let ends = allControlEvents.contains(.editingDidEndOnExit)
      send([.editingDidEndOnExit, .primaryActionTriggered], nil)
      if ends { _ = resignFirstResponder() }
    }
    if face.hasFocus { face.focus(true) }
  }
  /// The person presses the button that empties the field.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    show("")
    tellChange()
  }
}
