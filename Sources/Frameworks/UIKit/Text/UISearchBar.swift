public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A field to search with, with a button that ends the search and scopes to choose from.
@MainActor @preconcurrency
open class UISearchBar: UIView, FacedView, UIBarPositioning {
  /// What is drawn behind a search bar.
  public enum Style: UInt, Sendable {
    /// What bars are made of.
    case `default`
    /// What bars are made of.
    case prominent
    /// Nothing.
    case minimal
  }

  let face = FaceModel()
  /// The field; its text is the bar's.
  public let searchTextField = UISearchTextField()
  private let relay = SearchRelay()

  /// Creates an empty bar at a place, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates an empty bar.
  public convenience init() { self.init(frame: .zero) }
  /// Creates a bar from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    relay.bar = self
    searchTextField.bar = self
    searchTextField.delegate = relay
    searchTextField.placeholder = "Search"
    showFace { SearchBarFace(bar: $0) }
  }

  /// Hears of what the person does.
  open weak var delegate: (any UISearchBarDelegate)?

  /// What is searched for.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// What shows while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field.
  open var prompt: String? { didSet { faceChanged() } }
  /// What is drawn behind the bar.
  open var searchBarStyle = Style.default { didSet { faceChanged(resizes: false) } }
  /// Whether the bar is dark.
  open var barStyle = UIBarStyle.default { didSet { faceChanged(resizes: false) } }
  /// The colour behind the bar.
  open var barTintColor: UIColor? { didSet { faceChanged(resizes: false) } }
  /// Whether what lies behind shows through.
  open var isTranslucent = true { didSet { faceChanged(resizes: false) } }
  /// A picture behind the bar.
  open var backgroundImage: UIImage? { didSet { faceChanged(resizes: false) } }
  /// Where the bar is.
  open var barPosition: UIBarPosition { .any }

  /// Whether a button shows that ends the search.
  open var showsCancelButton = false { didSet { faceChanged() } }
  /// Shows the button that ends the search, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    if animated {
      withAnimation { self.showsCancelButton = showsCancelButton }
    } else {
      self.showsCancelButton = showsCancelButton
    }
  }
  /// Whether a button shows with a book.
  open var showsBookmarkButton = false { didSet { faceChanged(resizes: false) } }
  /// Whether a button shows that tells of results.
  open var showsSearchResultsButton = false { didSet { faceChanged(resizes: false) } }
  /// Whether the button that tells of results is chosen.
  open var isSearchResultsButtonSelected = false { didSet { faceChanged(resizes: false) } }
  /// Parts of what is searched.
  open var scopeButtonTitles: [String]? { didSet { faceChanged() } }
  /// The part that is chosen.
  open var selectedScopeButtonIndex = 0 { didSet { faceChanged(resizes: false) } }
  /// Whether the parts show.
  open var showsScopeBar = false { didSet { faceChanged() } }
  /// Shows the parts, or hides them.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    if animated { withAnimation { showsScopeBar = show } } else { showsScopeBar = show }
  }

  /// Which letters of what is searched for become capitals by themselves.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether what is searched for is corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Which keys there are.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// What the Return key says.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override var intrinsicContentSize: CGSize {
    let scopes: CGFloat = showsScopeBar && scopeButtonTitles?.isEmpty == false ? 40 : 0
    return CGSize(width: Self.noIntrinsicMetric, height: 56 + scopes + (prompt == nil ? 0 : 19))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: ProposedViewSize(fitting: size).width ?? bounds.width, height: intrinsicContentSize.height)
  }

  /// The person has chosen a part.
  func take(scope: Int) {
    guard scope != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = scope
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
  }
}

/// Something that is at an edge.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where it is.
  var barPosition: UIBarPosition { get }
}

/// The field of a search bar.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
  /// The bar that the field belongs to.
  final weak var bar: UISearchBar?
  /// The bar, or else the view around the field.
  open override var next: UIResponder? { bar ?? super.next }

  /// How high the field is, and how far its text is from its sides (Facts 4.7).
  private static let (height, side, symbolWidth) = (CGFloat(36), CGFloat(6), CGFloat(26.5))

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
  private func setUp() {
    returnKeyType = .search
    clearButtonMode = .whileEditing
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    let symbol = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    symbol.tintColor = .secondaryLabel
    symbol.contentMode = .center
    symbol.frame = CGRect(x: 0, y: 0, width: Self.side + Self.symbolWidth, height: Self.height)
    leftView = symbol
    leftViewMode = .always
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width, height: Self.height) }
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds)
    rect.size.width = max(rect.width - Self.side, 0)
    return rect
  }
}

/// Hears of the field for the bar.
@MainActor
private final class SearchRelay: UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
  }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBar(bar, textDidChange: textField.text ?? "") }
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}

/// Hears of what the person does in a search bar.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The person has changed the text, or emptied it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether characters may be replaced by others.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The person has pressed Return.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The person has pressed the button with a book.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The person has pressed the button that ends the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The person has pressed the button that tells of results.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// The person has chosen a part of what is searched.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing happens.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing happens.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing happens.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// They may.
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    true
  }
  /// Nothing happens.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing happens.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing happens.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing happens.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing happens.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

private struct SearchBarFace: View {
  @Faced var bar: UISearchBar

  var body: some View {
    VStack(spacing: 0) {
      if let prompt = bar.prompt { Text(verbatim: prompt).font(.system(size: 13)).frame(height: 19) }
      HStack(spacing: 12) {
        ShownView(view: bar.searchTextField, fillsWidth: true).frame(height: 36)
        if bar.showsBookmarkButton { symbol("book") { bar.delegate?.searchBarBookmarkButtonClicked(bar) } }
        if bar.showsSearchResultsButton {
          symbol(bar.isSearchResultsButtonSelected ? "chevron.up" : "chevron.down") {
            bar.delegate?.searchBarResultsListButtonClicked(bar)
          }
        }
        if bar.showsCancelButton {
          Button("Cancel") { bar.delegate?.searchBarCancelButtonClicked(bar) }.font(.system(size: 17)).fixedSize()
        }
      }
      .padding(.vertical, 10).padding(.horizontal, 8)
      if bar.showsScopeBar, let titles = bar.scopeButtonTitles, !titles.isEmpty {
        Picker("", selection: Binding(get: { bar.selectedScopeButtonIndex }, set: { bar.take(scope: $0) })) {
          ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
        }
        .pickerStyle(.segmented).padding(.horizontal, 8).padding(.bottom, 8)
      }
    }
    .background { ground }
    .environment(\.colorScheme, bar.barStyle == .black ? .dark : scheme)
  }

  @Environment(\.colorScheme) private var scheme

  private func symbol(_ name: String, _ action: @escaping () -> Void) -> some View {
    Button(action: action) { Image(systemName: name) }.buttonStyle(.plain).foregroundStyle(.secondary)
  }

  @ViewBuilder private var ground: some View {
    if let image = bar.backgroundImage {
      Image(uiImage: image).resizable()
    } else if let color = bar.barTintColor {
      Color(uiColor: color)
    } else if bar.searchBarStyle != .minimal {
      if bar.isTranslucent { Rectangle().fill(.bar) } else { Color(uiColor: .systemBackground) }
    }
  }
}
