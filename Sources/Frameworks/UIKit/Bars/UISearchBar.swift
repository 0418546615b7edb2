import CoreGraphicsTypes
public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A field in which what is searched for is typed.
///
/// That of a search controller says how the screen's field is; one that an app makes itself shows a field.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// How much a bar shows of itself.
  public enum Style: UInt, Sendable {
    /// As the system says.
    case `default`
    /// With what fills the bar.
    case prominent
    /// Without it.
    case minimal
  }

  /// What is searched for.
  open var text: String? {
    get { typed }
    set {
      typed = newValue ?? ""
      changed()
    }
  }
  private var typed = ""
  /// What shows while nothing is typed.
  open var placeholder: String? { didSet { changed() } }
  /// How much the bar shows of itself.
  open var searchBarStyle = Style.default { didSet { changed() } }
  /// Whether a button that cancels shows.
  open var showsCancelButton = false { didSet { changed() } }
  /// Titles of scopes to choose from.
  open var scopeButtonTitles: [String]? { didSet { changed() } }
  /// The scope that is chosen.
  open var selectedScopeButtonIndex = 0 { didSet { if selectedScopeButtonIndex != oldValue { changed() } } }
  /// What fills the bar; `nil` for the system's.
  open var barTintColor: UIColor? { didSet { changed() } }
  /// Whether content shows through the bar.
  open var isTranslucent = true
  /// Hears what is typed.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The controller whose screen the field is for.
  weak var owner: UISearchController?
  private let revisions = Revisions()

  /// Creates a bar at a place, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setHostedContent(SearchBarFace(bar: self))
  }
  /// Creates a bar from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setHostedContent(SearchBarFace(bar: self))
  }

  /// Shows or hides the button that cancels.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }
  /// As wide as is offered, and as high as search bars are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
  /// As high as search bars are.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }

  /// The text, both ways.
  var binding: Binding<String> {
    Binding { self.typed } set: { new in
      guard new != self.typed else { return }
      self.typed = new
      self.changed()
      self.delegate?.searchBar(self, textDidChange: new)
      self.owner?.update()
    }
  }
  /// The scope, both ways.
  var scope: Binding<Int> {
    Binding { self.selectedScopeButtonIndex } set: { new in
      self.selectedScopeButtonIndex = new
      self.delegate?.searchBar(self, selectedScopeButtonIndexDidChange: new)
      self.owner?.update()
    }
  }
  func edits(_ isEditing: Bool) {
    if isEditing {
      delegate?.searchBarTextDidBeginEditing(self)
    } else {
      delegate?.searchBarTextDidEndEditing(self)
    }
  }
  func submit() { delegate?.searchBarSearchButtonClicked(self) }
  func cancel() { delegate?.searchBarCancelButtonClicked(self) }

  func changed() { revisions.count &+= 1 }
  func note() { _ = revisions.count }
}

/// Hears what is searched for.
@MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Another text is searched for.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// The person has come into the field.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// The person has left the field.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that cancels was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A bar that an app makes itself.
private struct SearchBarFace: View {
  weak var bar: UISearchBar?
  @FocusState private var isEditing: Bool

  var body: some View {
    let _ = bar?.note()
    if let bar {
      HStack(spacing: 12) {
        HStack(spacing: 6) {
          Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
          TextField(text: bar.binding) { Text(verbatim: bar.placeholder ?? "Search") }
            .focused($isEditing)
            .onSubmit { bar.submit() }
        }
        .padding(.horizontal, 8)
        .frame(height: 36)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 10))
        if bar.showsCancelButton { Button("Cancel") { bar.cancel() } }
      }
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { bar.barTintColor.map { Color(uiColor: $0) } }
      .onChange(of: isEditing) { _, isEditing in bar.edits(isEditing) }
    }
  }
}
