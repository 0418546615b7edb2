public import Foundation
import Observation
import SwiftUI
import SwiftUICore

/// Searches a screen: SwiftUI's field in its bar, by ``UINavigationItem/searchController``.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// Where results show; the screen itself where there is none.
  public let searchResultsController: UIViewController?
  /// Shows results as what is searched for changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears of the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is searched is dimmed meanwhile, as it is not here.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a search goes on.
  open var isActive: Bool {
    get { state.isActive }
    set { if newValue != state.isActive { setActive(newValue) } }
  }
  private let state = SearchState()

  /// Creates a search whose results another controller shows, or the screen itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a search of the screen itself.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a search from an archive, of which there are none here: one of the screen itself.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// What is searched for, both ways.
  var text: Binding<String> {
    Binding {
      self.searchBar.text ?? ""
    } set: { new in
      guard new != self.searchBar.text else { return }
      self.searchBar.text = new
      self.searchBar.delegate?.searchBar(self.searchBar, textDidChange: new)
      self.update()
    }
  }
  /// The part of what is searched, both ways.
  var scope: Binding<Int> {
    Binding {
      self.searchBar.selectedScopeButtonIndex
    } set: { new in
      self.searchBar.take(scope: new)
      self.update()
    }
  }

  /// What is searched for has changed.
  func update() { searchResultsUpdater?.updateSearchResults(for: self) }

  /// Whether a search goes on, both ways.
  var activity: Binding<Bool> {
    Binding {
      self.state.isActive
    } set: { new in
      guard new != self.state.isActive else { return }
      if !new { self.searchBar.delegate?.searchBarCancelButtonClicked(self.searchBar) }
      self.setActive(new)
    }
  }

  private func setActive(_ isActive: Bool) {
    if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
    state.isActive = isActive
    if !isActive { searchBar.text = nil }
    if isActive {
      searchBar.delegate?.searchBarTextDidBeginEditing(searchBar)
    } else {
      searchBar.delegate?.searchBarTextDidEndEditing(searchBar)
    }
    update()
    if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
  }
}

@Observable @MainActor
private final class SearchState {
  var isActive = false
}

/// Shows results as what is searched for changes.
@MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Another text or scope is searched for.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search.
@MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// The field of a screen's search.
struct ScreenSearch: ViewModifier {
  let search: UISearchController?

  func body(content: Content) -> some View {
    if let search {
      let bar = search.searchBar
      let _ = (bar.face.changes, bar.searchTextField.face.changes)
      content
        .overlay { if search.isActive, let results = search.searchResultsController { ControllerScreen(controller: results) } }
        .searchable(
          text: search.text, isPresented: search.activity, prompt: Text(verbatim: bar.placeholder ?? "Search")
        )
        .searchScopes(search.scope) {
          ForEach(Array((bar.scopeButtonTitles ?? []).enumerated()), id: \.offset) { Text(verbatim: $0.element).tag($0.offset) }
        }
        .onSubmit(of: .search) { bar.delegate?.searchBarSearchButtonClicked(bar) }
    } else {
      content
    }
  }
}
