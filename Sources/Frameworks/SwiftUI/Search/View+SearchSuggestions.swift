import CoreGraphicsTypes
public import SwiftUICore

extension View {
  /// Shows views over the content while the field of the search inside is in use.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }
}

/// Suggestions as rows over the content; nothing where there are none.
struct SearchSuggestions: View {
  let rows: AnyView
  let complete: (String) -> Void
  @State private var count = 0
  @Environment(\.look.search) private var look

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        rows
          .font(look.font)
          .frame(maxWidth: .infinity, minHeight: look.rowHeight, alignment: .leading)
          .padding(.horizontal, look.margin)
          .overlay(alignment: .bottom) { Divider().padding(.leading, look.margin) }
          .preference(key: SuggestionCountKey.self, value: 1)
      }
      .environment(\.completeSearch, complete)
    }
    .background()
    .opacity(count > 0 ? 1 : 0)
    .allowsHitTesting(count > 0)
    .onPreferenceChange(SuggestionCountKey.self) { [count = $count] in count.wrappedValue = $0 }
  }
}

private enum SuggestionCountKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
