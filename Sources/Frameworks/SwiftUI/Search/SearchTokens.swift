import CoreGraphicsTypes
import SwiftUICore

/// The tokens before the text of a field, whatever their type.
nonisolated struct SearchTokens: Equatable {
  private let list: any SearchTokenList
  init(_ list: any SearchTokenList) { self.list = list }

  @MainActor var view: AnyView { list.view }
  /// What is suggested to become a token; `nil` where nothing is.
  @MainActor var suggestions: AnyView? { list.suggestions }
  func removeLast() { list.removeLast() }
  /// Adds a token; returns whether it has the tokens' type.
  func append(_ token: Any) -> Bool { list.append(token) }

  static func == (a: SearchTokens, b: SearchTokens) -> Bool { a.list.isEqual(to: b.list) }
}

nonisolated protocol SearchTokenList {
  associatedtype Tokens: BidirectionalCollection & RangeReplaceableCollection
  var tokens: Binding<Tokens> { get }
  @MainActor var view: AnyView { get }
  @MainActor var suggestions: AnyView? { get }
}

extension SearchTokenList {
  func removeLast() { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeLast() } }

  func append(_ token: Any) -> Bool {
    guard let token = token as? Tokens.Element else { return false }
    tokens.wrappedValue.append(token)
    return true
  }

  func isEqual(to other: any SearchTokenList) -> Bool {
    (other as? Self).map { ValueComparator.areEqual(self, $0) } ?? false
  }
}

/// Tokens of one type.
nonisolated struct TokenList<Tokens, Suggested, Label: View>: SearchTokenList
where
  Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable, Suggested: RandomAccessCollection,
  Suggested.Element == Tokens.Element
{
  let tokens: Binding<Tokens>
  let suggested: Binding<Suggested>?
  let label: (Tokens.Element) -> Label

  @MainActor var view: AnyView {
    let label = label
    return AnyView(ForEach(tokens.wrappedValue) { label($0).modifier(TokenChrome()) })
  }

  @MainActor var suggestions: AnyView? {
    guard let suggested else { return nil }
    let label = label
    return AnyView(ForEach(suggested.wrappedValue) { label($0).searchCompletion($0) })
  }
}

/// Tokens that their labels can change.
nonisolated struct EditableTokenList<Tokens, Label: View>: SearchTokenList
where
  Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
{
  let tokens: Binding<Tokens>
  let label: (Binding<Tokens.Element>) -> Label

  @MainActor var view: AnyView {
    let label = label
    return AnyView(ForEach(tokens) { label($0).modifier(TokenChrome()) })
  }
  @MainActor var suggestions: AnyView? { nil }
}

/// The tokens of a field, in a row before its text.
struct SearchTokensView: View {
  let tokens: SearchTokens
  @Environment(\.metrics.search.token) private var metrics

  var body: some View { HStack(spacing: 0) { tokens.view.padding(.trailing, metrics.spacing) } }
}

/// What is around a token's label.
private struct TokenChrome: ViewModifier {
  @Environment(\.metrics.search) private var metrics

  func body(content: Content) -> some View {
    content
      .lineLimit(1)
      .padding(.horizontal, metrics.token.inset)
      .frame(height: metrics.token.height)
      .background(metrics.tokenFill, in: RoundedRectangle(cornerRadius: metrics.token.corner))
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("SearchToken")
  }
}
