import SwiftUI
import UIKit

/// A list of bridges, and a search bar of UIKit above it.
struct SearchScreen: View {
  @State private var text = ""

  private var found: [Bridge] {
    guard !text.isEmpty else { return Bridge.all }
    return Bridge.all.filter {
      $0.title.localizedStandardContains(text) || $0.facts.localizedStandardContains(text)
    }
  }

  var body: some View {
    VStack(spacing: 0) {
      SearchBar(text: $text)
      List(found) { bridge in
        VStack(alignment: .leading) {
          Text(LocalizedStringKey(bridge.name))
          Text(bridge.facts)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
      }
      .listStyle(.plain)
      .overlay {
        if found.isEmpty { ContentUnavailableView.search(text: text) }
      }
    }
  }
}

private struct SearchBar: UIViewRepresentable {
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar()
    bar.delegate = context.coordinator
    bar.placeholder = NSLocalizedString("Name or town", comment: "What to search for")
    bar.searchBarStyle = .minimal
    bar.autocapitalizationType = .none
    return bar
  }

  func updateUIView(_ bar: UISearchBar, context: Context) {
    context.coordinator.parent = self
    bar.text = text
  }

  final class Coordinator: NSObject, UISearchBarDelegate {
    var parent: SearchBar

    init(_ parent: SearchBar) { self.parent = parent }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { parent.text = searchText }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(true, animated: true) }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(false, animated: true) }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      parent.text = ""
      searchBar.resignFirstResponder()
    }
  }
}

#Preview {
  NavigationStack { SearchScreen() }
}
