import CoreGraphicsTypes
public import SwiftUICore

extension View {
  /// Shows views over the content while the field of the search inside is in use.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = AnyView(suggestions())
    return modifier(EnvironmentWritingModifier { $0.searchContext.suggestions = suggestions })
  }

  /// Shows the suggestions of the search inside, or hides them, where they would be in some places.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    modifier(
      EnvironmentWritingModifier {
        if visibility == .hidden {
          $0.searchContext.hiddenSuggestions.formUnion(placements)
        } else {
          $0.searchContext.hiddenSuggestions.subtract(placements)
        }
      })
  }
}

/// Where suggestions show.
nonisolated public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let kind: Int

  /// Where they fit: over the content.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: 0) }
  /// In a menu below the field.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: 1) }
  /// Over the content.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: 2) }

  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// The value as it is stored.
    public var rawValue: Int
    /// Creates a value from the one stored.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu below the field.
    public static var menu: SearchSuggestionsPlacement.Set { Set(rawValue: 1) }
    /// Over the content.
    public static var content: SearchSuggestionsPlacement.Set { Set(rawValue: 2) }
  }
}

private enum SearchSuggestionsPlacementKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

extension EnvironmentValues {
  /// Where suggestions show; over the content, for those who show them.
  public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SearchSuggestionsPlacementKey.self] }
    set { self[SearchSuggestionsPlacementKey.self] = newValue }
  }
}

/// Suggestions as rows over the content, of which those have views that show; nothing where there are none.
struct SearchSuggestions: View {
  let rows: AnyView
  let completion: SearchCompletion
  @State private var hasRows = false
  @Environment(\.metrics.search) private var metrics

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        rows
          .font(metrics.font)
          .frame(maxWidth: .infinity, minHeight: metrics.rowHeight, alignment: .leading)
          .padding(.horizontal, metrics.margin)
          .overlay(alignment: .bottom) { Divider().padding(.leading, metrics.margin) }
          .preference(key: HasSuggestionsKey.self, value: true)
      }
      .environment(\.completeSearch, completion)
      .environment(\.searchSuggestionsPlacement, .content)
    }
    .background()
    .opacity(hasRows ? 1 : 0)
    .allowsHitTesting(hasRows)
    .onPreferenceChange(HasSuggestionsKey.self) { [hasRows = $hasRows] in hasRows.wrappedValue = $0 }
  }
}

private enum HasSuggestionsKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
